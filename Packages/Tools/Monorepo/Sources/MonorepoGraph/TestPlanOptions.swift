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

  private enum AddressKey: String, CodingKey, CaseIterable { case detectStackUseAfterReturn, enabled }

  private enum ArgumentKey: String, CodingKey, CaseIterable { case argument, enabled }

  private enum VariableKey: String, CodingKey, CaseIterable { case enabled, key, value }

  private enum RepetitionMode: String, KnownWord {
    case none, fixedIterations, untilFailure, retryOnFailure
  }

  private enum Ordering: String, KnownWord { case random, alphabetical, lexicographic, lexical }

  /// Keys that cannot change what a test finds outside Xcode.
  private static let ignored = [
    "areLocalizationScreenshotsEnabled", "checkedAllocations", "diagnosticCollectionPolicy", "language",
    "locationScenario", "mainThreadCheckerEnabled", "mallocStackLoggingOptions",
    "performanceAntipatternCheckerEnabled", "preferredScreenCaptureFormat", "region",
    "repeatInNewRunnerProcess", "runtimeIssueDetection", "targetForVariableExpansion", "testInteropMode",
    "uiTestingScreenshotsLifetime", "userAttachmentLifetime",
  ]

  /// Keys of checks that only Apple's platforms have; nothing is lost while they are off.
  private static let offOnly = [
    "guardMallocEnabled", "mallocGuardEdgesEnabled", "mallocScribbleEnabled", "nsZombieEnabled",
    "zombieObjectsEnabled",
  ]

  /// The arguments that choose tests, each with the key whose choice is checked and told.
  private static let choices: [Substring: String] = ["--filter": "selectedTests", "--skip": "skippedTests"]

  /// The keys that change nothing outside Xcode, and the references in values that only Xcode expands.
  private(set) var unexecuted: [String]
  private let values: KeyedDecodingContainer<CodingKeys>

  init(from decoder: any Decoder) throws {
    values = try decoder.container(only: CodingKeys.self, ignoring: Self.ignored + Self.offOnly)
    let keys = try decoder.container(keyedBy: AnyKey.self)
    for name in Self.offOnly
    where try keys.decodeIfPresent(Bool.self, forKey: AnyKey(stringValue: name)) ?? false {
      throw keys.error(AnyKey(stringValue: name), "works in Xcode only; remove it or set it to false")
    }
    unexecuted = keys.allKeys.map(\.stringValue).filter((Self.ignored + Self.offOnly).contains).sorted()
    let references = try environment.values.flatMap { value in
      value.matches(of: #/\$\(\w+\)/#).map { String($0.output) }
    }
    unexecuted += Set(references).sorted().map { "environmentVariableEntries “\($0)”" }
  }

  /// The options of a configuration over those of the plan, with Xcode's defaults for those that are not set.
  func resolved(over defaults: TestPlanOptions? = nil) throws -> TestPlan.Options {
    func value<Value: Decodable>(_ key: CodingKeys, _: Value.Type = Value.self) throws -> Value? {
      try values.decodeIfPresent(Value.self, forKey: key)
        ?? defaults?.values.decodeIfPresent(Value.self, forKey: key)
    }
    let address = try value(.addressSanitizer, KnownObject<AddressKey>.self)?.container
    let checksAddresses = try address?.value(.enabled, usually: false) ?? false
    let checksUseAfterReturn = try address?.value(.detectStackUseAfterReturn, usually: false) ?? false
    var environment = try (defaults?.environment ?? [:]).merging(environment) { $1 }
    if checksAddresses, checksUseAfterReturn {
      let options = [environment["ASAN_OPTIONS"], "detect_stack_use_after_return=1"].compactMap(\.self)
      environment["ASAN_OPTIONS"] = options.joined(separator: ":")
    }
    let arguments: [KnownObject<ArgumentKey>] = try value(.commandLineArgumentEntries) ?? []
    let allowance = try allowance(
      standard: value(.defaultTestExecutionTimeAllowance),
      maximum: value(.maximumTestExecutionTimeAllowance)
    )
    return TestPlan.Options(
      environment: environment,
      arguments: try arguments.map(\.container).compactMap { argument in
        let text = try argument.decode(String.self, forKey: .argument)
        guard try argument.value(.enabled, usually: true) else { return nil }
        if let key = Self.choices[text.prefix { $0 != "=" }] {
          throw argument.error(.argument, "“\(text)” chooses tests unseen; use \(key) of a suite")
        }
        return text
      },
      allowance: try value(.testTimeoutsEnabled) == true ? allowance : nil,
      repetition: try repetition(
        value(.testRepetitionMode) ?? RepetitionMode.none,
        times: value(.maximumTestRepetitions) ?? 3
      ),
      coverage: try value(.codeCoverage, TestPlanCoverage.self)?.wish,
      sanitizers: try sanitizers([
        (.address, checksAddresses), (.thread, value(.threadSanitizerEnabled)),
        (.undefined, value(.undefinedBehaviorSanitizerEnabled)),
      ]),
      isShuffled: try value(.testExecutionOrdering) == Ordering.random,
      tags: TagSelection(selected: try value(.selectedTags), skipped: try value(.skippedTags))
    )
  }

  private var environment: [String: String] {
    get throws {
      var environment: [String: String] = [:]
      let variables: [KnownObject<VariableKey>] = try values.list(.environmentVariableEntries)
      for variable in variables.map(\.container) {
        let name = try variable.decode(String.self, forKey: .key)
        let value = try variable.decode(String.self, forKey: .value)
        guard try variable.value(.enabled, usually: true) else { continue }
        guard !name.isEmpty, !name.contains("="), !(name + value).contains("\0") else {
          let reason = "the name is empty or has a “=”, or there is a U+0000"
          throw values.error(.environmentVariableEntries, "“\(name)” cannot be set: \(reason)")
        }
        guard environment.updateValue(value, forKey: name) == nil else {
          throw values.error(.environmentVariableEntries, "“\(name)” is set twice")
        }
      }
      return environment
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
