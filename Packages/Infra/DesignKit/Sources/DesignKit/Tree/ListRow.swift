/// An item of a list: icon and title, a short text, and quiet details.
public struct ListRow: Hashable, Sendable {
  /// A picture before the title.
  public var icon: Icon?
  /// The name of the item.
  public var title: SafeText
  /// The most lines of the title.
  public var titleLines: Int
  /// A text below the title, cut after ``subtitleLines`` lines.
  public var subtitle: SafeText?
  /// The most lines of the subtitle.
  public var subtitleLines: Int
  /// Details in a line below, set apart by dots.
  public var details: [StyledText]
  /// A word at the end of the title's line; moves below where there is no room.
  public var trailing: StyledText?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The name of the item.
  ///   - titleLines: The most lines of the title.
  ///   - icon: A picture before the title.
  ///   - subtitle: A text below the title.
  ///   - subtitleLines: The most lines of the subtitle.
  ///   - details: Details in a line below.
  ///   - trailing: A word at the end of the title's line.
  public init(
    _ title: SafeText,
    titleLines: Int = 2,
    icon: Icon? = nil,
    subtitle: SafeText? = nil,
    subtitleLines: Int = 2,
    details: [StyledText] = [],
    trailing: StyledText? = nil
  ) {
    self.icon = icon
    self.title = title
    self.titleLines = titleLines
    self.subtitle = subtitle
    self.subtitleLines = subtitleLines
    self.details = details
    self.trailing = trailing
  }
}
