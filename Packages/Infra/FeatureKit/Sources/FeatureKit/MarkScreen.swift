public import CommandKit
public import DomainKernel

/// Saves an entry, or removes it from the saved ones: the screen of a command that does nothing else.
@MainActor
final class MarkScreen<ID: Hashable & Sendable>: Screen {
  private let change: Change<ID, SavedOutcome, ChangeFailure>
  private let note: @Sendable (SavedOutcome, ViewContext) -> String
  private let record: @Sendable (SavedOutcome) -> Records

  /// Makes the screen; nothing is changed before it is loaded.
  ///
  /// - Parameters:
  ///   - name: The use case, for traces: `SaveJob`.
  ///   - id: The entry.
  ///   - isOn: Whether to save it.
  ///   - marks: Shows the mark at once.
  ///   - note: Says what was done, in a sentence.
  ///   - record: What was done, for scripts.
  ///   - observe: Called when the use case begins and ends.
  ///   - operation: Makes the change.
  init(
    _ name: String,
    _ id: ID,
    to isOn: Bool,
    marks: OptimisticMarks<ID>,
    note: @escaping @Sendable (SavedOutcome, ViewContext) -> String,
    record: @escaping @Sendable (SavedOutcome) -> Records,
    observe: @escaping @Sendable (FeatureEvent) -> Void,
    operation: @escaping @Sendable (FetchPolicy) async throws(ChangeFailure) -> SavedOutcome
  ) {
    self.note = note
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
    change.failure(in: context)
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] { change.outcome.map { [note($0, context)] } ?? [] }

  var records: Records? { change.outcome.map(record) }
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
