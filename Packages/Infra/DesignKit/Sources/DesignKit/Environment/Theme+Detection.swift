extension Theme {
  /// Works out which background a theme has to suit, from what the terminal says in `COLORFGBG`.
  ///
  /// rxvt, Konsole and iTerm2 set it to the numbers of the foreground and the background, such as `0;15`, some with
  /// a word between them. Of the 16 named colours, 7 and 9 to 15 are light. Everything else counts as dark, which
  /// most terminals are.
  ///
  /// - Parameter environment: The environment variables of the process.
  /// - Returns: ``light`` or ``dark``.
  public static func detected(environment: [String: String]) -> Theme {
    let colors = (environment["COLORFGBG"] ?? "").split(separator: ";", omittingEmptySubsequences: false)
    guard colors.count > 1, let background = colors.last.flatMap({ Int($0) }) else { return .dark }
    return background == 7 || (9...15).contains(background) ? .light : .dark
  }
}
