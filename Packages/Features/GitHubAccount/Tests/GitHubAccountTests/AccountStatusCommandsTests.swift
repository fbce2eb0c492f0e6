import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import GitHubAccount
import PeopleDomain
import PeopleFakes
import Testing

/// Who is signed in, for a reader and for a script.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AccountStatusCommandsTests: GitHubAccountSuite {
  @Test(arguments: [[], ["status"]])
  func `the bare noun and its status show the account`(words: [String]) async {
    let fixture = Fixture { $0.account = Samples.stored() }

    let run = await run(fixture, words + ["--json"])

    #expect(run.exitCode == .done)
    #expect(
      run.rows == [
        "true\tuser583231\t583231\tstored\t\tkeyring\t\taccepted\n"
      ]
    )
  }

  @Test func `a script gets every field, and null where nothing is known, and that this computer stores it`()
    async throws
  {
    let run = await run(Fixture { $0.ignored = ["GH_TOKEN"] }, ["status", "--json"])

    let document = try #require(run.document).compactText
    #expect(
      document.hasPrefix(
        #"{"data":{"signedIn":false,"login":null,"id":null,"source":null,"variable":null,"store":null,"#
          + #""scopes":null,"check":null,"overridden":null,"ignoredVariables":["GH_TOKEN"],"#
          + #""recordDamaged":false},"source":{"kind":"stored","#
      )
    )
  }

  @Test(
    arguments: [
      (.success(Samples.code), true, ["github login --device"]),
      (.success(Samples.code), false, ["github login", "github login --device"]),
      (.failure(.deviceFlowUnavailable(.noClientID)), false, ["github login"]),
    ] as [(Result<DeviceCode, SignInError>, Bool, [String])]
  )
  func `who is not signed in is offered what the service understands`(
    code: Result<DeviceCode, SignInError>,
    confirmsCodesItself: Bool,
    commands: [String]
  ) async throws {
    let fixture = Fixture(
      device: FakeDeviceAuthorization(codes: [code]),
      confirmsCodesItself: confirmsCodesItself
    )

    let page = try #require(await run(fixture, []).page)

    #expect(page.actions.map { $0.route.commandLine() } == commands.map { "tessera " + $0 })
  }

  @Test func `offline asks nobody`() async {
    let fixture = Fixture { $0.account = Samples.stored() }

    let run = await run(fixture, ["--offline"])

    #expect(run.exitCode == .done)
    #expect(fixture.verifier.tokens.isEmpty)
  }

  @Test func `a record that cannot be read ends the command`() async {
    let run = await run(
      Fixture { $0.failure = .persistence(.cannotBeRead(reason: "accounts.json cannot be opened")) },
      []
    )

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("accounts.json cannot be opened"))
  }

  @Test func `a damaged record is said with what to do, and a token of the environment is reported`()
    async throws
  {
    let fixture = Fixture {
      $0.failure = .accountsDamaged
      $0.variable = "GH_TOKEN"
      $0.variableToken = AccessToken("other")
    }

    let run = await run(fixture, ["status"])

    #expect(run.exitCode == .done)
    let text = try WrittenScreen.linear(#require(run.page).element(in: Samples.context()))
    #expect(text.contains("The file of signed-in accounts is damaged."))
    #expect(text.contains("Sign in again with 'tessera github login'."))
    #expect(text.contains("@user583231"))
  }

  @Test func `whether somebody is signed in is not known to a script where the record is damaged`() async {
    let run = await run(
      Fixture { $0.failure = .accountsDamaged },
      ["status", "--json", "--fields", "signedIn,recordDamaged"]
    )

    #expect(run.exitCode == .signInNeeded)
    #expect(run.errorOutput.contains("The file of signed-in accounts is damaged."))
    #expect(run.errorOutput.contains("Sign in again with 'tessera github login'."))
    #expect(run.rows == ["\ttrue\n"])
  }
}
