import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import SnapshotKit
import Testing

@testable import Feed

@MainActor @Suite(.timeLimit(.minutes(5))) struct FeedCommandsTests {
  nonisolated static let helps: [(name: String, words: [String])] = [
    ("feed", []), ("show", ["show"]), ("save", ["save"]), ("unsave", ["unsave"]), ("saved", ["saved"]),
    ("search", ["search"]), ("share", ["share"]),
  ]

  private let feed = FeedRun()
  private var repository: FakeCareers { feed.repository }

  init() {
    repository.prepare {
      $0.postPages[0] = .success(CareersSamples.page(CareersSamples.posts(1...50), next: 50, total: 52))
      $0.postPages[50] = .success(CareersSamples.page(CareersSamples.posts(51...52), total: 52))
    }
  }

  @Test(arguments: [
    (["--query", "photo", "--category", "visa"], Samples.query), ([], FeedQuery()),
    (["--category", "any"], FeedQuery()),
  ])
  func `a search takes the filters from its options, and the service applies them`(
    words: [String],
    query: FeedQuery
  ) async {
    let feed = FeedRun()
    feed.repository.prepare { $0.postPages[0] = .success(CareersSamples.page([CareersSamples.visaPost])) }

    let run = await feed(["search"] + words)

    #expect(run.exitCode == .done)
    #expect(feed.repository.requests == [.posts(query, PageRequest(), .cacheFirst)])
  }

  @Test func `a post that is saved offline is listed at once, also where it is not stored`() async throws {
    let feed = FeedRun()
    _ = await feed(["save", CareersSamples.savablePost.id.rawValue, "--offline"])
    feed.saved.fail(.offline)

    let run = await feed(["saved", "--offline", "--json", "--fields", "id,title,isSaved,isPending"])

    #expect(run.exitCode == .done)
    #expect(run.rows == ["\(CareersSamples.savablePost.id.rawValue)\t\ttrue\ttrue\n"])
    #expect(try #require(run.document).text.contains("\"title\": null"))
  }

  @Test(arguments: [["search"], ["show", CareersSamples.savablePost.id.rawValue]])
  func `marks that cannot be read are told beside the document, and not taken for none`(
    words: [String]
  ) async throws {
    let id = CareersSamples.savablePost.id
    repository.prepare {
      $0.postPages[0] = .success(CareersSamples.page([CareersSamples.savablePost], total: 1))
    }
    _ = await feed(["save", id.rawValue, "--offline"])
    let marked = await feed(words + ["--json", "--fields", "id,isSaved"])
    #expect(!(try #require(marked.document).text.contains("warnings")))
    await feed.outbox.fail(.cannotBeRead(reason: "disk I/O error"))

    let run = await feed(words + ["--json", "--fields", "id,isSaved"])

    #expect(run.exitCode == .done)
    let warning = "\"warnings\": [\n    \"waiting-changes-unreadable\"\n  ]"
    #expect(try #require(run.document).text.contains(warning))
    #expect(run.notes.count == 1 && run.notes[0].hasPrefix("Warning: The waiting changes could not be read"))
  }

  @Test func `the feed and the saved posts stand beside each other`() {
    let feed = feedPage(Samples.state(.loading), MarkState(), Samples.context)
    let saved = savedPostsPage(
      SavedPostsScreen.State(query: SavedQuery(), list: .loading),
      MarkState(),
      Samples.context
    )

    let places = [ScreenTab("Feed", Route("feed")), ScreenTab("Saved posts", Route("feed", "saved"))]
    #expect(feed.tabs == .screens(places, current: 0))
    #expect(saved.tabs == .screens(places, current: 1))
    #expect(feedPage(Samples.state(.loading, Samples.query), MarkState(), Samples.context).tabs == .none)
  }

  @Test(arguments: [([], 20), (["--limit", "1"], 1), (["-n", "51"], 51), (["--all"], 52), (["search"], 20)])
  func `the number of posts can be chosen`(options: [String], count: Int) async {
    let run = await run(["feed"] + options)

    #expect(run.exitCode == .done)
    #expect(run.rows.count == count)
    #expect(run.notes.isEmpty)
  }

  @Test(arguments: [
    ([], FeedQuery()), (["--query", "photo"], FeedQuery(text: "photo")), (["--query", " "], FeedQuery()),
    (["--category", "Visa"], FeedQuery(category: .visa)), (["--category", ""], FeedQuery()),
    (["--query", "photo", "--category", "visa"], Samples.query),
  ])
  func `options narrow the feed, and the posts among which one is looked for`(
    options: [String],
    query: FeedQuery
  ) async {
    _ = await run(["feed"] + options)
    _ = await run(["feed", "show", "post_1"] + options)

    #expect(
      repository.requests == Array(repeating: .posts(query, PageRequest(), .cacheFirst), count: 2)
    )
  }

  @Test(arguments: [Route.feed(Samples.query), .post(CareersSamples.visaPost.id, among: Samples.query)])
  func `a command that is offered asks for the same posts`(route: Route) async {
    _ = await run(route.arguments)

    #expect(repository.requests.first == .posts(Samples.query, PageRequest(), .cacheFirst))
    #expect(Route(link: route.link) == route)
  }

  @Test(arguments: [
    (["--refresh"], FetchPolicy.networkFirst), (["--offline"], .cacheOnly), ([], .cacheFirst),
  ])
  func `the options choose the fetch policy`(options: [String], policy: FetchPolicy) async {
    _ = await run(["feed", "show", "post_51"] + options)

    #expect(
      repository.requests == [
        .posts(FeedQuery(), PageRequest(), policy), .posts(FeedQuery(), PageRequest(offset: 50), policy),
      ]
    )
  }

  @Test func `a row has the columns of a post, with nothing cut`() async {
    repository.prepare { $0.postPages[0] = .success(CareersSamples.page(CareersSamples.posts)) }

    let run = await run(["feed"])

    #expect(
      run.rows == [
        "post_visa_photo\tVisa photos: the three mistakes we see most\tvisa\tRina at the desk"
          + "\t2026-03-01T09:00:00Z\n",
        "post_festival\tSummer festivals near you\tfestivals\tCommunity team\t2026-01-20T12:00:00Z\n",
        "post_bare\tHello\t\t\t\n",
      ]
    )
  }

  @Test func `documents have every field, where they come from and how the list goes on`() async throws {
    repository.prepare {
      $0.postPages[0] = .success(CareersSamples.page(CareersSamples.posts, next: 50, total: 60))
    }

    let list = await run(["feed", "--json", "-n", "3"])
    let post = await run(["feed", "show", "post_visa_photo", "--json"])

    expectSnapshot(try #require(list.document).text, named: "feed.json")
    expectSnapshot(try #require(post.document).text, named: "post.json")
  }

  @Test func `a document that lacks the rest of the list says so on standard error`() async {
    repository.prepare { $0.postPages[50] = .failure(.timedOut) }

    let run = await run(["feed", "--all", "--json"])

    let brief = FailureMessage(ServiceError.timedOut, in: Samples.context).brief
    #expect(run.exitCode == .done)
    #expect(run.notes == ["Warning: The list is incomplete: \(brief)."])
  }

  @Test(arguments: [
    (ServiceError.offline, ExitCode.noConnection), (.unavailable, .failed), (.signInNeeded, .signInNeeded),
    (.cancelled, .interrupted),
  ])
  func `a failure ends the command`(error: ServiceError, exitCode: ExitCode) async {
    repository.prepare { $0.postPages[0] = .failure(error) }

    for words in [["feed"], ["feed", "show", "post_1"]] {
      let run = await run(words)

      #expect(run.exitCode == exitCode)
      #expect(
        run.errorOutput
          == FailureMessage(error, in: Samples.context).commandFailure
          .text(in: Language.english.commandVocabulary)
      )
    }
  }

  @Test(arguments: ["save", "unsave"])
  func `where the service has no such post the command that lists them is named`(verb: String) async {
    let feed = FeedRun()
    feed.saved.fail(.notFound)

    let run = await feed([verb, CareersSamples.savablePost.id.rawValue])

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("The feed has no post"))
    #expect(run.errorOutput.hasSuffix("List all posts with 'tessera feed'."))
  }

  @Test func `a post that the feed does not have is named`() async {
    let run = await run(["feed", "show", "post_none"])

    #expect(run.exitCode == .notFound)
    #expect(
      run.errorOutput
        == "Error: The feed has no post 'post_none'.\nList all posts with 'tessera feed'."
    )
  }

  @Test func `a post that is not among the cached ones is not reported as missing`() async {
    repository.prepare { $0.postPages[50] = .failure(.offline) }

    let run = await run(["feed", "show", "post_51", "--offline"])

    #expect(run.exitCode == .noConnection)
    #expect(
      run.errorOutput.contains("The post 'post_51' is not among the newest 50, and older ones could not")
    )
  }

  @Test(arguments: [
    ["--limit", "0"], ["--limit", "3", "--all"], ["show"], ["--json", "--fields", "body"],
  ])
  func `wrong usage is refused`(options: [String]) async {
    #expect(await run(["feed"] + options).exitCode == .usage)
    #expect(repository.requests.isEmpty)
  }

  @Test(arguments: helps.map(\.name), Language.allCases)
  func `the help is as it was reviewed`(name: String, language: Language) async throws {
    let help = try #require(Self.helps.first { $0.name == name })

    let run = await feed(help.words + ["--help"], in: language)

    expectSnapshot(run.output + "\n", named: "\(language.tag).\(name).help")
  }

  @Test func `a shared text has the title, a teaser, the author and where it comes from`() async throws {
    repository.prepare { $0.postPages[0] = .success(CareersSamples.page(CareersSamples.posts)) }

    let text = await run(["feed", "share", "post_visa_photo"]).text
    let document = await run(["feed", "share", "post_visa_photo", "--json", "--fields", "text"]).document

    #expect(
      text == """
        Visa photos: the three mistakes we see most
        Wrong size, grey background, glasses. Ask the photographer for 4 by 3 centimetres.
        Rina at the desk
        Shared from Tessera

        """
    )
    #expect(try #require(document).text.contains("Shared from Tessera"))
    #expect(await run(["feed", "share", "post_bare"]).text == "Hello\nShared from Tessera\n")
  }

  @Test func `saving twice changes once, and a change without a connection waits`() async throws {
    let id = CareersSamples.savablePost.id.rawValue

    #expect(await run(["feed", "save", id]).notes == ["The post is saved."])
    #expect(await run(["feed", "save", id]).notes == ["The post is already saved."])
    feed.saved.fail(.connectionLost)
    let removed = await run(["feed", "unsave", id])

    #expect(removed.exitCode == .done)
    #expect(removed.notes == ["The change was sent and is not confirmed yet: connection lost."])
    #expect(try await feed.outbox.entries().map(\.draft.kind) == ["post.unsave"])
  }

  @Test func `a change that waits because the session ended says how to sign in again`() async {
    feed.saved.fail(.sessionEnded)

    let run = await run(["feed", "save", CareersSamples.savablePost.id.rawValue])

    let note = "The change is stored and not sent yet: session ended. "
    #expect(run.exitCode == .signInNeeded)
    #expect(run.errorOutput == "Error: 1 change was not sent: session ended.")
    #expect(run.notes.first?.hasPrefix(note) == true)
    #expect(run.notes.first?.contains("ign in again") == true)
  }

  @Test(arguments: ["show", "save", "unsave", "share"], ["a b", "..", "日本", ""])
  func `what cannot be an id is refused before it is sent`(verb: String, id: String) async {
    let run = await run(["feed", verb, id])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("'\(id)' is not a valid ID."))
    #expect(feed.saved.changes.isEmpty)
  }

  @Test(arguments: [(100, false), (101, true)])
  func `an ID of more than a hundred characters is cut where it is named`(length: Int, isCut: Bool) {
    let id = Post.ID(rawValue: String(repeating: "a", count: length))

    let summary = PostFailure(error: .noSuchPost, request: PostRequest(id: id)).summary(in: Samples.context)

    #expect(summary.contains("…") == isCut)
    #expect(summary.count { $0 == "a" } >= 100)
  }

  @Test func `the saved list shows what is saved`() async {
    _ = await run(["feed", "save", CareersSamples.savablePost.id.rawValue])

    #expect(await run(["feed", "saved"]).rows.count == 1)
  }

  @Test func `browsing begins with the feed`() {
    #expect(feed.feature().tab?.route == Route("feed"))
  }

  private func run(_ words: [String]) async -> ScreenRun { await feed(Array(words.dropFirst())) }
}
