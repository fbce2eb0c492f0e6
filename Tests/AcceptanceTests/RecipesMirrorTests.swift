import FaultServer
import Foundation
import Testing

@Suite(.timeLimit(.minutes(3))) struct RecipesMirrorTests {
  @Test func `a category with blanks and letters beyond ASCII is asked for and listed`() async throws {
    let tessera = try TesseraProcess()
    let peer = try RecipesPeer.serving()

    let run = try await tessera.page("recipes", "list", "side", environment: RecipesPeer.environment(peer))

    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Side & Dish É\n"))
    #expect(run.output.contains("77 Smörgås"))
    #expect(!run.output.contains("sandbox"))
  }

  @Test func `a meal has its steps numbered once, and opens when the peer is gone`() async throws {
    let tessera = try TesseraProcess()
    let peer = try RecipesPeer.serving()
    let environment = RecipesPeer.environment(peer)

    let first = try await tessera.page("recipes", "show", "77", environment: environment)
    peer.stop()
    let second = try await tessera.page("recipes", "show", "77", environment: environment)

    for run in [first, second] {
      #expect(run.status == 0)
      #expect(run.output.contains("1. Slice.\n"))
      #expect(run.output.contains("2. Butter.\n"))
      #expect(run.output.contains("‹Quick›  ‹Cold›"))
    }
    #expect(second.output.contains("no connection"))
  }

  @Test func `no meal is not found, and a page for people is an answer that cannot be read`() async throws {
    let tessera = try TesseraProcess()
    let peer = try RecipesPeer.serving()
    let page = try Peer.answering(HTTPAnswer(body: "<!DOCTYPE html><html><h1>Error</h1></html>"))

    let missing = try await tessera("recipes", "show", "78", environment: RecipesPeer.environment(peer))
    let broken = try await tessera("recipes", environment: RecipesPeer.environment(page))

    #expect(missing.status == 3)
    #expect(broken.status == 1)
    for run in [missing, broken] {
      #expect(run.output.isEmpty)
      #expect(run.errorOutput.hasPrefix("Error: "))
      #expect(run.errorOutput.split(separator: "\n").count == 2)
    }
  }

  @Test func `what the user saves is for that user alone, and outlives the process`() async throws {
    let tessera = try TesseraProcess()
    let peer = try RecipesPeer.serving()
    let environment = RecipesPeer.environment(peer)

    let added = try await tessera("recipes", "shopping", "add", "77", environment: environment)
    peer.stop()
    let exported = try await tessera(
      "recipes",
      "shopping",
      "export",
      "--format",
      "markdown",
      environment: environment
    )

    #expect(added.output.isEmpty)
    #expect(added.errorOutput == "Added to the shopping list: 77 (Smörgås).\n")
    #expect(exported.output == "- [ ] Bread: 2 slices (Smörgås)\n- [ ] Butter (Smörgås)\n")
    let file = tessera.home.appending(path: "data/recipes.sqlite").path(percentEncoded: false)
    let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
  }
}
