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
  /// The first entry that others wait behind.
  private var blocker: OutboxEntry?
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
        total.stop =
          try await useCases.outbox.entries(in: nil, after: nil, limit: 1).isEmpty ? nil : .service(.offline)
      } else {
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
        total.stop = total.stop ?? .service(error)
        continue
      }
      guard let route else {
        total.stop = total.stop ?? .service(.signInNeeded)
        continue
      }
      let (texts, language) = (useCases.texts, useCases.language)
      let drain = try await useCases.drain.drain(route) { [weak self] result in
        await self?.take(SendingResult(result, texts, language), receiver)
      }
      total.sent += drain.sent
      total.refused += drain.refused
      total.refusedBefore += drain.refusedBefore
      total.heldBack += drain.heldBack
      total.stop = total.stop ?? drain.stop
      if drain.stop == .service(.cancelled) { return }
      if drain.heldBack > 0, blocker == nil {
        blocker = try await useCases.outbox.backlog(of: route).blocker
      }
    }
  }

  /// The areas that have entries, in the order of their first ones.
  private func areasWithEntries() async throws(PersistenceError) -> [String] {
    var names: [String] = []
    var last: OutboxEntry.ID?
    while true {
      let page = try await useCases.outbox.entries(in: nil, after: last, limit: 100)
      guard let end = page.last else { return names }
      for entry in page where !names.contains(entry.draft.queue.area) { names.append(entry.draft.queue.area) }
      last = end.id
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
      let message = FailureMessage(error, in: context.ofChange)
      return CommandFailure(
        error.exitCode,
        strings.sentence(
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
      guard total.sent == 0, total.heldBack > 0 else { return nil }
      return CommandFailure(
        .refused,
        strings.heldBack(total.heldBack, by: blocker),
        hint: strings.releasing(blocker, in: context)
      )
    }
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard !isPending else { return [] }
    let strings = Strings(context.language)
    let earlier = [
      total.refusedBefore > 0 ? strings.refusedBefore(total.refusedBefore) : nil,
      total.heldBack > 0 && total.refused == 0
        ? context.language.paragraph([
          strings.heldBack(total.heldBack, by: blocker), strings.releasing(blocker, in: context),
        ]) : nil,
    ].compactMap(\.self)
    return [strings.sent(total.sent)] + earlier
  }

  var records: Records? { isPending ? nil : .local(results, in: Self.table) }

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

  init(_ result: OutboxDeliveryResult, _ texts: ChangeTexts, _ language: Language) {
    let entry: OutboxEntry
    switch result {
    case .sent(let sent, let effect):
      (entry, outcome, reason) = (sent, effect == .changed ? .sent : .unchanged, nil)
      ownReason = effect == .changed ? nil : texts.unchanged(sent.draft, in: language)
    case .refused(let refused, let refusal):
      (entry, outcome, reason) = (refused, .refused, refusal.reason)
      ownReason = texts.reason(of: refusal, in: language)
    case .heldBack(let held): (entry, outcome, reason, ownReason) = (held, .heldBack, nil, nil)
    }
    id = entry.id.rawValue
    title = texts.title(of: entry, in: language)
  }
}
