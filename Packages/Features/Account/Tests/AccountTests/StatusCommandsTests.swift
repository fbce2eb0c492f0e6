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

  @Test(arguments: [(StaleReason?.none, true), (.offline, true), (.signInNeeded, false)])
  func `with a session that the service ended nobody is signed in`(
    staleness: StaleReason?,
    isSignedIn: Bool
  ) async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.user = .success(CareersSamples.fetched(CareersSamples.user, staleness))
    }

    #expect(await run(fixture, ["--json", "--fields", "signedIn"]).rows == ["\(isSignedIn)\n"])
  }

  @Test func `an account without a session is that of nobody`() async {
    #expect(await run(Fixture(), ["--json", "--fields", "signedIn,email,id"]).rows == ["false\t\t\n"])
  }

  @Test func `the address of the account counts, not the one of the sign-in`() async throws {
    let user = CareersUser(
      id: CareersSamples.user.id,
      name: "Mai Tanaka",
      email: "new@example.com",
      emailState: .unverified,
      createdAt: nil
    )
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.user = .success(CareersSamples.fetched(user))
    }

    let run = await run(fixture, ["--json", "--fields", "email"])

    #expect(run.rows == ["new@example.com\n"])
    let page = WrittenScreen.linear(try #require(run.page).element(in: Samples.context()))
    #expect(page.contains("new@example.com") && !page.contains("mai@example.com"))
  }

  @Test func `the status names the folder of a session that is not encrypted`() async throws {
    let fixture = Fixture { $0.session = CareersSamples.session(.file) }

    let page = try #require(await run(fixture, []).page)

    #expect(WrittenScreen.linear(page.element(in: Samples.context())).contains(Fixture.folder))
  }

  @Test func `browsing begins with the status, by a route that a link can carry`() throws {
    let feature = AccountFeature(language: .english, useCases: Fixture().useCases)

    let route = try #require(feature.tab).route

    #expect(route == Route("account"))
    #expect(Route(link: route.link) == route)
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

  @Test func `that nobody is signed in has a source for scripts as well`() async throws {
    let run = await run(Fixture(), ["--json", "--fields", "signedIn"])

    let document = try #require(run.document).compactText
    #expect(document.hasPrefix(#"{"data":{"signedIn":false},"source":{"kind":"stored","#))
  }

  @Test(arguments: [StaleReason.changed, .possiblyChanged])
  func `an account from before a change says so, in text and JSON`(reason: StaleReason) async throws {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.user = .success(CareersSamples.fetched(CareersSamples.user, reason))
    }

    let run = await run(fixture, ["--offline", "--json"])

    #expect(try #require(run.document).text.contains(#""reason": "changed""#))
    let page = WrittenScreen.linear(try #require(run.page).element(in: Samples.context()))
    #expect(page.contains("From before your last change"))
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

    #expect(run.exitCode == .signInNeeded)
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
