import ClockFakes
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import Synchronization
import Testing

/// What replaces a stored list of names, and what does not.
@Suite(.timeLimit(.minutes(5))) struct ReplacementTests {
  /// `{"names":["a"]}`; no list means that the service does not have it.
  private struct Names: Decodable {
    let names: [String]?
  }

  private let peer: GreetingPeer

  init() throws {
    peer = try GreetingPeer()
  }

  // MARK: - Nothing where something was

  @Test func `an empty list is believed when nothing is stored`() async throws {
    answers(0)
    #expect(try await read().value == [])
    #expect(try await read(.cacheOnly).value == [])
  }

  @Test func `an empty list never replaces entries, however often it comes`() async throws {
    try await storeStale(3)
    answers(0)
    for _ in 0..<3 {
      let list = try await read(.networkFirst)
      #expect(list.value.count == 3)
      #expect(list.provenance.staleness == .suspicious(.empty))
      #expect(list.provenance.kind == .stored)
      peer.date.advance(by: 2 * 86_400)
    }
    #expect(try await read(.cacheOnly).value.count == 3)
  }

  @Test(arguments: [(3, 0), (4, 1)])
  func `a shorter list that counts itself is believed when the service says so twice`(
    before: Int,
    now: Int
  ) async throws {
    try await storeStale(before)
    answers(now)
    let requests = peer.transport.requests.count

    let list = try await read(.networkFirst, isCounted: true)

    #expect(list.value.count == now)
    #expect(list.provenance.kind == .network)
    #expect(peer.transport.requests.count == requests + 2)
    #expect(try await read(.cacheOnly).value.count == now)
  }

  @Test func `it is not believed when the second answer differs or does not come`() async throws {
    try await storeStale(3)
    let empty = HTTPResponse(
      status: .ok,
      fields: [.cacheControl: "max-age=60"],
      body: Data(#"{"names":[]}"#.utf8)
    )
    let others: [HTTPResponse] = [
      HTTPResponse(status: .ok, body: Data(#"{"names":["1"]}"#.utf8)),
      HTTPResponse(status: .serviceUnavailable, body: empty.body),
    ]
    for other in others {
      let count = Mutex(0)
      peer.transport.answers { _ in
        count.withLock { count in
          count += 1
          return count == 1 ? empty : other
        }
      }
      let list = try await read(.networkFirst, isCounted: true)
      #expect(list.value.count == 3)
      #expect(list.provenance.staleness == .suspicious(.empty))
    }
    #expect(try await read(.cacheOnly).value.count == 3)
  }

  @Test func `an empty list replaces an empty one`() async throws {
    answers(0)
    _ = try await read()
    peer.date.advance(by: 100)
    let list = try await read()
    #expect(list.provenance.kind == .network)
    #expect(list.provenance.fetchedAt == peer.date.now)
  }

  @Test func `an explicit 404 of a list is shown at once, and the list stays for offline`() async throws {
    try await storeStale(3)
    peer.answers(404)
    await #expect(throws: ServiceError.notFound) { try await read() }
    let stored = try await read(.cacheOnly)
    #expect(stored.value.count == 3)
    #expect(stored.provenance.staleness == .gone)
  }

  // MARK: - Far fewer entries

  @Test(arguments: [(3, 1), (4, 2), (64, 32), (64, 200)])
  func `a list that is not drastically shorter replaces the stored one`(from: Int, to: Int) async throws {
    try await storeStale(from)
    answers(to)
    let list = try await read()
    #expect(list.value.count == to)
    #expect(list.provenance.staleness == nil)
    #expect(try await read(.cacheOnly).value.count == to)
  }

  @Test(arguments: [(4, 1), (64, 31)])
  func `a drastically shorter list does not replace the stored one`(from: Int, to: Int) async throws {
    try await storeStale(from)
    answers(to)
    let list = try await read()
    #expect(list.value.count == from)
    #expect(list.provenance.staleness == .suspicious(.shrunk(from: from, to: to)))
    #expect(try await read(.cacheOnly).value.count == from)
  }

  @Test func `the same shorter list is believed after 24 hours`() async throws {
    try await storeStale(64)
    answers(3)
    _ = try await read()
    peer.date.advance(by: 86_400)
    let list = try await read()
    #expect(list.value.count == 3)
    #expect(list.provenance.kind == .network)
    #expect(try await read(.cacheOnly).value.count == 3)
  }

  @Test func `the same shorter list is not believed a second before`() async throws {
    try await storeStale(64)
    answers(3)
    _ = try await read()
    peer.date.advance(by: 86_399)
    #expect(try await read().value.count == 64)
  }

  @Test func `the first of equal shorter lists counts`() async throws {
    try await storeStale(64)
    answers(3)
    for _ in 0..<3 {
      _ = try await read()
      peer.date.advance(by: 28_800)
    }
    #expect(try await read().value.count == 3)
  }

  @Test func `another shorter list begins a wait of its own`() async throws {
    try await storeStale(64)
    answers(3)
    _ = try await read()
    peer.date.advance(by: 86_400)
    answers(4)
    #expect(try await read().value.count == 64)
    peer.date.advance(by: 86_399)
    #expect(try await read().value.count == 64)
    peer.date.advance(by: 1)
    #expect(try await read().value.count == 4)
  }

  @Test func `a whole list in between ends the doubt`() async throws {
    try await storeStale(64)
    answers(3)
    _ = try await read()
    answers(64)
    _ = try await read()
    peer.date.advance(by: 86_400)
    answers(3)
    #expect(try await read().value.count == 64)
  }

  @Test func `a confirmation of the copy ends the doubt`() async throws {
    answers(64, [.cacheControl: "max-age=60", .etag: "\"a\""])
    _ = try await read()
    peer.date.advance(by: 100)
    answers(3)
    _ = try await read()
    peer.answers(304)
    #expect(try await read().provenance.kind == .revalidated)
    peer.date.advance(by: 86_400)
    answers(3)
    #expect(try await read().value.count == 64)
  }

  // MARK: - An item that does not exist

  @Test func `an item that does not exist is believed when nothing is stored, and not stored`() async throws {
    answersNothing()
    await #expect(throws: ServiceError.notFound) { try await read() }
    await #expect(throws: ServiceError.offline) { try await read(.cacheOnly) }
  }

  @Test func `an item that is stored is shown until the service said twice that it does not exist`()
    async throws
  {
    try await storeStale(3)
    answersNothing()
    let first = try await read()
    #expect(first.value.count == 3)
    #expect(first.provenance.staleness == .suspicious(.gone))
    peer.date.advance(by: 1)
    await #expect(throws: ServiceError.notFound) { try await read() }
    await #expect(throws: ServiceError.notFound) { try await read() }
    let stored = try await read(.cacheOnly)
    #expect(stored.value.count == 3)
    #expect(stored.provenance.staleness == .gone)
  }

  @Test func `exchanges at the same moment do not confirm each other`() async throws {
    try await storeStale(3)
    answersNothing()
    _ = try await read()
    #expect(try await read().provenance.staleness == .suspicious(.gone))
  }

  @Test func `the service's own rule can say that an item does not exist`() async throws {
    let peer = try GreetingPeer(ownRule: { response, _ in response.body.count < 3 ? .notFound : nil })
    try await peer.storeStale("Hello")
    peer.answers(200, body: "{}")
    #expect(try await peer.read().provenance.staleness == .suspicious(.gone))
    peer.date.advance(by: 1)
    await #expect(throws: ServiceError.notFound) { try await peer.read() }
  }

  @Test func `an item that exists again is shown and stored`() async throws {
    try await storeStale(3)
    answersNothing()
    _ = try await read()
    answers(5)
    #expect(try await read().value.count == 5)
    peer.date.advance(by: 100)
    answersNothing()
    #expect(try await read().provenance.staleness == .suspicious(.gone))
  }

  // MARK: - Who is believed at once

  @Test func `an answer is believed where the copy must not be shown instead`() async throws {
    answers(3, [.cacheControl: "no-cache"])
    _ = try await read()
    answers(0)
    #expect(try await read().value == [])
  }

  @Test(arguments: [404, 410], [Absence.doubted, .impossible])
  func `a page that must exist is shown from the store when the service does not find it`(
    status: Int,
    absence: Absence
  ) async throws {
    try await storeStale(3)
    peer.answers(status)
    let page = try await read(absence: absence)
    #expect(page.value.count == 3)
    #expect(page.provenance.staleness == .missing)
  }

  @Test(arguments: [404, 410])
  func `that a page is missing which must exist says nothing about an item`(status: Int) async throws {
    peer.answers(status)

    await #expect(throws: ServiceError.malformed(.missingPage)) { try await read(absence: .impossible) }
    await #expect(throws: ServiceError.notFound) { try await read(absence: .doubted) }
    await #expect(throws: ServiceError.notFound) { try await read() }
  }

  @Test(arguments: [404, 410])
  func `offline, a page that must exist and was missing is not stored, and an item is gone`(status: Int)
    async throws
  {
    peer.answers(status, [.cacheControl: "max-age=60"])
    await #expect(throws: ServiceError.malformed(.missingPage)) { try await read(absence: .impossible) }

    await #expect(throws: ServiceError.offline) { try await read(.cacheOnly, absence: .impossible) }
    await #expect(throws: ServiceError.notFound) { try await read(.cacheOnly) }
  }

  // MARK: - Ill-formed text

  @Test(arguments: [
    Data([0xE9]), Data([0xED, 0xA0, 0x80]), Data(#"\ud83d"#.utf8), Data(#"\ude00"#.utf8),
    Data(#"\ud83d \ude00"#.utf8), Data(#"\ud83d\n"#.utf8), Data(#"\ud83d\u0041"#.utf8),
  ])
  func `an answer with one ill-formed character does not replace the stored one`(text: Data) async throws {
    try await storeStale(1)
    answers(body: Data(#"{"names":["a","b"],"note":""#.utf8) + text + Data(#""}"#.utf8))
    let list = try await read()
    #expect(list.value.count == 1)
    #expect(list.provenance.staleness == .malformed)
    #expect(try await read(.cacheOnly).value.count == 1)
  }

  @Test(arguments: ["é", "\u{1F600}", #"\ud83d\ude00"#, #"\\ud83d"#, #"\u00e9"#, #"\""#])
  func `well-formed characters are read`(text: String) async throws {
    answers(body: Data(#"{"names":["\#(text)"]}"#.utf8))
    #expect(try await read().value.count == 1)
  }

  // MARK: - The peer

  private func read(
    _ policy: FetchPolicy = .cacheFirst,
    absence: Absence = .believed,
    isCounted: Bool = false
  ) async throws(ServiceError) -> Fetched<[String]> {
    try await peer.loader.read(
      Names.self,
      at: peer.url,
      policy,
      replacing: Replacement(absence: absence, isCounted: { _ in isCounted }) {
        .list(of: $0.count, insteadOf: $1.count)
      }
    ) { (document) throws(InvalidResponse) in
      guard let names = document.names else { throw .notFound }
      return names
    }
  }

  private func answers(_ count: Int, _ fields: HTTPFields = [.cacheControl: "max-age=60"]) {
    let names = (0..<count).map { "\"\($0)\"" }.joined(separator: ",")
    peer.answers(200, fields, body: #"{"names":[\#(names)]}"#)
  }

  private func answers(body: Data) {
    peer.transport.answers(HTTPResponse(status: .ok, fields: [.cacheControl: "max-age=60"], body: body))
  }

  private func answersNothing() {
    peer.answers(200, body: #"{"names":null}"#)
  }

  private func storeStale(_ count: Int) async throws {
    answers(count)
    _ = try await read()
    peer.date.advance(by: 100)
  }
}
