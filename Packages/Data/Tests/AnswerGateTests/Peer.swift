import CardsDomain
import CareersData
import CareersDomain
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import PeopleData
import PeopleDomain
import RecipesData
import RecipesDomain
import ResourceLoading
import StorageKit
import StreamingData
import StreamingDomain
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The repositories of all areas over one store and one scripted service, which answers everything with one body.
struct Peer: Sendable {
  let recipes: any RecipeRepository
  let streaming: any StreamingRepository
  let careers: HTTPCareersRepository
  let profiles: any ProfileRepository
  let verification: any VerificationRepository
  let applications: any ApplicationRepository
  let organizations: any OrganizationRepository
  let people: any UserRepository
  let cards: OctoDeckRepository
  let gitHubCards: GitHubCardRepository
  let memberCounter: GitHubMemberCounter
  private let transport = ScriptedTransport()

  init() throws {
    let client = OfflineHTTPClient(
      transport: transport,
      store: InMemoryDocumentStore(limit: 64 << 20),
      partition: "tests",
      now: { Date(timeIntervalSince1970: 1_772_366_400) }
    )
    let loader = ResourceLoader(client: client)
    let recipesRoot = try #require(URL(string: String(RecipeSamples.root.dropLast())))
    let streamingRoot = try #require(URL(string: StreamingSamples.root))
    recipes = HTTPRecipeRepository(
      loader: loader,
      endpoints: try #require(RecipeEndpoints(root: recipesRoot))
    )
    streaming = HTTPStreamingRepository(
      loader: loader,
      links: try #require(StreamingLinks(root: streamingRoot))
    )
    let careersRoot = try #require(URL(string: CareersAnswers.root))
    let careersEndpoints = try #require(CareersEndpoints(root: careersRoot))
    careers = HTTPCareersRepository(loader: loader, endpoints: careersEndpoints)
    profiles = HTTPProfileRepository(loader: loader, endpoints: careersEndpoints)
    verification = HTTPVerificationRepository(loader: loader, endpoints: careersEndpoints)
    applications = HTTPApplicationRepository(loader: loader, endpoints: careersEndpoints)
    organizations = HTTPOrganizationRepository(loader: loader, endpoints: careersEndpoints)
    let peopleRoot = try #require(URL(string: PeopleSamples.root))
    people = HTTPUserRepository(
      loader: loader,
      endpoints: try #require(PeopleEndpoints(root: peopleRoot))
    )
    let cardsRoot = try #require(URL(string: CardsAnswers.root))
    let gitHubRoot = try #require(URL(string: CardsAnswers.gitHubRoot))
    let gitHubEndpoints = try #require(GitHubCardsEndpoints(root: gitHubRoot))
    gitHubCards = GitHubCardRepository(loader: loader, endpoints: gitHubEndpoints)
    memberCounter = GitHubMemberCounter(loader: loader, endpoints: gitHubEndpoints)
    cards = OctoDeckRepository(
      loader: loader,
      endpoints: try #require(OctoDeckEndpoints(root: cardsRoot)),
      gitHub: gitHubCards,
      counter: nil,
      store: InMemoryRecordStore(),
      account: { "tests" },
      now: { Date(timeIntervalSince1970: 1_772_366_400) }
    )
  }

  /// Answers everything with a body and status 200 from now on.
  func answer(_ body: [UInt8]) {
    transport.answers(HTTPResponse(status: .ok, fields: [.contentType: "application/json"], body: Data(body)))
  }
}
