import CommandKit
import Foundation
import Sandbox
import Testing

@Suite(.timeLimit(.minutes(3))) struct CardsOverSandboxTests {
  @Test func `a deck that was exported is imported again, and what is there already is left alone`()
    async throws
  {
    let tessera = try TesseraRun()
    let token = try #require(GitHubToken.personal(for: "robin-marsh")).text
    _ = await tessera("github", "login", "--token-stdin", "--store", "file", input: "\(token)\n")
    _ = await tessera("deck", "add", "aster", "linnet")
    let exported = await tessera("deck", "export")
    let file = try tessera.write(Data(exported.output.utf8), to: "deck.json")
    _ = await tessera("deck", "remove", "aster")

    let imported = await tessera("deck", "import", file)

    #expect(imported.code == .done)
    #expect(imported.errorOutput.contains("Added 1 card."))
    #expect(imported.errorOutput.contains("Already in the deck: 1 card."))
    let logins = try JSONDocument(await tessera("deck", "--json").output).items.map { $0["login"] as? String }
    #expect(Set(logins) == ["aster", "linnet"])
  }
}
