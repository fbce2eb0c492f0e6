/// Tags in a test plan.
struct TestPlanTags: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case mode, tags }

  private enum Mode: String, Decodable { case and, or }

  let condition: TagSelection.Condition

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self)
    condition = TagSelection.Condition(
      tags: try container.decode([String].self, forKey: .tags),
      needsAll: try container.decodeIfPresent(Mode.self, forKey: .mode) == .and
    )
    if condition.tags.isEmpty { throw container.error(.tags, "name a tag or remove the key") }
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
      let functions = try container.decodeIfPresent([String].self, forKey: .testFunctions) ?? []
      let methods = try container.decodeIfPresent([String].self, forKey: .xctestMethods) ?? []
      let groups = try container.decodeIfPresent([Group].self, forKey: .suites) ?? []
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
    let groups = try container.decodeIfPresent([Group].self, forKey: .suites) ?? []
    let classes = try container.decodeIfPresent([Group].self, forKey: .xctestClasses) ?? []
    let functions = try container.decodeIfPresent([String].self, forKey: .testFunctions) ?? []
    names = ((groups + classes).flatMap(\.names) + functions).map(TestName.init)
  }
}
