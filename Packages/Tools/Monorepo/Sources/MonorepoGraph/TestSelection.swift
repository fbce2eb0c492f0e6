package struct TestSelection: Equatable, Encodable, Sendable {
  /// The only ones that run, nil for all.
  package internal(set) var selected: [TestName]?
  /// Those that do not run, although they may be selected.
  package internal(set) var skipped: [TestName] = []
  package internal(set) var tags = TagSelection.everything

  package static let everything = TestSelection()
}

/// A selection of tests by their tags, those of the types around them included.
package struct TagSelection: Equatable, Encodable, Sendable {
  package struct Condition: Equatable, Encodable, Sendable {
    /// The tags as Swift Testing tells them, such as `.slow`.
    package let tags: [String]
    package internal(set) var needsAll = false

    func holds(for tags: Set<String>) -> Bool {
      needsAll ? tags.isSuperset(of: self.tags) : !tags.isDisjoint(with: self.tags)
    }
  }

  package internal(set) var selected: Condition?
  /// The condition that excludes a test although it is selected; nil for none.
  package internal(set) var skipped: Condition?

  package static let everything = TagSelection()

  package var names: [String] { (selected?.tags ?? []) + (skipped?.tags ?? []) }

  package func includes(_ tags: Set<String>) -> Bool {
    selected?.holds(for: tags) != false && skipped?.holds(for: tags) != true
  }
}

/// The name of a type with tests or of one test, as a plan writes it.
///
/// `Outer/Inner` names a type and all below it, `Outer/test(number:)` one function. Backticks around a raw
/// identifier may be left out unless its name contains a slash.
package struct TestName: Equatable, Hashable, Encodable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// A regular expression for the name behind that of the module in Swift Testing's identifiers.
  package var pattern: String {
    if text.contains("`") { return Self.escaped(text) }
    let parts = text.split(separator: "/").map { part in
      let end = part.lastIndex(of: "(") ?? part.endIndex
      return "`?\(Self.escaped(part[..<end]))`?\(Self.escaped(part[end...]))"
    }
    return parts.joined(separator: "/")
  }

  package static func escaped(_ text: some StringProtocol) -> String {
    text.reduce(into: "") { result, character in
      if #"\.^$*+?()[]{}|"#.contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}

extension TagSelection.Condition: Decodable {
  private enum Keys: String, CodingKey, CaseIterable { case mode, tags }

  private enum Mode: String, KnownWord { case and, or }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: Keys.self)
    tags = try container.decode([String].self, forKey: .tags)
    needsAll = try container.decodeIfPresent(Mode.self, forKey: .mode) == .and
    if tags.isEmpty { throw container.error(.tags, "name a tag or remove the key") }
  }
}

/// The names of tests in a test plan: a list of texts, or the object that newer versions of Xcode write.
struct TestPlanNames: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case suites, testFunctions, xctestClasses }

  /// A type with tests; without functions, methods or types of its own it stands for all of them.
  private struct Group: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable { case name, suites, testFunctions, xctestMethods }

    let names: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(only: CodingKeys.self)
      let name = try container.decode(String.self, forKey: .name)
      let functions: [String] = try container.list(.testFunctions)
      let methods: [String] = try container.list(.xctestMethods)
      let groups: [Group] = try container.list(.suites)
      let below = functions + methods + groups.flatMap(\.names)
      names = below.isEmpty ? [name] : below.map { name + "/" + $0 }
    }
  }

  let names: [TestName]

  init(from decoder: any Decoder) throws {
    if let list = try? decoder.singleValueContainer().decode([String].self) {
      names = list.map(TestName.init)
      return
    }
    let container = try decoder.container(only: CodingKeys.self)
    let groups: [Group] = try container.list(.suites)
    let classes: [Group] = try container.list(.xctestClasses)
    let functions: [String] = try container.list(.testFunctions)
    names = ((groups + classes).flatMap(\.names) + functions).map(TestName.init)
  }
}
