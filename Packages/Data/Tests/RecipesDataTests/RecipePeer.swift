import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import RecipesData
import RecipesDomain
import RecipesFakes
import ResourceLoading
import StorageKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A repository whose peer is scripted by path and query; what is not scripted is not found.
struct RecipePeer {
  static let root = "https://recipes.example.com/api/json/v1/1"
  static let now = Date(timeIntervalSince1970: 1_772_366_400)

  let transport = ScriptedTransport()
  let history: FakeMealHistory
  let repository: any RecipeRepository

  init(_ answers: [String: String] = [:]) throws {
    let url = try #require(URL(string: Self.root))
    let endpoints = try #require(RecipeEndpoints(root: url))
    let client = OfflineHTTPClient(
      transport: transport,
      store: InMemoryDocumentStore(limit: 64 << 20),
      partition: "tests",
      now: { Self.now }
    )
    let history = FakeMealHistory()
    self.history = history
    repository = CachingRecipeRepository(
      HTTPRecipeRepository(loader: ResourceLoader(client: client), endpoints: endpoints),
      history: history,
      random: { 0 },
      observe: { _ in }
    )
    serve(answers)
  }

  /// Answers with other texts from now on.
  func serve(_ answers: [String: String]) {
    transport.answers { request in
      let place = request.url.absoluteString.dropFirst(Self.root.count + 1)
      guard let body = answers[String(place)] else { return HTTPResponse(status: .notFound, body: Data()) }
      return HTTPResponse(status: .ok, fields: [.contentType: "application/json"], body: Data(body.utf8))
    }
  }

  /// Fails every request from now on.
  func disconnect() {
    transport.fails(.notConnected(reason: "no network in this test"))
  }
}
