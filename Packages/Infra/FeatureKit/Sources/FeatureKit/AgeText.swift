/// Says how long ago something was, in words for people.
public enum AgeText {
  /// The words for an age.
  ///
  /// - Parameter seconds: The age; negative ages count as none.
  /// - Returns: `just now` below ten seconds, then the largest whole unit: `12 s ago`, `3 min ago`, `2 h ago`,
  ///   `5 days ago`.
  public static func ago(seconds: Int) -> String {
    switch seconds {
    case ..<10: "just now"
    case ..<60: "\(seconds) s ago"
    case ..<3600: "\(seconds / 60) min ago"
    case ..<86_400: "\(seconds / 3600) h ago"
    case ..<172_800: "1 day ago"
    default: "\(seconds / 86_400) days ago"
    }
  }
}
