import DomainKernel
import HTTPFakes
import NetworkingKit
import SourcedHTTP
import Testing

@Suite(.timeLimit(.minutes(1))) struct SourcedReaderTests {
  @Test(arguments: [(FetchPolicy.cacheFirst, "Hello"), (.networkFirst, "Welcome"), (.cacheOnly, "Hello")])
  func `the wish for policy decides what is read`(policy: FetchPolicy, greeting: String) async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()
    peer.greets("Welcome")

    #expect(try await peer.read(policy).value == greeting)
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
    _ = try await peer.read(.networkFirst)

    #expect(try await peer.read(.cacheOnly).value == "Hello")
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
