import MonorepoSystem

extension TestPlan: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case configurations, defaultOptions, testTargets, version
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self)
    guard try container.decode(Int.self, forKey: .version) == 1 else {
      throw container.error(.version, "only version 1 is supported")
    }
    let defaults = try container.decode(TestPlanOptions.self, forKey: .defaultOptions)
    _ = try defaults.resolved()
    let entries = try container.decode([TestPlanConfiguration].self, forKey: .configurations)
    configurations = try entries.filter(\.isEnabled).map { entry in
      Configuration(name: entry.name, options: try entry.options.resolved(over: defaults))
    }
    guard !configurations.isEmpty else {
      throw container.error(.configurations, "no configuration is enabled")
    }
    if let name = entries.map(\.name).firstRepeated {
      throw container.error(.configurations, "“\(name)” is listed twice")
    }
    unexecutedKeys =
      defaults.unexecuted.map { "defaultOptions.\($0)" }
      + entries.enumerated().flatMap { index, entry in
        entry.options.unexecuted.map { "configurations[\(index)].options.\($0)" }
      }
    let listed = try container.decode([Suite].self, forKey: .testTargets)
    guard !listed.isEmpty else { throw container.error(.testTargets, "the plan names no suite") }
    if let target = listed.map(\.target).firstRepeated {
      throw container.error(.testTargets, "“\(target.name)” is listed twice")
    }
    let namesakes = Dictionary(grouping: listed, by: \.name)
    suites = listed.map { entry in
      var suite = entry
      suite.hasNamesake = namesakes[entry.name, default: []].count > 1
      return suite
    }
  }
}

struct TestPlanConfiguration: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case enabled, id, name, options }

  let name: String
  let isEnabled: Bool
  let options: TestPlanOptions

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    isEnabled = try container.value(.enabled, usually: true)
    options = try container.decode(TestPlanOptions.self, forKey: .options)
  }
}

extension PlannedTarget: Decodable {
  private enum Keys: String, CodingKey, CaseIterable { case containerPath, identifier, name }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: Keys.self)
    name = try container.decode(String.self, forKey: .name)
    let path = try container.decode(String.self, forKey: .containerPath)
    let below = String(path.dropFirst("container:".count))
    // Xcode has the paths relative to the project, which may be beside the plan.
    let plan = CodingUserInfoKey.planFolder.flatMap { decoder.userInfo[$0] as? String } ?? ""
    let inside = LocalPackage.normalized(below) ?? LocalPackage.normalized(plan + "/" + below)
    guard path.hasPrefix("container:"), let inside else {
      throw container.error(.containerPath, "“\(path)” is not a “container:” path inside the repository")
    }
    folder = inside
  }
}

extension TestPlan.Suite: Decodable {
  private enum Keys: String, CodingKey, CaseIterable {
    case enabled, parallelizable, selectedTags, selectedTests, skippedTags, skippedTests, target
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: Keys.self)
    let target = try container.decode(PlannedTarget.self, forKey: .target)
    self.init(
      name: target.name,
      folder: target.folder,
      isEnabled: try container.value(.enabled, usually: true),
      isParallel: try container.value(.parallelizable, usually: true),
      selection: TestSelection(
        selected: try container.decodeIfPresent(TestPlanNames.self, forKey: .selectedTests)?.names,
        skipped: try container.decodeIfPresent(TestPlanNames.self, forKey: .skippedTests)?.names ?? [],
        tags: TagSelection(
          selected: try container.decodeIfPresent(TagSelection.Condition.self, forKey: .selectedTags),
          skipped: try container.decodeIfPresent(TagSelection.Condition.self, forKey: .skippedTags)
        )
      )
    )
  }
}

/// Code coverage as it stands in a test plan: yes, no, or an object.
struct TestPlanCoverage: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case lineCoverageThreshold, targets }

  let wish: CoverageWish?

  init(from decoder: any Decoder) throws {
    if let isWanted = try? decoder.singleValueContainer().decode(Bool.self) {
      wish = isWanted ? CoverageWish() : nil
      return
    }
    let container = try decoder.container(only: CodingKeys.self)
    let targets = try container.decodeIfPresent([PlannedTarget].self, forKey: .targets)
    let threshold = try container.decodeIfPresent(Double.self, forKey: .lineCoverageThreshold)
    if let threshold, !(0...100).contains(threshold) {
      throw container.error(.lineCoverageThreshold, "\(threshold) is not a percentage from 0 to 100")
    }
    // A threshold is an addition to Xcode's format: alone it demands something of coverage, but does not ask
    // for it.
    wish = CoverageWish(
      targets: targets,
      lineThreshold: threshold,
      isMeasuredAlways: targets != nil || threshold == nil
    )
  }
}
