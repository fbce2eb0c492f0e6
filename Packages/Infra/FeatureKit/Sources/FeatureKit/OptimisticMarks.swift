public import DesignKit
public import DomainKernel
import LocalizationKit

/// A change of a mark in the outbox.
public struct WaitingMark<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The entry that is marked.
  public let id: ID
  /// Whether the mark is to be set.
  public let isOn: Bool
  /// The title of the change, for lists.
  public let title: String
  /// How far it is.
  public let state: PendingState

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - id: The entry that is marked.
  ///   - isOn: Whether the mark is to be set.
  ///   - title: The title of the change, for lists.
  ///   - state: How far it is.
  public init(_ id: ID, isOn: Bool, title: String, state: PendingState = .unsent) {
    self.id = id
    self.isOn = isOn
    self.title = title
    self.state = state
  }
}

/// Marks of the user, such as saved, that were changed in this run or wait to be sent.
public struct MarkState<ID: Hashable & Sendable>: Hashable, Sendable {
  /// How far the change of a mark has come.
  public enum Progress: Hashable, Sendable {
    /// It is being sent.
    case underWay
    /// It waits to be sent.
    case waiting
    /// The service has it.
    case done
  }

  /// A mark that was changed.
  public struct Mark: Hashable, Sendable {
    /// Whether it is set.
    public let isOn: Bool
    /// How far the change has come.
    public let progress: Progress

    /// Describes a mark.
    ///
    /// - Parameters:
    ///   - isOn: Whether it is set.
    ///   - progress: How far the change has come.
    public init(isOn: Bool, progress: Progress) {
      self.isOn = isOn
      self.progress = progress
    }
  }

  /// The marks that were changed, or wait to be sent.
  public internal(set) var changed: [ID: Mark]
  /// The changes that wait to be sent, in their order.
  public internal(set) var waiting: [WaitingMark<ID>]
  /// Why the changes that wait could not be read; `nil` when they were.
  public internal(set) var failure: ChangeFailure?

  /// Describes marks.
  ///
  /// - Parameters:
  ///   - changed: The marks that were changed, or wait to be sent.
  ///   - waiting: The changes that wait to be sent, in their order.
  ///   - failure: Why the changes that wait could not be read.
  public init(
    changed: [ID: Mark] = [:],
    waiting: [WaitingMark<ID>] = [],
    failure: ChangeFailure? = nil
  ) {
    self.changed = changed
    self.waiting = waiting
    self.failure = failure
  }

  /// Whether a mark is set.
  ///
  /// - Parameters:
  ///   - id: The entry that is marked.
  ///   - service: The mark as the service last reported it.
  /// - Returns: The mark as the user set it; that of the service if the user did not change it.
  public func isOn(_ id: ID, else service: Bool?) -> Bool? { changed[id]?.isOn ?? service }

  /// Whether the change of a mark waits to be sent.
  ///
  /// - Parameter id: The entry.
  /// - Returns: `false` also for a mark that was not changed.
  public func isWaiting(_ id: ID) -> Bool { changed[id]?.progress == .waiting }

  /// The fact about an entry that it is saved, or no longer saved, and that the service does not know it yet.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - isSaved: Whether it was saved when it was loaded; `nil` if that is unknown.
  ///   - isWaiting: Whether that waits to be sent, as it was loaded.
  ///   - isAmongSaved: Whether all entries around it are saved, so that only the contrary is said.
  ///   - context: The environment of the view.
  /// - Returns: A few words; `nil` where there is nothing to say.
  public func savedFact(
    _ id: ID,
    else isSaved: Bool?,
    isWaiting: Bool = false,
    isAmongSaved: Bool = false,
    in context: ViewContext
  ) -> StyledText? {
    let strings = Strings(context.language)
    let waits = changed[id].map { $0.progress == .waiting } ?? isWaiting
    let isUnconfirmed = waiting.last { $0.id == id && $0.state != .refused }?.state == .unconfirmed
    switch (isOn(id, else: isSaved), waits) {
    case (true?, true):
      return StyledText(isUnconfirmed ? strings.savedUnconfirmed : strings.savedWaiting, .accent)
    case (true?, false): return isAmongSaved ? nil : StyledText(strings.saved, .accent)
    case (false?, true):
      return StyledText(isUnconfirmed ? strings.removedUnconfirmed : strings.removedWaiting, .muted)
    case (false?, false): return isAmongSaved ? StyledText(strings.removed, .muted) : nil
    case (nil, _): return nil
    }
  }

  /// That marks may be missing, for records; a page has a notice.
  public var warning: Records.Warning? {
    failure.map { failure in
      Records.Warning(.waitingChangesUnreadable) { context in
        let strings = Strings(context.language)
        return context.language.warning(strings.waitingUnreadable(because: failure.brief(in: context)))
      }
    }
  }

  /// What waits to be sent, is not confirmed yet, or was refused, for the notices of a page; nothing where there
  /// is none of it.
  ///
  /// - Parameters:
  ///   - context: The environment of the view.
  ///   - id: The entry that the page is about; `nil` for a page about all of them.
  ///   - others: Changes of other kinds that the page is about, counted with the marks and named last.
  /// - Returns: The changes by their titles, or why they could not be read.
  public func notice(
    in context: ViewContext,
    of id: ID? = nil,
    with others: [WaitingMark<ID>] = []
  ) -> Element {
    let strings = Strings(context.language)
    if let failure {
      return FailureMessage(failure, in: context).callout(about: strings.waitingUnreadable)
    }
    let changes = waiting.filter { id == nil || $0.id == id } + others
    let refused = changes.filter { $0.state == .refused }
    let unconfirmed = changes.filter { $0.state == .unconfirmed }
    let unsent = changes.filter { $0.state == .unsent }
    func titles(_ changes: [WaitingMark<ID>]) -> SafeText {
      SafeText(context.language.list(changes.map { SafeText($0.title).string }))
    }
    var notices: [Element] = []
    if !unsent.isEmpty { notices.append(.waitingChanges(unsent.count, titles(unsent), in: context)) }
    if !unconfirmed.isEmpty {
      notices.append(.unconfirmedChanges(unconfirmed.count, titles(unconfirmed), in: context))
    }
    if !refused.isEmpty {
      notices.append(
        .callout(
          .warning,
          title: strings.refused(changes: refused.count),
          message: titles(refused),
          hint: SafeText(context.sentence(for: .decideInOutbox(in: context)))
        )
      )
    }
    return notices.count > 1 ? .stack(notices, spacing: 1) : notices.first ?? .empty
  }
}

extension Remedy {
  /// The step for a change that was refused, or whose outcome is unknown.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: The list of the changes, where each can be retried or dropped.
  public static func decideInOutbox(in context: ViewContext) -> Remedy {
    .open(Route("outbox"), purpose: Strings(context.language).decideInOutbox)
  }
}

extension Element {
  /// Says that changes wait to be sent.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - message: Which they are, or what that means.
  ///   - context: The environment of the view.
  /// - Returns: A message for the notices of a page.
  public static func waitingChanges(_ count: Int, _ message: SafeText, in context: ViewContext) -> Element {
    .callout(.info, title: Strings(context.language).waiting(changes: count), message: message)
  }

  /// Says that changes were sent and are not confirmed yet.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - message: Which they are, or what that means.
  ///   - context: The environment of the view.
  /// - Returns: A message for the notices of a page.
  public static func unconfirmedChanges(
    _ count: Int,
    _ message: SafeText,
    in context: ViewContext
  ) -> Element {
    .callout(.info, title: Strings(context.language).unconfirmed(changes: count), message: message)
  }
}

/// Shows a change of a mark at once, and reverts it if it fails.
///
/// Once the service has a change, what it reports later takes precedence.
@MainActor
public final class OptimisticMarks<ID: Hashable & Sendable> {
  /// The marks that were changed in this run, or wait to be sent.
  @Observed public private(set) var state = MarkState<ID>()
  private var changes: [ID: Int] = [:]
  /// The marks to go back to where the changes that are under way fail.
  private var fallbacks: [ID: MarkState<ID>.Mark] = [:]
  private let waiting: @Sendable () async throws(SubmissionError) -> [WaitingMark<ID>]

  /// Makes marks without changes.
  ///
  /// - Parameter waiting: Reads the changes that wait to be sent.
  public nonisolated init(
    waiting: @escaping @Sendable () async throws(SubmissionError) -> [WaitingMark<ID>]
  ) {
    self.waiting = waiting
  }

  /// Changes a mark at once, and reverts it if the operation fails.
  ///
  /// - Parameters:
  ///   - id: The entry that is marked.
  ///   - isOn: Whether it is to be set.
  ///   - isWaiting: Whether the outcome says that the change waits to be sent.
  ///   - operation: Makes the change.
  /// - Returns: The outcome of the operation.
  /// - Throws: The error of the operation.
  public func set<Outcome: Sendable, Failure: Error>(
    _ id: ID,
    to isOn: Bool,
    isWaiting: @Sendable (Outcome) -> Bool,
    operation: @Sendable () async throws(Failure) -> Outcome
  ) async throws(Failure) -> Outcome {
    if state.changed[id]?.progress != .underWay { fallbacks[id] = state.changed[id] }
    let number = changes[id, default: 0] + 1
    changes[id] = number
    state.changed[id] = MarkState.Mark(isOn: isOn, progress: .underWay)
    do throws(Failure) {
      let outcome = try await operation()
      let mark = MarkState<ID>.Mark(isOn: isOn, progress: isWaiting(outcome) ? .waiting : .done)
      if changes[id] == number { state.changed[id] = mark } else { fallbacks[id] = mark }
      return outcome
    } catch {
      if changes[id] == number { state.changed[id] = fallbacks[id] }
      throw error
    }
  }

  /// Takes over what was loaded: what the service has told itself is no longer a change of this run, and the changes
  /// that wait are read again.
  ///
  /// - Parameters:
  ///   - ids: The entries that were loaded.
  ///   - provenance: Where it comes from.
  public func update(_ ids: some Sequence<ID>, from provenance: Provenance) async {
    let found: Result<[WaitingMark<ID>], ChangeFailure>
    do throws(SubmissionError) { found = .success(try await waiting()) } catch {
      found = .failure(ChangeFailure(error))
    }
    var new = state
    if provenance.kind != .stored {
      for id in ids where new.changed[id]?.progress == .done { new.changed[id] = nil }
    }
    switch found {
    case .success(let waiting):
      new.changed = new.changed.filter { $0.value.progress != .waiting }
      for mark in waiting where mark.state != .refused && new.changed[mark.id]?.progress != .underWay {
        new.changed[mark.id] = MarkState.Mark(isOn: mark.isOn, progress: .waiting)
      }
      (new.waiting, new.failure) = (waiting, nil)
    case .failure(let error): new.failure = error
    }
    if new != state { state = new }
  }
}
