import CommandKit
import DomainKernel
import FeatureKit
import PeopleDomain
import Testing

@testable import GitHubAccount

@Suite struct SignInFailureTests {
  @Test(
    arguments: [
      (.cancelled, true), (.service(.cancelled), true), (.service(.offline), false), (.cannotAsk, false),
    ] as [(SignInError, Bool)]
  )
  func `a sign-in is given up by the user, before or while the service is asked`(
    error: SignInError,
    isCancellation: Bool
  ) {
    #expect(SignInFailure(error).isCancellation == isCancellation)
  }

  @Test(
    arguments: [
      (.service(.timedOut), "timed-out"), (.notAToken, "not-a-token"),
      (.unreadableInput(.cannotBeRead(reason: "x")), "unreadable-input"),
      (.inputTooLarge(limit: 9), "too-large"), (.tokenRefused, "token-refused"),
      (.cannotAsk, "cannot-ask"), (.notSignedInWithGitHubCLI, "not-signed-in-with-gh"),
      (.gitHubCLITimedOut(after: .seconds(10)), "gh-timed-out"), (.consentDeclined, "consent-declined"),
      (.consentNeeded(reason: .other("locked")), "consent-needed"),
      (.storeUnavailable(.file, reason: .other("locked")), "store-unavailable"),
      (.persistence(.madeByNewerVersion), "newer-version"), (.accountsDamaged, "unreadable"),
      (.deviceFlowUnavailable(.unknownClientID), "device-flow-unavailable"), (.deviceDenied, "denied"),
      (.deviceExpired, "code-expired"), (.clockDrift(.seconds(5), during: .seconds(20)), "clock-drift"),
      (.sandboxed, "sandbox"), (.cancelled, "cancelled"),
    ] as [(SignInError, String)]
  )
  func `every failure has its word for traces and documents`(error: SignInError, code: String) {
    #expect(SignInFailure(error).code == code)
  }

  @Test(
    arguments: [
      (.service(.rateLimited(until: nil)), .rateLimited), (.notAToken, .usage),
      (.inputTooLarge(limit: 9), .usage), (.sandboxed, .usage),
      (.unreadableInput(.cannotBeRead(reason: "x")), .failed),
      (.deviceFlowUnavailable(.noClientID), .usage), (.deviceFlowUnavailable(.invalidClientID), .usage),
      (.deviceFlowUnavailable(.differentServices(variable: "V")), .usage),
      (.deviceFlowUnavailable(.unknownClientID), .refused),
      (.deviceFlowUnavailable(.notOffered(code: nil)), .refused), (.tokenRefused, .refused),
      (.deviceDenied, .refused), (.cannotAsk, .signInNeeded), (.notSignedInWithGitHubCLI, .signInNeeded),
      (.gitHubCLITimedOut(after: .seconds(10)), .signInNeeded),
      (.consentNeeded(reason: .other("locked")), .signInNeeded), (.deviceExpired, .signInNeeded),
      (.storeUnavailable(.keyring, reason: .other("locked")), .failed),
      (.persistence(.madeByNewerVersion), .failed),
      (.accountsDamaged, .signInNeeded), (.clockDrift(.seconds(5), during: .seconds(20)), .failed),
      (.cancelled, .interrupted), (.consentDeclined, .interrupted),
    ] as [(SignInError, ExitCode)]
  )
  func `every failure has its exit code`(error: SignInError, exitCode: ExitCode) {
    #expect(SignInFailure(error).exitCode == exitCode)
  }

  @Test(
    arguments: [
      (.service(.offline), "no connection"),
      (.persistence(.madeByNewerVersion), "written by a newer version"),
      (.unreadableInput(.cannotBeRead(reason: "x")), "file not usable"),
      (.notAToken, "not a token"), (.inputTooLarge(limit: 9), "too large"),
      (.tokenRefused, "token not accepted"), (.cannotAsk, "no token"),
      (.notSignedInWithGitHubCLI, "no token"), (.consentDeclined, "no consent"),
      (.storeUnavailable(.keyring, reason: .other("locked")), "keyring not available"),
      (.storeUnavailable(.file, reason: .other("locked")), "file not available"),
      (.accountsDamaged, "damaged file of accounts"),
      (.deviceFlowUnavailable(.noClientID), "device sign-in not available"),
      (.deviceDenied, "declined on GitHub"), (.deviceExpired, "code expired"),
      (.clockDrift(.seconds(5), during: .seconds(20)), "clock drift"), (.sandboxed, "not with the sandbox"),
      (.cancelled, "interrupted"),
    ] as [(SignInError, String)]
  )
  func `beside what is still shown a failure is told in a few words`(error: SignInError, words: String) {
    #expect(SignInFailure(error).brief(in: Samples.context()) == words)
  }

  @Test(
    arguments: [
      (.notAToken, "Copy the whole token, without quotation marks or other text."),
      (.inputTooLarge(limit: 9), "Copy the whole token, without quotation marks or other text."),
      (.tokenRefused, "Create a new token at https://github.com/settings/tokens"),
      (.notSignedInWithGitHubCLI, "Run gh auth login first, then try again."),
      (
        .consentDeclined,
        "Start or unlock the system's keyring, or set TESSERA_GITHUB_TOKEN to use a token without storing it."
      ),
      (
        .storeUnavailable(.keyring, reason: .other("locked")),
        "Start or unlock the system's keyring, or set TESSERA_GITHUB_TOKEN to use a token without storing it."
      ),
      (.storeUnavailable(.file, reason: .other("full")), "Check the permissions of the file and its folder."),
      (.deviceDenied, "Try again."),
      (.clockDrift(.seconds(5), during: .seconds(20)), "Run without --device to sign in with a token."),
      (.cancelled, nil),
    ] as [(SignInError, String?)]
  )
  func `a hint says what helps, if anything does`(error: SignInError, hint: String?) {
    #expect(FailureMessage(SignInFailure(error), in: Samples.context()).hint == hint)
  }

  @Test(
    arguments: [
      (nil, "Sign in again with 'tessera github login'."),
      ("sandbox", "Sign in again with 'tessera github login --device'."),
    ] as [(String?, String)]
  )
  func `a damaged record is replaced by a sign-in that the service understands`(
    backend: String?,
    hint: String
  ) {
    let message = FailureMessage(SignInFailure(.accountsDamaged), in: Samples.context(backend: backend))

    #expect(message.hint == hint)
  }

  @Test func `a sign-out that needs the file is not sent to the keyring`() {
    let failure = SignInFailure(.storeUnavailable(.file, reason: .other("full")), ofSignOut: true)

    let message = FailureMessage(failure, in: Samples.context())

    #expect(message.summary == "The token file is not available: full.")
    #expect(message.hint == "Check the permissions of the file and its folder.")
  }

  @Test(
    arguments: [
      (.service(.offline), "Cannot connect to the service, and no cached copy is available."),
      (.persistence(.madeByNewerVersion), "The saved data was written by a newer version of tessera."),
      (.gitHubCLITimedOut(after: .seconds(10)), "gh did not respond within 10 s."),
      (.tokenRefused, "GitHub does not accept this token."), (.cannotAsk, "Signing in needs a token."),
      (.consentDeclined, "Sign-in cancelled; nothing was stored."),
      (.deviceDenied, "The sign-in was declined on GitHub."), (.deviceExpired, "The code has expired."),
      (.deviceFlowUnavailable(.unknownClientID), "GitHub does not know the client ID."),
      (
        .deviceFlowUnavailable(.foreignAddress),
        "The response names an address that does not belong to GitHub."
      ),
      (
        .deviceFlowUnavailable(.notOffered(code: nil)),
        "GitHub does not offer device sign-in for this client ID."
      ),
      (.sandboxed, "The sandbox does not accept a token from gh."), (.cancelled, "Interrupted."),
    ] as [(SignInError, String)]
  )
  func `a failure says what happened`(error: SignInError, summary: String) {
    #expect(SignInFailure(error).summary(in: Samples.context()) == summary)
  }
}
