import ClockFakes
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Testing

@testable import ScreenKit

@MainActor @Suite struct ShellConfigurationTests {
  private func configuration(_ policy: FetchPolicy) -> ShellConfiguration {
    let clock = ManualClock()
    return ShellConfiguration(
      tabs: [],
      style: ScreenStyle(variables: [:]),
      policy: policy,
      extras: TimeLimit(.seconds(3), clock: clock),
      clock: clock,
      context: { ViewContext(now: SettableDate.start, language: .english, phrasing: $1) },
      open: { _ in FakeScreen { _ in .idle } }
    )
  }

  @Test(
    arguments: [
      (.cacheFirst, .networkFirst), (.networkFirst, .networkFirst), (.cacheOnly, .cacheOnly),
    ] as [(FetchPolicy, FetchPolicy)]
  )
  func `a refresh asks the service, unless that is not allowed`(policy: FetchPolicy, refresh: FetchPolicy) {
    #expect(configuration(policy).refreshPolicy == refresh)
  }

  @Test(
    arguments: [
      (.cacheFirst, "Press r once you are online."), (.networkFirst, "Press r once you are online."),
      (.cacheOnly, "This session is offline. Quit with q, then start online to fetch the latest."),
    ] as [(FetchPolicy, String)]
  )
  func `only a session that asks no service is offline`(policy: FetchPolicy, sentence: String) {
    #expect(configuration(policy).viewContext(of: nil).sentence(for: .connect) == sentence)
  }

  // MARK: - Style

  @Test(
    arguments: [
      (nil, 25), ("", 25), ("soon", 25), ("0", 0), ("-1", 0), ("1", 1), ("1000", 1000), ("1001", 1000),
    ] as [(String?, Int)]
  )
  func `the delay of an escape character is a second at most`(value: String?, milliseconds: Int) {
    let style = ScreenStyle(variables: value.map { ["ESCDELAY": $0] } ?? [:])
    #expect(style.escapeDelay == .milliseconds(milliseconds))
  }

  @Test(arguments: [(nil, nil), ("", nil), ("/home/aino", "/home/aino")] as [(String?, String?)])
  func `a home directory without a name is none`(value: String?, directory: String?) {
    #expect(ScreenStyle(variables: value.map { ["HOME": $0] } ?? [:]).homeDirectory == directory)
  }

  @Test func `the environment of a screen has what was asked for`() {
    var vocabulary = Vocabulary()
    vocabulary.colon = "："
    let style = ScreenStyle(variables: ["TERM": "xterm", "COLORFGBG": "15;0"], theme: .light)

    let environment = style.environment(columns: 33, vocabulary: vocabulary, images: .iTerm2)

    #expect(environment.width == 33)
    #expect(environment.vocabulary == vocabulary)
    #expect(environment.capability.images == .iTerm2)
    #expect(environment.theme == .light)
  }

  @Test(arguments: [(.auto, false), (.always, true), (.never, false)] as [(ColorFlag, Bool)])
  func `the option for colours is stronger than the variable`(flag: ColorFlag, hasColors: Bool) {
    let style = ScreenStyle(variables: ["TERM": "xterm", "NO_COLOR": "1"], colorFlag: flag)
    let environment = style.environment(columns: 80, vocabulary: Vocabulary(), images: nil)
    #expect((environment.capability.colorDepth > .none) == hasColors)
  }

  @Test func `pictures are not asked for unless they are wanted`() {
    let variables = ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"]
    #expect(ScreenStyle(variables: variables).images == nil)
    #expect(ScreenStyle(variables: variables, imageFlag: .auto).images == .kitty)
    #expect(ScreenStyle(variables: ["TERM": "xterm-256color"]).asksForImages == false)
    #expect(ScreenStyle(variables: ["TERM": "xterm-256color"], imageFlag: .auto).asksForImages)
    #expect(ScreenStyle(variables: variables, imageFlag: .auto).asksForImages == false)
  }

  @Test func `a question that nobody answers is remembered`() async {
    let prompter = UnansweredPrompter()
    #expect(!prompter.wasAsked)
    await #expect(throws: PromptError.ended) { _ = try await prompter.ask(Prompt("Sure?")) }
    #expect(prompter.wasAsked)
  }
}
