import DomainKernel
import HTTPFakes
import NetworkingKit
import SourcedHTTP
import Testing

@Suite(.timeLimit(.minutes(1))) struct SourcedReaderTests {
  @Test(arguments: [(Freshness.storedFirst, "Hello"), (.refresh, "Welcome"), (.storedOnly, "Hello")])
  func `the wish for freshness decides what is read`(freshness: Freshness, greeting: String) async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()
    peer.greets("Welcome")

    #expect(try await peer.read(freshness).value == greeting)
  }

  @Test func `JSON is asked for`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()

    #expect(peer.transport.requests == [HTTPRequest(url: peer.url, fields: [.accept: "application/json"])])
  }

  @Test(arguments: ["", "This is not JSON.", #"{"greeting":null}"#, #"{"greeting":""}"#])
  func `an answer that cannot be used never replaces what is stored`(body: String) async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()
    peer.answers(200, [.cacheControl: "max-age=60"], body: body)
    _ = try await peer.read(.refresh)

    #expect(try await peer.read(.storedOnly).value == "Hello")
  }

  @Test func `an answer that was mapped is reported with its size`() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: MappingEvent.self)
    let peer = try GreetingPeer { continuation.yield($0) }
    peer.answers(200, body: #"{"greeting":""}"#)
    _ = try? await peer.read()
    peer.greets("Hello")
    _ = try await peer.read()

    #expect(await events.first { _ in true } == MappingEvent(url: peer.url, byteCount: 20))
  }
}
