import Account
import CareersDomain
import CareersFakes
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

/// Whether a command changed anything, as those who watch the feature are told.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ObservedChangeTests: AccountSuite {
  private func outcomes(_ fixture: Fixture, _ words: [String]) async -> [FeatureEvent.Outcome] {
    let events = Mutex<[FeatureEvent]>([])
    let feature = AccountFeature(
      language: .english,
      useCases: fixture.useCases,
      observe: { event in events.withLock { $0.append(event) } }
    )
    _ = await ScreenRun(feature, ["account"] + words, Samples.context())
    return events.withLock { $0 }.compactMap { event in
      guard case .useCase(let name, .ended(let outcome)) = event else { return nil }
      return ["LogOut", "ResendCode", "VerifyEmail"].contains(name) ? outcome : nil
    }
  }

  @Test(
    arguments: [
      (["register"], "Register"), (["login"], "LogIn"), (["verify", "123456"], "VerifyEmail"),
      (["resend"], "ResendCode"), (["logout"], "LogOut"), (["status"], "ReadCareersAccount"),
    ] as [([String], String)]
  )
  func `every command reports its use case when it begins and when it ends`(
    words: [String],
    useCase: String
  ) async {
    let events = Mutex<[FeatureEvent]>([])
    let feature = AccountFeature(
      language: .english,
      useCases: Fixture { $0.session = CareersSamples.session() }.useCases,
      observe: { event in events.withLock { $0.append(event) } }
    )

    _ = await ScreenRun(feature, ["account"] + words, Samples.context())

    let reported = events.withLock { $0 }
    #expect(reported.count == 2)
    #expect(reported.first == .useCase(useCase, .began))
  }

  @Test(arguments: [(false, FeatureEvent.Outcome.changed), (true, .done)])
  func `an address is verified once`(wasVerified: Bool, outcome: FeatureEvent.Outcome) async {
    let fixture = Fixture {
      $0.session = CareersSamples.session()
      $0.verifications = [.success(wasVerified)]
    }

    #expect(await outcomes(fixture, ["verify", "123456"]) == [outcome])
  }

  @Test func `a code that is sent is a change, and an address that is verified already is none`() async {
    let sent = Fixture { $0.session = CareersSamples.session() }
    let verified = Fixture {
      $0.session = CareersSamples.session()
      $0.challenge = nil
    }

    #expect(await outcomes(sent, ["resend"]) == [.changed])
    #expect(await outcomes(verified, ["resend"]) == [.done])
  }

  @Test func `a sign-out is a change, and one of nobody is none`() async {
    let fixture = Fixture { $0.session = CareersSamples.session() }

    #expect(await outcomes(fixture, ["logout"]) == [.changed])
    #expect(await outcomes(fixture, ["logout"]) == [.done])
  }

  @Test func `for a script the account is read after a change, and not after one that failed`() async {
    let fixture = Fixture { $0.session = CareersSamples.session() }
    let verified = await run(fixture, ["verify", "123456", "--json"])
    let refused = Fixture {
      $0.session = CareersSamples.session()
      $0.verifications = [.failure(.code(.wrong))]
    }

    #expect(verified.document != nil)
    #expect(await run(refused, ["verify", "123456", "--json"]).document == nil)
  }
}
