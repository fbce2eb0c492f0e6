extension Element {
  /// The picture of somebody or something: five by five squares in one colour, three lines high.
  ///
  /// A screen reader and Markdown have the name instead; where that stands beside, describe the picture as "".
  ///
  /// - Parameter avatar: Whose picture.
  /// - Returns: Three lines.
  public static func avatar(_ avatar: Avatar) -> Element {
    .drawing(
      Drawing(
        unicode: avatar.pattern.lines([" ", "▀", "▄", "█"]),
        ascii: avatar.pattern.lines([" ", "\"", "o", "8"]),
        description: StyledText(avatar.name)
      )
    )
  }
}
