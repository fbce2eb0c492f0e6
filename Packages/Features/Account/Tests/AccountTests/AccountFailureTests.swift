import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import Testing

@testable import Account

/// How scripts, traces and users are told why a command of the account did not work.
@Suite struct AccountFailureTests {
  @Test(
    arguments: [
      (.service(.timedOut), "timed-out"), (.registrationUnconfirmed(.timedOut), "unknown-outcome"),
      (.invalid([.email]), "invalid"), (.refused(.email, message: nil), "invalid"),
      (.emailTaken, "email-taken"), (.invalidCredentials, "invalid-credentials"),
      (.code(.wrong), "wrong-code"), (.code(.expired), "expired-code"), (.code(.locked), "locked-code"),
      (.throttled(until: nil), "throttled"), (.notSignedIn, "not-signed-in"),
      (.consentDeclined, "consent-declined"), (.consentNeeded(reason: .other("locked")), "consent-needed"),
      (.storeUnavailable(.file, reason: .other("locked")), "store-unavailable"),
      (.persistence(.madeByNewerVersion), "newer-version"), (.accountsDamaged, "unreadable"),
      (.endedButLeft(.persistence(.madeByNewerVersion)), "newer-version"),
      (.registeredOnly(.storeUnavailable(.file, reason: .other("full"))), "store-unavailable"),
      (.cancelled, "cancelled"),
    ] as [(AccountError, String)]
  )
  func `every failure has its word for traces`(error: AccountError, code: String) {
    #expect(AccountFailure(error).code == code)
  }

  @Test(
    arguments: [
      (.registrationUnconfirmed(.cancelled), .interrupted),
      (.registrationUnconfirmed(.timedOut), .noConnection), (.invalid([.email]), .usage),
      (.refused(.email, message: nil), .refused), (.emailTaken, .refused), (.invalidCredentials, .refused),
      (.code(.locked), .refused), (.throttled(until: nil), .rateLimited), (.notSignedIn, .signInNeeded),
      (.consentNeeded(reason: .other("locked")), .signInNeeded), (.consentDeclined, .interrupted),
      (.storeUnavailable(.keyring, reason: .other("locked")), .failed),
      (.persistence(.madeByNewerVersion), .failed),
      (.accountsDamaged, .signInNeeded), (.cancelled, .interrupted),
      (.endedButLeft(.cancelled), .interrupted), (.registeredOnly(.cancelled), .interrupted),
      (.registeredOnly(.persistence(.madeByNewerVersion)), .failed),
    ] as [(AccountError, ExitCode)]
  )
  func `every failure has its exit code`(error: AccountError, exitCode: ExitCode) {
    #expect(AccountFailure(error).exitCode == exitCode)
  }

  @Test(
    arguments: [
      (.cancelled, true), (.service(.cancelled), true), (.service(.offline), false), (.emailTaken, false),
      (.consentDeclined, false), (.endedButLeft(.cancelled), false),
      (.registrationUnconfirmed(.cancelled), false), (.registeredOnly(.cancelled), false),
    ] as [(AccountError, Bool)]
  )
  func `only what the user stopped is no failure`(error: AccountError, isCancellation: Bool) {
    #expect(AccountFailure(error).isCancellation == isCancellation)
  }

  @Test func `a sign-in that was sent and lost its answer is not told to have failed`() {
    let failure = AccountFailure(.service(.connectionLost))

    #expect(
      failure.summary(in: Samples.context().ofChange)
        == "The connection was lost before the service confirmed the change."
    )
  }

  @Test(
    arguments: [
      (.service(.offline), "no connection"), (.registrationUnconfirmed(.timedOut), "no response in time"),
      (.persistence(.madeByNewerVersion), "written by a newer version"),
      (.invalid([.email]), "invalid values"),
      (.emailTaken, "address taken"), (.invalidCredentials, "address or password wrong"),
      (.code(.wrong), "wrong code"), (.code(.expired), "code expired"), (.code(.locked), "code locked"),
      (.throttled(until: nil), "requested a moment ago"), (.notSignedIn, "not signed in"),
      (.consentDeclined, "no consent"),
      (.storeUnavailable(.keyring, reason: .other("locked")), "keyring not available"),
      (.storeUnavailable(.file, reason: .other("locked")), "file not available"),
      (.accountsDamaged, "damaged file of accounts"), (.cancelled, "interrupted"),
      (.endedButLeft(.storeUnavailable(.keyring, reason: .other("locked"))), "keyring not available"),
      (.registeredOnly(.storeUnavailable(.file, reason: .other("full"))), "file not available"),
    ] as [(AccountError, String)]
  )
  func `beside what is still shown a failure is told in a few words`(error: AccountError, words: String) {
    #expect(AccountFailure(error).brief(in: Samples.context()) == words)
  }

  @Test(
    arguments: [
      (.invalid([.name, .email]), nil, "characters. This is not a valid e-mail address."),
      (.refused(.email, message: nil), nil, "The service does not accept the e-mail address."),
      (.invalidCredentials, "Check both and try again.", "The address or the password is wrong."),
      (
        .code(.wrong), "Check the newest message from the service; an earlier code no longer works.",
        "The code is wrong."
      ),
      (.throttled(until: nil), "Try again later.", "A code was requested a moment ago."),
      (.consentDeclined, "Start or unlock the system's keyring.", "Not signed in; nothing was stored."),
      (
        .storeUnavailable(.keyring, reason: .other("locked")), "Start or unlock the system's keyring.",
        "The keyring is not available: locked."
      ),
      (
        .storeUnavailable(.file, reason: .other("full")), "Check the permissions of the file and its folder.",
        "The session file is not available: full."
      ),
      (
        .service(.sessionEnded),
        "Sign in again with 'tessera account login', or sign out with 'tessera account logout'.",
        "The service ended your session."
      ),
      (
        .endedButLeft(.storeUnavailable(.keyring, reason: .other("locked"))),
        "Remove the rest with 'tessera account logout'.",
        "The service ended the session, but it is still stored on this computer (keyring not available)."
      ),
      (
        .endedButLeft(.cancelled), "Remove the rest with 'tessera account logout'.",
        "this computer still lists the account as signed in (interrupted)."
      ),
      (
        .registeredOnly(.storeUnavailable(.keyring, reason: .other("locked"))),
        "Sign in with 'tessera account login'.",
        "The account was created, but signing in failed (keyring not available)."
      ),
      (.cancelled, nil, "Interrupted."),
    ] as [(AccountError, String?, String)]
  )
  func `a failure says what happened and what helps, if anything does`(
    error: AccountError,
    hint: String?,
    end: String
  ) {
    let message = FailureMessage(AccountFailure(error), in: Samples.context())

    #expect(message.summary.hasSuffix(end))
    #expect(message.hint == hint)
  }
}
