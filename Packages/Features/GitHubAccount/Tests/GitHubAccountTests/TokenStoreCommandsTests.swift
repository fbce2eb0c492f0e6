import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import GitHubAccount
import PeopleDomain
import PeopleFakes
import Testing

/// The place in which a sign-in stores its token: the keyring, or a file with consent.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TokenStoreCommandsTests: GitHubAccountSuite {
  @Test func `without a keyring, without a terminal and without consent nothing is stored`() async {
    let fixture = Fixture(input: secret) { $0.failures = [.keyring: Samples.unavailable] }

    let run = await run(fixture, ["login", "--token-stdin"])

    #expect(run.exitCode == .signInNeeded)
    #expect(
      run.errorOutput == """
        Error: The keyring is not available (secret-tool is not installed), and nothing was stored.
        Use --store file to store the token in an unencrypted file.
        """
    )
    #expect(fixture.vault.state.saves == 0)
    #expect(fixture.verifier.tokens.isEmpty)
  }

  @Test(arguments: [("y", true), ("YES", true), ("是", true), ("n", false), ("", false), ("file", false)])
  func `consent to a file is asked for before the token, and only a yes is one`(
    answer: String,
    isStored: Bool
  ) async {
    let fixture = Fixture { $0.failures = [.keyring: Samples.unavailable] }
    let prompter = ScriptedPrompter([answer, secret])

    let run = await run(fixture, ["login"], prompter: prompter)

    #expect(
      prompter.questions.first == """
        The keyring is not available (secret-tool is not installed). Store the token in an unencrypted \
        file in /home/anna/.local/share/tessera/secrets? [y/N]
        """
    )
    #expect(run.exitCode == (isStored ? .done : .interrupted))
    #expect(prompter.questions.count == (isStored ? 2 : 1))
    #expect(fixture.vault.state.account?.store == (isStored ? .file : nil))
  }

  @Test func `the option for a file is consent`() async {
    let fixture = Fixture { $0.failures = [.keyring: Samples.unavailable] }
    let prompter = ScriptedPrompter(standardInput: secret)

    let run = await run(fixture, ["login", "--token-stdin", "--store", "file"], prompter: prompter)

    #expect(run.notes.first == "Signed in as @user583231. The token is in a file (not encrypted).")
    #expect(prompter.questions.isEmpty)
    #expect(fixture.vault.state.account?.store == .file)
  }

  @Test func `the option for the keyring never becomes a file`() async {
    let fixture = Fixture(input: secret) { $0.failures = [.keyring: Samples.unavailable] }

    let run = await run(
      fixture,
      ["login", "--token-stdin", "--store", "keyring"],
      prompter: ScriptedPrompter(["y"], standardInput: secret)
    )

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.hasPrefix("Error: The keyring is not available: secret-tool is not installed.\n"))
    #expect(fixture.vault.state.saves == 0)
  }
}
