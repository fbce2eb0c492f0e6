/// A selection of a suite's tests.
public struct TestSelection: Equatable, Encodable, Sendable {
  /// The only ones that run, nil for all.
  public let selected: [TestName]?
  /// Those that do not run, although they may be selected.
  public let skipped: [TestName]
  /// The condition on their tags on top of that.
  public let tags: TagSelection

  /// Every test.
  public static let everything = TestSelection()

  /// Describes a selection.
  public init(
    selected: [TestName]? = nil,
    skipped: [TestName] = [],
    tags: TagSelection = .everything
  ) {
    self.selected = selected
    self.skipped = skipped
    self.tags = tags
  }
}

/// A selection of tests by their tags, those of the types around them included.
public struct TagSelection: Equatable, Encodable, Sendable {
  /// Tags that a test may have.
  public struct Condition: Equatable, Encodable, Sendable {
    /// The tags as Swift Testing tells them, such as `.slow`.
    public let tags: [String]
    /// Whether a test needs all of them rather than one.
    public let needsAll: Bool

    /// Describes a condition.
    public init(tags: [String], needsAll: Bool = false) {
      self.tags = tags
      self.needsAll = needsAll
    }

    func holds(for tags: Set<String>) -> Bool {
      needsAll ? tags.isSuperset(of: self.tags) : !tags.isDisjoint(with: self.tags)
    }
  }

  /// The condition for a test to run; nil for none.
  public let selected: Condition?
  /// The condition that excludes a test although it is selected; nil for none.
  public let skipped: Condition?

  /// Every test.
  public static let everything = TagSelection()

  /// Describes a selection.
  public init(selected: Condition? = nil, skipped: Condition? = nil) {
    self.selected = selected
    self.skipped = skipped
  }

  /// The tags that the selection names, selected ones first.
  public var names: [String] { (selected?.tags ?? []) + (skipped?.tags ?? []) }

  /// Whether a test with these tags runs.
  public func includes(_ tags: Set<String>) -> Bool {
    selected?.holds(for: tags) != false && skipped?.holds(for: tags) != true
  }
}
