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
      undefinedBehaviorSanitizer: other.undefinedBehaviorSanitizer ?? undefinedBehaviorSanitizer
    )
  }
}
