import Account
import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

/// When the terms of the service are told of and asked for.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TermsTests: AccountSuite {
  @Test func `a script that accepts the terms is told nothing before it registers`() async {
    let prompter = script()

    let run = await run(
      Fixture(records: FakeAccountRecords()),
      ["register", "--accept-terms"] + details,
      prompter: prompter
    )

    #expect(run.exitCode == .done)
    #expect(prompter.dialogue.isEmpty)
  }

  @Test(arguments: [
    PersistenceError.cannotBeRead(reason: "terms.json is locked"),
    .cannotBeSaved(reason: "terms.json is locked"),
  ])
  func `a registration is not sent where the consent to the terms cannot be read or saved`(
    failure: PersistenceError
  ) async {
    let fixture = Fixture(records: FakeAccountRecords(failure: failure))

    let run = await run(fixture, ["register", "--accept-terms"] + details, prompter: script())

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("terms.json is locked"))
    #expect(fixture.repository.state.registrations.isEmpty)
  }
}
