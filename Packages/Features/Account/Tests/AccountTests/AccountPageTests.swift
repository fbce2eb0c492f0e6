import Account
import CareersDomain
import CareersFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SnapshotKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct AccountPageTests {
  @Test(arguments: Language.allCases.flatMap(screens))
  func `the page looks and reads as it was reviewed`(screen: WrittenScreen) {
    expectSnapshot(screen.text, named: screen.name)
  }

  static func screens(in language: Language) -> [WrittenScreen] {
    let context = Samples.context(in: language)
    let prefix = language == .english ? "" : language.tag + "."
    return Samples.states.flatMap { name, status in
      let page = careersAccountPage(status, tokenFolder: Fixture.folder, context)
      return WrittenScreen.everyForm(of: page.element(in: context), named: prefix + name, in: language)
    }
  }

  @Test(arguments: Samples.states)
  func `nothing in Chinese is in English`(name: String, status: CareersAccountStatus) {
    let context = Samples.context(in: .simplifiedChinese)
    let page = careersAccountPage(status, tokenFolder: Fixture.folder, context)
    let text = WrittenScreen.linear(page.element(in: context), in: .simplifiedChinese)

    let names: Set<String> = ["account", "login", "logout", "register", "resend", "verify"]
    let content = [Fixture.folder, CareersSamples.user.name, CareersSamples.user.email]
    #expect(LatinWords.left(in: text, besides: content, names: names) == [])
  }

  @Test(arguments: Samples.states)
  func `every action leads to a place that a link can carry, and none is followed by accident`(
    name: String,
    status: CareersAccountStatus
  ) {
    let actions = careersAccountPage(status, tokenFolder: nil, Samples.context()).actions

    #expect(!actions.isEmpty)
    #expect(actions.map { Route(link: $0.route.link) } == actions.map(\.route))
    #expect(actions.allSatisfy { $0.effect != .opens })
  }

  @Test(arguments: [
    ("signed-out", ["register", "login"], [0, 1]),
    ("unverified", ["verify", "resend", "logout"], [3, 4, 2]),
    ("verified-in-file", ["logout"], [2]), ("ended", ["login", "logout"], [1, 2]),
  ])
  func `each change of the account has a place of its own`(
    name: String,
    verbs: [String],
    places: [Int]
  ) throws {
    let status = try #require(Samples.states.first { $0.name == name }).status

    let actions = careersAccountPage(status, tokenFolder: nil, Samples.context()).actions

    #expect(actions.map(\.route) == verbs.map { Route("account", $0) })
    #expect(actions.compactMap(\.place) == places)
  }

  @Test(arguments: [
    (12 * 3600 - 60, "27 February 2026"), (12 * 3600, "28 February 2026"), (-12 * 3600, "27 February 2026"),
    (-12 * 3600 - 60, "26 February 2026"),
  ])
  func `the day of the registration is that of the user's calendar`(offset: Int, day: String) throws {
    // The account was made at noon on 27 February, UTC.
    let context = ViewContext(
      now: CareersSamples.fetchedAt,
      localTime: LocalTime { _ in offset },
      language: .english
    )
    let status = try #require(Samples.states.first { $0.name == "unverified" }).status

    let page = careersAccountPage(status, tokenFolder: nil, context)

    #expect(WrittenScreen.linear(page.element(in: context)).contains("Registered: \(day)\n"))
  }

  @Test func `an account without a name has no line for it, and a verification can be without its day`() {
    let context = Samples.context()
    let status = Samples.status {
      $0.session = CareersSamples.session()
      $0.user = CareersUser(
        id: CareersSamples.user.id,
        name: "",
        email: "mai@example.com",
        emailState: .verified(nil),
        createdAt: nil
      )
    }

    let text = WrittenScreen.linear(
      careersAccountPage(status, tokenFolder: nil, context).element(in: context)
    )

    #expect(text.hasPrefix("Heading 1: Careers account\nE-mail: mai@example.com\n"))
    #expect(text.contains("\nE-mail address: verified\n"))
  }

  @Test func `the state of the session takes two lines at most, however narrow the page is`() throws {
    let context = Samples.context()
    let status = try #require(Samples.states.first { $0.name == "offline" }).status
    let page = careersAccountPage(status, tokenFolder: nil, context)

    let text = WrittenScreen.plain(page.element(in: context), widths: [28])

    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let session = lines.drop { !$0.hasPrefix("Session") }.prefix { !$0.isEmpty }
    #expect(session.count == 2, "\(text)")
    #expect(session.last?.hasSuffix("…") == true, "\(text)")
  }

  @Test func `the backend is named`() {
    let context = Samples.context(backend: "sandbox")
    for (_, status) in Samples.states {
      let page = careersAccountPage(status, tokenFolder: nil, context)
      #expect(WrittenScreen.linear(page.element(in: context)).contains("sandbox"))
    }
  }

  @Test func `names and addresses of the service cannot control the terminal`() {
    let context = Samples.context()
    let status = Samples.status {
      $0.session = CareersSamples.session()
      $0.user = CareersUser(
        id: CareersSamples.user.id,
        name: "Mai\u{1B}[2J",
        email: "m\u{202E}x@example.net\u{7}",
        emailState: .verified(nil),
        createdAt: nil
      )
    }
    let page = careersAccountPage(status, tokenFolder: nil, context)

    let text = WrittenScreen.linear(page.element(in: context))
    #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{7}", "\u{202E}"].contains($0) })
    #expect(text.contains("Mai") && text.contains("@example.net"))
  }
}
