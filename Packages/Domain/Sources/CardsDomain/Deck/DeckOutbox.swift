public import DomainKernel
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A change of the deck.
public enum DeckEdit: Hashable, Sendable {
  /// A card is added.
  case add(Card)
  /// A card is removed.
  case remove(Card)

  /// The kind of an addition in the outbox.
  public static let additionKind = "deck.add"
  /// The kind of a removal in the outbox.
  public static let removalKind = "deck.remove"

  /// The card.
  public var card: Card {
    switch self {
    case .add(let card), .remove(let card): card
    }
  }

  /// Whether the card is added or removed.
  public var effect: CardListEdit {
    switch self {
    case .add: .addition
    case .remove: .removal
    }
  }

  /// Reads a change that waits in the outbox.
  ///
  /// - Parameter draft: What the outbox has of it; `nil` is returned for another kind or without an account.
  public init?(_ draft: OutboxDraft) {
    guard let id = Card.ID(draft.subject) else { return nil }
    // monorepo:allow swallowed-error: the subject says which account it is; without its login the number is shown
    let known = try? JSONDecoder().decode(CardRecord.self, from: draft.payload)
    // Earlier versions wrote the number in place of a login that they did not know.
    let login = (known?.login ?? draft.name).flatMap { $0 == id.description ? nil : $0 }
    let card = Card(id: id, login: login, name: known?.name)
    switch draft.kind {
    case Self.additionKind: self = .add(card)
    case Self.removalKind: self = .remove(card)
    default: return nil
    }
  }

  /// Whether two changes leave the deck with the same accounts, under any names.
  fileprivate func isSameChange(as other: DeckEdit) -> Bool {
    effect == other.effect && card.id == other.card.id
  }

  fileprivate func draft(in queue: OutboxQueue) throws(PersistenceError) -> OutboxDraft {
    let payload: Data
    let encoder = JSONEncoder()
    // Equal changes have equal payloads, also of different processes.
    encoder.outputFormatting = .sortedKeys
    do { payload = try encoder.encode(CardRecord(login: card.login, name: card.name)) } catch {
      throw .cannotBeSaved(reason: "The card cannot be written: \(error)")
    }
    let kinds =
      switch self {
      case .add: (own: Self.additionKind, opposite: Self.removalKind)
      case .remove: (own: Self.removalKind, opposite: Self.additionKind)
      }
    return try OutboxDraft(
      kinds.own,
      of: card.id.description,
      in: queue,
      name: card.login,
      payload: payload,
      supersedes: [kinds.opposite]
    )
  }

  /// The part of a card that a list of waiting changes shows; the number of the account is its subject.
  private struct CardRecord: Codable {
    let login: String?
    let name: String?
  }
}

/// A change of the deck in the outbox.
public struct PendingDeckEdit: Hashable, Sendable {
  /// The change.
  public let edit: DeckEdit
  /// How far it is.
  public let state: PendingState

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - state: How far it is.
  public init(_ edit: DeckEdit, state: PendingState = .unsent) {
    self.edit = edit
    self.state = state
  }
}

/// Changes the deck through the outbox, so that changes wait while there is no connection.
public struct DeckOutbox: Sendable {
  private let outbox: any OutboxDelivery
  private let drain: DrainOutbox
  private let route: @Sendable () throws(ServiceError) -> OutboxRoute
  private let isOffline: Bool

  /// Makes the outbox of decks.
  ///
  /// - Parameters:
  ///   - outbox: Keeps the changes.
  ///   - drain: Sends what waits.
  ///   - isOffline: Whether changes wait without an attempt to send them.
  ///   - route: The queue of the account that is signed in now, with the senders of ``DeckSender`` for both
  ///     kinds; throws where nobody can tell whose it is.
  public init(
    outbox: any OutboxDelivery,
    drain: DrainOutbox,
    isOffline: Bool,
    route: @escaping @Sendable () throws(ServiceError) -> OutboxRoute
  ) {
    self.outbox = outbox
    self.drain = drain
    self.route = route
    self.isOffline = isOffline
  }

  /// Makes a change.
  ///
  /// - Parameter edit: The change.
  /// - Returns: Whether the service has it, or it waits and why.
  /// - Throws: ``CardsError`` when it could not be stored, or the service refused it.
  func make(_ edit: DeckEdit) async throws(CardsError) -> ChangeOutcome {
    let route = try known()
    let submit = SubmitChange(outbox: outbox, drain: drain) { route }
    let draft: OutboxDraft
    do throws(PersistenceError) { draft = try edit.draft(in: route.queue) } catch {
      throw .storage(error)
    }
    let last = try await waiting().last { $0.edit.card.id == edit.card.id }
    let change: SubmittedChange
    do throws(SubmissionError) {
      // An entry with the same effect is sent in its place: what a card is called changes nothing.
      if let last, last.edit.isSameChange(as: edit) {
        change = try await submit.submit(last.entry, isOffline: isOffline)
      } else {
        change = try await submit.submit(draft, isOffline: isOffline)
      }
    } catch {
      switch error {
      case .persistence(let error): throw .storage(error)
      case .service(let error): throw .service(error)
      }
    }
    switch change {
    case .done(let effect): return ChangeOutcome(effect)
    case .pending(let entry, let stop): return try await outcome(of: entry, stop)
    }
  }

  /// Whether a change waits that had its turn; one that was refused is taken back.
  ///
  /// An entry is refused after the service answered with an error and the deck was read, which is not as the change
  /// makes it, or cannot tell: nothing is left to be found out, and the user who is told can make the change
  /// again.
  private func outcome(
    of entry: OutboxEntry,
    _ stop: OutboxDrain.Stop?
  ) async throws(CardsError) -> ChangeOutcome {
    guard let refusal = entry.refusal else { return .pending(stop, wasSent: !entry.isUnsent) }
    await outbox.dropRefused(entry.id)
    throw CardsError(refusal)
  }

  /// Takes back the changes of a card that were refused, as a new one of the user takes their place.
  ///
  /// - Parameter id: The account.
  /// - Throws: ``CardsError/storage(_:)`` when the outbox cannot be changed.
  func dropRefused(of id: Card.ID) async throws(CardsError) {
    let queue = try known().queue
    do throws(PersistenceError) {
      for entry in try await outbox.entries(in: queue)
      where entry.refusal != nil && DeckEdit(entry.draft)?.card.id == id {
        _ = try await outbox.drop(entry.id)
      }
    } catch {
      throw .storage(error)
    }
  }

  /// Stores the additions of cards without an attempt to send them.
  func store(additionsOf cards: some Sequence<Card>) async throws(CardsError) {
    let queue = try known().queue
    do throws(PersistenceError) {
      for card in cards { _ = try await outbox.add(try DeckEdit.add(card).draft(in: queue)) }
    } catch {
      throw .storage(error)
    }
  }

  /// Whether changes wait without an attempt to send them.
  var isSendingLater: Bool { isOffline }

  /// The outcome of sending the changes that wait.
  struct Delivery: Sendable {
    /// The additions that had their turn, with their outcomes; those that the service refused wait no longer.
    var additions: [Card.ID: (card: Card, result: Result<ChangeOutcome, CardsError>)] = [:]
    /// Why the rest was not sent; `nil` when each had its turn.
    var stop: OutboxDrain.Stop?
  }

  /// Sends what waits, for a user who asks for some of it once more and is told the outcome.
  ///
  /// Additions that the service refuses are taken back, as those of ``make(_:)`` are: the user can make them again.
  func sendWaiting() async throws(CardsError) -> Delivery {
    guard !isOffline else { return Delivery(stop: .service(.offline)) }
    let results = Mutex<[OutboxDeliveryResult]>([])
    var delivery = Delivery()
    let route = try known()
    do throws(PersistenceError) {
      let drained = try await drain.drain(route) { result in results.withLock { $0.append(result) } }
      delivery.stop = drained.stop
      for result in results.withLock(\.self) {
        switch result {
        case .sent(let entry, let effect):
          guard case .add(let card)? = DeckEdit(entry.draft) else { continue }
          delivery.additions[card.id] = (card: card, result: .success(ChangeOutcome(effect)))
        case .refused(let entry, let refusal):
          guard case .add(let card)? = DeckEdit(entry.draft) else { continue }
          delivery.additions[card.id] = (card: card, result: .failure(CardsError(refusal)))
          await outbox.dropRefused(entry.id)
        case .heldBack: continue
        }
      }
    } catch {
      throw .storage(error)
    }
    return delivery
  }

  /// The queue of the account that is signed in now, unless nobody can tell whose it is.
  private func known() throws(CardsError) -> OutboxRoute {
    do throws(ServiceError) { return try route() } catch { throw .service(error) }
  }

  /// The changes that wait, in their order; refused ones are left out.
  func waiting() async throws(CardsError) -> [(edit: DeckEdit, entry: OutboxEntry)] {
    let queue = try known().queue
    do throws(PersistenceError) {
      return try await outbox.entries(in: queue).compactMap { entry in
        guard entry.refusal == nil else { return nil }
        return DeckEdit(entry.draft).map { ($0, entry) }
      }
    } catch {
      throw .storage(error)
    }
  }
}

extension CardsError {
  /// The error of a change that was sent, and that the service refused or did not confirm.
  fileprivate init(_ refusal: OutboxRefusal) {
    self = refusal.serviceError.map(CardsError.service) ?? .unknownOutcome(.unavailable)
  }
}
