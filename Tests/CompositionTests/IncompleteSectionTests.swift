import CommandKit
import FaultServer
import Foundation
import Testing

/// What a streaming service leaves out of its pages, up to the exit code of a command.
@Suite(.timeLimit(.minutes(3))) struct IncompleteSectionTests {
  private static let root = #"""
    {"type":"page","_links":{"viaplay:sections":[
      {"id":"s","title":"Series","name":"series","href":"/ios-se/series"}]}}
    """#

  /// The link behind the first two titles of a block, the page that it leads to, and what comes of both.
  struct Rest: Sendable {
    let next: String
    let second: HTTPAnswer
    let count: Int
    var error = "malformed"
  }

  private static let rests = [
    Rest(next: "/ios-se/series?page=1", second: HTTPAnswer(404), count: 2),
    Rest(next: "https://evil.example.com/x", second: HTTPAnswer(404), count: 2),
    Rest(next: "/ios-se/series?page=2", second: page([]), count: 2),
    Rest(next: "/ios-se/series?page=2", second: page([1, 2], next: "/ios-se/series?page=1"), count: 2),
    Rest(next: "/ios-se/series?page=2", second: page([3], next: "/ios-se/series?page=2"), count: 3),
    Rest(next: "/ios-se/series?page=2", second: page([2, 3]), count: 3),
    Rest(next: "/ios-se/series?page=2", second: HTTPAnswer(500), count: 2, error: "unavailable"),
  ]

  @Test(arguments: rests)
  func `a block whose rest is missing ends the command with the error of the rest`(rest: Rest) async throws {
    let tessera = try TesseraRun()
    let peer = try Self.peer(section: Self.page([1, 2], next: rest.next), second: rest.second)
    let words = ["sections", "show", "series", "--block", "popular", "--all"]

    let document = await tessera(arguments: words + ["--json"], environment: Self.pointing(to: peer))
    let piped = await tessera(arguments: words, environment: Self.pointing(to: peer), streams: .pipes)

    let blocks = try JSONDocument(document.output).object["blocks"] as? [[String: Any]] ?? []
    #expect(blocks.first?["error"] as? String == rest.error)
    #expect(blocks.first?["count"] as? Int == rest.count)
    #expect(blocks.first?["next"] as? String == "\(rest.count)")
    #expect([document.code, piped.code] == [.failed, .failed])
    #expect(piped.errorOutput.hasPrefix("Error: 1 of 1 block could not be loaded completely: "))
    #expect(!piped.output.contains("--all"), "the command that has just failed")
  }

  @Test(arguments: [
    (#","next":{"href":null}"#, #""currentPage":1,"pageCount":24,"#, "unusable value at next"),
    ("", #""currentPage":1,"pageCount":24,"#, "no 'next'"),
    ("", #""currentPage":1,"pageCount":1,"#, "no 'next'"), ("", "", "no 'next'"),
  ])
  func `a block whose next page cannot be asked for has not ended`(
    link: String,
    facts: String,
    reason: String
  ) async throws {
    let tessera = try TesseraRun()
    let first = Self.page([1, 2], link: link, facts: facts)
    let peer = try Self.peer(section: first, second: HTTPAnswer(404))
    let words = ["sections", "show", "series", "--block", "popular", "--all"]

    let document = await tessera(arguments: words + ["--json"], environment: Self.pointing(to: peer))
    let piped = await tessera(arguments: words, environment: Self.pointing(to: peer), streams: .pipes)

    let blocks = try JSONDocument(document.output).object["blocks"] as? [[String: Any]] ?? []
    #expect(blocks.first?["error"] as? String == "malformed")
    #expect(blocks.first?["next"] as? String == "2")
    #expect([document.code, piped.code] == [.failed, .failed])
    #expect(piped.errorOutput.contains(reason))
  }

  @Test func `the next page of a block may come within a list of links`() async throws {
    let tessera = try TesseraRun()
    let first = Self.page([1, 2], link: #","next":[{"href":"/ios-se/series?page=2"}]"#)
    let peer = try Self.peer(section: first, second: Self.page(Array(3...48)))
    let words = ["sections", "show", "series", "--block", "popular", "--all", "--json"]

    let run = await tessera(arguments: words, environment: Self.pointing(to: peer))

    let blocks = try JSONDocument(run.output).object["blocks"] as? [[String: Any]] ?? []
    #expect(blocks.first?["count"] as? Int == 48)
    #expect(run.code == .done)
  }

  @Test(arguments: [
    (#"{"type":"page","title":"Home","_links":{"self":{"href":"x"}}}"#, "no 'sections'"),
    (#"{"type":"page","_links":{"viaplay:sections":null}}"#, "no 'sections'"),
    (
      #"{"type":"page","_links":{"viaplay:sections":[{"title":"A","href":"http://localhost:1/a"}]}}"#,
      "it links to an address outside the service"
    ),
  ])
  func `a front page that does not say which sections there are is unreadable`(
    root: String,
    reason: String
  ) async throws {
    let tessera = try TesseraRun()
    let peer = try FaultServer { _ in [.send(HTTPAnswer(body: root))] }

    for words in [["sections"], ["sections", "show", "series"]] {
      let run = await tessera(arguments: words, environment: Self.pointing(to: peer))

      #expect(run.code == .failed)
      #expect(run.errorOutput.contains(reason))
    }
  }

  @Test(arguments: ["{}", #"{"viaplay:blocks":null}"#])
  func `a section without a list of blocks is unreadable, and one with an empty list is empty`(
    embedded: String
  ) async throws {
    let tessera = try TesseraRun()
    let bad = HTTPAnswer(body: #"{"type":"page","_links":{},"_embedded":\#(embedded)}"#)
    let empty = HTTPAnswer(body: #"{"type":"page","_links":{},"_embedded":{"viaplay:blocks":[]}}"#)

    let (one, other) = (
      try Self.peer(section: bad, second: bad), try Self.peer(section: empty, second: empty)
    )
    let unreadable = await tessera("sections", "show", "series", environment: Self.pointing(to: one))
    let none = await tessera("sections", "show", "series", environment: Self.pointing(to: other))

    #expect(unreadable.code == .failed)
    #expect(unreadable.errorOutput.contains("no 'blocks'"))
    #expect(none.code == .done)
    #expect(none.output.contains("This section is empty."))
  }

  @Test(arguments: [(500, "unavailable"), (404, "missing")])
  func `a list has the age of a description that could not be refreshed, also of one whose page is gone`(
    status: Int,
    reason: String
  ) async throws {
    let tessera = try TesseraRun()
    let section = #"{"type":"page","description":"All of it.","_links":{},"_embedded":{"viaplay:blocks":[]}}"#
    let peer = try FaultServer { request in
      if request.target == "/ios-se" { return [.send(HTTPAnswer(body: Self.root))] }
      let fails = request["cache-control"] == "max-age=0"
      return [.send(fails ? HTTPAnswer(status, body: "{}") : HTTPAnswer(body: section))]
    }
    _ = await tessera("sections", environment: Self.pointing(to: peer))
    tessera.pass(seconds: 60)

    let run = await tessera("sections", "--refresh", "--json", environment: Self.pointing(to: peer))

    let document = try JSONDocument(run.output)
    #expect(document.items.first?["description"] as? String == "All of it.")
    #expect(document.source["reason"] as? String == reason)
    #expect(document.source["ageSeconds"] as? Int == 60)
    #expect(run.code == .done)
  }

  @Test func `sections, categories, blocks and titles that cannot be read are counted`() async throws {
    let tessera = try TesseraRun()
    let peer = try Self.damagedService()

    let list = await tessera("sections", "--json", environment: Self.pointing(to: peer))
    let shown = await tessera("sections", "show", "series", "--json", environment: Self.pointing(to: peer))

    #expect(list.errorOutput.contains("Warning: 1 section could not be read and is left out."))
    for words in ["1 category could", "2 blocks could", "1 title could"] {
      #expect(shown.errorOutput.contains("Warning: \(words) not be read"))
    }
    #expect([list.code, shown.code] == [.done, .done])
  }

  @Test(arguments: [
    (["nope"], "section that could be read is called 'nope'. 1 section could not be read."),
    (
      ["series", "--category", "nope"],
      "category that could be read is called 'nope'. 1 category could not be read."
    ),
    (
      ["series", "--block", "nope"],
      "block that could be read is called 'nope'. 2 blocks could not be read."
    ),
  ])
  func `what is not there may be what cannot be read, which is counted`(
    words: [String],
    message: String
  ) async throws {
    let tessera = try TesseraRun()
    let peer = try Self.damagedService()

    let run = await tessera(arguments: ["sections", "show"] + words, environment: Self.pointing(to: peer))

    #expect(run.errorOutput.contains("Error: No \(message)"))
    #expect(run.code == .failed)
  }

  /// A service that sends one section, one category, two blocks and one title that cannot be read.
  private static func damagedService() throws -> FaultServer {
    let root = HTTPAnswer(
      body: #"""
        {"type":"page","_links":{"viaplay:sections":[
          {"id":"s","title":"Series","name":"series","href":"/ios-se/series"},{"title":"Lost"}]}}
        """#
    )
    let product = #"{"publicPath":"p","content":{"title":"Title"}}"#
    let section = HTTPAnswer(
      body: #"""
        {"type":"page","_links":{"viaplay:categoryFilters":[7]},"_embedded":{"viaplay:blocks":[
          {"title":"Lost","_embedded":{"viaplay:products":[\#(product)]}},7,
          {"ablocator":"popular","title":"Popular","_embedded":{"viaplay:products":[\#(product),7]}}]}}
        """#
    )
    return try FaultServer { request in [.send(request.target == "/ios-se" ? root : section)] }
  }

  private static func page(_ numbers: [Int], next: String? = nil) -> HTTPAnswer {
    page(numbers, link: next.map { #","next":{"href":"\#($0)"}"# } ?? "")
  }

  private static func page(_ numbers: [Int], link: String, facts: String = "") -> HTTPAnswer {
    let products = numbers.map { #"{"publicPath":"p\#($0)","content":{"title":"Title \#($0)"}}"# }
    return HTTPAnswer(
      body: #"""
        {"type":"page","_links":{},"_embedded":{"viaplay:blocks":[
          {"ablocator":"popular","title":"Popular",\#(facts)"totalProductCount":48,
           "_embedded":{"viaplay:products":[\#(products.joined(separator: ","))]},
           "_links":{"self":{"href":"/ios-se/series?page=1"}\#(link)}}]}}
        """#
    )
  }

  private static func peer(section: HTTPAnswer, second: HTTPAnswer) throws -> FaultServer {
    try FaultServer { request in
      switch request.target {
      case "/ios-se": [.send(HTTPAnswer(body: Self.root))]
      case "/ios-se/series?page=2": [.send(second)]
      default: [.send(section)]
      }
    }
  }

  private static func pointing(to peer: FaultServer) -> [String: String] {
    ["TESSERA_STREAMING_URL": peer.url("/ios-se").absoluteString]
  }
}
