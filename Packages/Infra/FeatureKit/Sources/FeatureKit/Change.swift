public import CommandKit

/// The change that a screen stands for: made once, with its result.
@MainActor
public final class Change<Request: Sendable, Outcome: Sendable, Failure: PresentableFailure> {
  /// Makes a change.
  public typealias Operation = @Sendable (Request, LoadRequest) async throws(Failure) -> Outcome

  /// The result of the change; `nil` before the attempt.
  @Observed public private(set) var result: Result<Outcome, Failure>? = nil
  /// Whether the screen stands for a change at all.
  public let isWanted: Bool

  private var pending: Request?
  /// Whether the change was not made because nobody was asked for the confirmation that it needs.
  private var isUnconfirmed = false
  private let name: String
  private let isLocal: Bool
  private let observe: @Sendable (FeatureEvent) -> Void
  private let isEffective: @Sendable (Outcome) -> Bool
  private let isDeclined: @Sendable (Outcome) -> Bool
  private let operation: Operation

  /// Describes a change; nothing is done before ``make(_:)``.
  ///
  /// - Parameters:
  ///   - name: The use case that it runs, for traces: `ManageFavourites`.
  ///   - request: The change; `nil` for a screen that only shows something.
  ///   - isLocal: Whether it is made on this computer, so that the service is only read from, and nothing that it fails
  ///     at, nor an interruption, can leave the change in doubt.
  ///   - isEffective: Whether an outcome changed anything; it did not if the user declined.
  ///   - isDeclined: Whether the user answered the question of the change with no.
  ///   - observe: Called when the use case begins and ends.
  ///   - operation: Runs the use case.
  public init(
    _ name: String,
    _ request: Request?,
    isLocal: Bool = false,
    isEffective: @escaping @Sendable (Outcome) -> Bool = { _ in true },
    isDeclined: @escaping @Sendable (Outcome) -> Bool = { _ in false },
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in },
    operation: @escaping Operation
  ) {
    self.name = name
    self.isLocal = isLocal
    self.isEffective = isEffective
    self.isDeclined = isDeclined
    self.observe = observe
    self.operation = operation
    pending = request
    isWanted = request != nil
  }

  /// The outcome of the change; `nil` before the attempt or after a failure.
  public var outcome: Outcome? {
    // monorepo:allow swallowed-error: the result has the failure, which is shown
    if case .success(let outcome)? = result { outcome } else { nil }
  }

  /// Makes the change, unless it was tried before.
  ///
  /// - Parameter request: How to ask the user, and how to read the data that the change depends on.
  /// - Returns: Whether the caller loads the changed data to show them: always when this call made no change, and
  ///   after a change for scripts only.
  @discardableResult
  public func make(_ request: LoadRequest) async -> Bool {
    guard let change = pending else { return true }
    pending = nil
    // Once it is sent, only the change itself can tell whether the service may have made it.
    if !isLocal { request.becomesInterruptible() }
    observe(.useCase(name, .began))
    do throws(Failure) {
      let outcome = try await operation(change, request)
      // Who wants no questions has declined none; who interrupts has.
      isUnconfirmed = isDeclined(outcome) && !request.prompter.isInteractive && !Task.isCancelled
      result = .success(outcome)
      observe(.useCase(name, .ended(isEffective(outcome) && !isDeclined(outcome) ? .changed : .done)))
      return request.fields != nil
    } catch {
      result = .failure(error)
      observe(.useCase(name, .ended(.failed(error.code))))
      return false
    }
  }

  /// The failure of the change, or of the list that is shown with it.
  ///
  /// - Parameters:
  ///   - list: The list that is shown after the change, or without one.
  ///   - context: The environment of the view.
  /// - Returns: The failure that a command ends with; `nil` when there is no failure.
  public func failure<Value, ListFailure: PresentableFailure>(
    of list: LoadState<Value, ListFailure>,
    in context: ViewContext
  ) -> CommandFailure? {
    guard isWanted else { return list.failure(in: context) }
    return failure(in: context) ?? (list.error == nil ? nil : list.failure(in: context))
  }

  /// The failure of the change.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: The failure that a command ends with, also if the user declined or was not asked; `nil` when the
  ///   change was made.
  public func failure(in context: ViewContext) -> CommandFailure? {
    switch result {
    case nil: .interrupted(in: context)
    case .failure(let error)?:
      FailureMessage(error, in: isLocal ? context : context.ofChange).commandFailure
    case .success? where isUnconfirmed: Confirmation.missing(in: context)
    case .success(let outcome)?: isDeclined(outcome) ? Confirmation.declined(in: context) : nil
    }
  }
}
