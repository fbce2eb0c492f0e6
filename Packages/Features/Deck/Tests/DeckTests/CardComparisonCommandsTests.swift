import CardsDomain
import CardsFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Deck

/// Two cards beside each other.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CardComparisonCommandsTests: DeckSuite {
  let cards = Samples.cards()

  @Test(
    arguments: [(["cleo", "bo-k"], .noConnection), (["bo-k", "cleo"], .signInNeeded)]
      as [([String], ExitCode)]
  )
  func `a comparison without any contributions ends as its first card does`(
    logins: [String],
    code: ExitCode
  ) async {
    cards.prepare {
      $0.statistics[.login("cleo")] = .failure(.timedOut)
      $0.statistics[.login("bo-k")] = .failure(.signInNeeded)
    }

    #expect(await run(["cards", "compare"] + logins).exitCode == code)
  }

  @Test func `columns have the figures, and no addresses, colours or days`() async {
    let run = await run(["cards", "compare", "cleo", "bo-k"])

    #expect(
      run.rows.map { $0.split(separator: "\t", omittingEmptySubsequences: false).count } == [11, 11]
    )
  }

  @Test func `two cards are compared, in the order in which they are named`() async {
    let run = await run(["cards", "compare", "cleo", "bo-k"])

    #expect(run.exitCode == .done)
    #expect(run.rows.map { $0.split(separator: "\t")[1] } == ["cleo", "bo-k"])
  }

  @Test(
    arguments: [
      (nil, []), (["login"], []),
      (["language"], ["Warning: The language of @cleo could not be loaded: service error."]),
    ] as [([String]?, [String])]
  )
  func `a language that could not be loaded is told with its account where it is asked for`(
    fields: [String]?,
    notes: [String]
  ) async {
    let cleo = Card(id: CardsSamples.cleo.id, login: "cleo", languageFailure: .unavailable)
    cards.prepare { $0.cards[.login("cleo")] = .success(CardsSamples.fetched(cleo)) }
    let comparison = ComparisonViewModel(
      ComparisonViewModel.Pair(first: .login("bo-k"), second: .login("cleo")),
      useCases: Samples.useCases(cards)
    )

    await comparison.load(LoadRequest(fields: fields.map { FieldSelection($0) }))

    #expect(comparison.notes(in: Samples.context) == notes)
  }

  @Test func `an organisation is compared without numbers`() async throws {
    let run = await run(["cards", "compare", "bo-k", "compilers-guild"])
    let rows = await self.run(["cards", "compare", "bo-k", "compilers-guild", "--fields", "login,kind,total"])

    let words = WrittenScreen.linear(try #require(run.page).element(in: Samples.context))
    #expect(words.contains("Organisations have no contribution calendar."))
    #expect(rows.rows.last == "compilers-guild\torganisation\t\n")
  }

  @Test(arguments: [["nosuch", "bo-k"], ["bo-k", "nosuch"]])
  func `of two cards the one that does not exist is named`(logins: [String]) async {
    let run = await run(["cards", "compare"] + logins)

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("GitHub has no account 'nosuch'."))
  }
}
