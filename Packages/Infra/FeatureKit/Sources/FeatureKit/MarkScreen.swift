public import CommandKit
public import DomainKernel

/// The screen of a command that saves an entry, or removes it from the saved ones.
@MainActor
final class MarkScreen<ID: Hashable & Sendable>: Screen {
  private let change: Change<ID, ChangeOutcome, ChangeFailure>
  private let note: @Sendable (ChangeOutcome, ViewContext) -> String
  private let record: @Sendable (ChangeOutcome) -> Records
  private let missing: @Sendable (ViewContext) -> MissingEntry

  /// Makes the screen; nothing is changed before it is loaded.
  ///
  /// - Parameters:
  ///   - name: The use case, for traces: `SaveJob`.
  ///   - id: The entry.
  ///   - isOn: Whether to save it.
  ///   - marks: Shows the mark at once.
  ///   - missing: Says that the service does not have the entry.
  ///   - note: Describes the outcome, in a sentence.
  ///   - record: The outcome, for scripts.
  ///   - observe: Called when the use case begins and ends.
  ///   - operation: Makes the change.
  init(
    _ name: String,
    _ id: ID,
    to isOn: Bool,
    marks: OptimisticMarks<ID>,
    missing: @escaping @Sendable (ViewContext) -> MissingEntry,
    note: @escaping @Sendable (ChangeOutcome, ViewContext) -> String,
    record: @escaping @Sendable (ChangeOutcome) -> Records,
    observe: @escaping @Sendable (FeatureEvent) -> Void,
    operation: @escaping @Sendable (FetchPolicy) async throws(ChangeFailure) -> ChangeOutcome
  ) {
    self.note = note
    self.missing = missing
    self.record = record
    change = Change(name, id, isEffective: \.isEffective, observe: observe) {
      (id, request) async throws(ChangeFailure) in
      try await marks.set(id, to: isOn, isWaiting: \.isPending) { () async throws(ChangeFailure) in
        try await operation(request.policy)
      }
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? {
    guard case .failure(.service(.notFound))? = change.result else { return change.failure(in: context) }
    return FailureMessage(missing(context.ofChange), in: context.ofChange).commandFailure
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func incompleteness(in context: ViewContext) -> CommandFailure? {
    guard case .pending(let stop, _)? = change.outcome else { return nil }
    return stop.failure(in: context)
  }

  func notes(in context: ViewContext) -> [String] { change.outcome.map { [note($0, context)] } ?? [] }

  var records: Records? { change.outcome.map(record) }
}

/// That the service does not have an entry: what an area says where the entry cannot be opened.
public struct MissingEntry: PresentableFailure {
  private let sentence: String
  private let words: String
  private let list: Remedy?

  /// Takes the words of the area.
  ///
  /// - Parameters:
  ///   - failure: Why the entry cannot be opened.
  ///   - context: The environment of the view.
  public init(_ failure: some PresentableFailure, in context: ViewContext) {
    sentence = failure.summary(in: context)
    words = failure.brief(in: context)
    list = failure.remedy(in: context)
  }

  /// The word for it in traces.
  public var code: String { ServiceError.notFound.code }
  /// The exit code of a command that ends with it.
  public var exitCode: ExitCode { .notFound }

  /// A description of the failure, as one sentence.
  public func summary(in context: ViewContext) -> String { sentence }
  /// A short description of the failure, without a full stop.
  public func brief(in context: ViewContext) -> String { words }
  /// The command that lists the entries.
  public func remedy(in context: ViewContext) -> Remedy? { list }
}

/// Why a change of the user was not made, or those that wait are not known.
public enum ChangeFailure: PresentableFailure {
  /// The service refused it, or could not be used, or the account cannot be read.
  case service(ServiceError)
  /// It could not be stored, or those that wait could not be read.
  case persistence(PersistenceError)

  /// Wraps the error of a change, or of reading those that wait.
  ///
  /// - Parameter error: The error.
  public init(_ error: SubmissionError) {
    switch error {
    case .service(let error): self = .service(error)
    case .persistence(let error): self = .persistence(error)
    }
  }

  private var failure: any PresentableFailure {
    switch self {
    case .service(let error): error
    case .persistence(let error): error
    }
  }

  /// The word for it in traces.
  public var code: String { failure.code }
  /// Whether the user cancelled the change.
  public var isCancellation: Bool { failure.isCancellation }
  /// The exit code of a command that ends with it.
  public var exitCode: ExitCode { failure.exitCode }

  /// A description of the failure, as one sentence.
  public func summary(in context: ViewContext) -> String {
    switch self {
    case .service(let error): error.summary(in: context)
    case .persistence(let error): error.summaryOfUnstoredChange(in: context)
    }
  }
  /// A short description of the failure, without a full stop.
  public func brief(in context: ViewContext) -> String { failure.brief(in: context) }
  /// The remedy.
  public func remedy(in context: ViewContext) -> Remedy? { failure.remedy(in: context) }
}
