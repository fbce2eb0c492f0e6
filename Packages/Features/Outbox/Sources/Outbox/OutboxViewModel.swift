import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lists the changes of the outbox, or retries or drops one first.
@MainActor @Observable
final class OutboxViewModel: Screen {
  /// A change of the outbox.
  enum ChangeRequest: Hashable, Sendable {
    case retry(OutboxEntry.ID)
    /// Drop an entry; one with content of the user is confirmed by an option or not yet.
    case drop(OutboxEntry.ID, isConfirmed: Bool)
  }

  /// The change that was retried or dropped.
  enum Outcome: Hashable, Sendable {
    /// The user does not want to drop it.
    case declined
    case retried(title: String)
    /// The title is `nil` where the entry could not be read.
    case dropped(OutboxEntry.ID, title: String?, mayBeDone: Bool)

    var isDeclined: Bool { self == .declined }
  }

  private let entries: Loader<Everything, OutboxList, OutboxFailure>
  private let change: Change<ChangeRequest, Outcome, OutboxFailure>
  private var fields: FieldSelection?

  init(
    _ change: ChangeRequest? = nil,
    useCases: OutboxUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    self.change = Change("ChangeOutbox", change, isDeclined: \.isDeclined, observe: observe) {
      (request, load) async throws(OutboxFailure) in
      switch request {
      case .retry(let id): try await useCases.retry(id)
      case .drop(let id, let isConfirmed):
        try await useCases.drop(id, asking: isConfirmed ? SilentPrompter() : load.prompter)
      }
    }
    entries = Loader("ListOutbox", observe: observe) { _ async throws(OutboxFailure) in
      try await useCases.list()
    }
  }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    if await change.make(request) { await entries.load(Everything(), request.policy) }
  }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(of: entries.state, in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    guard !change.isWanted else { return .confirmation }
    let strings = Strings(context.language)
    let words = LoadState<OutboxList, OutboxFailure>.Words(
      title: strings.outbox,
      loading: strings.loading,
      refreshing: strings.loading,
      notRefreshed: strings.notRefreshed
    )
    return .page(
      entries.state.page(words, context) {
        outboxPage($0.value.entries, unreadable: $0.value.unreadable, context)
      }
    )
  }

  func notes(in context: ViewContext) -> [String] {
    let strings = Strings(context.language)
    let outcome: [String] =
      switch change.outcome {
      case .retried(let title)?: [strings.retried(title)]
      case .dropped(let id, let title, let mayBeDone)?:
        [strings.dropped(id.rawValue, title, mayBeDone: mayBeDone)]
      case .declined?, nil: []
      }
    // A page says it itself.
    return outcome + documentWarnings(fields, in: context)
  }

  var showsSavedData: Bool { true }

  var isList: Bool { true }

  var records: Records? {
    entries.state.shown.map {
      .local($0.value.entries, in: Self.table).with(accountUnusable)
        .leavingOut($0.value.unreadable.count, Records.Warning(unreadable: $0.value.unreadable))
    }
  }

  /// That changes may be of the account that is signed in, which nobody can tell.
  private var accountUnusable: Records.Warning? {
    entries.state.shown?.value.entries.accountProblem.map { problem in
      Records.Warning(.accountUnusable) { context in
        Strings(context.language).accountUnusable(because: problem.brief(in: context))
      }
    }
  }

  nonisolated static let table = RecordTable<ListedEntry>([
    .init("id") { .integer($0.entry.id.rawValue) },
    .init("area") { .string($0.entry.draft.queue.area) },
    .init("kind") { .string($0.entry.draft.kind) },
    .init("subject") { .optional($0.isForeign ? nil : $0.entry.draft.subject) },
    .init("title") { .optional($0.isForeign ? nil : $0.title) },
    .init("state") { .string($0.condition.rawValue) },
    .init("createdAt") { .string($0.entry.createdAt.formatted(.iso8601)) },
    .init("attempts") { .integer($0.entry.attempts) },
    .init("reason") { .optional($0.refusal?.reason.name) },
    .init("code") { .optional($0.refusal?.reason.code) },
    .init("message") { .optional($0.refusal?.reason.message) },
  ])
}

/// The content of the outbox for a list.
struct OutboxList: Hashable, Sendable {
  let entries: [ListedEntry]
  /// The entries that cannot be read.
  let unreadable: [OutboxEntry.ID]
}

extension Records.Warning {
  /// The warning that entries of the outbox cannot be read, with the command that helps; `nil` where all can.
  init?(unreadable ids: [OutboxEntry.ID]) {
    guard !ids.isEmpty else { return nil }
    self.init(.entriesUnreadable) { context in
      context.language.warning(Strings(context.language).unreadable(ids, in: context))
    }
  }
}

/// An entry with its condition, without its payload.
struct ListedEntry: Hashable, Sendable {
  /// The condition of an entry in the user's words; the raw values are a promise to scripts.
  enum Condition: String, Hashable, Sendable {
    case waiting
    /// Somebody is sending it.
    case beingSent = "being-sent"
    /// It was sent, nobody is sending it any more, and the next delivery asks for its outcome.
    case unknown
    case refused
    /// It waits behind a change of its item that was refused or cannot be read.
    case heldBack = "held-back"
    /// The account that made it is not signed in, or cannot be used.
    case otherAccount = "other-account"
  }

  let entry: OutboxEntry
  let condition: Condition
  let title: String
  /// The name of the area in the user's language.
  let area: String
  /// The sentence for a refusal by the area's own sender; `nil` for one of the service.
  let ownReason: String?
  /// Why the account of the area cannot be used; `nil` where it can, or nobody is signed in.
  let accountProblem: ServiceError?
  /// Whether it waits behind a change that cannot be read.
  let isBehindUnreadable: Bool

  init(
    _ entry: OutboxEntry,
    _ condition: Condition,
    _ texts: ChangeTexts,
    _ language: Language,
    accountProblem: ServiceError?,
    isBehindUnreadable: Bool
  ) {
    self.entry = entry
    self.isBehindUnreadable = isBehindUnreadable
    self.condition = condition
    self.accountProblem = accountProblem
    title = texts.title(of: entry, in: language)
    area = texts.name(ofArea: entry.draft.queue.area, in: language)
    ownReason = entry.refusal.flatMap { texts.reason(of: $0, in: language) }
  }

  /// Whether its content is not for the user who is signed in.
  var isForeign: Bool { condition == .otherAccount }

  /// Why it was refused; `nil` when it was not, or when that is not for the user who is signed in.
  var refusal: OutboxRefusal? { isForeign ? nil : entry.refusal }
}

extension [ListedEntry] {
  /// Why the account of the first area cannot be used whose account cannot be; `nil` where all can.
  var accountProblem: ServiceError? { lazy.compactMap(\.accountProblem).first }
}

extension OutboxUseCases {
  fileprivate func list() async throws(OutboxFailure) -> OutboxList {
    let outbox = outbox
    let whole = try await OutboxFailure.stored { () async throws(PersistenceError) in
      try await outbox.whole()
    }
    var entries = whole.entries
    let (queues, problems) = await queues(of: Set(entries.map(\.draft.queue.area)))
    let underWay = entries.filter { if case .sending = $0.state { true } else { false } }
    let unattended = await unattended(queues.intersection(underWay.map(\.draft.queue)))
    defer { for claim in unattended.values { claim.release() } }
    if !unattended.isEmpty {
      // Their senders may have been there until a moment ago. Later entries may be of areas not asked yet.
      let known = Set(entries.map(\.id))
      entries = try await OutboxFailure.stored { () async throws(PersistenceError) in
        try await outbox.entries().filter { known.contains($0.id) }
      }
    }
    var refused: [OutboxQueue: Set<OutboxItem>] = [:]
    let listed = entries.map { entry in
      let queue = entry.draft.queue
      let isBehindRefused = refused[queue]?.contains(entry.draft.item) ?? false
      let isBehindUnreadable = whole.unreadable.contains { $0.holdsBack(entry) }
      let condition: ListedEntry.Condition =
        switch entry.state {
        case _ where !queues.contains(queue): .otherAccount
        case .refused: .refused
        case .sending: unattended[queue] == nil ? .beingSent : .unknown
        case .waiting: isBehindRefused || isBehindUnreadable ? .heldBack : .waiting
        }
      if condition == .refused { refused[queue, default: []].insert(entry.draft.item) }
      return ListedEntry(
        entry,
        condition,
        texts,
        language,
        accountProblem: problems[queue.area],
        isBehindUnreadable: condition == .heldBack && !isBehindRefused
      )
    }
    return OutboxList(entries: listed, unreadable: whole.unreadable.map(\.id))
  }

  /// The queues that nobody is sending, with the right to send them, so that nobody begins to meanwhile.
  private func unattended(_ queues: Set<OutboxQueue>) async -> [OutboxQueue: OutboxClaim] {
    var claims: [OutboxQueue: OutboxClaim] = [:]
    for queue in queues {
      do throws(PersistenceError) { claims[queue] = try await outbox.claim(queue) } catch {
        // Nobody can tell who sends it, so that the outcome of what is under way is unknown.
        claims[queue] = OutboxClaim {}
      }
    }
    return claims
  }

  /// The queues of the accounts that are signed in, and by their areas why other accounts cannot be used.
  ///
  /// An area without entries is not asked for its account.
  private func queues(
    of names: Set<String>
  ) async -> (queues: Set<OutboxQueue>, problems: [String: ServiceError]) {
    var queues: Set<OutboxQueue> = []
    var problems: [String: ServiceError] = [:]
    for area in areas where names.contains(area.name) {
      do throws(ServiceError) {
        if let route = try await area.route() { queues.insert(route.queue) }
      } catch {
        problems[area.name] = error
      }
    }
    return (queues, problems)
  }

  /// Fails for a change of an account that is not signed in; one that cannot be read, or whose area is not known, has no
  /// account to ask for.
  private func checkOwner(of id: OutboxEntry.ID) async throws(OutboxFailure) {
    let queue: OutboxQueue?
    do throws(PersistenceError) { queue = try await outbox.entry(id)?.draft.queue } catch {
      guard error == .damagedRecord else { throw .persistence(error) }
      return
    }
    guard let queue, areas.contains(where: { $0.name == queue.area }) else { return }
    let (queues, problems) = await queues(of: [queue.area])
    if let problem = problems[queue.area] { throw .account(problem) }
    guard queues.contains(queue) else { throw .otherAccount(id.rawValue) }
  }

  fileprivate func retry(_ id: OutboxEntry.ID) async throws(OutboxFailure) -> OutboxViewModel.Outcome {
    let outbox = outbox
    try await checkOwner(of: id)
    let entry: OutboxEntry?
    do throws(PersistenceError) { entry = try await outbox.entry(id) } catch {
      throw error == .damagedRecord ? .unreadable(id) : .persistence(error)
    }
    // Changing an outbox makes its file; what is not there needs none.
    guard let entry else { throw .unknown(id.rawValue) }
    let isRetried = try await OutboxFailure.stored { () async throws(PersistenceError) in
      try await outbox.retry(id)
    }
    guard isRetried else { throw .notRefused(id.rawValue) }
    return .retried(title: texts.title(of: entry, in: language))
  }

  fileprivate func drop(
    _ id: OutboxEntry.ID,
    asking prompter: any Prompter
  ) async throws(OutboxFailure) -> OutboxViewModel.Outcome {
    let outbox = outbox
    try await checkOwner(of: id)
    let found: OutboxEntry?
    var isReadable = true
    do throws(PersistenceError) { found = try await outbox.entry(id) } catch {
      // One that makes no sense can be dropped without its title.
      guard error == .damagedRecord else { throw .persistence(error) }
      found = nil
      isReadable = false
    }
    // Changing an outbox makes its file; what is not there needs none.
    guard found != nil || !isReadable else { throw .unknown(id.rawValue) }
    guard await agrees(toDrop: found, id, prompter) else { return .declined }
    let outcome = try await OutboxFailure.stored { () async throws(PersistenceError) -> OutboxDrop in
      try await DropChange(outbox: outbox)(id)
    }
    switch outcome {
    case .missing: throw .unknown(id.rawValue)
    case .underWay: throw .beingSent(id.rawValue)
    case .dropped(let entry):
      return .dropped(
        id,
        title: entry.map { texts.title(of: $0, in: language) },
        mayBeDone: entry.map { $0.attempts > 0 && $0.refusal?.isFinal != true } ?? true
      )
    }
  }

  /// Whether the user wants to drop an entry; a script that runs the command means it.
  ///
  /// One without content can be made again as it was. Of one that cannot be read nobody knows what it holds.
  private func agrees(
    toDrop entry: OutboxEntry?,
    _ id: OutboxEntry.ID,
    _ prompter: any Prompter
  ) async -> Bool {
    if let entry, entry.draft.payload.isEmpty { return true }
    let question = Strings(language).dropQuestion(
      id.rawValue,
      entry.map { texts.title(of: $0, in: language) }
    )
    return await Confirmation.answer(to: question, from: prompter) ?? true
  }
}
