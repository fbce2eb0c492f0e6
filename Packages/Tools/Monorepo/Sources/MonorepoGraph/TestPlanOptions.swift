/// Options as they stand in a test plan: everything may be missing.
struct TestPlanOptions {
  struct Variable: Decodable {
    let key: String
    let value: String
    let enabled: Bool?
  }

  struct Argument: Decodable {
    let argument: String
    let enabled: Bool?
  }

  struct AddressSanitizer: Decodable {
    let enabled: Bool?
    let detectStackUseAfterReturn: Bool?
  }

  enum RepetitionMode: String, Decodable {
    case none, fixedIterations, untilFailure, retryOnFailure
  }

  enum Ordering: String, Decodable {
    case random, alphabetical, lexicographic, lexical
  }

  /// The keys that change nothing outside Xcode.
  var unexecuted: [String] = []
  var variables: [Variable] = []
  var arguments: [Argument]?
  var timeoutsEnabled: Bool?
  var defaultAllowance: Double?
  var maximumAllowance: Double?
  var repetitionMode: RepetitionMode?
  var maximumRepetitions: Int?
  var ordering: Ordering?
  var coverage: TestPlanCoverage?
  var addressSanitizer: AddressSanitizer?
  var threadSanitizer: Bool?
  var undefinedBehaviorSanitizer: Bool?
  var selectedTags: TestPlanTags?
  var skippedTags: TestPlanTags?

  /// These options where they say nothing else than others.
  func overridden(by other: TestPlanOptions) -> TestPlanOptions {
    TestPlanOptions(
      variables: variables + other.variables,
      arguments: other.arguments ?? arguments,
      timeoutsEnabled: other.timeoutsEnabled ?? timeoutsEnabled,
      defaultAllowance: other.defaultAllowance ?? defaultAllowance,
      maximumAllowance: other.maximumAllowance ?? maximumAllowance,
      repetitionMode: other.repetitionMode ?? repetitionMode,
      maximumRepetitions: other.maximumRepetitions ?? maximumRepetitions,
      ordering: other.ordering ?? ordering,
      coverage: other.coverage ?? coverage,
      addressSanitizer: other.addressSanitizer ?? addressSanitizer,
      threadSanitizer: other.threadSanitizer ?? threadSanitizer,
      undefinedBehaviorSanitizer: other.undefinedBehaviorSanitizer ?? undefinedBehaviorSanitizer,
      selectedTags: other.selectedTags ?? selectedTags,
      skippedTags: other.skippedTags ?? skippedTags
    )
  }
}

extension TestPlanOptions: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case addressSanitizer, codeCoverage, commandLineArgumentEntries, defaultTestExecutionTimeAllowance
    case environmentVariableEntries, maximumTestExecutionTimeAllowance, maximumTestRepetitions
    case selectedTags, skippedTags, testExecutionOrdering, testRepetitionMode, testTimeoutsEnabled,
      threadSanitizerEnabled
    case undefinedBehaviorSanitizerEnabled
  }

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

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self, ignoring: Self.ignored + Self.offOnly)
    let keys = try decoder.container(keyedBy: AnyKey.self)
    for name in Self.offOnly
    where try keys.decodeIfPresent(Bool.self, forKey: AnyKey(stringValue: name)) ?? false {
      throw keys.error(AnyKey(stringValue: name), "works in Xcode only; remove it or set it to false")
    }
    unexecuted = keys.allKeys.map(\.stringValue).filter((Self.ignored + Self.offOnly).contains).sorted()
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: key)
    }
    variables = try value(.environmentVariableEntries) ?? []
    let names = variables.filter { $0.enabled != false }.map(\.key)
    if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw container.error(.environmentVariableEntries, "“\(name)” is set twice")
    }
    arguments = try value(.commandLineArgumentEntries)
    timeoutsEnabled = try value(.testTimeoutsEnabled)
    defaultAllowance = try value(.defaultTestExecutionTimeAllowance)
    maximumAllowance = try value(.maximumTestExecutionTimeAllowance)
    repetitionMode = try value(.testRepetitionMode)
    maximumRepetitions = try value(.maximumTestRepetitions)
    ordering = try value(.testExecutionOrdering)
    coverage = try value(.codeCoverage)
    addressSanitizer = try value(.addressSanitizer)
    threadSanitizer = try value(.threadSanitizerEnabled)
    undefinedBehaviorSanitizer = try value(.undefinedBehaviorSanitizerEnabled)
    selectedTags = try value(.selectedTags)
    skippedTags = try value(.skippedTags)
  }
}

/// Code coverage as it stands in a test plan: yes, no, or an object.
struct TestPlanCoverage: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case lineCoverageThreshold, targets }

  /// The coverage to measure, nil when the plan turns it off.
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
