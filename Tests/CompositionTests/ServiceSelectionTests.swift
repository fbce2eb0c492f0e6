import CommandKit
import DomainKernel
import FeatureKit
import Foundation
import Testing

@testable import TesseraApp

@Suite struct ServiceSelectionTests {
  @Test(arguments: [
    "ftp://127.0.0.1/", "http://mirror.example/", "https://user@mirror.example/",
    "https://:word@mirror.example/",
    "mirror", "https://",
  ])
  func `an address that cannot be used is refused with its variable`(address: String) throws {
    let selection = try selection(["--backend", "live"], ["TESSERA_GITHUB_URL": address])

    let problem = try #require(selection.problem)
    #expect(problem.status == .usage)
    #expect(problem.message == "The address in TESSERA_GITHUB_URL cannot be used.")
    #expect(selection.root.absoluteString == "https://api.github.com")
  }

  @Test(arguments: ["https://mirror.example/", "http://127.0.0.1:9/", "http://localhost:9/"])
  func `another address is used as it is, without the sandbox`(address: String) throws {
    let selection = try selection([], ["TESSERA_GITHUB_URL": address])

    #expect(selection.problem == nil)
    #expect(selection.root.absoluteString == address)
    #expect(!selection.usesSandbox)
    #expect(selection.partition == address)
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

  private func selection(_ options: [String], _ variables: [String: String]) throws -> ServiceSelection {
    ServiceSelection(
      GitHubServices.apiService,
      Launch(try TesseraRun().context(["users"] + options, variables, .pipes))
    )
  }
}
