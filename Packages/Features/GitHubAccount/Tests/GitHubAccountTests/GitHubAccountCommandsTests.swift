import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import GitHubAccount
import LocalizationKit
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct GitHubAccountCommandsTests {
  @Test func `the list is shown`() async {
    let run = await run("github")

    #expect(run.exitCode == .done)
    #expect(run.page == gitHubAccountPage(.loaded(Samples.fetched()), Samples.context))
    #expect(run.notes.isEmpty)
  }

  @Test(arguments: [
    (["--refresh"], FetchPolicy.networkFirst), (["--offline"], .cacheOnly), ([], .cacheFirst),
  ])
  func `the options say whether the cache or the service comes first`(
    options: [String],
    policy: FetchPolicy
  ) async {
    let asked = Mutex<[FetchPolicy]>([])
    let list = ListGitHubAccount { policy in
      asked.withLock { $0.append(policy) }
      return Samples.fetched()
    }

    let feature = GitHubAccountFeature(language: .english, list: list)
    _ = await ScreenRun(feature, ["github"] + options, Samples.context)

    #expect(asked.withLock(\.self) == [policy])
  }

  @Test func `a document holds only the fields that were asked for`() async throws {
    let run = await run("github", "--json", "--fields", "title")

    let document = try #require(run.document)
    guard case .object(let members) = document else {
      Issue.record("the document is no object")
      return
    }
    let titles = Samples.items.map { item in
      JSONValue.object([JSONValue.Member("title", .string(item.title))])
    }
    #expect(members.first == JSONValue.Member("data", .array(titles)))
  }

  @Test func `a row is one line, whatever an entry is called, with nothing cut`() async {
    let long = String(repeating: "long ", count: 50) + "title"
    let item = GitHubAccountItem(id: "awkward", title: "A tab\tand a\nbreak \(long)")

    let list = ListGitHubAccount { _ in Samples.fetched([item]) }
    let run = await run("github", over: list)

    #expect(run.rows == ["awkward\tA tab and a break \(long)\n"])
  }

  @Test func `a failure ends the command`() async {
    let failing = ListGitHubAccount { _ throws(ServiceError) in throw .offline }

    let run = await run("github", over: failing)

    let failure = FailureMessage(ServiceError.offline, in: Samples.context).commandFailure
    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput == failure.text(in: Language.english.commandVocabulary))
    #expect(run.document == nil)
  }

  @Test func `an unknown field is refused`() async {
    let run = await run("github", "--json", "--fields", "colour")

    #expect(run.exitCode == .usage)
  }

  @Test func `use cases are observed`() async {
    let events = Mutex<[FeatureEvent]>([])
    let feature = GitHubAccountFeature(
      language: .english,
      list: ListGitHubAccount { _ in Samples.fetched() },
      observe: { event in events.withLock { $0.append(event) } }
    )

    _ = await ScreenRun(feature, ["github"], Samples.context)

    #expect(
      events.withLock(\.self) == [
        .useCase("ListGitHubAccount", .began),
        .useCase("ListGitHubAccount", .ended(.fetched(.network))),
      ]
    )
  }

  @Test func `browsing begins with the list, by a route that a link can carry`() throws {
    let list = ListGitHubAccount { _ in Samples.fetched() }

    let route = try #require(GitHubAccountFeature(language: .english, list: list).tab).route

    #expect(route == Route("github"))
    #expect(Route(link: route.link) == route)
  }

  private func run(
    _ arguments: String...,
    over list: ListGitHubAccount = ListGitHubAccount { _ in Samples.fetched() }
  ) async -> ScreenRun {
    let feature = GitHubAccountFeature(language: .english, list: list)
    return await ScreenRun(feature, arguments, Samples.context)
  }
}
