import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import PeopleDomain
import PeopleFakes
import Testing

@testable import Users

@MainActor @Suite(.timeLimit(.minutes(5))) struct UsersCommandsTests {
  private let users = UsersRun()

  @Test func `the list has thirty accounts unless a number is given`() async {
    #expect(await users().rows.count == 30)
    #expect(await users("--limit", "1").rows == ["1\tuser1\tuser\t\n"])
    #expect(await users("-n", "100").rows.count == 100)
  }

  @Test func `a short list asks for the page of the usual list, which is stored for both`() async {
    #expect(await users("--limit", "10").rows.count == 10)

    #expect(users.repository.requests == [.users(.start(after: nil, count: 30), .cacheFirst)])
  }

  @Test(arguments: [([], true), (["search", "x"], true), (["show", "user1"], false)])
  func `accounts are a list, and one of them is none`(words: [String], isList: Bool) async {
    #expect(await users(words).screen?.isList == isList)
  }

  @Test func `a list begins after an id`() async {
    users.repository.prepare {
      $0.pages[.start(after: Samples.id(135), count: 30)] = .success(
        Samples.fetched(UserPage(users: PeopleSamples.users(136), next: nil))
      )
    }

    #expect(await users("--since", "135").rows == ["136\tuser136\tuser\t\n"])
  }

  @Test func `all accounts are read as some are, unless told otherwise`() async throws {
    let walked = UsersRun()
    let useCases = UsersUseCases(
      list: ListUsers(repository: users.repository),
      walk: ListUsers(repository: walked.repository),
      open: users.useCases.open,
      find: users.useCases.find
    )

    _ = try await useCases.walkToEnd(after: UserListPlace(pageSize: 100), .cacheFirst)

    #expect(walked.repository.requests.count == 1)
    #expect(users.repository.requests.isEmpty)
  }

  @Test(arguments: [(["--limit", "200"], true), (["--all"], false)])
  func `some accounts and all of them are read where each is told to be, to be written and not shown`(
    words: [String],
    areSome: Bool
  ) async {
    let (some, all) = (UsersRun(), UsersRun())
    let useCases = UsersUseCases(
      list: ListUsers(repository: users.repository),
      walk: ListUsers(repository: some.repository),
      walkToEnd: ListUsers(repository: all.repository),
      open: users.useCases.open,
      find: users.useCases.find
    )

    let run = await ScreenRun(
      UsersFeature(language: .english, useCases: useCases) { _ in },
      ["users"] + words,
      Samples.context(in: .english)
    )
    await run.screen?.load(LoadRequest(receiver: { _ in true }))

    #expect(some.repository.requests.isEmpty != areSome)
    #expect(all.repository.requests.isEmpty == areSome)
  }

  @Test(arguments: [
    ["--limit", "0"], ["--limit", "many"], ["--since", "-1"], ["--all", "--limit", "5"], ["show"], ["search"],
    ["search", " "], ["--json", "--fields", "colour"],
  ])
  func `what makes no sense is refused, and nothing is asked`(words: [String]) async {
    let run = await users(words)

    #expect(run.exitCode == .usage)
    #expect(users.repository.requests.isEmpty)
  }

  @Test(arguments: [("1", ExitCode.done), ("1000", .done), ("0", .usage), ("1001", .usage)])
  func `a search finds up to a thousand accounts`(limit: String, exitCode: ExitCode) async {
    #expect(await users("search", "a", "--limit", limit).exitCode == exitCode)
  }

  @Test(arguments: [
    (["--refresh"], FetchPolicy.networkFirst), (["--offline"], .cacheOnly), ([], .cacheFirst),
  ])
  func `the options say whether the cache or the service comes first`(
    options: [String],
    policy: FetchPolicy
  ) async {
    _ = await users(options)
    _ = await users(["show", "ada"] + options)

    #expect(
      users.repository.requests == [.users(.start(after: nil, count: 30), policy), .profile("ada", policy)]
    )
  }

  @Test func `a document names what continues the list`() async throws {
    let document = try #require(await users("--limit", "1", "--json", "--fields", "login,id").document)

    let start = #"{"data":[{"login":"user1","id":1}],"source":{"kind":"network","#
    #expect(document.compactText.hasPrefix(start))
    #expect(document.compactText.hasSuffix(#""page":{"count":1,"next":"1","total":null}}"#))
  }

  @Test func `accounts that could not be read are told`() async throws {
    let page = UserPage(users: PeopleSamples.users(1, 2), next: PeopleSamples.mark, unreadableCount: 1)
    let rest = UserPage(users: PeopleSamples.users(3), next: nil, unreadableCount: 1)
    users.repository.prepare {
      $0.pages[.start(after: nil, count: 30)] = .success(Samples.fetched(page))
      $0.pages[.next(PeopleSamples.mark)] = .success(Samples.fetched(rest))
    }
    let words = "2 entries could not be read and are left out"

    let shown = await users()
    let document = await users("--json")

    #expect(WrittenScreen.linear(try #require(shown.page).notice).contains(words))
    #expect(shown.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(words)."])
    #expect(
      try #require(document.document).compactText.hasSuffix(
        #""total":5},"warnings":["entries-unreadable"]}"#
      )
    )
  }

  @Test func `a long list counts what could not be read in all its parts`() async throws {
    let page = UserPage(users: PeopleSamples.users(1, 2), next: PeopleSamples.mark, unreadableCount: 1)
    let rest = UserPage(users: PeopleSamples.users(3), next: nil, unreadableCount: 1)
    users.repository.prepare {
      $0.pages[.start(after: nil, count: 100)] = .success(Samples.fetched(page))
      $0.pages[.next(PeopleSamples.mark)] = .success(Samples.fetched(rest))
    }
    let run = await users("--all")

    await run.screen?.load(LoadRequest(receiver: { _ in true }))

    #expect(WrittenScreen.linear(try #require(run.page).notice).contains("2 entries could not be read"))
  }

  @Test func `a document of a list that ended has no next page, and says how many there are`() async throws {
    users.repository.prepare {
      $0.pages[.start(after: nil, count: 30)] = .success(
        Samples.fetched(UserPage(users: PeopleSamples.users(3, 9), next: nil))
      )
    }

    let document = try #require(await users("--json").document)

    #expect(document.compactText.hasSuffix(#""page":{"count":2,"next":null,"total":2}}"#))
  }

  @Test func `an account of the list is written with its fields`() async throws {
    users.repository.prepare {
      $0.pages[.start(after: nil, count: 30)] = .success(
        Samples.fetched(UserPage(users: [Samples.ada, Samples.compilers], next: nil))
      )
    }

    let run = await users("--json")

    #expect(
      run.rows == [
        "1\tada\tuser\thttps://github.com/ada\n",
        "21\tcompilers-inc\torganisation\thttps://github.com/compilers-inc\n",
      ]
    )
    let document = try #require(run.document).compactText
    #expect(
      document.hasPrefix(
        #"{"data":[{"id":1,"login":"ada","kind":"user","url":"https://github.com/ada","#
          + #""avatar":"https://avatars.example.com/u/1","isStaff":true}"#
      )
    )
  }

  @Test func `a profile is written with every field`() async throws {
    let document = try #require(await users("show", "ada", "--json").document).compactText

    #expect(
      document.hasPrefix(
        #"{"data":{"id":1,"login":"ada","name":"Ada Lovelace","kind":"user","company":"@compilers-inc","#
          + #""website":"https://ada.example.com","location":"London","email":"ada@example.com","#
          + #""biography":"Writes notes about engines.\nPoetical science.","isHireable":true,"#
          + #""xName":"ada_writes","repositories":42,"gists":0,"followers":4314,"following":1,"#
          + #""joinedAt":"2008-01-10T21:20:00Z","updatedAt":"2026-02-13T16:26:40Z","#
          + #""url":"https://github.com/ada","avatar":"https://avatars.example.com/u/1","isStaff":true}"#
      )
    )
  }

  @Test(arguments: ["ada", "@ada", " ada "])
  func `a profile is shown by its login`(login: String) async {
    let run = await users("show", login)

    #expect(run.exitCode == .done)
    #expect(run.page?.title == "ada")
  }

  @Test(arguments: [(60, "a'."), (61, "a…'.")])
  func `of a login that is told at most sixty characters are shown`(length: Int, end: String) {
    let text = Strings(.english).noAccount(String(repeating: "a", count: length))

    #expect(text.hasSuffix(end))
    #expect(text.count(where: { $0 == "a" }) == 60 + 1)
  }

  @Test func `an unknown login is told with logins of the history that are like it`() async {
    let run = await users("show", "adda")
    #expect(run.exitCode == .notFound)
    #expect(
      run.errorOutput == """
        Error: There is no GitHub account 'adda'.
        Search cached accounts with 'tessera users search adda'.
        """
    )

    let near = await users("show", "compilers-ink")
    #expect(near.exitCode == .notFound)
    #expect(
      near.errorOutput
        == "Error: There is no GitHub account 'compilers-ink'. Did you mean 'compilers-inc'?"
    )
  }

  @Test func `a rate limit says when to try again, with its own exit code`() async {
    let until = Samples.later(minutes: 4.5)
    users.repository.prepare { $0.profiles["ada"] = .failure(.rateLimited(until: until)) }

    let run = await users("show", "ada")

    #expect(run.exitCode == .rateLimited)
    #expect(run.errorOutput == "Error: The service is rate-limiting requests.\nTry again in 2 minutes.")
  }

  @Test func `a list whose rest is missing keeps its rows, and does not succeed`() async throws {
    users.repository.prepare {
      $0.pages[.start(after: nil, count: 100)] = .success(
        Samples.fetched(UserPage(users: PeopleSamples.users(4, 9), next: UserPage.Mark(rawValue: "rest")))
      )
      $0.pages[.next(UserPage.Mark(rawValue: "rest"))] = .failure(.rateLimited(until: nil))
    }

    let run = await users("--limit", "60")

    #expect(run.exitCode == .rateLimited)
    #expect(run.rows == ["4\tuser4\tuser\t\n", "9\tuser9\tuser\t\n"])
    #expect(run.errorOutput.contains("The rest of the list could not be loaded: too many requests."))
    #expect(run.errorOutput.contains("tessera users --since 9 --limit 58"))
  }

  @Test(arguments: [(100, "search"), (101, "'tessera users'")])
  func `a text that is too long for a login is not searched for`(length: Int, hint: String) async {
    let run = await users("show", String(repeating: "x", count: length))

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.split(separator: "\n").last?.contains(hint) == true)
  }

  @Test func `the page of an account is opened, and its address is printed`() async {
    let run = await users("show", "ada", "--web")

    #expect(run.text == "https://github.com/ada\n")
    #expect(run.notes == ["Opened in the browser."])
    #expect(users.opener.addresses == ["https://github.com/ada"])
  }

  @Test func `without a browser the address is only printed`() async {
    let users = UsersRun(opens: false)

    let run = await users("show", "ada", "--web")

    #expect(run.text == "https://github.com/ada\n")
    #expect(run.notes.isEmpty)
  }

  @Test func `an account without a page opens nothing`() async {
    users.repository.prepare { $0.profiles["bot"] = .success(Samples.fetched(UserProfile(Samples.builder))) }

    let run = await users("show", "bot", "--web")

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput == "Error: The account 'builder[bot]' has no page address.")
    #expect(run.notes.isEmpty)
    #expect(users.opener.addresses.isEmpty)
  }

  @Test func `without a login the list is named instead of a search for nothing`() async {
    let run = await users("show", "")

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.split(separator: "\n").last?.contains("'tessera users'") == true)
  }

  @Test func `an address is no document`() async {
    let run = await users("show", "ada", "--web", "--json")

    #expect(run.exitCode == .usage)
    #expect(users.opener.addresses.isEmpty)
  }

  @Test func `a search finds accounts that were shown, and asks nobody`() async throws {
    let run = await users("search", "london ada")

    #expect(run.rows == ["1\tada\tAda Lovelace\tuser\tLondon\thttps://github.com/ada\n"])
    let page = try #require(run.page)
    #expect(page.groups.flatMap(\.items).map(\.route) == [.user("ada")])
    #expect(WrittenScreen.linear(page.element(in: Samples.context)).contains("from cached accounts"))
    #expect(users.repository.requests.isEmpty)
  }

  @Test func `a search tells the age of the oldest account, which nobody has checked`() async throws {
    let seenAt = Samples.later(minutes: -144_000)
    try await users.history.record(Samples.profile, seenAt: Samples.fetchedAt)
    try await users.history.record([Samples.compilers], seenAt: seenAt)

    let run = await users("search", "compilers", "--json")

    let text = try #require(run.document).compactText
    #expect(
      text.contains(
        #""source":{"kind":"stored","fetchedAt":"2025-11-21T12:00:00Z","ageSeconds":8640180,"#
          + #""stale":true,"reason":"not-checked"}"#
      )
    )
    #expect(run.notes.isEmpty)
  }

  @Test func `a search tells its age on the page, and beside rows`() async throws {
    try await users.history.record(Samples.profile, seenAt: Samples.fetchedAt)
    try await users.history.record([Samples.compilers], seenAt: Samples.later(minutes: -117))

    let run = await users("search", "compilers")

    let text = WrittenScreen.linear(try #require(run.page).element(in: Samples.context))
    #expect(text.contains("not checked\ncached 2 hours ago\n"))
    let records = try #require(run.screen?.records)
    #expect(
      SourceFacts.warning(about: records, Samples.context)
        == "Not checked for changes. This page was cached 2 hours ago."
    )
  }

  @Test func `a search that finds nothing has no age`() async throws {
    let run = await users("search", "nobody")

    let records = try #require(run.screen?.records)
    #expect(SourceFacts.warning(about: records, Samples.context) == nil)
  }

  @Test func `a search shows at most as many accounts as asked for`() async {
    #expect(await users("search", "compilers").rows.count == 2)
    #expect(await users("search", "compilers", "--limit", "1").rows.count == 1)
  }

  @Test func `a search that finds nothing is no failure`() async {
    let run = await users("search", "nobody")

    #expect(run.exitCode == .done)
    #expect(run.rows.isEmpty)
    #expect(run.document?.compactText.hasPrefix(#"{"data":[]"#) == true)
  }

  @Test func `accounts that a search could not read are counted, and not called missing`() async throws {
    await users.history.lose(2)

    let page = await users("search", "nobody")
    let document = await users("search", "nobody", "--json")

    let words = "2 entries could not be read and are left out"
    let text = WrittenScreen.linear(try #require(page.page).element(in: Samples.context))
    #expect(text.contains(words))
    #expect(!text.contains("No accounts found."))
    #expect(document.notes == ["Warning: \(words)."])
    #expect(document.document?.compactText.contains(#""warnings":["entries-unreadable"]"#) == true)
    #expect([page.exitCode, document.exitCode] == [.done, .done])
  }

  @Test func `a history that cannot be read ends the search`() async {
    await users.history.fail(.madeByNewerVersion)

    let run = await users("search", "ada")

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.hasPrefix("Error: The cache cannot be read: it was made by a newer version.\n"))
  }

  @Test func `browsing begins with the list, by a route that a link can carry`() throws {
    let route = try #require(users.feature.tab).route

    #expect(route == Route("users").with("limit", "100"))
    #expect(Route(link: route.link) == route)
  }
}
