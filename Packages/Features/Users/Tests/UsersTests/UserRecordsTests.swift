import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import PeopleDomain
import PeopleFakes
import Testing

@testable import Users

/// What the commands of users take and write.
@MainActor @Suite(.timeLimit(.minutes(5))) struct UserRecordsTests {
  private let users = UsersRun()

  @Test func `a profile is written with the fields that are asked for`() async throws {
    let run = await users("show", "ada", "--json", "--fields", "followers,name")

    let document = try #require(run.document).compactText
    #expect(document.hasPrefix(#"{"data":{"followers":4314,"name":"Ada Lovelace"}"#))
  }

  @Test func `what a search finds is written with the fields that are asked for`() async throws {
    let run = await users("search", "london", "--json", "--fields", "location,login")

    let document = try #require(run.document).compactText
    #expect(document.hasPrefix(#"{"data":[{"location":"London","login":"ada"}]"#))
  }

  @Test(arguments: [(nil, "null"), (false, "false"), (true, "true")] as [(Bool?, String)])
  func `whether somebody can be hired is written as known, or as not known`(
    isHireable: Bool?,
    word: String
  ) async throws {
    var profile = UserProfile(Samples.ada)
    profile.isHireable = isHireable
    users.repository.prepare { [profile] in $0.profiles["ada"] = .success(Samples.fetched(profile)) }

    let document = try #require(await users("show", "ada", "--json").document).compactText

    #expect(document.contains(#""isHireable":\#(word),"#))
  }

  @Test func `a website that is no address is written as its text`() async throws {
    var profile = UserProfile(Samples.ada)
    profile.website = .text("ada at home")
    users.repository.prepare { [profile] in $0.profiles["ada"] = .success(Samples.fetched(profile)) }

    let document = try #require(await users("show", "ada", "--json").document).compactText

    #expect(document.contains(#""website":"ada at home","#))
  }

  @Test func `bots and other kinds have their words in records, and no address where there is none`() async {
    users.repository.prepare {
      $0.pages[.start(after: nil, count: 30)] = .success(
        Samples.fetched(UserPage(users: Samples.users, next: nil))
      )
    }

    #expect(await users().rows.suffix(2) == ["333\tbuilder[bot]\tbot\t\n", "4567\tzoe\tMannequin\t\n"])
  }

  @Test func `a search shows thirty accounts unless a number is given`() async throws {
    let more = (100...140).flatMap { PeopleSamples.users($0) }
    try await users.history.record(more, seenAt: Samples.fetchedAt)

    #expect(await users("search", "user1").rows.count == 30)
    #expect(await users("search", "user1", "--limit", "31").rows.count == 31)
  }

  @Test func `a search that is cut off says that more match, and how to list them`() async throws {
    let more = (100...140).flatMap { PeopleSamples.users($0) }
    try await users.history.record(more, seenAt: Samples.fetchedAt)

    let shown = try #require(await users("search", "user1").page)
    let run = await users("search", "user1", "--json")

    let wider = Route("users", "search", "user1").with("limit", "1000")
    #expect(shown.continuation == Action("Show more", wider))
    #expect(WrittenScreen.linear(shown.element(in: Samples.context)).contains("first 30 accounts"))
    let document = try #require(run.document).compactText
    let page = #""page":{"count":30,"next":"30","total":null}"#
    #expect(document.contains(page + #","warnings":["entries-omitted"]"#))
    #expect(
      run.notes == ["Warning: More accounts match than the 30 listed. Use --limit 1000 to list more."]
    )
  }

  @Test func `a search that is cut off where the user wants it has no warning`() async throws {
    let run = await users("search", "compilers", "--limit", "1", "--json")

    #expect(try #require(run.document).compactText.contains(#""page":{"count":1,"next":"1","total":null}}"#))
    #expect(run.notes.isEmpty)
  }

  @Test func `a search that shows all that match has no continuation`() async throws {
    let page = try #require(await users("search", "compilers").page)
    let document = try #require(await users("search", "compilers", "--json").document).compactText

    #expect(page.continuation == nil)
    #expect(document.contains(#""page":{"count":2,"next":null,"total":null}}"#))
  }

  @Test func `a search that is cut off shows the rest when it is scrolled`() async throws {
    let more = (100...140).flatMap { PeopleSamples.users($0) }
    try await users.history.record(more, seenAt: Samples.fetchedAt)
    let screen = try #require(await users("search", "user1").screen)
    #expect(screen.hasMore)

    await screen.loadMore(LoadRequest())

    #expect(screen.records?.count == 41)
    #expect(!screen.hasMore)
  }

  @Test func `a search that was scrolled shows as many accounts again when it is refreshed`() async throws {
    let more = (100...140).flatMap { PeopleSamples.users($0) }
    try await users.history.record(more, seenAt: Samples.fetchedAt)
    let screen = try #require(await users("search", "user1").screen)
    await screen.loadMore(LoadRequest())

    await screen.load(LoadRequest(.networkFirst))

    #expect(screen.records?.count == 41)
  }

  @Test func `of more than a thousand accounts a search shows a thousand and offers no more`() async throws {
    let more = (1000...2001).flatMap { PeopleSamples.users($0) }
    try await users.history.record(more, seenAt: Samples.fetchedAt)

    let run = await users("search", "user", "--limit", "1000")

    let page = try #require(run.page)
    #expect(WrittenScreen.linear(page.element(in: Samples.context)).contains("first 1,000 accounts"))
    #expect(page.continuation == nil)
    #expect(run.screen?.hasMore == false)
  }

  @Test func `a search is named after its text`() async {
    #expect(await users("search", "london").page?.title.string == "Accounts matching 'london'")
  }

  @Test(arguments: ["", " "])
  func `a search for nothing is refused in words`(text: String) async {
    let errorOutput = await users("search", text).errorOutput

    #expect(errorOutput.contains("No search text given.\nEnter a part of a login, "))
  }

  @Test func `a list can begin after the first id that there can be`() async {
    users.repository.prepare {
      $0.pages[.start(after: Samples.id(0), count: 30)] = .success(
        Samples.fetched(UserPage(users: PeopleSamples.users(1), next: nil))
      )
    }

    #expect(await users("--since", "0").rows == ["1\tuser1\tuser\t\n"])
  }

  @Test(arguments: ["@adda", " adda "])
  func `an unknown login is named as it was looked for`(login: String) async {
    #expect(
      await users("show", login).errorOutput == """
        Error: There is no GitHub account 'adda'.
        Search cached accounts with 'tessera users search adda'.
        """
    )
  }

  @Test(arguments: ["@ada", " ada "])
  func `a login that is only written differently is no earlier name`(login: String) async throws {
    let page = try #require(await users("show", login).page)

    #expect(!WrittenScreen.linear(page.element(in: Samples.context)).contains("is now called"))
  }

  @Test func `who wants a document instead of an address is sent to the profile`() async {
    let run = await users("show", "ada", "--web", "--json")

    #expect(run.errorOutput.contains("Use 'tessera users show ada' with --json."))
  }

  @Test func `the picture of a profile is asked for as large as it is shown`() async throws {
    let file = try #require(PictureFile(FakePictures.png))
    let pictures = FakePictures { _ in
      Fetched(file, provenance: Provenance(kind: .network, fetchedAt: .distantPast))
    }
    let useCases = UsersUseCases(
      list: users.useCases.list,
      open: users.useCases.open,
      find: users.useCases.find,
      pictures: Pictures(pictures) { true }
    )

    _ = await ScreenRun(
      UsersFeature(language: .english, useCases: useCases),
      ["users", "show", "ada"],
      Samples.context
    )

    #expect(pictures.requests.map(\.pixels) == [160])
  }

  @Test(
    arguments: [
      ([], "ListUsers"), (["show", "ada"], "OpenUser"), (["show", "ada", "--web"], "OpenUser"),
      (["search", "ada"], "FindUsers"),
    ] as [([String], String)]
  )
  func `every command reports its use case when it begins and when it ends`(
    words: [String],
    useCase: String
  ) async {
    _ = await users(words)

    #expect(users.events.all.count == 2)
    #expect(users.events.all.first == .useCase(useCase, .began))
  }
}
