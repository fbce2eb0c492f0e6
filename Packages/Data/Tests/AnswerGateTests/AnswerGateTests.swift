import DomainKernel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is stored is never replaced by something worse: judged by what is shown, not by errors.
///
/// A good answer is stored, then a damaged one comes, then only the store is read. Nothing that was shown may be missing
/// then: no entry, and nothing that an entry had. Three sorts of damage cannot be told from a natural change, and
/// are believed: one entry that is left out of a list of several, one that has another identifier, and one
/// optional member of an item that is `null`.
///
/// Every third of the bits that flip each night does, or all of them where `ANSWER_FLIPS` is `all`. The first
/// one depends on the endpoint alone: a run that passes passes on another day, too.
@Suite(.timeLimit(.minutes(5))) struct AnswerGateTests {
  @Test(arguments: Endpoint.all)
  func `no damaged answer takes away what was shown`(endpoint: Endpoint) async throws {
    let good = Array(endpoint.good.written.utf8)
    // Endpoints with the same mapping as another one are damaged less.
    let flips = Mutation.flips(of: good, count: endpoint.isVariant ? 100 : 300)
    let first = Self.flipsAll ? 0 : Self.firstFlip(of: endpoint)
    let mutations =
      stride(from: first, to: flips.count, by: Self.flipsAll ? 1 : 3).map { flips[$0] }
      + Mutation.cuts(of: good, count: 60) + (endpoint.isVariant ? [] : Mutation.shapes(of: endpoint.good))
      + Mutation.others(others(than: endpoint))

    var state = try await StoredAnswer(endpoint, good)
    var losses: [String] = []
    for mutation in mutations {
      let lost = try await state.lost(after: mutation)
      guard !lost.isEmpty, !state.isNaturalChange(lost, after: mutation) else { continue }
      losses.append("\(mutation.kind) \(mutation.place): \(lost.sorted())")
    }
    try await state.expectEverythingStored()

    #expect(losses.isEmpty)
  }

  private static let flipsAll = ProcessInfo.processInfo.environment["ANSWER_FLIPS"] == "all"

  /// Another one for each of three endpoints, as many of them share a mapping.
  private static func firstFlip(of endpoint: Endpoint) -> Int {
    endpoint.name.utf8.reduce(0) { $0 + Int($1) } % 3
  }

  /// The good answers of all other endpoints, and one about another item.
  private func others(than endpoint: Endpoint) -> [String: String] {
    var others: [String: String] = [:]
    for other in Endpoint.all where other.good != endpoint.good { others[other.name] = other.good.written }
    others["another item"] = endpoint.otherItem?.written
    return others
  }
}

/// An endpoint whose good answer is stored.
struct StoredAnswer {
  private let endpoint: Endpoint
  private let good: [UInt8]
  private let before: Set<String>
  private var peer: Peer
  private var after: Set<String> = []

  init(_ endpoint: Endpoint, _ good: [UInt8]) async throws {
    self.endpoint = endpoint
    self.good = good
    peer = try Peer()
    peer.answer(good)
    before = Set(try await endpoint.read(peer, .cacheFirst).value)
  }

  /// What is shown no more after a damaged answer came.
  ///
  /// When the answer was stored, what is stored then is read, and the good answer is stored in a new store. When it was
  /// not, nothing is: what it would have done to the store would still be there at the end.
  mutating func lost(after mutation: Mutation) async throws -> Set<String> {
    peer.answer(mutation.body)
    let shown: Fetched<[String]>
    do throws(ServiceError) {
      shown = try await endpoint.read(peer, .networkFirst)
    } catch {
      Issue.record("\(mutation.kind) \(mutation.place): \(error)")
      return before
    }
    after = Set(shown.value)
    if shown.provenance.kind != .stored || endpoint.readsOnlyStore {
      after = Set(try await endpoint.read(peer, .cacheOnly).value)
    }
    if shown.provenance.kind != .stored || after != before {
      peer = try Peer()
      peer.answer(good)
      _ = try await endpoint.read(peer, .cacheFirst)
    }
    return before.subtracting(after)
  }

  /// Expects that all answers that were not believed left the store as it was.
  func expectEverythingStored() async throws {
    #expect(Set(try await endpoint.read(peer, .cacheOnly).value) == before)
  }

  /// Whether one entry is gone as a whole, and the damage was to leave it out or to change what it is told by,
  /// or one fact is gone that the damage states not to be.
  func isNaturalChange(_ lost: Set<String>, after mutation: Mutation) -> Bool {
    if mutation.kind == .null, lost.count == 1, let fact = lost.first,
      let name = fact.split(separator: Character(Facts.bar)).last
    {
      return endpoint.clearable.contains(String(name))
    }
    let gone = lost.filter { fact in !lost.contains { $0 != fact && fact.hasPrefix($0 + Facts.bar) } }
    let comes = after.subtracting(before).contains { isEntry($0) }
    guard gone.count == 1, let entry = gone.first, isEntry(entry) else { return false }
    return [.removal, .other].contains(mutation.kind) || comes
  }

  private func isEntry(_ fact: String) -> Bool {
    let name = fact.split(separator: Character(Facts.bar)).last ?? ""
    return [
      "category ", "meal ", "cuisine ", "section ", "filter ", "block ", "product ", "job ", "post ",
      "user ", "application ", "event ", "document ", "card ", "community ", "day ",
    ].contains { name.hasPrefix($0) }
      || (name.hasPrefix("ingredient ") && !fact.hasPrefix("meal"))
  }
}
