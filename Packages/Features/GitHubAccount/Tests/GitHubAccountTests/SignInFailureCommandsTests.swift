import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import GitHubAccount
import LocalizationKit
import PeopleDomain
import Testing

/// What a sign-in that failed says, and what to do about it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SignInFailureCommandsTests: GitHubAccountSuite {
  @Test(arguments: [
    SignInError.notAToken, .inputTooLarge(limit: 9), .tokenRefused, .cannotAsk, .notSignedInWithGitHubCLI,
    .consentDeclined,
    .consentNeeded(reason: .other("")), Samples.unavailable, .storeUnavailable(.file, reason: .other("")),
    .deviceFlowUnavailable(.noClientID), .deviceFlowUnavailable(.invalidClientID),
    .deviceFlowUnavailable(.notOffered(code: nil)),
    .deviceFlowUnavailable(.unknownClientID),
    .deviceFlowUnavailable(.foreignAddress), .deviceFlowUnavailable(.differentServices(variable: "V")),
    .deviceDenied, .deviceExpired, .clockDrift(.seconds(5), during: .seconds(20)), .sandboxed,
    .service(.offline), .persistence(.madeByNewerVersion), .accountsDamaged,
    .gitHubCLITimedOut(after: .seconds(10)), .unreadableInput(.cannotBeRead(reason: "closed")),
  ])
  func `every failure says what happened and what to do`(error: SignInError) async {
    for language in Language.complete {
      let run = await run(Fixture(external: .failure(error)), ["login", "--from", "gh"], in: language)

      #expect(run.exitCode != .done)
      #expect(run.errorOutput.split(separator: "\n").count == 2)
    }
  }

  @Test func `standard input that cannot be read says why, and is not taken for a token`() async {
    let fixture = Fixture(inputFault: .cannotBeRead(reason: "Is a directory"))

    let run = await run(fixture, ["login", "--token-stdin"])

    #expect(run.exitCode == .failed)
    #expect(
      run.errorOutput == """
        Error: Standard input cannot be read: Is a directory.
        Use a pipe or a file as standard input.
        """
    )
  }

  @Test(arguments: Language.complete)
  func `a refusal of codes has the word that GitHub has for it`(language: Language) async {
    let error = SignInError.deviceFlowUnavailable(.notOffered(code: "unauthorized_client"))

    let run = await run(Fixture(external: .failure(error)), ["login", "--from", "gh"], in: language)

    #expect(run.errorOutput.contains("unauthorized_client"))
  }

  @Test(arguments: [
    (SignInError.cannotAsk, "Pass the token on standard input with 'tessera github login --token-stdin'."),
    (
      .deviceFlowUnavailable(.noClientID),
      "Set TESSERA_GITHUB_CLIENT_ID to use a code. Run without --device to sign in with a token."
    ),
    (
      .deviceFlowUnavailable(.invalidClientID),
      "It has only letters, digits, '.', '-' and '_'. Set it to a client ID, or unset it. "
        + "Run without --device to sign in with a token."
    ),
    (
      .deviceFlowUnavailable(.differentServices(variable: "V")),
      "Set V as well to use a code. Run without --device to sign in with a token."
    ),
    (
      .deviceFlowUnavailable(.unknownClientID),
      "Check TESSERA_GITHUB_CLIENT_ID. Run without --device to sign in with a token."
    ),
    (.deviceFlowUnavailable(.foreignAddress), "Run without --device to sign in with a token."),
    (.accountsDamaged, "Sign in again with 'tessera github login'."),
    (.gitHubCLITimedOut(after: .seconds(10)), "Check that gh auth token prints a token, then try again."),
    (.deviceExpired, "Try again."), (.sandboxed, "Use --backend live to sign in with the account of gh."),
  ])
  func `a hint names the command or the option to type`(error: SignInError, hint: String) async {
    let run = await run(Fixture(external: .failure(error)), ["login", "--from", "gh"])

    #expect(run.errorOutput.split(separator: "\n").last.map(String.init) == hint)
  }

  @Test(arguments: [
    (Duration.seconds(5), "the clock of this computer gained 5 s in 20 s"),
    (.seconds(-5), "the clock of this computer lost 5 s in 20 s"),
    (.milliseconds(999), "requests come too often, although they were as far apart as it asked"),
  ])
  func `a clock that drifts is described as it was measured`(drift: Duration, words: String) async {
    let error = SignInError.clockDrift(drift, during: .seconds(20))

    #expect(
      await run(Fixture(external: .failure(error)), ["login", "--from", "gh"]).errorOutput.contains(words)
    )
  }
}
