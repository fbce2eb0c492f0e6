extension Language {
  /// Says how long ago something was.
  ///
  /// - Parameter seconds: The age; negative ages count as none.
  /// - Returns: `just now` below ten seconds, then the largest whole unit: `12 seconds ago`, `2 hours ago`, `2小时前`.
  public func ago(seconds: Int) -> String {
    guard seconds >= 10 else { return choose(en: "just now", zhHans: "刚刚") }
    let duration = duration(roundedDown: seconds)
    return choose(en: "\(duration) ago", zhHans: "\(duration)前")
  }

  /// Says when something will be, never sooner than it is.
  ///
  /// - Parameter seconds: The time until then; none and less is the present.
  /// - Returns: `now`, `in 45 seconds`, `in 3 minutes`, `3分钟后`.
  public func ahead(seconds: Int) -> String {
    guard seconds > 0 else { return choose(en: "now", zhHans: "现在") }
    let duration = duration(roundedUp: seconds)
    return choose(en: "in \(duration)", zhHans: "\(duration)后")
  }
}
