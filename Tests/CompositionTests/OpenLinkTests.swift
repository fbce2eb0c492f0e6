import CommandKit
import Foundation
import Testing

/// Links lead to places of the program, and change nothing.
@Suite(.timeLimit(.minutes(3))) struct OpenLinkTests {
  @Test func `a link of the program shows the page that it stands for`() async throws {
    let tessera = try TesseraRun()
    let page = await tessera("recipes", "list", "Seafood", "--offline")

    let linked = await tessera("open", "tessera:/recipes/list/Seafood", "--offline")

    #expect(linked.code == page.code)
    #expect(linked.output == page.output)
    #expect(linked.errorOutput == page.errorOutput)
  }

  @Test(arguments: [["recipes", "list", "Seafood"], ["recipes", "show", "zzz"]])
  func `a link to an area that is not translated is answered in English, as its command is`(
    words: [String]
  ) async throws {
    let tessera = try TesseraRun()
    let link = "tessera:/" + words.joined(separator: "/")
    // What it shows is stored from then on.
    _ = await tessera(arguments: words)

    let command = await tessera(arguments: words + ["--lang", "id"])
    let linked = await tessera("open", link, "--lang", "id")

    #expect(linked.code == command.code)
    #expect(linked.output == command.output)
    #expect(linked.errorOutput == command.errorOutput)
  }

  @Test func `a shared link of a card opens the card`() async throws {
    let tessera = try TesseraRun()
    let card = await tessera("cards", "show", "https://octodeck.furari.co/users/1")

    let linked = await tessera("open", "https://octodeck.furari.co/users/1")

    #expect(linked.code == card.code && linked.code != .usage)
    #expect(linked.output == card.output)
  }

  @Test(arguments: [
    "tessera:/deck/add/octocat", "tessera:/communities/delete/abc?yes", "tessera:/communities/join/abc",
    "tessera:/communities/refresh/abc", "tessera:/recipes/favourites/add/52772", "tessera:/cache/clear?yes",
    "tessera:/notifications?mark-read",
  ])
  func `a link that stands for a change is refused`(link: String) async throws {
    let run = try await TesseraRun()("open", link)

    #expect(run.code == .usage)
    #expect(run.errorOutput.contains("would change data"))
  }

  @Test(arguments: [
    "http://octodeck.furari.co/users/1", "https://octodeck.furari.co.evil.example/users/1",
    "https://evil.example/users/1", "https://octodeck.furari.co/users/1/../../x",
    "https://octodeck.furari.co/users/", "tessera:/browse", "tessera:/open/tessera%3A%2Frecipes", "tessera:/",
    "javascript:alert(1)", "",
  ])
  func `every other address is refused`(link: String) async throws {
    let run = try await TesseraRun()("open", link)

    #expect(run.code == .usage)
    #expect(run.errorOutput.contains("does not lead to a page"))
  }
}
