extension Element {
  /// A badge that is filled, to stand out from the text around it.
  ///
  /// - Parameter badge: The word and its status; the sign stays for everyone who does not see the surface.
  /// - Returns: One line; where there is little room, its end is cut.
  public static func pill(_ badge: Badge) -> Element {
    .text(StyledText(pill: badge), maximumLines: 1).described(as: StyledText(badge))
  }
}

extension StyledText {
  /// Creates the inline form of a filled badge; see ``Element/pill(_:)``.
  public init(pill badge: Badge) {
    self = (" " + StyledText(badge) + " ").painted(on: .raised)
  }
}
