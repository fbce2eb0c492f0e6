extension TestPlanOptions {
  /// Returns the options with Xcode's defaults for those that are not set.
  ///
  /// - Parameter place: Where they stand in the plan.
  /// - Returns: The options with Xcode's defaults.
  /// - Throws: `DecodingError` when they contradict each other.
  func resolved(at place: [any CodingKey]) throws -> TestPlan.Options {
    TestPlan.Options(
      environment: environment,
      arguments: (arguments ?? []).filter { $0.enabled ?? true }.map(\.argument),
      allowance: try allowance(at: place),
      repetition: try repetition(at: place),
      coverage: coverage?.wish,
      sanitizers: try sanitizers(at: place),
      isShuffled: ordering == .random,
      tags: TagSelection(selected: selectedTags?.condition, skipped: skippedTags?.condition)
    )
  }

  private var environment: [String: String] {
    let enabled = variables.filter { $0.enabled ?? true }.map { ($0.key, $0.value) }
    var environment = Dictionary(enabled) { $1 }
    if addressSanitizer?.enabled == true, addressSanitizer?.detectStackUseAfterReturn == true {
      let options = [environment["ASAN_OPTIONS"], "detect_stack_use_after_return=1"].compactMap(\.self)
      environment["ASAN_OPTIONS"] = options.joined(separator: ":")
    }
    return environment
  }

  private func allowance(at place: [any CodingKey]) throws -> Duration? {
    let standard = defaultAllowance ?? min(600, maximumAllowance ?? 600)
    guard standard > 0 else {
      throw Self.contradiction(place, "defaultTestExecutionTimeAllowance must be more than 0 s")
    }
    if let maximumAllowance, maximumAllowance < standard {
      throw Self.contradiction(
        place,
        "maximumTestExecutionTimeAllowance is below defaultTestExecutionTimeAllowance"
      )
    }
    return timeoutsEnabled == true ? .seconds(standard) : nil
  }

  private func repetition(at place: [any CodingKey]) throws -> Repetition {
    let times = maximumRepetitions ?? 3
    guard times > 0 else { throw Self.contradiction(place, "maximumTestRepetitions must be at least 1") }
    return switch repetitionMode ?? .none {
    case .none: .once
    case .fixedIterations: .fixed(times: times)
    case .untilFailure: .untilFailure(atMost: times)
    case .retryOnFailure: .retryOnFailure(atMost: times)
    }
  }

  private func sanitizers(at place: [any CodingKey]) throws -> [Sanitizer] {
    var sanitizers: [Sanitizer] = []
    if addressSanitizer?.enabled == true { sanitizers.append(.address) }
    if threadSanitizer == true { sanitizers.append(.thread) }
    if undefinedBehaviorSanitizer == true { sanitizers.append(.undefined) }
    if sanitizers.starts(with: [.address, .thread]) {
      throw Self.contradiction(
        place,
        "the thread and the address sanitizer cannot run together; make a configuration for each"
      )
    }
    return sanitizers
  }

  private static func contradiction(_ place: [any CodingKey], _ text: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: place, debugDescription: text))
  }
}
