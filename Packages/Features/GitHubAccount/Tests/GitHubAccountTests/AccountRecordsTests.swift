import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import GitHubAccount
import LocalizationKit
import PeopleDomain
import PeopleFakes
import Synchronization
import Testing

/// What scripts and those who watch the feature are told about the account.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AccountRecordsTests {
  private let secret = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"

  private func run(_ fixture: Fixture, _ words: [String]) async -> ScreenRun {
    await ScreenRun(
      GitHubAccountFeature(language: .english, useCases: fixture.useCases),
      ["github"] + words,
      Samples.context(),
      prompter: fixture.prompter
    )
  }

  @Test(
    arguments: [
      (.success(Samples.account), "true\taccepted\n"), (.failure(.signInNeeded), "false\trefused\n"),
      (.failure(.offline), "true\toffline\n"),
    ] as [(Result<VerifiedAccount, ServiceError>, String)]
  )
  func `who has a token is signed in unless GitHub refuses it`(
    answer: Result<VerifiedAccount, ServiceError>,
    row: String
  ) async {
    let fixture = Fixture(answer: answer) { $0.account = Samples.stored() }

    #expect(await run(fixture, ["--json", "--fields", "signedIn,check"]).rows == [row])
  }

  @Test func `a token of the environment is told from the stored one that it overrides`() async throws {
    let fixture = Fixture {
      $0.account = Samples.stored(PeopleSamples.account(7))
      $0.variable = "GH_TOKEN"
      $0.variableToken = AccessToken("other")
    }

    let run = await run(
      fixture,
      ["status", "--json", "--fields", "login,source,variable,store,overridden"]
    )

    let document = try #require(run.document).compactText
    #expect(
      document.hasPrefix(
        #"{"data":{"login":"user583231","source":"environment","variable":"GH_TOKEN","store":null,"#
          + #""overridden":"user7"}"#
      )
    )
  }

  @Test func `a script gets the scopes that GitHub reports, one by one`() async throws {
    let fixture = Fixture(answer: .success(Samples.scoped)) { $0.account = Samples.stored() }

    let run = await run(fixture, ["status", "--json", "--fields", "scopes"])

    let document = try #require(run.document).compactText
    #expect(document.hasPrefix(#"{"data":{"scopes":["repo","read:user"]}"#))
  }

  @Test func `the status names the folder of a token that is not encrypted`() async throws {
    let fixture = Fixture { $0.account = Samples.stored(Samples.account, .file) }

    let page = try #require(await run(fixture, []).page)

    let text = WrittenScreen.linear(page.element(in: Samples.context()))
    #expect(text.contains("/home/anna/.local/share/tessera/secrets"))
  }

  @Test func `browsing begins with the status, by a route that a link can carry`() throws {
    let feature = GitHubAccountFeature(language: .english, useCases: Fixture().useCases)

    let route = try #require(feature.tab).route

    #expect(route == Route("github"))
    #expect(Route(link: route.link) == route)
  }

  @Test func `after a sign-in GitHub is not asked again for what it has just said`() async {
    let fixture = Fixture(input: secret)

    let run = await run(fixture, ["login", "--token-stdin", "--json", "--fields", "login,check"])

    #expect(run.rows == ["user583231\t\n"])
    #expect(fixture.verifier.tokens.count == 1)
  }

  // MARK: - Events

  private func events(_ fixture: Fixture, _ words: [String]) async -> [FeatureEvent] {
    let events = Mutex<[FeatureEvent]>([])
    let feature = GitHubAccountFeature(
      language: .english,
      useCases: fixture.useCases,
      observe: { event in events.withLock { $0.append(event) } }
    )
    _ = await ScreenRun(feature, ["github"] + words, Samples.context(), prompter: fixture.prompter)
    return events.withLock { $0 }
  }

  @Test func `a sign-in is a change, and one that fails is none`() async {
    let refused = Fixture(answer: .failure(.signInNeeded), input: secret)

    #expect(
      await events(Fixture(input: secret), ["login", "--token-stdin"]) == [
        .useCase("SignIn", .began), .useCase("SignIn", .ended(.changed)),
      ]
    )
    #expect(
      await events(refused, ["login", "--token-stdin"]) == [
        .useCase("SignIn", .began), .useCase("SignIn", .ended(.failed("token-refused"))),
      ]
    )
  }

  @Test func `a sign-out is a change, and one of nobody is none`() async {
    let fixture = Fixture { $0.account = Samples.stored() }

    #expect(
      await events(fixture, ["logout"]) == [
        .useCase("SignOut", .began), .useCase("SignOut", .ended(.changed)),
      ]
    )
    #expect(
      await events(fixture, ["logout"]) == [
        .useCase("SignOut", .began), .useCase("SignOut", .ended(.done)),
      ]
    )
  }

  @Test func `the status reports that it is read`() async {
    #expect(await events(Fixture(), []).first == .useCase("ReadAccountStatus", .began))
  }
}
