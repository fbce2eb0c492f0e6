import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import Testing

@testable import CacheAdapter

@Suite struct AdapterTests {
  private static let request =
    #"{"id":7,"method":"GET","url":"http://127.0.0.1:1/test/a","headers":[["Req-Num","1"]]}"#

  private let origin = ScriptedTransport()

  init() {
    origin.answers(
      HTTPResponse(status: .ok, fields: [.cacheControl: "max-age=60", "A": "1"], body: Data("text".utf8))
    )
  }

  private func adapter() -> Adapter {
    Adapter(
      options: AdapterOptions(policy: OfflinePolicy()),
      transport: origin,
      now: { Date(timeIntervalSince1970: 1_700_000_000) }
    )
  }

  private func reply(_ adapter: Adapter, _ line: String) async throws -> [String: JSON] {
    try JSONDecoder().decode([String: JSON].self, from: Data(await adapter.reply(to: line).utf8))
  }

  @Test func `a greeting is answered with a name`() async throws {
    let reply = try await reply(adapter(), #"{"op":"hello"}"#)
    #expect(reply["ok"] == .bool(true))
    #expect(reply["name"] == .text("Tessera OfflineHTTP"))
  }

  @Test func `a response is one line with status, headers and body`() async throws {
    let adapter = adapter()
    let line = await adapter.reply(to: Self.request)
    #expect(!line.contains("\n"))
    let reply = try JSONDecoder().decode([String: JSON].self, from: Data(line.utf8))
    #expect(reply["id"] == .number(7))
    #expect(reply["status"] == .number(200))
    #expect(
      reply["headers"]
        == .list([.list([.text("Cache-Control"), .text("max-age=60")]), .list([.text("A"), .text("1")])])
    )
    #expect(reply["body"] == .text("text"))
    #expect(reply["error"] == nil)
  }

  @Test func `a second request is answered by the cache, until a reset`() async throws {
    let adapter = adapter()
    for _ in 0..<2 { _ = await adapter.reply(to: Self.request) }
    #expect(origin.requests.count == 1)
    #expect(try await reply(adapter, #"{"op":"reset","namespace":"next"}"#)["ok"] == .bool(true))
    _ = await adapter.reply(to: Self.request)
    #expect(origin.requests.count == 2)
  }

  @Test func `no response is an error and no status`() async throws {
    origin.fails(.notConnected(reason: "unplugged"))
    let reply = try await reply(adapter(), Self.request)
    #expect(reply["id"] == .number(7))
    #expect(reply["status"] == nil)
    #expect(reply["error"] == .text(#"notConnected(reason: "unplugged")"#))
  }

  @Test func `a time-out is called one`() async throws {
    origin.fails(.timedOut(after: .seconds(1)))
    let reply = try await reply(adapter(), Self.request)
    #expect(reply["error"] == .text("timed out"))
  }

  @Test func `a line that is not understood gets an answer, too`() async throws {
    let reply = try await reply(adapter(), "not json")
    #expect(reply["error"] != nil)
    #expect(origin.requests.isEmpty)
  }
}
