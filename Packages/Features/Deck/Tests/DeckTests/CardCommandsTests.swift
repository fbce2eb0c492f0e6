import CardsDomain
import CardsFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Deck

/// One card on its page, and what is said where it cannot be shown.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CardCommandsTests: DeckSuite {
  let cards = Samples.cards()

  @Test(arguments: [
    (["cards"], "Ada Larsson"), (["cards", "show"], "Ada Larsson"), (["cards", "show", "@bo-k"], "bo-k"),
  ])
  func `a card is mine unless a login is given`(words: [String], title: String) async {
    let run = await run(words)

    #expect(run.exitCode == .done)
    #expect(run.page?.title.string == title)
  }

  @Test func `a link opens the card of its number`() async {
    cards.prepare { $0.cards[.id(CardsSamples.bo.id)] = .success(CardsSamples.fetched(CardsSamples.bo)) }

    let run = await run(["cards", "show", "https://octodeck.furari.co/users/1002"])

    #expect(run.page?.title.string == "bo-k")
  }

  @Test func `my card without a sign-in says how to sign in`() async {
    cards.prepare { $0.cards[.mine] = .failure(.signInNeeded) }

    let run = await run(["cards", "show"])

    #expect(run.exitCode == .signInNeeded)
    #expect(run.errorOutput.contains("tessera github login"))
  }

  @Test func `an account that does not exist is named`() async {
    let run = await run(["cards", "show", "nobody"])

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("'nobody'"))
  }

  @Test(arguments: [
    (Language.english, "The service has no contributions of 'cleo'."),
    (.simplifiedChinese, "服务没有“cleo”的贡献。"),
  ])
  func `an account without contributions at the service is not told to be missing`(
    language: Language,
    words: String
  ) async {
    cards.prepare { $0.statistics[.login("cleo")] = .failure(.notFound) }

    let run = await run(["cards", "show", "cleo", "--fields", "login,total", "--json"], in: language)

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains(words))
    #expect(!run.errorOutput.contains("GitHub"))
  }

  @Test(arguments: [
    (ServiceError.signInNeeded, ExitCode.signInNeeded), (.timedOut, ServiceError.timedOut.exitCode),
  ])
  func `a card without its contributions is shown, and the command says why and does not succeed`(
    error: ServiceError,
    code: ExitCode
  ) async throws {
    cards.prepare { $0.statistics[.login("cleo")] = .failure(error) }

    let page = await run(["cards", "show", "cleo"])
    let document = await run(["cards", "show", "cleo", "--json"])
    let comparison = await run(["cards", "compare", "bo-k", "cleo"])

    for run in [page, document, comparison] { #expect(run.exitCode == code && !run.errorOutput.isEmpty) }
    #expect(page.errorOutput.contains("tessera github login") == (error == .signInNeeded))
    let words = WrittenScreen.linear(try #require(page.page).element(in: Samples.context))
    #expect(words.contains("@cleo") && words.contains("The contributions could not be loaded"))
    #expect(document.document?.text.contains("\"total\": null") == true)
    #expect(comparison.rows.count == 2)
  }

  @Test func `an organisation has no numbers instead of zeros, in words and for scripts`() async throws {
    let page = await run(["cards", "show", "compilers-guild"])
    let document = await run([
      "cards", "show", "compilers-guild", "--json", "--fields", "kind,total,commits,longestStreak,days",
    ])

    #expect(page.exitCode == .done && document.exitCode == .done)
    let words = WrittenScreen.linear(try #require(page.page).element(in: Samples.context))
    #expect(words.contains("Organisations have no contribution calendar."))
    let text = try #require(document.document?.text)
    #expect(text.contains(#""kind": "organisation""#) && !text.contains(": 0"))
    for field in ["total", "commits", "longestStreak", "days"] {
      #expect(text.contains("\"\(field)\": null"))
    }
    #expect(document.notes == ["Organisations have no contribution calendar."])
  }
}
