/// A selection of a suite's tests.
public struct TestSelection: Equatable, Encodable, Sendable {
  /// The only ones that run, nil for all.
  public internal(set) var selected: [TestName]?
  /// Those that do not run, although they may be selected.
  public internal(set) var skipped: [TestName] = []
  /// The condition on their tags on top of that.
  public internal(set) var tags = TagSelection.everything

  /// Every test.
  public static let everything = TestSelection()
}

/// A selection of tests by their tags, those of the types around them included.
public struct TagSelection: Equatable, Encodable, Sendable {
  /// Tags that a test may have.
  public struct Condition: Equatable, Encodable, Sendable {
    /// The tags as Swift Testing tells them, such as `.slow`.
    public let tags: [String]
    /// Whether a test needs all of them rather than one.
    public internal(set) var needsAll = false

    func holds(for tags: Set<String>) -> Bool {
      needsAll ? tags.isSuperset(of: self.tags) : !tags.isDisjoint(with: self.tags)
    }
  }

  /// The condition for a test to run; nil for none.
  public internal(set) var selected: Condition?
  /// The condition that excludes a test although it is selected; nil for none.
  public internal(set) var skipped: Condition?

  /// Every test.
  public static let everything = TagSelection()

  /// The tags that the selection names, selected ones first.
  public var names: [String] { (selected?.tags ?? []) + (skipped?.tags ?? []) }

  /// Whether a test with these tags runs.
  public func includes(_ tags: Set<String>) -> Bool {
    selected?.holds(for: tags) != false && skipped?.holds(for: tags) != true
  }
}
