import Account
import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct StatusCommandsTests: AccountSuite {
  @Test(arguments: [[], ["status"]])
  func `the bare noun and its status show the account`(words: [String]) async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.user = .success(CareersSamples.fetched(CareersSamples.verifiedUser))
    }

    let run = await run(fixture, words + ["--json"])

    #expect(run.exitCode == .done)
    #expect(
      run.rows == [
        """
        true\tmai@example.com\tMai Tanaka\tusr_mai\ttrue\t2026-02-27T12:00:00Z\t2026-03-01T11:00:00Z\tkeyring\taccepted\n
        """
      ]
    )
    #expect(fixture.repository.state.policies == [.networkFirst])
  }

  @Test(arguments: [
    (StaleReason?.none, "accepted"), (.offline, "offline"), (.signInNeeded, "ended"),
    (.timedOut, "timed-out"), (.unavailable, "unavailable"),
  ])
  func `a status says whether the session could be checked`(staleness: StaleReason?, check: String) async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.user = .success(CareersSamples.fetched(CareersSamples.user, staleness))
    }

    let run = await run(fixture, ["status", "--json", "--fields", "email,check"])

    #expect(run.rows == ["mai@example.com\t\(check)\n"])
  }

  @Test func `a status without a network and a cached account still says who is signed in`() async {
    let fixture = Fixture { $0.session = CareersSamples.session() }

    let run = await run(fixture, ["status", "--json", "--fields", "email,name,emailVerified,check"])

    #expect(run.exitCode == .done)
    #expect(run.rows == ["mai@example.com\t\t\toffline\n"])
  }

  @Test func `offline a status asks nobody`() async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.user = .success(CareersSamples.fetched(CareersSamples.user, .notChecked))
    }

    let run = await run(fixture, ["--offline", "--json", "--fields", "signedIn,check"])

    #expect(run.rows == ["true\t\n"])
    #expect(fixture.repository.state.policies == [.cacheOnly])
  }

  @Test func `an account from before a change says so, in text and JSON`() async throws {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.user = .success(CareersSamples.fetched(CareersSamples.user, .changed))
    }

    let run = await run(fixture, ["--offline", "--json"])

    #expect(try #require(run.document).text.contains(#""reason": "changed""#))
    let page = WrittenScreen.linear(try #require(run.page).element(in: Samples.context()))
    #expect(page.contains("You have changed this since it was cached"))
    #expect(!page.contains("not verified."))
  }

  @Test func `a record that cannot be read ends the command`() async {
    let run = await run(
      Fixture { $0.failure = .persistence(.cannotBeRead(reason: "accounts.json cannot be opened")) },
      []
    )

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("accounts.json cannot be opened"))
  }

  @Test func `a damaged record is named as such, with the command that replaces it`() async {
    let run = await run(Fixture { $0.failure = .accountsDamaged }, [])

    #expect(run.exitCode == .failed)
    #expect(
      run.errorOutput == """
        Error: The file of signed-in accounts is damaged.
        Sign in again with 'tessera account login'.
        """
    )
  }

  @Test func `nothing that is said in Chinese is in English`() async {
    let fixture = Fixture { $0.challenge = CareersSamples.challenge(code: "987654") }
    let registered = await run(fixture, ["register"] + details, prompter: script(), in: .simplifiedChinese)
    let closed = await run(fixture, ["logout"], in: .simplifiedChinese)

    let names: Set<String> = ["tessera", "account", "verify"]
    for note in registered.notes + closed.notes {
      #expect(LatinWords.left(in: note, besides: ["mai@example.com"], names: names) == [], "\(note)")
    }
  }
}
