import ClockFakes
import DesignKit
import FeatureKit
import LocalizationKit
import Testing

@testable import ScreenKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct KeyPhrasingTests {
  private static let remedies: [Remedy] = [
    .connect, .connectAndRefresh, .retry(.now), .retry(.later), .refresh(.from(nil)), .waitLonger,
    .refreshWithMoreTime, .refreshWithPatience, .retryOrOpenCached, .checkAddress, .openAgain, .signIn,
    .signInAgain,
  ]

  @Test(arguments: remedies) func `what is tried again names the key in every language`(_ remedy: Remedy) {
    let english = KeyPhrasing().sentence(for: remedy, at: SettableDate.start, in: .english)
    #expect(english.lowercased().contains("press r"))
    let chinese = KeyPhrasing().sentence(for: remedy, at: SettableDate.start, in: .simplifiedChinese)
    #expect(chinese.contains("按 r"))
  }

  @Test(arguments: [(Remedy.When.now, "Press + to load more."), (.later, "Press + to load more later.")])
  func `the rest of a list has a key of its own`(when: Remedy.When, sentence: String) {
    let remedy = Remedy.continueList(Route("films"), when)
    #expect(KeyPhrasing().sentence(for: remedy, at: SettableDate.start, in: .english) == sentence)
    #expect(
      KeyPhrasing().sentence(for: remedy, at: SettableDate.start, in: .simplifiedChinese).contains("按 +")
    )
  }

  @Test func `a wait is told where it is known`() {
    let moment = SettableDate.start.addingTimeInterval(45)
    #expect(
      KeyPhrasing().sentence(for: .retry(.from(moment)), at: SettableDate.start, in: .english)
        == "Press r to try again in 45 seconds."
    )
  }

  @Test(arguments: [Remedy.connect, .connectAndRefresh, .askService])
  func `offline, a key does not help`(_ remedy: Remedy) {
    let phrasing = KeyPhrasing(isOffline: true)
    #expect(
      phrasing.sentence(for: remedy, at: SettableDate.start, in: .english)
        == "This session is offline. Quit with q, then start online to fetch the latest."
    )
  }

  private static let offline = "This session is offline. Quit with q, then start online to fetch the latest."

  @Test(
    arguments: [
      (Remedy.connect, "Press r once you are online."), (.connectAndRefresh, "Press r once you are online."),
      (.connectToChange, "Try again once you are online."), (.askService, offline),
      (.retry(.now), "Press r to try again."), (.refresh(.later), "Press r to try again later."),
      (.waitLonger, "Press r to try again, or quit and start with a longer time limit."),
      (.refreshWithMoreTime, "Press r to try again, or quit and start with a longer time limit."),
      (.refreshWithPatience, "Press r to try again later."),
      (
        .retryOrOpenCached,
        "Press r to try again. Pages you have opened before may be available in an offline session."
      ),
      (.checkAddress, "Check the address of the service, then press r."),
      (.openCached, "The cached copy opens in an offline session."),
      (.openAgain, "Press r to see the changes."), (.signIn, "Sign in, then press r."),
      (.signInAgain, "Sign in again or sign out on the account page, then press r."),
    ] as [(Remedy, String)]
  )
  func `each remedy has a sentence of its own`(_ remedy: Remedy, _ sentence: String) {
    #expect(KeyPhrasing().sentence(for: remedy, at: SettableDate.start, in: .english) == sentence)
  }

  @Test(
    arguments: [
      (Remedy.refresh(.now), offline), (.refreshWithMoreTime, offline), (.refreshWithPatience, offline),
      (.continueList(Route("films"), .now), offline),
      (.connectToChange, "This session is offline. Quit with q, and start it online."),
      (.retry(.now), "Press r to try again."), (.signIn, "Sign in, then press r."),
      (.waitLonger, "Press r to try again, or quit and start with a longer time limit."),
    ] as [(Remedy, String)]
  )
  func `offline, only what the store has can be tried again`(_ remedy: Remedy, _ sentence: String) {
    let phrasing = KeyPhrasing(isOffline: true)
    #expect(phrasing.sentence(for: remedy, at: SettableDate.start, in: .english) == sentence)
  }

  @Test(arguments: remedies) func `what is tried again names the key in Indonesian`(_ remedy: Remedy) {
    let sentence = KeyPhrasing().sentence(for: remedy, at: SettableDate.start, in: .indonesian)
    #expect(sentence.lowercased().contains("tekan r"))
  }

  @Test func `other remedies say where to go`() {
    func sentence(_ remedy: Remedy) -> String {
      KeyPhrasing().sentence(for: remedy, at: SettableDate.start, in: .english)
    }
    #expect(sentence(.sentence("Pick one.")) == "Pick one.")
    #expect(sentence(.checkRequest) == "Go back with Esc, and check your request.")
    #expect(
      sentence(.open(Route("sections"), purpose: "List them"))
        == "List them: on this page, in another tab, or after going back with Esc."
    )
    #expect(
      sentence(.leaveOut(option: "category", purpose: "show all"))
        == "Go back with Esc to show all."
    )
    #expect(
      sentence(.add(options: [Route.Option("category")], purpose: "show more"))
        == "Quit with q, and use the command line to show more."
    )
  }

  private func phrasing(_ tab: Int, below: Bool = false, key: String? = nil) -> KeyPhrasing {
    let places = Places(
      tabs: [Action("Films", Route("films")), Action("Own account", Route("account"))],
      selectedTab: tab,
      hasPagesBelow: below,
      keys: [Route("account", "resend"): "e"],
      signIn: Route("account", "login")
    )
    return KeyPhrasing(isOffline: false, places: places, key: key)
  }

  private func sentence(
    _ remedy: Remedy,
    _ phrasing: KeyPhrasing,
    _ language: Language = .english
  ) -> String {
    phrasing.sentence(for: remedy, at: SettableDate.start, in: language)
  }

  @Test(
    arguments: [
      (Remedy.retry(.now), "Press b to try again."), (.refresh(.now), "Press r to try again."),
      (.waitLonger, "Press b to try again, or quit and start with a longer time limit."),
      (.refreshWithMoreTime, "Press r to try again, or quit and start with a longer time limit."),
      (.signIn, "Sign in on tab 2, Own account, then press b."),
    ] as [(Remedy, String)]
  )
  func `a change that failed is made once more with its own key`(remedy: Remedy, text: String) {
    #expect(sentence(remedy, phrasing(0, key: "b")) == text)
  }

  @Test(
    arguments: [
      (0, false, Route("films", "Alien"), "List them: on this page."),
      (0, true, Route("films"), "List them: on this page, or after going back with Esc."),
      (1, true, Route("films"), "List them: tab 1, Films."),
      (0, false, Route("account", "resend"), "List them: press e."),
      (0, false, Route("news"), "List them: on this page, in another tab, or after going back with Esc."),
    ]
  )
  func `a screen is found where it is`(tab: Int, below: Bool, route: Route, text: String) {
    #expect(sentence(.open(route, purpose: "List them"), phrasing(tab, below: below)) == text)
  }

  @Test(
    arguments: [
      (Route("account"), "Try it: on this page."), (Route("account").with("all"), "Try it: on this page."),
      (Route("account", "verify", "123456"), "Try it: on this page."),
      (Route("account", "login").with("device"), "Try it: on this page."),
      (Route("account", "register"), "Try it: quit with q, and use the command line."),
    ]
  )
  func `a page is the place of what it offers, and of nothing else`(route: Route, text: String) {
    let places = Places(
      tabs: [Action("Own account", Route("account"))],
      selectedTab: 0,
      hasPagesBelow: false,
      offered: [Route("account"), Route("account", "verify"), Route("account", "login")]
    )
    let phrasing = KeyPhrasing(isOffline: false, places: places)

    #expect(sentence(.open(route, purpose: "Try it"), phrasing) == text)
  }

  @Test(arguments: [
    (Language.english, Route("films"), "Find one: go back with Esc."),
    (.simplifiedChinese, Route("films"), "Find one：请按 Esc 返回后操作。"),
    (.indonesian, Route("films"), "Find one: kembali dengan Esc."),
    (.english, Route("films", "add", "Alien"), "Find one: on this page."),
  ])
  func `a page above the first sends back to what it does not offer`(
    language: Language,
    route: Route,
    text: String
  ) {
    let places = Places(
      tabs: [Action("Films", Route("films"))],
      selectedTab: 0,
      hasPagesBelow: true,
      offered: [Route("films", "saved"), Route("films", "add")]
    )
    let phrasing = KeyPhrasing(isOffline: false, places: places)

    #expect(sentence(.open(route, purpose: "Find one"), phrasing, language) == text)
  }

  @Test(
    arguments: [
      (Language.english, "List them: view Top films, with { or }."),
      (.simplifiedChinese, "List them：请按 { 或 } 切换到视图“Top films”。"),
      (.indonesian, "List them: tampilan Top films, dengan { atau }."),
    ]
  )
  func `another tab of the page is named with the keys that show it`(language: Language, text: String) {
    let places = Places(
      tabs: [Action("Films", Route("films"))],
      selectedTab: 0,
      hasPagesBelow: false,
      offered: [Route("films"), Route("films", "top")],
      pageTabs: [Route("films", "top"): "Top films"]
    )
    let phrasing = KeyPhrasing(isOffline: false, places: places)

    #expect(sentence(.open(Route("films", "top"), purpose: "List them"), phrasing, language) == text)
    #expect(sentence(.open(Route("films"), purpose: "X"), phrasing) == "X: on this page.")
  }

  @Test(arguments: [(9, "tab 9, Tab 9"), (10, "tab Tab 10")])
  func `a tab is named by its number where a key chooses it`(number: Int, name: String) {
    let places = Places(
      tabs: (1...10).map { Action("Tab \($0)", Route("noun\($0)")) },
      selectedTab: 0,
      hasPagesBelow: false,
      signIn: Route("noun\(number)", "login")
    )
    let phrasing = KeyPhrasing(isOffline: false, places: places)

    #expect(sentence(.open(Route("noun\(number)"), purpose: "List them"), phrasing) == "List them: \(name).")
    #expect(sentence(.signIn, phrasing) == "Sign in on \(name), then press r.")
    #expect(sentence(.signInAgain, phrasing) == "Sign in again or sign out on \(name), then press r.")
  }

  @Test func `a tab without a number has its title in every language`() {
    let places = Places(
      tabs: (1...10).map { Action("Tab \($0)", Route("noun\($0)")) },
      selectedTab: 0,
      hasPagesBelow: false
    )
    let phrasing = KeyPhrasing(isOffline: false, places: places)
    let remedy = Remedy.open(Route("noun10"), purpose: "X")

    #expect(sentence(remedy, phrasing, .simplifiedChinese) == "X：请打开标签页“Tab 10”。")
    #expect(sentence(remedy, phrasing, .indonesian) == "X: tab Tab 10.")
  }

  @Test(arguments: [(false, "Check your request."), (true, "Go back with Esc, and check your request.")])
  func `nobody is sent back from the first page of a tab`(below: Bool, text: String) {
    #expect(sentence(.checkRequest, phrasing(0, below: below)) == text)
  }

  @Test func `who has to sign in is told on which tab`() {
    #expect(sentence(.signIn, phrasing(0)) == "Sign in on tab 2, Own account, then press r.")
    #expect(sentence(.signIn, phrasing(1)) == "Sign in, then press r.")
    #expect(sentence(.signInAgain, phrasing(1)) == "Sign in again or sign out.")
    #expect(sentence(.signInAgain, phrasing(0)).contains("on tab 2, Own account, then press r."))
    #expect(sentence(.signIn, phrasing(0), .simplifiedChinese).contains("第2个标签页“Own account”"))
    #expect(sentence(.signIn, phrasing(0), .indonesian).contains("tab 2, Own account"))
  }

  @Test func `the account of another tab is named by its tab`() {
    let films = AccountRoutes(signIn: Route("films", "login"), signOut: Route("films", "logout"))

    #expect(sentence(.signIn, phrasing(1).naming(films)) == "Sign in on tab 1, Films, then press r.")
  }

  @Test func `actions are no lines below a page`() {
    #expect(KeyPhrasing().hint(for: Action("Open one", Route("films")), in: .english) == nil)
  }

  @Test func `a row has no word, and an option no name`() {
    #expect(KeyPhrasing().word(opening: Route("films", "Alien")) == nil)
    #expect(KeyPhrasing().origin(option: "theme", in: .english) == "given at start")
  }

  @Test(
    arguments: remedies + [
      .askService, .leaveOut(option: "filter", purpose: "see all"),
      .add(options: [Route.Option("filter", "fish")], purpose: "see fewer"),
    ],
    [false, true]
  )
  func `no sentence names an option`(_ remedy: Remedy, _ isOffline: Bool) {
    for language in Language.complete {
      let sentence = KeyPhrasing(isOffline: isOffline).sentence(
        for: remedy,
        at: SettableDate.start,
        in: language
      )
      #expect(!sentence.contains("--"))
    }
  }
}
