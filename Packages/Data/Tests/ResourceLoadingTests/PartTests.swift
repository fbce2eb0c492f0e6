import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import Testing

/// Reads of a part, for which the whole document is judged.
@Suite(.timeLimit(.minutes(5))) struct PartTests {
  /// The whole of a greeting, `{"greeting":"Hello","names":["Anna"]}`.
  private struct Party: Decodable {
    let names: [String]
  }

  private let log = ResourceLog()
  private let peer: GreetingPeer

  init() throws {
    peer = try GreetingPeer(observe: log.hear)
  }

  private func answers(_ greeting: String, names: String) {
    peer.answers(
      200,
      [.cacheControl: "max-age=60"],
      body: #"{"greeting":"\#(greeting)","names":\#(names)}"#
    )
  }

  private func read(
    _ policy: FetchPolicy = .networkFirst,
    from other: GreetingPeer? = nil,
    absence: Absence = .believed
  ) async throws(ServiceError) -> Fetched<String> {
    let peer = other ?? peer
    return try await peer.loader.read(
      Greeting.self,
      levels: 1,
      at: peer.url,
      policy,
      replacing: Replacement<Int>(absence: absence) { .list(of: $0, insteadOf: $1) }
    ) { (party: Party) in
      party.names.count
    } map: {
      $0.greeting
    }
  }

  @Test func `a part is that of a document that keeps the content of the one before`() async throws {
    answers("Hello", names: #"["Anna"]"#)
    _ = try await read()
    answers("Hi", names: #"["Berta"]"#)

    #expect(try await read().value == "Hi")
    #expect(try await read(.cacheOnly).value == "Hi")
  }

  @Test func `a part is not taken from a document that lost its other content`() async throws {
    answers("Hello", names: #"["Anna"]"#)
    _ = try await read()
    answers("Hi", names: "[]")

    let part = try await read()

    #expect(part.value == "Hello")
    #expect(part.provenance.staleness == .suspicious(.empty))
    #expect(try await read(.cacheOnly).value == "Hello")
  }

  @Test func `a part is not taken from a document that cannot be read as a whole`() async throws {
    answers("Hello", names: #"["Anna"]"#)
    _ = try await read()
    answers("Hi", names: "7")

    let part = try await read()

    #expect(part.value == "Hello")
    #expect(part.provenance.staleness == .suspicious(.incomplete))
  }

  @Test func `a copy that cannot be read as a whole keeps no document away`() async throws {
    answers("Hello", names: "7")
    _ = try await read()
    answers("Hi", names: "[]")

    #expect(try await read().value == "Hi")
  }

  @Test(arguments: [Absence.believed, .doubted, .impossible])
  func `the copy stands in for a 404 unless it is believed`(absence: Absence) async throws {
    answers("Hello", names: #"["Anna"]"#)
    _ = try await read()
    peer.answers(404)

    if absence == .believed {
      await #expect(throws: ServiceError.notFound) { try await read(absence: absence) }
    } else {
      #expect(try await read(absence: absence).provenance.staleness == .missing)
    }
  }

  @Test func `that the whole is missing which must exist says nothing about an item`() async throws {
    peer.answers(404)

    await #expect(throws: ServiceError.malformed(.missingPage)) { try await read(absence: .impossible) }
  }

  @Test func `the read of a part is told from its beginning to its end`() async throws {
    answers("Hi", names: "[]")
    _ = try await read()

    #expect(
      log.events.map(\.step) == [.began(.get, .read), .mapped(bytes: 28), .succeeded(.network)]
    )
  }

  @Test func `mapping a part tells how long it took where there is a clock`() async throws {
    let peer = try GreetingPeer(elapsed: GreetingPeer.ticks(), observe: log.hear)
    peer.answers(200, body: #"{"greeting":"Hi","names":[]}"#)
    _ = try await read(from: peer)

    #expect(log.events.map(\.step).contains(.mapped(bytes: 28, duration: .seconds(1))))
  }
}
