/// Where an element stands in front of another one.
public struct Placement: Hashable, Sendable {
  /// Where it stands in the height of the one behind.
  public enum Vertical: Hashable, Sendable {
    /// At the first lines.
    case top
    /// In the middle.
    case center
    /// At the last lines.
    case bottom
  }

  /// Where it stands in the width.
  public let horizontal: Alignment
  /// Where it stands in the height.
  public let vertical: Vertical

  /// Creates a placement.
  public init(_ horizontal: Alignment, _ vertical: Vertical) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle, as a dialog.
  public static let center = Placement(.center, .center)
  /// In the lower corner at the end of the lines, as a toast.
  public static let bottomTrailing = Placement(.trailing, .bottom)

  /// The first line of so many, in a height.
  func line(of count: Int, in height: Int) -> Int {
    switch vertical {
    case .top: 0
    case .center: max(height - count, 0) / 2
    case .bottom: max(height - count, 0)
    }
  }

  /// The first cell of so many, in a width.
  func cell(of count: Int, in width: Int) -> Int {
    switch horizontal {
    case .leading: 0
    case .center: max(width - count, 0) / 2
    case .trailing: max(width - count, 0)
    }
  }
}
