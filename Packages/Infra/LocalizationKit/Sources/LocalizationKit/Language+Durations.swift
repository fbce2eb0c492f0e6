extension Language {
  /// Says how long something takes in the largest unit that fits, and not more than it is.
  ///
  /// - Parameter seconds: The duration; negative ones count as none.
  /// - Returns: `1 minute` for 119 seconds, `1分钟`.
  public func duration(roundedDown seconds: Int) -> String {
    let seconds = max(seconds, 0)
    let unit = DurationUnit.allCases.first { seconds >= $0.seconds } ?? .second
    return unit.words(seconds / unit.seconds, in: self)
  }

  /// Says how long something takes in the largest unit that fits, and not less than it is.
  ///
  /// - Parameter seconds: The duration; negative ones count as none.
  /// - Returns: `2 minutes` for 119 seconds, `2分钟`.
  public func duration(roundedUp seconds: Int) -> String {
    guard let unit = DurationUnit.allCases.first(where: { seconds > $0.seconds }) else {
      return DurationUnit.second.words(max(seconds, 0), in: self)
    }
    return unit.words((seconds - 1) / unit.seconds + 1, in: self)
  }
}
