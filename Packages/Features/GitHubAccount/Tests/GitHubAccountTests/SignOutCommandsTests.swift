import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import GitHubAccount
import PeopleDomain
import PeopleFakes
import Testing

/// What a sign-out removes, what it reports, and what remains to do.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SignOutCommandsTests: GitHubAccountSuite {
  @Test func `a sign-out reports every store and what remains to do`() async {
    let fixture = Fixture {
      $0.account = Samples.stored()
      $0.removals = [TokenRemoval(.keyring, .removed), TokenRemoval(.file, .absent)]
    }

    let run = await run(fixture, ["logout"])

    #expect(run.exitCode == .done)
    #expect(
      run.notes == [
        "Signed out @user583231.", "Keyring: token removed.", "File: no token.",
        "Cached pages of the account removed.",
        """
        The token itself stays valid. Delete it at https://github.com/settings/tokens, or revoke the app at \
        https://github.com/settings/applications
        """,
      ]
    )
    #expect(fixture.vault.state.account == nil)
  }

  @Test func `a script that signs out is told that nobody is signed in any more`() async {
    let fixture = Fixture { $0.account = Samples.stored() }

    let run = await run(fixture, ["logout", "--json", "--fields", "signedIn"])

    #expect(run.document == .object([.init("data", .object([.init("signedIn", .bool(false))]))]))
  }

  @Test func `nothing remains to do on GitHub after a sign-out of the sandbox`() async {
    let run = await run(Fixture { $0.account = Samples.stored() }, ["logout"], backend: "sandbox")

    #expect(run.notes.first == "Signed out @user583231.")
    #expect(!run.notes.contains { $0.contains("github.com") })
  }

  @Test(
    arguments: [
      (.success(0), nil),
      (
        .success(1),
        "1 change of the previous account stays in the outbox until that account signs in again."
      ),
      (
        .success(3),
        "3 changes of the previous account stay in the outbox until that account signs in again."
      ),
    ] as [(Result<Int, PersistenceError>, String?)]
  )
  func `a sign-out says how many changes wait`(waiting: Result<Int, PersistenceError>, note: String?) async {
    let run = await run(Fixture(waiting: waiting) { $0.account = Samples.stored() }, ["logout"])

    #expect(run.exitCode == .done)
    #expect(run.notes.first { $0.contains("outbox") } == note)
  }

  @Test func `changes of an account that a variable still names are not reported as waiting for a sign-in`()
    async
  {
    let fixture = Fixture(waiting: .success(2)) {
      $0.account = Samples.stored()
      $0.variable = "GH_TOKEN"
    }

    #expect(await run(fixture, ["logout"]).notes.contains { $0.contains("outbox") } == false)
  }

  @Test func `an outbox that cannot be read keeps nobody from signing out`() async {
    let fixture = Fixture(waiting: .failure(.cannotBeRead(reason: "outbox is damaged"))) {
      $0.account = Samples.stored()
    }

    let run = await run(fixture, ["logout"])

    #expect(run.exitCode == .done)
    #expect(run.notes.contains { $0.contains("outbox is damaged") })
    #expect(fixture.vault.state.account == nil)
  }

  @Test func `a token that could not be removed is reported`() async {
    let fixture = Fixture {
      $0.account = Samples.stored(Samples.account, .file)
      $0.removals = [TokenRemoval(.keyring, .unknown(reason: .other("no response within 3 s")))]
      $0.cacheProblem = .cannotBeSaved(reason: "disk full")
      $0.variable = "GITHUB_TOKEN"
    }

    let notes = await run(fixture, ["logout"]).notes

    #expect(notes.contains("Keyring: not available (no response within 3 s)."))
    #expect(notes.contains { $0.hasPrefix("Warning: Cached pages of the account could not be removed.") })
    #expect(notes.last == "The token from GITHUB_TOKEN is still used until you unset it.")
  }

  @Test func `a sign-out with a damaged record says what it removed`() async {
    let fixture = Fixture {
      $0.failure = .accountsDamaged
      $0.removals = [TokenRemoval(.keyring, .removed), TokenRemoval(.file, .absent)]
    }

    let run = await run(fixture, ["logout"])

    #expect(run.exitCode == .done)
    #expect(
      run.notes.prefix(4) == [
        "The file of signed-in accounts was damaged. Nobody is signed in now.", "Keyring: token removed.",
        "File: no token.", "Cached pages of the account removed.",
      ]
    )
  }

  @Test func `a sign-out with a record that names nobody says what may be left`() async {
    let fixture = Fixture {
      $0.failure = .accountsDamaged
      $0.cacheProblem = .cannotBeSaved(reason: "the account is not known")
    }

    let run = await run(fixture, ["logout"])

    #expect(run.exitCode == .done)
    #expect(
      run.notes.prefix(3) == [
        "The file of signed-in accounts was damaged. Nobody is signed in now.",
        "The file names no account, so a token may be left in the keyring or in a file.",
        """
        Warning: Cached pages of the account could not be removed. Clear the cache to remove them.
        """,
      ]
    )
  }

  @Test func `signing out without an account is no failure`() async {
    let run = await run(Fixture(), ["logout"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["You are not signed in."])
  }

  @Test func `a token that may still be there is a failure`() async {
    let run = await run(Fixture { $0.failure = Samples.unavailable }, ["logout"])

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.hasSuffix("\nStart or unlock the system's keyring, then try again."))
    #expect(run.notes.isEmpty)
  }
}
