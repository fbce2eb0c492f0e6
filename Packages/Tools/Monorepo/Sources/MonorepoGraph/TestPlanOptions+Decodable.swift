extension TestPlanOptions: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case addressSanitizer, codeCoverage, commandLineArgumentEntries, defaultTestExecutionTimeAllowance
    case environmentVariableEntries, maximumTestExecutionTimeAllowance, maximumTestRepetitions
    case testExecutionOrdering, testRepetitionMode, testTimeoutsEnabled, threadSanitizerEnabled
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
    try decoder.requireKeys(CodingKeys.self, ignoring: Self.ignored + Self.offOnly)
    let names = try decoder.container(keyedBy: AnyKey.self)
    for name in Self.offOnly
    where try names.decodeIfPresent(Bool.self, forKey: AnyKey(stringValue: name)) ?? false {
      throw names.error(AnyKey(stringValue: name), "works in Xcode only; take it out or make it false")
    }
    unexecuted = names.allKeys.map(\.stringValue).filter((Self.ignored + Self.offOnly).contains).sorted()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: key)
    }
    variables = try value(.environmentVariableEntries) ?? []
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
  }
}
