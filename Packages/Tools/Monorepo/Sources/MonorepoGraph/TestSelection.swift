/// Which tests of a suite run.
public struct TestSelection: Equatable, Encodable, Sendable {
  /// The only ones that run, nil for all.
  public let selected: [TestName]?
  /// Those that do not run, although they may be selected.
  public let skipped: [TestName]

  /// Every test.
  public static let everything = TestSelection()

  /// Describes a selection.
  public init(selected: [TestName]? = nil, skipped: [TestName] = []) {
    self.selected = selected
    self.skipped = skipped
  }
}
