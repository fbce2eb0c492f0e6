import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import GitHubAccount
import LocalizationKit
import PeopleDomain
import SnapshotKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct AccountPageTests {
  private static let folder = "/home/anna/.local/share/tessera/secrets"

  @Test(arguments: Language.complete.flatMap(screens))
  func `the page looks and reads as it was reviewed`(screen: WrittenScreen) {
    expectSnapshot(screen.text, named: screen.name)
  }

  static func screens(in language: Language) -> [WrittenScreen] {
    let context = Samples.context(in: language, backend: nil)
    let prefix = language == .english ? "" : language.tag + "."
    let states = Samples.states.flatMap { name, status in
      let page = accountPage(status, tokenFolder: folder, context)
      return WrittenScreen.everyForm(of: page.element(in: context), named: prefix + name, in: language)
    }
    let waiting = waitingPage(
      code: "WDJB-MJHT",
      address: "https://github.com/login/device",
      left: 872,
      context
    )
    let confirmed = waitingPage(code: "WDJB-MJHT", address: nil, left: 872, context)
    return states
      + WrittenScreen.everyForm(of: waiting.element(in: context), named: prefix + "waiting", in: language)
      + WrittenScreen.everyForm(
        of: confirmed.element(in: context),
        named: prefix + "waiting-for-sandbox",
        in: language
      )
  }

  @Test func `signing in is a change, so that the full screen has a key for it`() {
    let page = accountPage(AccountStatus(), tokenFolder: nil, Samples.context(in: .english))

    #expect(page.actions.map(\.effect) == [.changes])
    #expect(page.actions.map(\.route) == [Route("github", "login")])
  }

  @Test(
    arguments: [
      (.token, ["github login"], [0]), (.tokenOrCode, ["github login", "github login --device"], [0, 2]),
      (.confirmedCode, ["github login --device"], [0]),
    ] as [(SignInWays, [String], [Int])]
  )
  func `a page offers the ways to sign in that can work, each with a key of its own`(
    ways: SignInWays,
    commands: [String],
    places: [Int]
  ) {
    let refused = Samples.status {
      $0.source = .stored(Samples.stored())
      $0.check = .refused
    }
    for status in [AccountStatus(), Samples.status { $0.isRecordDamaged = true }, refused] {
      let actions = accountPage(status, tokenFolder: nil, signIn: ways, Samples.context()).actions
      let signIns = actions.filter { $0.route.words == ["github", "login"] }

      #expect(signIns.map { $0.route.commandLine() } == commands.map { "tessera " + $0 })
      #expect(signIns.compactMap(\.place) == places)
      #expect(actions.allSatisfy { $0.effect == .changes })
      #expect(actions.filter { $0.route.words == ["github", "logout"] }.allSatisfy { $0.place == 1 })
    }
  }

  @Test(arguments: Samples.states)
  func `nothing in Chinese is in English`(name: String, status: AccountStatus) {
    let context = Samples.context(in: .simplifiedChinese)
    let page = accountPage(status, tokenFolder: Self.folder, context)
    let text = WrittenScreen.linear(page.element(in: context), in: .simplifiedChinese)

    let names: Set<String> = ["GitHub", "ID", "github", "login", "logout", "live", "backend"]
    let content = [Self.folder, "user583231", "repo, read:user"]
    #expect(LatinWords.left(in: text, besides: content, names: names) == [])
  }

  @Test(arguments: Samples.states)
  func `every action leads to a place that a link can carry, and none is followed by accident`(
    name: String,
    status: AccountStatus
  ) {
    let actions = accountPage(status, tokenFolder: Self.folder, Samples.context()).actions

    #expect(actions.map { Route(link: $0.route.link) } == actions.map(\.route))
    #expect(actions.allSatisfy { $0.effect != .opens })
  }

  @Test func `ignored variables are named to somebody who is signed in, too`() {
    let context = Samples.context()
    let status = Samples.status {
      $0.source = .stored(Samples.stored())
      $0.verified = Samples.account
      $0.ignoredVariables = ["GH_TOKEN"]
    }

    let page = accountPage(status, tokenFolder: nil, context)

    let text = WrittenScreen.linear(page.element(in: context))
    #expect(text.contains("GH_TOKEN: ignored with the sandbox."))
  }

  @Test func `an empty line stands between the notices of an account`() {
    let status = Samples.status {
      $0.source = .environment(variable: "GH_TOKEN")
      $0.overridden = Samples.stored()
      $0.check = .refused
    }

    let page = accountPage(status, tokenFolder: nil, Samples.context())

    let text = PlainWriter().render(page.notice, in: RenderEnvironment(width: 80))
    #expect(text.contains("\n\n") && !text.contains("\n\n\n"))
  }

  @Test func `the backend is named`() {
    let context = Samples.context(backend: "sandbox")
    for (_, status) in Samples.states {
      let page = accountPage(status, tokenFolder: nil, context)
      #expect(WrittenScreen.linear(page.element(in: context)).contains("sandbox"))
    }
  }

  @Test(arguments: [(900, "15:00"), (61, "1:01"), (10, "0:10"), (9, "0:09"), (0, "0:00"), (-1, "0:00")])
  func `the time that is left counts minutes and seconds`(left: Int, text: String) {
    let context = Samples.context()
    let page = waitingPage(code: "X", address: "https://github.com/login/device", left: left, context)

    #expect(WrittenScreen.linear(page.element(in: context)).contains("Time left: " + text))
  }

  @Test func `what GitHub sends cannot control the terminal`() {
    let context = Samples.context()
    let page = waitingPage(code: "A\u{1B}[2JB", address: "https://x\u{7}", left: 1, context)

    let text = WrittenScreen.linear(page.element(in: context))
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
    #expect(text.contains("A") && text.contains("B"))
  }
}
