import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

/// Sends the changes of all queues, and says what happened to each.
@MainActor @Observable
final class OutboxSendingViewModel: Screen {
  private let useCases: OutboxUseCases
  private let observe: @Sendable (FeatureEvent) -> Void
  private var results: [SendingResult] = []
  private var total = OutboxDrain()
  /// The area in which sending stopped first.
  private var stoppedArea: String?
  /// The first entry that others wait behind.
  private var blocker: OutboxEntry?
  /// The entries that cannot be read.
  private var unreadable: [UnreadableEntry] = []
  /// How many others wait behind one of those.
  private var behindUnreadable = 0
  /// How many entries each queue has.
  private var counts: [OutboxQueue: Int] = [:]
  /// How many are of other accounts than those that are signed in.
  private var foreign = 0
  private var handedOver = 0
  private var error: PersistenceError?
  @ObservationIgnored private var isPending = true

  init(useCases: OutboxUseCases, observe: @escaping @Sendable (FeatureEvent) -> Void) {
    self.useCases = useCases
    self.observe = observe
  }

  func load(_ request: LoadRequest) async {
    guard isPending else { return }
    isPending = false
    observe(.useCase("SendOutbox", .began))
    do throws(PersistenceError) {
      if request.policy == .cacheOnly {
        total.stop = try await areasWithEntries().isEmpty ? nil : .service(.offline)
      } else {
        request.becomesInterruptible()
        try await send(to: request.receiver)
      }
      observe(.useCase("SendOutbox", .ended(total.sent > 0 ? .changed : .done)))
    } catch {
      self.error = error
      observe(.useCase("SendOutbox", .ended(.failed(error.code))))
    }
  }

  /// Sends area by area: one whose service cannot be used does not keep the others from being sent.
  private func send(to receiver: LoadRequest.Receiver?) async throws(PersistenceError) {
    for name in try await areasWithEntries() {
      guard let area = useCases.areas.first(where: { $0.name == name }) else { continue }
      let route: OutboxRoute?
      do throws(ServiceError) { route = try await area.route() } catch {
        stop(.service(error), in: name)
        continue
      }
      guard let route else {
        stop(.service(.signInNeeded), in: name)
        continue
      }
      for (queue, count) in counts where queue.area == name && queue != route.queue { foreign += count }
      let (texts, language) = (useCases.texts, useCases.language)
      let unreadable = unreadable
      let drain = try await useCases.drain.drain(route) { [weak self] result in
        await self?.take(SendingResult(result, texts, language, behind: unreadable), receiver)
      }
      total.sent += drain.sent
      total.refused += drain.refused
      total.refusedBefore += drain.refusedBefore
      total.heldBack += drain.heldBack
      if let reason = drain.stop { stop(reason, in: name) }
      if drain.stop == .service(.cancelled) { return }
      if drain.heldBack != 0 {
        let backlog = try await useCases.outbox.backlog(of: route)
        blocker = blocker ?? backlog.blocker
        behindUnreadable += min(backlog.behindUnreadable, drain.heldBack)
      }
    }
  }

  /// Notes why an area could not be sent, unless another one was stopped before.
  private func stop(_ reason: OutboxDrain.Stop, in area: String) {
    guard total.stop == nil else { return }
    total.stop = reason
    stoppedArea = area
  }

  /// The areas that have entries, in the order of their first ones; notes which entries cannot be read,
  /// and how many each queue has.
  private func areasWithEntries() async throws(PersistenceError) -> [String] {
    var names: [String] = []
    var last: OutboxEntry.ID?
    while true {
      let part = try await useCases.outbox.part(in: nil, after: last, limit: 100)
      guard let end = part.last else { return names }
      unreadable += part.unreadable
      for queue in part.entries.map(\.draft.queue) {
        counts[queue, default: 0] += 1
        if !names.contains(queue.area) { names.append(queue.area) }
      }
      last = end
    }
  }

  /// Keeps a result only where nobody takes it, so that memory does not grow with the queue.
  private func take(_ result: SendingResult, _ receiver: LoadRequest.Receiver?) {
    handedOver += 1
    guard let receiver else { return results.append(result) }
    _ = receiver(
      ListPart(.local([result], in: Self.table)) { context in
        .text(Strings(context.language).line(for: result))
      }
    )
  }

  func progress(in context: ViewContext) -> SafeText? {
    handedOver == 0 ? nil : Strings(context.language).progress(handedOver)
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    let strings = Strings(context.language)
    if let error { return FailureMessage(error, in: context).commandFailure }
    if total.refused > 0 {
      let hint = context.sentence(for: .open(.outbox, purpose: strings.listThem))
      return CommandFailure(
        .refused,
        strings.someRefused(total.refused, heldBack: total.heldBack),
        hint: hint
      )
    }
    switch total.stop {
    case .service(let error)?:
      let context = context.naming(stoppedArea.flatMap(useCases.accounts))
      let message = FailureMessage(error, in: context.ofChange)
      return CommandFailure(
        error.exitCode,
        strings.language.sentence(
          message.line(about: strings.sendingFailed(after: error, afterSending: total.sent)).string
        ),
        hint: message.hint
      )
    case .store(let error)?: return FailureMessage(error, in: context).commandFailure
    case .beingSent?:
      return CommandFailure(.failed, strings.beingSent, hint: context.sentence(for: .retry(.later)))
    case .unconfirmed(let moment)?:
      return CommandFailure(.failed, strings.unconfirmed, hint: context.sentence(for: .retry(.from(moment))))
    // What was sent is said in the notes, with earlier refusals and the changes that they hold back.
    case nil:
      guard total.sent == 0 else { return nil }
      if behindOthers > 0 {
        return CommandFailure(
          .refused,
          strings.heldBack(behindOthers, by: blocker),
          hint: strings.releasing(blocker, in: context)
        )
      }
      let ids = unreadable.map(\.id)
      guard !ids.isEmpty else { return nil }
      return CommandFailure(
        .failed,
        strings.language.sentence(strings.unreadable(ids)),
        hint: strings.droppingUnreadable(ids, holdingBack: behindUnreadable, in: context)
      )
    }
  }

  /// How many changes are held back, and not by an entry that cannot be read.
  private var behindOthers: Int { total.heldBack - behindUnreadable }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard !isPending else { return [] }
    let strings = Strings(context.language)
    let earlier = [
      total.refusedBefore > 0 ? strings.refusedBefore(total.refusedBefore) : nil,
      foreign > 0 ? strings.ofOtherAccounts(foreign) : nil,
      behindOthers > 0 && total.refused == 0
        ? context.language.paragraph([
          strings.heldBack(behindOthers, by: blocker), strings.releasing(blocker, in: context),
        ]) : nil,
      unreadable.isEmpty
        ? nil
        : strings.unreadable(unreadable.map(\.id), holdingBack: behindUnreadable, in: context),
    ].compactMap(\.self)
    // Where there is something that cannot be read, there may be something to send.
    return (total.sent == 0 && !unreadable.isEmpty ? [] : [strings.sent(total.sent)]) + earlier
  }

  var records: Records? {
    guard !isPending else { return nil }
    return Records.local(results, in: Self.table).with(Records.Warning(unreadable: unreadable.map(\.id)))
  }

  nonisolated static let table = RecordTable<SendingResult>([
    .init("id") { .integer($0.id) },
    .init("title") { .string($0.title) },
    .init("outcome") { .string($0.outcome.rawValue) },
    .init("reason") { .optional($0.reason?.name) },
    .init("code") { .optional($0.reason?.code) },
    .init("message") { .optional($0.reason?.message) },
  ])
}

/// The outcome of sending an entry, without its payload.
struct SendingResult: Hashable, Sendable {
  /// The outcome; the raw values are a promise to scripts.
  enum Outcome: String, Hashable, Sendable {
    case sent
    /// The service had it already; nothing is different.
    case unchanged
    case refused
    case heldBack = "held-back"
  }

  let id: Int
  let title: String
  let outcome: Outcome
  let reason: OutboxRefusal.Reason?
  /// The sentence for a refusal by the area's own sender; `nil` for one of the service.
  let ownReason: String?
  /// Whether it was held back by a change that cannot be read.
  let isBehindUnreadable: Bool

  init(
    _ result: OutboxDeliveryResult,
    _ texts: ChangeTexts,
    _ language: Language,
    behind unreadable: [UnreadableEntry]
  ) {
    let entry: OutboxEntry
    switch result {
    case .sent(let sent, let effect):
      (entry, outcome, reason) = (sent, effect == .unchanged ? .unchanged : .sent, nil)
      ownReason = effect == .unchanged ? texts.unchanged(sent.draft, in: language) : nil
    case .refused(let refused, let refusal):
      (entry, outcome, reason) = (refused, .refused, refusal.reason)
      ownReason = texts.reason(of: refusal, in: language)
    case .heldBack(let held): (entry, outcome, reason, ownReason) = (held, .heldBack, nil, nil)
    }
    isBehindUnreadable = outcome == .heldBack && unreadable.contains { $0.holdsBack(entry) }
    id = entry.id.rawValue
    title = texts.title(of: entry, in: language)
  }
}
