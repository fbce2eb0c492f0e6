import Testing

@testable import TesseraApp

@Suite struct SignedInServiceTests {
  @Test(
    arguments: [
      ("sandbox", [:], "github.sandbox"), ("live", [:], "github"),
      ("live", ["TESSERA_GITHUB_URL": "http://127.0.0.1:9/"], "github@http://127.0.0.1:9"),
      ("sandbox", ["TESSERA_GITHUB_URL": "http://127.0.0.1:9"], "github@http://127.0.0.1:9"),
      ("sandbox", ["TESSERA_GITHUB_URL": "http://127.0.0.1:9/api/v3"], "github@http://127.0.0.1:9/api/v3"),
      ("sandbox", ["TESSERA_GITHUB_URL": "HTTPS://API.github.com/"], "github"),
    ] as [(String, [String: String], String)]
  )
  func `the public service, another address and the sandbox have accounts of their own`(
    backend: String,
    variables: [String: String],
    name: String
  ) throws {
    let launch = Launch(try TesseraRun().context(["users", "--backend", backend], variables, .pipes))
    let service = GitHubServices.apiService

    #expect(SignedInService.name("github", ServiceSelection(service, launch), service) == name)
  }
}
