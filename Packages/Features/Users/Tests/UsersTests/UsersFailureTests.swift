import CommandKit
import DomainKernel
import FeatureKit
import PeopleDomain
import Testing

@testable import Users

/// How scripts, traces and users are told why there are no accounts to show.
@Suite struct UsersFailureTests {
  @Test(
    arguments: [
      (.service(.timedOut), "timed-out"), (.persistence(.madeByNewerVersion), "newer-version"),
      (.repeats, "malformed"), (.emptyPages, "malformed"), (.noAccount(login: "adda", like: []), "not-found"),
      (.noPage(login: "ada"), "no-page"), (.incomplete(.service(.offline), continuing: rest), "offline"),
      (.interrupted(listed: 3, continuing: rest), "cancelled"),
    ] as [(UsersFailure, String)]
  )
  func `every failure has its word for traces`(failure: UsersFailure, code: String) {
    #expect(failure.code == code)
  }

  @Test(
    arguments: [
      (.service(.cancelled), true), (.service(.offline), false), (.persistence(.madeByNewerVersion), false),
      (.repeats, false), (.emptyPages, false), (.noAccount(login: "adda", like: []), false),
      (.noPage(login: "ada"), false),
      (.incomplete(.service(.cancelled), continuing: rest), true),
      (.incomplete(.service(.offline), continuing: rest), false),
      (.interrupted(listed: 3, continuing: rest), true),
    ] as [(UsersFailure, Bool)]
  )
  func `only what the user stopped is no failure`(failure: UsersFailure, isCancellation: Bool) {
    #expect(failure.isCancellation == isCancellation)
  }

  @Test(
    arguments: [
      (.persistence(.madeByNewerVersion), .failed), (.repeats, .failed), (.emptyPages, .failed),
      (.noAccount(login: "adda", like: []), .notFound), (.noPage(login: "ada"), .notFound),
      (.incomplete(.repeats, continuing: rest), .failed),
      (.incomplete(.service(.offline), continuing: rest), .noConnection),
      (.interrupted(listed: 3, continuing: rest), .interrupted),
    ] as [(UsersFailure, ExitCode)]
  )
  func `every failure has its exit code`(failure: UsersFailure, exitCode: ExitCode) {
    #expect(failure.exitCode == exitCode)
  }

  @Test(
    arguments: [
      (.persistence(.madeByNewerVersion), "written by a newer version"), (.repeats, "repeated accounts"),
      (.emptyPages, "pages without accounts"),
      (.noAccount(login: "adda", like: ["ada"]), "no such account"),
      (.noPage(login: "ada"), "no page address"),
      (.incomplete(.service(.offline), continuing: rest), "no connection"),
      (.interrupted(listed: 3, continuing: rest), "interrupted"),
    ] as [(UsersFailure, String)]
  )
  func `beside what is still shown a failure is told in a few words`(failure: UsersFailure, words: String) {
    #expect(failure.brief(in: Samples.context) == words)
  }

  @Test(
    arguments: [
      (.repeats, "The service keeps sending the same accounts."),
      (.emptyPages, "The service keeps sending pages without accounts."),
    ] as [(ListUsersError, String)]
  )
  func `a list without anything new sends the user to the address of the service`(
    error: ListUsersError,
    summary: String
  ) {
    let message = FailureMessage(UsersFailure(error), in: Samples.context)

    #expect(message.summary == summary)
    #expect(message.hint?.hasPrefix("Check the address of the service.") == true)
  }

  @Test(
    arguments: [
      (.service(.connectionLost), "Continue with"), (.service(.timedOut), "Continue with"),
      (.service(.cancelled), "Continue with"), (.service(.offline), "Continue later with"),
      (.service(.unavailable), "Continue later with"), (.repeats, "Continue later with"),
      (.emptyPages, "Continue later with"),
      (.service(.rateLimited(until: nil)), "Continue in a few minutes with"),
    ] as [(UsersFailure, String)]
  )
  func `the rest of a list can be loaded at once only where nothing has to change before`(
    reason: UsersFailure,
    words: String
  ) {
    let message = FailureMessage(UsersFailure.incomplete(reason, continuing: rest), in: Samples.context)

    #expect(message.hint == words + ": tessera users --since 30")
  }

  @Test(arguments: [(50, "Search cached accounts with"), (51, "List accounts with 'tessera users'.")])
  func `the length of a login counts in bytes`(letters: Int, hint: String) {
    let login = String(repeating: "\u{E9}", count: letters)

    let message = FailureMessage(UsersFailure.noAccount(login: login, like: []), in: Samples.context)

    #expect(message.hint?.hasPrefix(hint) == true)
  }

  @Test(arguments: [(60, "b' has"), (61, "b…' has")])
  func `of an account without a page at most sixty characters of the login are shown`(
    length: Int,
    words: String
  ) {
    let text = UsersFailure.noPage(login: String(repeating: "b", count: length)).summary(in: Samples.context)

    #expect(text.contains(words))
    #expect(text.count(where: { $0 == "b" }) == 60)
  }
}

/// The rest of a list behind its first thirty accounts.
private let rest = Route("users").with("since", "30")
