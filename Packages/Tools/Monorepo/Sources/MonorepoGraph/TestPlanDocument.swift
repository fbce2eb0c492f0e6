/// A test plan as it stands in the file.
struct TestPlanDocument: Decodable {
  struct Options: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable { case environmentVariableEntries }

    let environmentVariableEntries: [Variable]?

    init(from decoder: any Decoder) throws {
      try decoder.requireKeys(CodingKeys.self)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      environmentVariableEntries = try container.decodeIfPresent(
        [Variable].self,
        forKey: .environmentVariableEntries
      )
    }
  }

  struct Variable: Decodable {
    let key: String
    let value: String
    let enabled: Bool?
  }

  struct Configuration: Decodable {
    let name: String
    let options: Options
  }

  struct Entry: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable { case enabled, parallelizable, target }

    let enabled: Bool?
    let parallelizable: Bool?
    let target: Reference

    init(from decoder: any Decoder) throws {
      try decoder.requireKeys(CodingKeys.self)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      enabled = try container.decodeIfPresent(Bool.self, forKey: .enabled)
      parallelizable = try container.decodeIfPresent(Bool.self, forKey: .parallelizable)
      target = try container.decode(Reference.self, forKey: .target)
    }
  }

  struct Reference: Decodable {
    let folder: String
    let name: String

    enum CodingKeys: String, CodingKey, CaseIterable { case containerPath, identifier, name }

    init(from decoder: any Decoder) throws {
      try decoder.requireKeys(CodingKeys.self)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      let path = try container.decode(String.self, forKey: .containerPath)
      guard path.hasPrefix("container:"),
        !path.dropFirst("container:".count).split(separator: "/").contains("..")
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .containerPath,
          in: container,
          debugDescription: "“\(path)” is no “container:” path inside the repository"
        )
      }
      folder = String(path.dropFirst("container:".count))
    }
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case configurations, defaultOptions, testTargets, version
  }

  let configurations: [Configuration]
  let defaultOptions: Options
  let testTargets: [Entry]

  init(from decoder: any Decoder) throws {
    try decoder.requireKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard try container.decode(Int.self, forKey: .version) == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .version,
        in: container,
        debugDescription: "only version 1 is understood"
      )
    }
    configurations = try container.decode([Configuration].self, forKey: .configurations)
    guard configurations.count == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .configurations,
        in: container,
        debugDescription: "exactly one configuration is supported"
      )
    }
    defaultOptions = try container.decode(Options.self, forKey: .defaultOptions)
    testTargets = try container.decode([Entry].self, forKey: .testTargets)
    guard !testTargets.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .testTargets,
        in: container,
        debugDescription: "the plan names no suite"
      )
    }
  }
}

extension TestPlan {
  init(_ document: TestPlanDocument) {
    let options = [document.defaultOptions] + document.configurations.map(\.options)
    let variables = options.flatMap { $0.environmentVariableEntries ?? [] }.filter { $0.enabled ?? true }
    self.init(
      suites: document.testTargets.map { entry in
        Suite(
          name: entry.target.name,
          folder: entry.target.folder,
          isEnabled: entry.enabled ?? true,
          isParallel: entry.parallelizable ?? true
        )
      },
      environment: Dictionary(variables.map { ($0.key, $0.value) }) { $1 }
    )
  }
}
