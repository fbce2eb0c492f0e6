import CommandKit
import Foundation
import Testing

@Suite(.timeLimit(.minutes(3))) struct SectionDetailOverSandboxTests {
  @Test(arguments: ["series", "SERIES", "Series", "seri", "5c1e7d40-3a92-11ee-8b1f-02a4c6e80d11"])
  func `a section is shown by name, title, beginning or id`(text: String) async throws {
    let tessera = try TesseraRun()

    let run = await tessera("sections", "show", text, "--json")

    #expect(run.code == .done)
    #expect(try JSONDocument(run.output).object["title"] as? String == "Series")
  }

  @Test func `every block has its products, lazy ones too`() async throws {
    let tessera = try TesseraRun()

    let run = await tessera("sections", "show", "series", "--json")

    let blocks = try JSONDocument(run.output).object["blocks"] as? [[String: Any]] ?? []
    #expect(blocks.count >= 6)
    for block in blocks {
      #expect((block["products"] as? [Any])?.isEmpty == false)
      #expect(block["error"] is NSNull)
      #expect(block["total"] as? Int ?? 0 >= 40)
    }
  }

  @Test func `all products of a block are paged in, each once`() async throws {
    let tessera = try TesseraRun()

    let run = await tessera("sections", "show", "series", "--block", "Popular", "--all", "--json")

    let blocks = try JSONDocument(run.output).object["blocks"] as? [[String: Any]] ?? []
    let products = try #require(blocks.first?["products"] as? [[String: Any]])
    #expect(blocks.count == 1)
    #expect(products.count == blocks.first?["total"] as? Int)
    #expect(Set(products.compactMap { $0["id"] as? String }).count == products.count)
  }

  @Test func `a category narrows the section`() async throws {
    let tessera = try TesseraRun()

    let run = await tessera("sections", "show", "series", "--category", "drama", "--json")

    #expect(try JSONDocument(run.output).object["category"] as? String == "Drama")
  }

  @Test func `a page that was seen opens offline with every block that was loaded`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("sections", "show", "series")
    tessera.pass(seconds: 86_400)

    let run = await tessera("sections", "show", "series", "--network", "offline")

    #expect(run.code == .done)
    #expect(run.output.contains("1 day ago"))
    #expect(!run.output.contains("Not loaded"))
  }

  @Test(arguments: [
    (["nonsense"], ExitCode.notFound), (["s"], .usage), (["series", "--block", "nonsense"], .notFound),
    (["series", "--category", "nonsense"], .notFound), ([], .usage), (["series", "--limit", "0"], .usage),
    (["series", "--limit", "3", "--all"], .usage), (["series", "--fields", "nonsense"], .usage),
  ])
  func `what cannot be shown says so and ends with its code`(arguments: [String], code: ExitCode) async throws
  {
    let tessera = try TesseraRun()

    let run = await tessera(arguments: ["sections", "show"] + arguments)

    #expect(run.code == code)
    #expect(run.output.isEmpty)
    #expect(run.errorOutput.hasPrefix("Error: "))
  }
}
