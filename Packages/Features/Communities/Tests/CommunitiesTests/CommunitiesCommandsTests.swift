import CardsDomain
import CardsFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Communities

/// The commands of communities as a whole: the list, the columns, the ids and the help.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CommunitiesCommandsTests: CommunitiesSuite {
  let cards = Samples.cards()

  @Test func `communities are listed with their periods`() async {
    let run = await run(["communities"])

    #expect(run.exitCode == .done)
    #expect(
      run.rows == [
        "\(CardsSamples.undated.id)\tCompilers\t\t\n",
        "\(id)\tOslo Swift Evenings\t2025-09-01\t2026-03-01\n",
      ]
    )
  }

  @Test(arguments: [(["communities"], true), (["communities", "show", Samples.id.rawValue], false)])
  func `communities are a list, and one of them is none`(words: [String], isList: Bool) async {
    #expect(await run(words).screen?.isList == isList)
  }

  @Test func `rows tell which community it is, without its members and the numbers of an import`() {
    func columns<Entity>(of table: RecordTable<Entity>) -> [String] {
      table.names.filter { FieldSelection.columns.includes($0, in: table) }
    }

    #expect(columns(of: CommunitiesViewModel.table) == ["id", "name", "from", "to"])
    #expect(columns(of: CommunityViewModel.table) == ["id", "name", "from", "to"])
    #expect(columns(of: CommunityChangeViewModel.importTable) == ["id", "name", "from", "to"])
  }

  @Test(arguments: [["show"], ["join"], ["leave"], ["refresh"], ["delete"], ["export"]])
  func `an id that could lead out of an address is wrong usage`(verb: [String]) async {
    let run = await run(["communities"] + verb + ["../users/1"])

    #expect(run.exitCode == .usage)
    #expect(cards.requests.isEmpty)
  }

  @Test(
    arguments: [
      ["show", ""], ["create", "Spring", "--to", "2026-06-30", "--from", ""],
      ["create", "Spring", "--from", "2026-03-01", "--to", ""],
    ],
    [100, 101]
  )
  func `an ID or a date of more than a hundred characters is cut where it is named`(
    words: [String],
    length: Int
  ) async {
    let text = String(repeating: "b", count: length)

    let output = await run(["communities"] + words.dropLast() + [text]).errorOutput

    #expect(output.contains("'\(text)'") == (length == 100))
    #expect(output.contains("…'") == (length == 101))
  }

  @Test(arguments: [
    [], ["show"], ["create"], ["join"], ["leave"], ["refresh"], ["delete"], ["export"], ["import"],
  ])
  func `help has no English left in it in Chinese`(words: [String]) async {
    let run = await run(["communities"] + words + ["--help"], in: .simplifiedChinese)

    #expect(run.exitCode == .done)
    let fields =
      CommunityViewModel.table.names + CommunityChangeViewModel.importTable.names + [
        "data", "source", "page",
      ]
    let names: Set<String> = [
      "communities", "show", "create", "join", "leave", "refresh", "delete", "export", "import", "from", "to",
      "yes", "id", "name", "file", "json", "term", "help", "Spring", "members", "fields", "force", "GitHub",
    ]
    #expect(LatinWords.left(in: run.output, besides: fields, names: names) == [])
    #expect(ChineseSpacing.problems(in: run.output) == [])
  }

  @Test(arguments: [
    ("join", "become a member", "end the membership"), ("leave", "end the membership", "become a member"),
  ])
  func `help says what each change of a membership is for`(verb: String, own: String, other: String) async {
    let help = await run(["communities", verb, "--help"]).output

    #expect(help.contains(own) && !help.contains(other))
  }
}
