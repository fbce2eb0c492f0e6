import CommandKit
import FaultServer
import Foundation
import Testing

/// What a recipe service sends that cannot be read, up to the exit code of a command.
@Suite(.timeLimit(.minutes(3))) struct UnreadableRecipesTests {
  private static let root = "/api/json/v1/1"
  private static let answers = [
    "/categories.php": #"{"categories":[{"idCategory":"1","strCategory":"Beef"},{"idCategory":"2"}]}"#,
    "/filter.php": #"{"meals":[{"idMeal":"1","strMeal":"Beef stew"},{"strMeal":"No id"}]}"#,
    "/list.php": #"{"meals":[{"strArea":"Thai"},{"strArea":null}]}"#,
    "/search.php": #"{"meals":[{"idMeal":"1","strMeal":"Beef stew"},7]}"#,
  ]

  @Test(arguments: [
    ["recipes"], ["recipes", "list", "Beef"], ["recipes", "areas"], ["recipes", "search", "beef"],
  ])
  func `entries that cannot be read are counted on the page and for scripts`(words: [String]) async throws {
    let tessera = try TesseraRun()
    let peer = try Self.peer()
    let environment = ["TESSERA_RECIPES_URL": peer.url(Self.root).absoluteString]

    let page = await tessera(arguments: words, environment: environment)
    let document = await tessera(arguments: words + ["--json"], environment: environment)
    let piped = await tessera(arguments: words, environment: environment, streams: .pipes)

    let told = "1 entry could not be read and is left out"
    #expect(page.output.contains(told))
    #expect(document.errorOutput.contains("Warning: \(told)."))
    #expect(document.output.contains("\"entries-unreadable\""))
    #expect(piped.errorOutput.contains("Warning: \(told)."))
    #expect([page.code, document.code, piped.code] == [.done, .done, .done])
  }

  @Test func `meals beyond the limit of a list are told as not shown, and are in its total`() async throws {
    let tessera = try TesseraRun()
    let meals = (1...5001).map { #"{"idMeal":"\#($0)","strMeal":"Meal \#($0)"}"# }
    let list = #"{"meals":[\#(meals.joined(separator: ","))]}"#
    let categories = try #require(Self.answers["/categories.php"])
    let peer = try FaultServer { request in
      [.send(HTTPAnswer(body: request.path == Self.root + "/filter.php" ? list : categories))]
    }
    let environment = ["TESSERA_RECIPES_URL": peer.url(Self.root).absoluteString]

    let run = await tessera("recipes", "list", "Beef", "--json", environment: environment)

    #expect(run.errorOutput.contains("Warning: 1 more entry of this list is not shown."))
    #expect(try JSONDocument(run.output).page["total"] as? Int == 5001)
    #expect(run.code == .done)
  }

  @Test func `a page that the service does not have is no word about a meal`() async throws {
    let tessera = try TesseraRun()
    let peer = try Self.peer()
    let environment = ["TESSERA_RECIPES_URL": peer.url(Self.root).absoluteString]

    let run = await tessera("recipes", "show", "1", environment: environment)

    #expect(run.code == .failed)
    #expect(run.errorOutput.contains("The service does not have this page; its address may be wrong."))
  }

  @Test func `a category that may be among the unreadable ones is not called missing`() async throws {
    let tessera = try TesseraRun()
    let peer = try Self.peer()
    let environment = ["TESSERA_RECIPES_URL": peer.url(Self.root).absoluteString]

    let run = await tessera("recipes", "list", "Veal", environment: environment)

    #expect(run.code == .failed)
    #expect(run.errorOutput.contains("Nothing that could be read is called 'Veal'."))
  }

  private static func peer() throws -> FaultServer {
    try FaultServer { request in
      let body = Self.answers[String(request.path.dropFirst(Self.root.count))]
      return [.send(body.map { HTTPAnswer(body: $0) } ?? HTTPAnswer(404))]
    }
  }
}
