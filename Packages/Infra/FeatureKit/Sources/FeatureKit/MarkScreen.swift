public import CommandKit
public import DomainKernel

/// Changes a mark, such as saved: the screen of a command that does nothing else.
@MainActor
public final class MarkScreen<ID: Hashable & Sendable, Outcome: Sendable>: Screen {
  private let change: Change<ID, Outcome, ChangeFailure>
  private let note: @Sendable (Outcome, ViewContext) -> String
  private let record: @Sendable (Outcome) -> Records

  /// Makes the screen; nothing is changed before it is loaded.
  ///
  /// - Parameters:
  ///   - name: The use case, for traces: `SaveJob`.
  ///   - id: What is marked.
  ///   - isOn: Whether the mark is to be set.
  ///   - marks: Shows the mark at once.
  ///   - isEffective: Whether an outcome says that something is different.
  ///   - isWaiting: Whether an outcome says that the change waits to be sent.
  ///   - note: Says what was done, in a sentence.
  ///   - record: What was done, for scripts.
  ///   - observe: Called when the use case begins and ends.
  ///   - operation: Makes the change.
  public init(
    _ name: String,
    _ id: ID,
    to isOn: Bool,
    marks: OptimisticMarks<ID>,
    isEffective: @escaping @Sendable (Outcome) -> Bool,
    isWaiting: @escaping @Sendable (Outcome) -> Bool,
    note: @escaping @Sendable (Outcome, ViewContext) -> String,
    record: @escaping @Sendable (Outcome) -> Records,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in },
    operation: @escaping @Sendable (ID, FetchPolicy) async throws(ChangeFailure) -> Outcome
  ) {
    self.note = note
    self.record = record
    change = Change(name, id, isEffective: isEffective, observe: observe) {
      (id, request) async throws(ChangeFailure) in
      try await marks.set(id, to: isOn, isWaiting: isWaiting) { () async throws(ChangeFailure) in
        try await operation(id, request.policy)
      }
    }
  }

  /// Makes the change, once.
  public func load(_ request: LoadRequest) async { await change.make(request) }

  /// Why the change was not made.
  public func failure(in context: ViewContext) -> CommandFailure? {
    switch change.result {
    case nil: .interrupted(in: context)
    case .failure(let error)?: FailureMessage(error, in: context).commandFailure
    case .success?: nil
    }
  }

  /// That it stands for a change.
  public func content(in context: ViewContext) -> ScreenContent { .confirmation }

  /// The outcome of the change.
  public func notes(in context: ViewContext) -> [String] { change.outcome.map { [note($0, context)] } ?? [] }

  /// The outcome of the change, for scripts.
  public var records: Records? { change.outcome.map(record) }
}

/// Why a change of the user was not made.
public enum ChangeFailure: PresentableFailure {
  /// The service refused it, or could not be used.
  case service(ServiceError)
  /// It could not be stored.
  case persistence(PersistenceError)

  /// Takes over the error of a change.
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

  /// A sentence.
  public func summary(in context: ViewContext) -> String { failure.summary(in: context) }
  /// A few words.
  public func brief(in context: ViewContext) -> String { failure.brief(in: context) }
  /// The actions that are offered.
  public func remedy(in context: ViewContext) -> Remedy? { failure.remedy(in: context) }
}
