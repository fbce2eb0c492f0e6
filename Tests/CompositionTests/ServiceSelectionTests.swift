import CommandKit
import DomainKernel
import FeatureKit
import Foundation
import NetworkingKit
import Testing

@testable import TesseraApp

@Suite struct ServiceSelectionTests {
  @Test(arguments: [
    "ftp://127.0.0.1/", "http://mirror.example/", "https://user@mirror.example/",
    "https://:word@mirror.example/",
    "mirror", "https://", "https://mirror.example/?page=1",
  ])
  func `an address that cannot be used is refused with its variable`(address: String) throws {
    let selection = try selection(["--backend", "live"], ["TESSERA_GITHUB_URL": address])

    let problem = try #require(selection.problem)
    #expect(problem.status == .usage)
    #expect(problem.message == "The address in TESSERA_GITHUB_URL cannot be used.")
    #expect(selection.root.absoluteString == "https://api.github.com")
  }

  @Test(arguments: ["https://mirror.example", "http://127.0.0.1:9", "http://localhost:9/api"])
  func `another address is used as it is, without the sandbox`(address: String) throws {
    let selection = try selection([], ["TESSERA_GITHUB_URL": address])

    #expect(selection.problem == nil)
    #expect(selection.root.absoluteString == address)
    #expect(!selection.usesSandbox)
    #expect(selection.partition == address)
  }

  private static let streaming = Area.streaming.usedServices[0]
  private static let recipes = Area.recipes.usedServices[0]

  @Test(
    arguments: [
      (CareersServices.service, "http://127.0.0.1:9", ["/", "//", "/v1", "/v1/"]),
      (CareersServices.service, "https://mirror.example/api", ["/", "/v1", "/v1/"]),
      (GitHubServices.apiService, "http://127.0.0.1:9/api/v3", ["/"]),
      (GitHubServices.signInService, "http://127.0.0.1:9", ["/"]),
      (CardsServices.service, "http://127.0.0.1:9", ["/"]),
      (recipes, "http://127.0.0.1:9/api/json/v1/1", ["/", "//"]),
      (streaming, "http://127.0.0.1:9", ["/"]), (streaming, "http://127.0.0.1:9/ios-se", []),
    ] as [(ServiceDescriptor, String, [String])]
  )
  func `all spellings of an address are one service, with one cache and one account`(
    service: ServiceDescriptor,
    usual: String,
    endings: [String]
  ) throws {
    let addresses = ([""] + endings).map { usual + $0 }

    for spelling in addresses + addresses.map(Self.capitalized) {
      let selection = try selection(of: service, at: spelling)

      #expect(selection.root.absoluteString == usual, "\(spelling)")
      #expect(selection.partition == usual, "\(spelling)")
      #expect(SignedInService.storageName("name", selection, service) == "name@" + usual, "\(spelling)")
    }
  }

  @Test(
    arguments: [
      (CareersServices.service, "https://mirror.example/", "https://mirror.example:8443/"),
      (CareersServices.service, "https://mirror.example/", "https://mirror.example/api/"),
      (CareersServices.service, "https://mirror.example/v1", "https://mirror.example/V1"),
      (CareersServices.service, "https://mirror.example/v1", "https://mirror.example/v1/v1"),
      (CareersServices.service, "https://mirror.example/v1", "https://other.example/v1"),
      (CareersServices.service, "https://localhost:9/", "http://localhost:9/"),
      (GitHubServices.apiService, "https://mirror.example/", "https://mirror.example/v1"),
      (recipes, "https://mirror.example/api", "https://mirror.example/API"),
      (recipes, "https://mirror.example/v1/1", "https://mirror.example/v1/2"),
      (streaming, "https://mirror.example/ios-se", "https://mirror.example/ios-se/"),
      (streaming, "https://mirror.example/ios-se", "https://mirror.example/ios-se?a=b"),
    ] as [(ServiceDescriptor, String, String)]
  )
  func `addresses that lead elsewhere stay different services`(
    service: ServiceDescriptor,
    address: String,
    other: String
  ) throws {
    let selections = try [address, other].map { try selection(of: service, at: $0) }

    #expect(selections.allSatisfy { $0.problem == nil })
    #expect(selections[0].partition != selections[1].partition)
  }

  @Test func `the addresses of the public services are written in the spelling by which they are found`()
    throws
  {
    let launch = Launch(try TesseraRun().context(["users", "--backend", "live"], [:], .pipes))
    let services = Area.all.flatMap(\.usedServices)

    for service in services {
      #expect(ServiceSelection(service, launch).root.absoluteString == service.address)
    }
    #expect(services.count >= 6)
  }

  /// The address with its scheme in capitals, and its host with one.
  private static func capitalized(_ address: String) -> String {
    address.replacing("https://", with: "HTTPS://").replacing("http://", with: "HTTP://")
      .replacing("mirror", with: "Mirror")
  }

  private func selection(of service: ServiceDescriptor, at address: String) throws -> ServiceSelection {
    let variables = [service.variable: address]
    return ServiceSelection(service, Launch(try TesseraRun().context(["users"], variables, .pipes)))
  }

  @Test func `an empty variable counts as unset`() throws {
    let selection = try selection([], ["TESSERA_GITHUB_URL": ""])

    #expect(selection.usesSandbox && selection.problem == nil)
    #expect(selection.partition == "sandbox")
  }

  @Test(
    arguments: [
      (["--network", "slow"], [:], nil),
      (["--network", "slow", "--backend", "live"], [:], "--backend sandbox"),
      (["--network", "slow"], ["TESSERA_GITHUB_URL": "http://127.0.0.1:9/"], "TESSERA_GITHUB_URL"),
    ] as [([String], [String: String], String?)]
  )
  func `a simulated network is refused without the sandbox, with the way to it`(
    options: [String],
    variables: [String: String],
    way: String?
  ) throws {
    let problem = try selection(options, variables).problem

    #expect(problem?.status == (way == nil ? nil : .usage))
    #expect(problem?.message == (way == nil ? nil : "--network works with the sandbox only."))
    if let way { #expect(problem?.hint?.contains(way) == true) }
  }

  @Test func `the way to the sandbox has two steps where both keep the run away from it`() throws {
    let options = ["--network", "slow", "--backend", "live"]

    let problem = try selection(options, ["TESSERA_GITHUB_URL": "http://127.0.0.1:9/"]).problem

    #expect(problem?.hint == "Remove it, or unset TESSERA_GITHUB_URL and use --backend sandbox.")
  }

  @Test func `a command whose service cannot be used is not run, and others are`() async throws {
    let tessera = try TesseraRun()
    let variables = ["TESSERA_GITHUB_URL": "ftp://one.example/"]

    let users = await tessera("users", environment: variables, streams: .pipes)
    let sections = await tessera("sections", environment: variables, streams: .pipes)

    #expect(users.output.isEmpty)
    #expect(users.errorOutput.hasPrefix("Error: The address in TESSERA_GITHUB_URL cannot be used.\n"))
    #expect(sections.code == .done)
  }

  @Test func `an address that cannot be used is said before the network that is simulated`() throws {
    let problem = try selection(["--network", "slow"], ["TESSERA_GITHUB_URL": "mirror"]).problem

    #expect(problem?.message == "The address in TESSERA_GITHUB_URL cannot be used.")
  }

  @Test func `a bare refusal is one of the whole service at GitHub, and otherwise of an address`() throws {
    let launch = Launch(try TesseraRun().context(["users"], [:], .pipes))

    #expect(ServiceSelection(GitHubServices.apiService, launch).bareRefusals == .service)
    #expect(ServiceSelection(GitHubServices.signInService, launch).bareRefusals == .service)
    #expect(ServiceSelection(CareersServices.service, launch).bareRefusals == .address)
    #expect(ServiceSelection(CardsServices.service, launch).bareRefusals == .address)
  }

  @Test(
    arguments: [
      ([:], nil), (["TESSERA_GITHUB_URL": "mirror"], "TESSERA_GITHUB_URL"),
      (["TESSERA_GITHUB_LOGIN_URL": "mirror"], "TESSERA_GITHUB_LOGIN_URL"),
      (["TESSERA_GITHUB_URL": "mirror", "TESSERA_GITHUB_LOGIN_URL": "mirror"], "TESSERA_GITHUB_URL"),
    ] as [([String: String], String?)]
  )
  func `an area is held up by each of its services, the first one first`(
    variables: [String: String],
    variable: String?
  ) throws {
    let services = Services(Launch(try TesseraRun().context(["users"], variables, .pipes)))

    let problem = Area.people.problem(services)

    #expect(problem?.message == variable.map { "The address in \($0) cannot be used." })
  }

  @Test(
    arguments: [
      (.cards, "TESSERA_GITHUB_URL"), (.outbox, "TESSERA_CAREERS_URL"), (.outbox, "TESSERA_CARDS_URL"),
      (.outbox, "TESSERA_GITHUB_URL"),
    ] as [(Area, String)]
  )
  func `an area is held up by the service of its account, and the outbox by all areas that it sends for`(
    area: Area,
    variable: String
  ) throws {
    let services = Services(Launch(try TesseraRun().context(["users"], [variable: "mirror"], .pipes)))

    #expect(area.problem(services)?.message == "The address in \(variable) cannot be used.")
  }

  @Test(
    arguments: [([], .cacheFirst), (["--refresh"], .networkFirst), (["--offline"], .cacheOnly)]
      as [([String], FetchPolicy)]
  )
  func `the options decide whether the cache or the service comes first`(
    options: [String],
    policy: FetchPolicy
  ) throws {
    let launch = Launch(try TesseraRun().context(["users"] + options, [:], .pipes))

    #expect(launch.policy == policy)
    #expect(launch.offlineRequest == (policy == .cacheOnly ? .option : nil))
  }

  @Test func `a variable that asks for cached data only is told by its name`() throws {
    let launch = Launch(try TesseraRun().context(["users"], ["TESSERA_OFFLINE": "1"], .pipes))

    #expect(launch.policy == .cacheOnly)
    #expect(launch.offlineRequest == .variable("TESSERA_OFFLINE"))
  }

  private func selection(_ options: [String], _ variables: [String: String]) throws -> ServiceSelection {
    ServiceSelection(
      GitHubServices.apiService,
      Launch(try TesseraRun().context(["users"] + options, variables, .pipes))
    )
  }
}
