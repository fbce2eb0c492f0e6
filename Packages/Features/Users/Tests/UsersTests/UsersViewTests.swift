import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import PeopleDomain
import SnapshotKit
import Testing

@testable import Users

@Suite struct UsersViewTests {
  @Test(arguments: ScreenSample.all, Language.complete)
  func `every state looks and reads as it was reviewed`(sample: ScreenSample, language: Language) async {
    for screen in await sample.written(in: language) { expectSnapshot(screen.text, named: screen.name) }
  }

  @Test func `every recording belongs to a test`() async {
    var names: [String] = []
    for language in Language.complete {
      for sample in ScreenSample.all { names += await sample.written(in: language).map { $0.name } }
    }
    expectNoOrphanedSnapshots(computed: ["UsersViewTests": names])
  }

  @Test(arguments: ScreenSample.all, [20, 40, 80, 120])
  func `every layout keeps the rules, and no text is cut without a mark`(
    sample: ScreenSample,
    width: Int
  ) async {
    expectLayout(
      WrittenScreen.filled(await sample.element(), width: width),
      width: width,
      content: LatinWords.texts(in: Samples.profile)
    )
  }

  @Test(arguments: [("ada", "ada"), ("", "Users")])
  func `a profile that could not be loaded says of whom it would be`(login: String, title: String) {
    let page = userPage(.failed(.service(.offline), previous: nil), asked: login, Samples.context)

    #expect(page.title.string == title)
  }

  @Test(arguments: [(60, ""), (61, "…")])
  func `the title of a profile that could not be loaded has sixty characters of the login`(
    length: Int,
    end: String
  ) {
    let login = String(repeating: "x", count: length)

    let page = userPage(.failed(.service(.offline), previous: nil), asked: login, Samples.context)

    #expect(page.title.string == String(repeating: "x", count: 60) + end)
  }

  @Test func `a login in other letter case is no earlier name of the account`() {
    let page = userPage(.loaded(Samples.fetched(UserProfile(Samples.ada))), asked: "ADA", Samples.context)

    #expect(!WrittenScreen.linear(page.element(in: Samples.context)).contains("is now called"))
  }

  @Test func `a profile says whether its owner can be hired`() {
    var profile = UserProfile(Samples.ada)
    profile.isHireable = false

    let page = userPage(.loaded(Samples.fetched(profile)), asked: "ada", Samples.context)

    #expect(WrittenScreen.linear(page.element(in: Samples.context)).contains("Available for hire: no\n"))
  }

  @Test func `a stored profile of a renamed account says both, with one line between`() {
    let profile = Samples.fetched(UserProfile(Samples.ada), .offline)

    let page = userPage(.loaded(profile), asked: "countess", Samples.context)
    let text = WrittenScreen.plain(page.notice, widths: [80])

    #expect(text.contains("\n\n") && !text.contains("\n\n\n"))
  }

  @Test(arguments: [(720 - 0.5 / 60, "1 March 2026"), (720.0, "2 March 2026")])
  func `a profile has the days of UTC`(minutes: Double, day: String) {
    var profile = UserProfile(Samples.ada)
    profile.joinedAt = Samples.later(minutes: minutes)

    let page = userPage(.loaded(Samples.fetched(profile)), asked: "ada", Samples.context)

    #expect(WrittenScreen.linear(page.content).contains("Joined: \(day)\n"))
  }

  @Test func `accounts that could not be read are told one line above that a list may be out of date`() async
  {
    let part = await Samples.part().value
    let list = UserListPart(users: part.users, place: part.place, unreadableCount: 1)

    let page = await listPage(.loaded(Samples.fetched(list, .offline)), UsersRequest())

    let text = WrittenScreen.plain(page.notice, widths: [80])
    #expect(text.contains("\n\n") && !text.contains("\n\n\n"))
  }

  @Test func `a profile shows every field`() async throws {
    let sample = try #require(ScreenSample.all.first { $0.name == "profile" })

    let text = WrittenScreen.linear(await sample.element())

    for field in [
      "Ada Lovelace", "ada", "GitHub staff", "@compilers-inc", "https://ada.example.com", "London",
      "ada@example.com", "Writes notes about engines.", "\nPoetical science.", "Available for hire: yes",
      "@ada_writes", "Repositories: 42", "Gists: 0", "Followers: 4,314", "Following: 1",
      "Joined: 10 January 2008", "Updated: 13 February 2026", "https://github.com/ada", "ID 1",
    ] {
      #expect(text.contains(field), "\(field)")
    }
  }

  @Test func `a profile without any field is not filled with words for nothing`() async throws {
    let sample = try #require(ScreenSample.all.first { $0.name == "profile-bare" })

    let text = WrittenScreen.linear(await sample.element())

    #expect(text == "Heading 1: ada\nID 9\nfetched 3 minutes ago\nsandbox\n")
  }

  @Test func `organisations, bots and other kinds are told apart from users`() async {
    let text = WrittenScreen.linear(
      userRows(Samples.users.map { UserRow(user: $0, context: Samples.context).row })
    )

    #expect(
      text == """
        ada
        GitHub staff ID: 1
        compilers-inc
        organisation ID: 21
        builder[bot]
        bot ID: 333
        zoe
        Mannequin ID: 4567

        """
    )
  }

  @Test func `every account opens its profile, and is told apart by its id`() async {
    let page = await listPage(.loaded(await Samples.part()), UsersRequest())

    let items = page.groups.flatMap(\.items)
    #expect(items.map(\.id) == ["1", "21", "333", "4567"])
    #expect(items.map(\.route) == Samples.users.map { .user($0.login) })
  }

  @Test func `the end is shown only when the service reported it`() async {
    let open = await listPage(.loaded(await Samples.part()), UsersRequest())
    let ended = await listPage(.loaded(await Samples.part(isEnd: true)), UsersRequest())
    let one = await listPage(.loaded(await Samples.part([Samples.ada], isEnd: true)), UsersRequest())

    #expect(!WrittenScreen.linear(open.element(in: Samples.context)).contains("end of the list"))
    #expect(open.continuation?.route == Route("users").with("since", "4567").with("limit", "26"))
    #expect(WrittenScreen.linear(ended.element(in: Samples.context)).contains("end of the list"))
    #expect(WrittenScreen.linear(one.element(in: Samples.context)).contains("end of the list"))
    #expect(ended.continuation == nil)
  }

  @Test(arguments: [
    (4, "tessera users --since 4567 --limit 4"), (5, "tessera users --since 4567 --limit 1"),
    (34, "tessera users --since 4567"), (nil, "tessera users --since 4567 --all"),
  ])
  func `the command that continues a list asks for as much as before, or for what is missing of it`(
    limit: Int?,
    command: String
  ) async {
    let page = await listPage(.loaded(await Samples.part()), UsersRequest(limit: limit))

    #expect(page.continuation?.route.commandLine() == command)
  }

  @Test func `a page address becomes an action only where there is one`() {
    let context = Samples.context
    let page = userPage(.loaded(Samples.fetched(Samples.profile)), asked: "ada", context)
    let bare = userPage(.loaded(Samples.fetched(UserProfile(Samples.builder))), asked: "builder", context)

    #expect(page.actions.map(\.route) == [Route("users", "show", "ada").with("web")])
    #expect(bare.actions.isEmpty)
  }

  @Test @MainActor func `of a list that has grown only the new rows are made, and of another list all`() {
    let rows = UserRows()
    let others = [Samples.builder, Samples.ada]

    #expect(rows.items(of: [Samples.ada], Samples.context).map(\.id) == ["1"])
    #expect(rows.items(of: Samples.users, Samples.context).map(\.id) == ["1", "21", "333", "4567"])
    #expect(rows.items(of: others, Samples.context).map(\.id) == ["333", "1"])
    #expect(rows.items(of: [Samples.builder], Samples.context).map(\.id) == ["333"])
    let chinese = rows.items(of: [Samples.builder], Samples.context(in: .simplifiedChinese))
    #expect(chinese.map(\.row) != rows.items(of: [Samples.builder], Samples.context).map(\.row))
  }

  @MainActor
  private func listPage(_ state: UsersViewModel.State, _ request: UsersRequest) -> Page {
    usersPage(state, request, Samples.context) { UserRows().items(of: $0, Samples.context) }
  }
}
