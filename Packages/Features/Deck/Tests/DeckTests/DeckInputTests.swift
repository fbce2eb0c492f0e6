import CardsDomain
import CardsFakes
import CommandKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Deck

@MainActor @Suite(.timeLimit(.minutes(5))) struct DeckInputTests: DeckSuite {
  let cards = Samples.cards()

  @Test(arguments: [(["deck"], "加入一张卡片"), (["deck", "add"], "加入多张卡片")])
  func `an example says in Chinese whether it adds one card or several`(
    words: [String],
    example: String
  ) async {
    let run = await run(words + ["--help"], in: .simplifiedChinese)

    #expect(run.output.contains(example))
  }

  @Test(arguments: [
    (["cards"], "your own card"), (["deck", "remove"], "remove a card"),
    (["deck", "export"], "export your deck"), (["deck", "import"], "import a deck"),
  ])
  func `help says what its examples do`(words: [String], example: String) async {
    let run = await run(words + ["--help"])

    #expect(run.output.contains(example))
  }

  @Test func `an account that is asked for by the link of its card is called by its number`() async {
    let run = await run(["cards", "show", "https://octodeck.furari.co/users/77"])

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("GitHub has no account '77'."))
  }

  @Test func `who adds the own card is told what to do`() async {
    let run = await run(["deck", "add", "ada-larsson"])

    #expect(run.errorOutput.contains("Choose the card of another account."))
  }
}
