/// Options as they stand in a test plan: everything may be missing.
///
/// The options of a configuration stand over those of the plan; each value is read from the first that has it.
struct TestPlanOptions: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case addressSanitizer, codeCoverage, commandLineArgumentEntries, defaultTestExecutionTimeAllowance
    case environmentVariableEntries, maximumTestExecutionTimeAllowance, maximumTestRepetitions, selectedTags
    case skippedTags, testExecutionOrdering, testRepetitionMode, testTimeoutsEnabled, threadSanitizerEnabled
    case undefinedBehaviorSanitizerEnabled
  }

  private enum RepetitionMode: String, Decodable { case none, fixedIterations, untilFailure, retryOnFailure }

  private enum Ordering: String, Decodable { case random, alphabetical, lexicographic, lexical }

  /// Keys that cannot change what a test finds outside Xcode.
  private static let ignored = [
    "areLocalizationScreenshotsEnabled", "diagnosticCollectionPolicy", "mainThreadCheckerEnabled",
    "performanceAntipatternCheckerEnabled", "preferredScreenCaptureFormat", "repeatInNewRunnerProcess",
    "targetForVariableExpansion", "uiTestingScreenshotsLifetime", "userAttachmentLifetime",
  ]

  /// Keys of checks that only Apple's platforms have; nothing is lost while they are off.
  private static let offOnly = [
    "guardMallocEnabled", "mallocGuardEdgesEnabled", "mallocScribbleEnabled", "nsZombieEnabled",
    "zombieObjectsEnabled",
  ]

  /// The keys that change nothing outside Xcode.
  let unexecuted: [String]
  private let values: KeyedDecodingContainer<CodingKeys>

  init(from decoder: any Decoder) throws {
    values = try decoder.container(only: CodingKeys.self, ignoring: Self.ignored + Self.offOnly)
    let keys = try decoder.container(keyedBy: AnyKey.self)
    for name in Self.offOnly
    where try keys.decodeIfPresent(Bool.self, forKey: AnyKey(stringValue: name)) ?? false {
      throw keys.error(AnyKey(stringValue: name), "works in Xcode only; remove it or set it to false")
    }
    unexecuted = keys.allKeys.map(\.stringValue).filter((Self.ignored + Self.offOnly).contains).sorted()
  }

  /// The options of a configuration over those of the plan, with Xcode's defaults for those that are not set.
  func resolved(over defaults: TestPlanOptions? = nil) throws -> TestPlan.Options {
    func value<Value: Decodable>(_ key: CodingKeys, _: Value.Type = Value.self) throws -> Value? {
      try values.decodeIfPresent(Value.self, forKey: key)
        ?? defaults?.values.decodeIfPresent(Value.self, forKey: key)
    }
    let address: AddressSanitizer? = try value(.addressSanitizer)
    var environment = try (defaults?.environment ?? [:]).merging(environment) { $1 }
    if let address, address.isEnabled, address.detectsStackUseAfterReturn {
      let options = [environment["ASAN_OPTIONS"], "detect_stack_use_after_return=1"].compactMap(\.self)
      environment["ASAN_OPTIONS"] = options.joined(separator: ":")
    }
    let arguments: [Argument] = try value(.commandLineArgumentEntries) ?? []
    let allowance = try allowance(
      standard: value(.defaultTestExecutionTimeAllowance),
      maximum: value(.maximumTestExecutionTimeAllowance)
    )
    return TestPlan.Options(
      environment: environment,
      arguments: arguments.filter(\.isEnabled).map(\.argument),
      allowance: try value(.testTimeoutsEnabled) == true ? allowance : nil,
      repetition: try repetition(
        value(.testRepetitionMode) ?? .none,
        times: value(.maximumTestRepetitions) ?? 3
      ),
      coverage: try value(.codeCoverage, TestPlanCoverage.self)?.wish,
      sanitizers: try sanitizers([
        (.address, address?.isEnabled), (.thread, value(.threadSanitizerEnabled)),
        (.undefined, value(.undefinedBehaviorSanitizerEnabled)),
      ]),
      isShuffled: try value(.testExecutionOrdering) == Ordering.random,
      tags: TagSelection(
        selected: try value(.selectedTags, TestPlanTags.self)?.condition,
        skipped: try value(.skippedTags, TestPlanTags.self)?.condition
      )
    )
  }

  private var environment: [String: String] {
    get throws {
      let variables = try values.decodeIfPresent([Variable].self, forKey: .environmentVariableEntries) ?? []
      let enabled = variables.filter(\.isEnabled).map { ($0.key, $0.value) }
      let names = enabled.map(\.0)
      if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
        throw values.error(.environmentVariableEntries, "“\(name)” is set twice")
      }
      return Dictionary(enabled) { $1 }
    }
  }

  private func allowance(standard: Double?, maximum: Double?) throws -> Duration {
    let standard = standard ?? min(600, maximum ?? 600)
    guard standard > 0 else {
      throw values.error(.defaultTestExecutionTimeAllowance, "must be more than 0 s")
    }
    if let maximum, maximum < standard {
      throw values.error(.maximumTestExecutionTimeAllowance, "is below defaultTestExecutionTimeAllowance")
    }
    return .seconds(standard)
  }

  private func repetition(_ mode: RepetitionMode, times: Int) throws -> Repetition {
    guard times > 0 else { throw values.error(.maximumTestRepetitions, "must be at least 1") }
    return switch mode {
    case .none: .once
    case .fixedIterations: .fixed(times: times)
    case .untilFailure: .untilFailure(atMost: times)
    case .retryOnFailure: .retryOnFailure(atMost: times)
    }
  }

  private func sanitizers(_ wishes: [(Sanitizer, Bool?)]) throws -> [Sanitizer] {
    let sanitizers = wishes.filter { $0.1 == true }.map(\.0)
    if sanitizers.starts(with: [.address, .thread]) {
      let text = "the thread and the address sanitizer cannot run together; make a configuration for each"
      throw DecodingError.dataCorrupted(.init(codingPath: values.codingPath, debugDescription: text))
    }
    return sanitizers
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
    let targets = try container.decodeIfPresent([TestPlanReference].self, forKey: .targets)
    let threshold = try container.decodeIfPresent(Double.self, forKey: .lineCoverageThreshold)
    if let threshold, !(0...100).contains(threshold) {
      throw container.error(.lineCoverageThreshold, "\(threshold) is not a percentage from 0 to 100")
    }
    // A threshold is an addition to Xcode's format: alone it demands something of coverage, but does not ask for it.
    wish = CoverageWish(
      targets: targets?.map { CoverageWish.Target(folder: $0.folder, name: $0.name) },
      lineThreshold: threshold,
      isMeasuredAlways: targets != nil || threshold == nil
    )
  }
}
