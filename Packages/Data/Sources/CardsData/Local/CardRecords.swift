import CardsDomain
import DomainKernel
import NetworkingKit
import ResourceLoading
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Records of one kind for one account, as JSON documents that tell their version.
struct CardRecords<Value: Codable & Sendable & SendableMetatype>: Sendable {
  let store: any RecordStore
  /// The kind and the account.
  let collection: String

  private var version: Int { 1 }

  /// The records that can be read, and the keys of those that cannot.
  struct Contents: Sendable {
    var values: [(key: String, value: Value)] = []
    var damaged: [String] = []
  }

  /// All records; one that is damaged stays where it is.
  ///
  /// - Throws: `PersistenceError` when they cannot be read, or a newer version wrote one of them.
  func all() async throws(PersistenceError) -> Contents {
    let found: RecordContents
    do throws(StorageError) { found = try await store.contents(of: collection) } catch {
      throw PersistenceError(reading: error)
    }
    var contents = Contents(damaged: found.damaged)
    for record in found.records {
      switch try decode(.value(record)) {
      case .value(let value): contents.values.append((record.key, value))
      case .absent, .damaged: contents.damaged.append(record.key)
      }
    }
    return contents
  }

  /// One record, as far as it can be read.
  func stored(for key: String) async throws(PersistenceError) -> StoredRecord<Value> {
    let record: StoredRecord<Record>
    do throws(StorageError) { record = try await store.stored(for: key, in: collection) } catch {
      throw PersistenceError(reading: error)
    }
    return try decode(record)
  }

  /// One record; `nil` when there is none.
  ///
  /// - Throws: `PersistenceError` when it cannot be read, as one that is damaged.
  func value(for key: String) async throws(PersistenceError) -> Value? {
    switch try await stored(for: key) {
    case .absent: return nil
    case .damaged: throw .damagedRecord
    case .value(let value): return value
    }
  }

  /// Reads and changes a record as one step.
  ///
  /// - Parameters:
  ///   - key: The record.
  ///   - change: Says of the old record what is done to it.
  /// - Returns: The result of the change.
  /// - Throws: `PersistenceError` when it could not be kept, or a newer version wrote it; nothing is changed then.
  func update<Result: Sendable>(
    _ key: String,
    _ change: @Sendable (StoredRecord<Value>) -> (RecordChange<Value>, Result)
  ) async throws(PersistenceError) -> Result {
    let results = try await update([key]) { _, known in change(known) }
    guard let result = results.first else { throw .cannotBeSaved(reason: "no record was changed") }
    return result
  }

  /// Reads and changes several records as one step.
  ///
  /// - Parameters:
  ///   - keys: The records.
  ///   - change: Says of a key and the old record what is done to it.
  /// - Returns: The results of the changes, in the order of the keys.
  /// - Throws: `PersistenceError` when they could not be kept, or a newer version wrote one; nothing is changed then.
  func update<Result: Sendable>(
    _ keys: [String],
    _ change: @Sendable (String, StoredRecord<Value>) -> (RecordChange<Value>, Result)
  ) async throws(PersistenceError) -> [Result] {
    let answer: Swift.Result<[Result], PersistenceError>
    do throws(StorageError) {
      answer = try await store.transaction { (transaction) throws(StorageError) in
        var results: [Result] = []
        for key in keys {
          let known = try transaction.stored(for: key, in: collection)
          do throws(PersistenceError) {
            let (made, result) = change(key, try decode(known))
            var data: Data?
            if case .set(let value) = made { data = try encode(value) }
            do throws(StorageError) {
              if let data { try transaction.set(data, for: key, in: collection) }
              if case .remove = made { try transaction.remove(key, in: collection) }
            } catch {
              throw PersistenceError(saving: error)
            }
            results.append(result)
          } catch {
            try transaction.rollBack()
            return .failure(error)
          }
        }
        return .success(results)
      }
    } catch {
      throw PersistenceError(saving: error)
    }
    return try answer.get()
  }

  private func encode(_ value: Value) throws(PersistenceError) -> Data {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(Versioned(version: version, record: value))
    } catch {
      throw .cannotBeSaved(reason: "a record cannot be written as JSON")
    }
  }

  private func decode(_ record: StoredRecord<Record>) throws(PersistenceError) -> StoredRecord<Value> {
    let data: Data
    switch record {
    case .absent: return .absent
    case .damaged: return .damaged
    case .value(let record): data = record.value
    }
    // We wrote the record: how many members it has is no reason to refuse it.
    let limits = JSONLimits(values: .max)
    // monorepo:allow swallowed-error: a damaged record is told as one, and stays where it is
    let whole = try? JSONBody.decode(Versioned.self, from: data, limits: limits)
    // monorepo:allow swallowed-error: the version decides whether it is damaged or newer
    let found = try? whole?.version ?? JSONBody.decode(VersionOnly.self, from: data, limits: limits).version
    if let found, found > version { throw .madeByNewerVersion }
    guard let whole else { return .damaged }
    return .value(whole.record)
  }

  private struct Versioned: Codable {
    let version: Int
    let record: Value
  }

  private struct VersionOnly: Decodable {
    let version: Int
  }
}

/// A change of a record.
enum RecordChange<Value> {
  case set(Value)
  case remove
  /// It stays as it is.
  case leave
}

/// A card as it is stored.
struct CardRecord: Codable, Hashable, Sendable {
  let id: Int
  /// The login; `nil` where nothing but the number of the account is known.
  let login: String?
  let name: String?
  let avatar: String?
  let language: String?
  let color: String?
  /// The kind of the account; records of earlier versions have none.
  let kind: String?

  init(_ card: Card) {
    id = card.id.rawValue
    login = card.login
    name = card.name
    avatar = card.avatar?.description
    language = card.language?.name
    color = card.language?.color?.description
    kind = card.kind?.rawValue
  }

  /// The kind of the account; `nil` when it is unknown.
  var knownKind: AccountKind? { kind.flatMap { AccountKind(rawValue: $0) } }

  /// The card; `nil` for a record whose number or login is none.
  var card: Card? {
    guard let id = Card.ID(rawValue: id), login.map(Login.isValid) ?? true else { return nil }
    return Card(
      id: id,
      login: login,
      name: name,
      avatar: avatar.flatMap(WebLink.init),
      language: language.map { ProgrammingLanguage(name: $0, color: color.flatMap { RGBColor($0) }) },
      kind: knownKind
    )
  }
}

/// A card of the deck as it is stored.
struct DeckRecord: Codable, Sendable {
  /// The card; `nil` where a service keeps it.
  var card: CardRecord?
  /// Milliseconds since 1970.
  let addedAt: Int64
}

/// A community as it is stored.
struct CommunityRecord: Codable, Sendable {
  let name: String
  let from: String
  let to: String
  /// The members; none where a service keeps them.
  var members: [MemberRecord] = []
  /// Not in records of earlier versions.
  private var gone: Bool?

  init(_ draft: CommunityDraft, members: [Card] = []) {
    name = draft.name
    from = draft.period.from.description
    to = draft.period.to.description
    self.members = members.map { MemberRecord(card: CardRecord($0)) }
  }

  /// The period; `nil` for one that breaks a rule.
  var period: CommunityPeriod? { storedPeriod(from, to) }

  /// Whether the service that keeps the community has said that it does not exist.
  var isGone: Bool {
    get { gone == true }
    set { gone = newValue ? true : nil }
  }
}

/// A community as it is stored, without its members: reading a thousand of them takes longer than everything else.
struct CommunityHeadRecord: Codable, Sendable {
  /// When a member was counted last.
  struct Member: Codable, Sendable {
    let askedAt: Int64?
  }

  let name: String
  let from: String
  let to: String
  let members: [Member]

  /// The period; `nil` for one that breaks a rule.
  var period: CommunityPeriod? { storedPeriod(from, to) }
}

private func storedPeriod(_ from: String, _ to: String) -> CommunityPeriod? {
  guard let from = CalendarDay(from), let to = CalendarDay(to) else { return nil }
  // monorepo:allow swallowed-error: this version never stored a period that breaks a rule: it is unknown
  do throws(CommunityFault) { return try CommunityPeriod(from: from, to: to) } catch { return nil }
}

/// A member of a community as it is stored, with what was counted last.
struct MemberRecord: Codable, Sendable {
  var card: CardRecord
  var totals: TotalsRecord?
  /// When the service was asked to count last, in milliseconds since 1970; organisations are never counted.
  var askedAt: Int64?
  /// Whether the account was too much for the service, so that it is not asked for each time; not in records
  /// of earlier versions.
  private var tooLarge: Bool?

  init(card: CardRecord) {
    self.card = card
  }

  /// Whether the account was too much for the service at the last count.
  var isTooLarge: Bool {
    get { tooLarge == true }
    set { tooLarge = newValue ? true : nil }
  }

  /// Whether there is something to count; organisations and bots have no calendar.
  var canBeCounted: Bool { card.knownKind?.hasCalendar ?? true }

  /// The number of the account; `nil` for a record that is no card.
  var id: Card.ID? { Card.ID(rawValue: card.id) }

  /// The member; `nil` for a record that is no card.
  ///
  /// - Parameter failure: Why the service did not count it now; `nil` where it did, or was not asked.
  /// - Returns: The member with its totals or the reason for having none.
  func member(after failure: ServiceError? = nil) -> CommunityMember? {
    card.card.map { CommunityMember(card: $0, totals: totals?.totals, uncounted: uncounted(after: failure)) }
  }

  private func uncounted(after failure: ServiceError?) -> UncountedReason? {
    if let failure { return .failed(failure) }
    if isTooLarge { return .failed(.unavailable) }
    return askedAt == nil && totals == nil ? .notYet : nil
  }
}

/// The totals of a member at the last count.
struct TotalsRecord: Codable, Sendable {
  let total: Int
  let commits: Int?
  let reviews: Int?
  let issues: Int?
  let pullRequests: Int?
  let restricted: Int?

  init(_ totals: MemberTotals) {
    total = totals.total
    commits = totals.parts.commits
    reviews = totals.parts.reviews
    issues = totals.parts.issues
    pullRequests = totals.parts.pullRequests
    restricted = totals.parts.restricted
  }

  var totals: MemberTotals {
    MemberTotals(
      total: total,
      parts: ContributionParts(
        commits: commits,
        reviews: reviews,
        issues: issues,
        pullRequests: pullRequests,
        restricted: restricted
      )
    )
  }
}
