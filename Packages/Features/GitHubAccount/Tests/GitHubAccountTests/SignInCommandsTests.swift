import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import GitHubAccount
import PeopleDomain
import PeopleFakes
import Testing

/// The sources of a token, and which tokens sign in.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SignInCommandsTests: GitHubAccountSuite {
  @Test func `a token is asked for without its echo, and stored in the keyring`() async {
    let fixture = Fixture()
    let prompter = ScriptedPrompter([secret])

    let run = await run(fixture, ["login"], prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(
      prompter.dialogue == [
        .told("Create a token at https://github.com/settings/tokens; public data needs no scope."),
        .askedHidden("Token (hidden as you type):"),
      ]
    )
    #expect(fixture.vault.state.account?.store == .keyring)
    #expect(fixture.vault.state.grant?.token.text == secret)
    #expect(
      run.notes == ["Signed in as @user583231. The token is in the keyring.", "Scopes: not reported."]
    )
  }

  @Test func `a token comes from standard input, with its line break`() async {
    let fixture = Fixture(input: secret + "\n")

    let run = await run(fixture, ["login", "--token-stdin"])

    #expect(run.exitCode == .done)
    #expect(fixture.vault.state.grant?.token.text == secret)
  }

  @Test func `standard input may have blanks around a token, up to 65,536 bytes`() async {
    let blanks = String(repeating: "\n", count: 65_536 - secret.utf8.count)
    let fixture = Fixture(input: secret + blanks)

    let run = await run(fixture, ["login", "--token-stdin"])

    #expect(run.exitCode == .done)
    #expect(fixture.vault.state.grant?.token.text == secret)
  }

  @Test func `standard input that is larger than any token is refused for its size`() async {
    let fixture = Fixture(input: String(repeating: "\n", count: 65_537))

    let run = await run(fixture, ["login", "--token-stdin"])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("Standard input is too large: it must have at most 65,536 bytes."))
    #expect(fixture.vault.state.grant == nil)
  }

  @Test(arguments: ["", "\n", "two words", "a\nb"])
  func `a text that is no token is refused, and not repeated`(text: String) async {
    let fixture = Fixture(input: text)

    let run = await run(fixture, ["login", "--token-stdin"])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.hasPrefix("Error: The text is not a token."))
    #expect(!run.errorOutput.contains("two words"))
    #expect(fixture.vault.state.saves == 0)
  }

  @Test func `without a terminal the user cannot be asked for a token`() async {
    let fixture = Fixture()

    let run = await run(fixture, ["login"])

    #expect(run.exitCode == .signInNeeded)
    #expect(run.errorOutput.contains("--token-stdin"))
    #expect(fixture.vault.state.saves == 0)
  }

  @Test func `the token of gh is taken when it is asked for, with a warning about its scopes`() async {
    let fixture = Fixture(answer: .success(Samples.scoped), external: .success(PeopleSamples.token(secret)))

    let run = await run(fixture, ["login", "--from", "gh"])

    #expect(run.exitCode == .done)
    #expect(run.notes.contains("Warning: This token can do more than Tessera needs: repo."))
    #expect(run.notes.contains { $0.contains("GH_TOKEN") })
    #expect(fixture.vault.state.grant?.token.text == secret)
  }

  @Test func `without an account of gh the command says so`() async {
    let run = await run(Fixture(), ["login", "--from", "gh"])

    #expect(run.exitCode == .signInNeeded)
    #expect(run.errorOutput.hasPrefix("Error: Not signed in with gh.\n"))
  }

  @Test func `only one source of a token can be named`() async {
    let run = await run(Fixture(input: secret), ["login", "--token-stdin", "--from", "gh"])

    #expect(run.exitCode == .usage)
  }

  @Test func `a variable that overrides the sign-in is named before and after it`() async {
    let fixture = Fixture {
      $0.variable = "GH_TOKEN"
      $0.variableToken = AccessToken("other")
    }
    let prompter = ScriptedPrompter(standardInput: secret)

    let run = await run(fixture, ["login", "--token-stdin"], prompter: prompter)

    #expect(prompter.messages == ["Note: GH_TOKEN is set, so this sign-in has no effect until you unset it."])
    #expect(run.notes.last == "GH_TOKEN overrides the stored token until you unset it.")
  }

  @Test func `a token that GitHub refuses is not stored`() async {
    let fixture = Fixture(answer: .failure(.signInNeeded), input: secret)

    let run = await run(fixture, ["login", "--token-stdin"])

    #expect(run.exitCode == .refused)
    #expect(fixture.vault.state.saves == 0)
  }

  @Test func `offline nobody signs in`() async {
    let fixture = Fixture(input: secret)

    let run = await run(fixture, ["login", "--token-stdin", "--offline"])

    #expect(run.exitCode == .noConnection)
    #expect(fixture.verifier.tokens.isEmpty)
    #expect(fixture.vault.state.saves == 0)
  }

  @Test func `a sign-in happens once, and later loads only read`() async {
    let fixture = Fixture(input: secret)
    let run = await run(fixture, ["login", "--token-stdin", "--json"])

    await run.screen?.load(LoadRequest())

    #expect(fixture.vault.state.saves == 1)
    #expect(run.rows.first?.hasPrefix("true\tuser583231\t583231\tstored\t") == true)
  }

  @Test func `nobody is sent to GitHub for a token of the sandbox`() async {
    let fixture = Fixture(answer: .failure(.signInNeeded), confirmsCodesItself: true)
    let prompter = ScriptedPrompter([secret])

    let run = await run(fixture, ["login"], prompter: prompter, backend: "sandbox")

    #expect(run.exitCode == .refused)
    #expect(prompter.messages.count == 1 && prompter.messages.first?.contains("github.com") == false)
    #expect(
      run.errorOutput.split(separator: "\n").last
        == "Get a token of the sandbox with 'tessera github login --device'."
    )
  }
}
