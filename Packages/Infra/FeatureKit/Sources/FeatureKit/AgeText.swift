/// Says how long ago something was, in words for people.
public enum AgeText {
  /// The words for an age.
  ///
  /// - Parameter seconds: The age; negative ages count as none.
  /// - Returns: `just now` below ten seconds, then the largest whole unit: `12 seconds ago`, `1 minute ago`,
  ///   `2 hours ago`, `5 days ago`.
  public static func ago(seconds: Int) -> String {
    seconds < 10 ? "just now" : DurationText.rounded(down: seconds) + " ago"
  }
}
