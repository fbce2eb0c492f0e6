import CommandKit
import DesignKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import PeopleFakes
import Testing

@testable import Users

@MainActor @Suite(.timeLimit(.minutes(5))) struct ChineseTests {
  private let users = UsersRun(in: .simplifiedChinese)

  @Test(arguments: ScreenSample.all)
  func `no screen has English left in it`(sample: ScreenSample) async {
    let element = await sample.element(in: .simplifiedChinese)

    let texts = [
      WrittenScreen.plain(element, in: .simplifiedChinese).replacing("columns", with: ""),
      WrittenScreen.linear(element, in: .simplifiedChinese),
    ]
    for text in texts { #expect(left(in: text) == []) }
  }

  @Test(arguments: [[], ["show"], ["search"]])
  func `help has no English left in it`(words: [String]) async {
    let run = await users(words + ["--help"])

    #expect(run.exitCode == .done)
    let fields =
      UserViewModel.table.names + UsersViewModel.table.names + ["text", "login", "data", "source", "page"]
    #expect(LatinWords.left(in: run.output, besides: fields, names: names) == [])
    #expect(ChineseSpacing.problems(in: run.output) == [])
  }

  @Test(arguments: [
    ["show", "adda"], ["show", "compilers-ink"], ["show", "nopage", "--web"], ["search", " "],
    ["show", "ada", "--web", "--json"],
  ])
  func `failures are described in Chinese`(words: [String]) async {
    users.repository.prepare {
      $0.profiles["nopage"] = .success(Samples.fetched(Samples.pageless))
    }

    let run = await users(words)

    #expect(run.exitCode != .done)
    #expect(run.errorOutput.hasPrefix("错误："))
    #expect(left(in: run.errorOutput).filter { !words.contains($0) } == [])
  }

  private func left(in text: String) -> [String] {
    LatinWords.left(
      in: text,
      besides: [Samples.users, Samples.profile, Samples.hostile, "countess", "adda"] as [Any],
      names: names
    )
  }
}

private let names: Set<String> = [
  "users", "show", "search", "GitHub", "octocat", "robin", "marsh", "aster", "berlin", "accounts", "json",
  "help", "since", "compilers",
  "ink",
]
