import CardsDomain
import CardsFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Deck

/// The commands of cards and of the deck as a whole: their help, and the logins that they take.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DeckCommandsTests: DeckSuite {
  let cards = Samples.cards()

  @Test(arguments: [
    (["deck"], true), (["cards", "compare", "bo-k", "cleo"], true), (["cards", "show", "bo-k"], false),
  ])
  func `cards are a list, and one of them is none`(words: [String], isList: Bool) async {
    #expect(await run(words).screen?.isList == isList)
  }

  @Test(arguments: [["cards", "show", " "], ["deck", "add", "@"], ["cards", "compare", "ada-larsson", ""]])
  func `an empty login is wrong usage`(words: [String]) async {
    let run = await run(words)

    #expect(run.exitCode == .usage)
    #expect(cards.requests.isEmpty)
  }

  @Test(arguments: ["https://github.com/bo-k", "../../etc", "bo k", "bo.k", "[bot]", "@@bo-k"])
  func `text that is no login and no link of a card is wrong usage`(text: String) async {
    let run = await run(["deck", "add", text])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("'\(text)' is not a GitHub login"))
    #expect(cards.requests.isEmpty)
  }

  @Test(
    arguments: [("b", 100, false), ("b", 101, true), (".", 100, false), (".", 101, true)]
      as [(Character, Int, Bool)]
  )
  func `a text of more than a hundred characters is cut where it is named`(
    character: Character,
    length: Int,
    isCut: Bool
  ) async {
    let text = String(repeating: character, count: length)

    for words in [["cards", "show", text], ["deck", "add", text]] {
      let output = await run(words).errorOutput

      #expect(output.contains("'\(text)'") == !isCut)
      #expect(output.contains("…'") == isCut)
    }
  }

  @Test func `a long login that was not tried is cut where it is named`() async {
    let run = await run(["deck", "add", "nosuch", String(repeating: "b", count: 101)])

    #expect(run.errorOutput.contains(String(repeating: "b", count: 100) + "…"))
  }

  @Test(arguments: ["bo_k", "renovate[bot]", "7", "bo-"])
  func `a login of a company, an app or an old account is looked up`(login: String) async {
    let run = await run(["cards", "show", login])

    #expect(run.exitCode == .notFound)
    #expect(cards.requests.contains(.card(.login(login), .cacheFirst)))
  }

  @Test(arguments: [
    ["cards"], ["cards", "show"], ["cards", "compare"], ["deck"], ["deck", "add"], ["deck", "remove"],
    ["deck", "export"], ["deck", "import"],
  ])
  func `help has no English left in it in Chinese`(words: [String]) async {
    let run = await run(words + ["--help"], in: .simplifiedChinese)

    #expect(run.exitCode == .done)
    let fields = CardRecords.table.names + DeckViewModel.table.names + ["data", "source", "page"]
    let names: Set<String> = [
      "GitHub", "cards", "show", "compare", "deck", "add", "remove", "export", "import", "octocat", "robin",
      "marsh", "aster", "linnet",
      "torvalds", "kitty", "PNG",
      "login", "first", "second", "logins", "file", "json", "fields", "total", "longestStreak", "help",
      "force",
    ]
    #expect(LatinWords.left(in: run.output, besides: fields, names: names) == [])
    #expect(ChineseSpacing.problems(in: run.output) == [])
  }
}
