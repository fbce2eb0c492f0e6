/// A figure with what it counts, and where it is going.
public struct StatTile: Hashable, Sendable {
  /// The figure as it is shown, such as "1,284".
  public let value: SafeText
  /// The label of the figure.
  public let label: SafeText
  /// Where it is going; nil when that is unknown.
  public let trend: Trend?

  /// Creates a tile.
  ///
  /// - Parameters:
  ///   - value: The figure as it is shown, with its unit.
  ///   - label: What it counts, in a word or two.
  ///   - trend: Where it is going; nil when that is unknown.
  public init(_ value: SafeText, _ label: SafeText, trend: Trend? = nil) {
    self.value = value
    self.label = label
    self.trend = trend
  }
}

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

extension Element {
  /// A figure with what it counts below it; read out the other way round, as "Downloads: 1,284, up 12%".
  public static func statTile(_ tile: StatTile) -> Element {
    let trend = tile.trend.map { StyledText(", ") + $0.words } ?? ""
    let label = tile.label.isEmpty ? "" : StyledText(tile.label) + StyledText(.colon)
    return .stack([
      .text(StyledText(tile.value, .title, .bold), maximumLines: 2),
      .text(StyledText(tile.label, .muted), maximumLines: 2),
      tile.trend.map { .text($0.text) } ?? .empty,
    ])
    .described(as: label + StyledText(tile.value) + trend)
  }

  /// The place of a figure that is not there.
  ///
  /// - Parameters:
  ///   - label: What it would count.
  ///   - placeholder: Why it is not there.
  /// - Returns: The label, and below it the reason.
  public static func statTile(_ label: SafeText, _ placeholder: Placeholder) -> Element {
    .stack([.text(StyledText(label, .muted), maximumLines: 2), .placeholder(placeholder, like: [40])])
  }

  /// Figures in frames, as many beside each other as fit.
  ///
  /// - Parameters:
  ///   - tiles: The figures, made with ``statTile(_:)`` or ``statTile(_:_:)``.
  ///   - minimumWidth: The fewest cells a frame is given, 1 or more.
  /// - Returns: The frames, those in a row equally high.
  public static func statTiles(_ tiles: [Element], minimumWidth: Int = 18) -> Element {
    .grid(tiles.map { .card($0) }, minimumWidth: minimumWidth, gap: 1)
  }
}
