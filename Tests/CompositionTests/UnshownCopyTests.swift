import CommandKit
import FaultServer
import Foundation
import Testing

/// What a command says of a cached copy that it does not show.
@Suite(.timeLimit(.minutes(3))) struct UnshownCopyTests {
  private static let root = #"""
    {"type":"page","_links":{"viaplay:sections":[
      {"id":"s","title":"Series","name":"series","href":"/ios-se/series"}]}}
    """#
  private static let series = #"{"type":"page","_links":{},"_embedded":{"viaplay:blocks":[]}}"#

  /// A service whose pages have the same directives; it has the section until it is asked for the latest.
  private static func peer(_ directives: String = "max-age=60") throws -> FaultServer {
    try FaultServer { request in
      let fields: KeyValuePairs = ["Content-Type": "application/json", "Cache-Control": directives]
      let isGone = request["cache-control"] == "max-age=0" && request.target != "/ios-se"
      let body = request.target == "/ios-se" ? root : series
      return [.send(HTTPAnswer(isGone ? 404 : 200, fields: fields, body: isGone ? "{}" : body))]
    }
  }

  private static func pointing(to peer: FaultServer) -> [String: String] {
    ["TESSERA_STREAMING_URL": peer.url("/ios-se").absoluteString]
  }

  @Test(arguments: ["no-cache", "max-age=0, must-revalidate"])
  func `a copy that the service must confirm is named as the reason why nothing is shown offline`(
    directives: String
  ) async throws {
    let tessera = try TesseraRun()
    let peer = try Self.peer(directives)
    let environment = Self.pointing(to: peer)
    let opened = await tessera("sections", environment: environment)
    tessera.pass(seconds: 60)

    let run = await tessera("sections", "--offline", environment: environment)

    #expect(opened.code == .done)
    #expect(run.code == .noConnection && run.output.isEmpty)
    #expect(run.errorOutput.contains("the service requires the cached copy to be checked before use"))
    #expect(!run.errorOutput.contains("available"))
    withExtendedLifetime(peer) {}
  }

  @Test(
    arguments: ["no-cache", "max-age=0, must-revalidate"],
    [
      (500, "The service returned an error (status 500).", 1),
      (429, "The service is rate-limiting requests.", 7),
    ] as [(status: Int, text: String, code: Int32)]
  )
  func `a copy that a failing service did not confirm is told with the failure, and not advised`(
    directives: String,
    failure: (status: Int, text: String, code: Int32)
  ) async throws {
    let tessera = try TesseraRun()
    let peer = try FaultServer { request in
      let fails = request["cache-control"] == "max-age=0"
      let fields: KeyValuePairs = ["Content-Type": "application/json", "Cache-Control": directives]
      let body = request.target == "/ios-se" ? Self.root : Self.series
      return [.send(HTTPAnswer(fails ? failure.status : 200, fields: fields, body: fails ? "{}" : body))]
    }
    let environment = Self.pointing(to: peer)
    let opened = await tessera("sections", environment: environment)
    tessera.pass(seconds: 60)

    let run = await tessera("sections", "--refresh", environment: environment)

    #expect(opened.code == .done)
    #expect(run.code.rawValue == failure.code && run.output.isEmpty)
    #expect(run.errorOutput.contains(failure.text))
    #expect(run.errorOutput.contains("The service requires the cached copy to be checked before use."))
    #expect(!run.errorOutput.contains("--offline"))
    withExtendedLifetime(peer) {}
  }

  @Test func `in offline mode a part without a copy is not told to be missing for want of a connection`()
    async throws
  {
    let tessera = try TesseraRun()
    let peer = try FaultServer { request in
      let isRoot = request.target == "/ios-se"
      return [.send(HTTPAnswer(isRoot ? 200 : 500, body: isRoot ? Self.root : "{}"))]
    }
    let environment = Self.pointing(to: peer)
    _ = await tessera("sections", environment: environment)

    let run = await tessera("sections", "--offline", "--json", environment: environment)

    #expect(run.code == .done)
    #expect(run.errorOutput.contains("could not be loaded: offline mode is on, and no copy is cached."))
    #expect(!run.errorOutput.contains("no connection"))
    withExtendedLifetime(peer) {}
  }

  @Test func `what the service no longer has names the copy that opens offline, which says so`() async throws
  {
    let tessera = try TesseraRun()
    let peer = try Self.peer()
    let environment = Self.pointing(to: peer)
    let words = ["sections", "show", "series"]
    let opened = await tessera(arguments: words, environment: environment)

    let gone = await tessera(arguments: words + ["--refresh"], environment: environment)
    let document = await tessera(arguments: words + ["--refresh", "--json"], environment: environment)
    let offline = await tessera(arguments: words + ["--offline", "--json"], environment: environment)

    #expect(opened.code == .done && offline.code == .done)
    #expect(offline.output.contains(#""reason": "gone""#))
    #expect(gone.code == .notFound && document.code == .notFound)
    #expect(gone.errorOutput.contains("\nUse --offline to open the cached copy. "))
    #expect(document.errorOutput.contains(#""hint": "Use --offline to open the cached copy. "#))
    withExtendedLifetime(peer) {}
  }

  @Test(arguments: [404, 410])
  func `a block that the service no longer has names the copy that opens offline`(status: Int) async throws {
    let tessera = try TesseraRun()
    let section = #"""
      {"type":"page","_links":{},"_embedded":{"viaplay:blocks":[
        {"ablocator":"new","title":"New","_links":{"self":{"href":"/ios-se/series?block=5"}}}]}}
      """#
    let block = #"""
      {"type":"block","ablocator":"new","title":"New","totalProductCount":1,
       "_embedded":{"viaplay:products":[{"publicPath":"p","content":{"title":"Stored title"}}]}}
      """#
    let peer = try FaultServer { request in
      let isBlock = request.target.contains("block=5")
      let isGone = isBlock && request["cache-control"] == "max-age=0"
      let body = isBlock ? block : request.target == "/ios-se" ? Self.root : section
      return [.send(HTTPAnswer(isGone ? status : 200, body: isGone ? "{}" : body))]
    }
    let environment = Self.pointing(to: peer)
    let words = ["sections", "show", "series"]
    let opened = await tessera(arguments: words, environment: environment)

    let gone = await tessera(arguments: words + ["--refresh"], environment: environment)
    let alone = await tessera(
      arguments: words + ["--block", "New", "--refresh"],
      environment: environment
    )
    let offline = await tessera(arguments: words + ["--offline"], environment: environment)

    #expect(opened.output.contains("Stored title") && offline.output.contains("Stored title"))
    #expect(gone.output.contains("Use --offline to open the cached copy."))
    #expect(alone.errorOutput.contains("Use --offline to open the cached copy."))
    withExtendedLifetime(peer) {}
  }

  @Test(arguments: [["--refresh"], ["--offline"], []])
  func `what was never opened names no copy`(options: [String]) async throws {
    let tessera = try TesseraRun()
    let peer = try Self.peer()
    let environment = Self.pointing(to: peer)
    _ = await tessera("sections", environment: environment)

    let run = await tessera(
      arguments: ["sections", "show", "nonsense"] + options,
      environment: environment
    )

    #expect(run.code == .notFound)
    #expect(!run.errorOutput.contains("cached copy"))
    withExtendedLifetime(peer) {}
  }
}
