/// Where a figure is going, and by how much.
public struct Trend: Hashable, Sendable {
  /// Where a figure is going.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// It rises.
    case up
    /// It falls.
    case down
    /// It stays as it was.
    case flat

    var icon: Icon {
      switch self {
      case .up: Icon("↑", ascii: "^")
      case .down: Icon("↓", ascii: "v")
      case .flat: Icon("→", ascii: "=")
      }
    }
  }

  /// Where the figure is going.
  public let direction: Direction
  /// By how much and since when, such as "12% since May"; may be empty.
  public let change: SafeText

  /// Creates a trend.
  ///
  /// - Parameters:
  ///   - direction: Where the figure is going.
  ///   - change: By how much and since when, such as "12% since May"; may be empty.
  public init(_ direction: Direction, _ change: SafeText = "") {
    self.direction = direction
    self.change = change
  }

  /// The sign and the word of the direction, then the change.
  ///
  /// Whether rising is good depends on the figure, so the trend has no colour that judges it.
  var text: StyledText {
    "\(direction.icon, token) " + words
  }

  /// The word of the direction, then the change.
  var words: StyledText {
    StyledText(.trend(direction), token) + (change.isEmpty ? "" : " \(change, .muted)")
  }

  private var token: Token { direction == .flat ? .muted : .accent }
}
