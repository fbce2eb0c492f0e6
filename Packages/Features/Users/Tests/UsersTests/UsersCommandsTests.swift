import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing
import Users

@MainActor @Suite(.timeLimit(.minutes(5))) struct UsersCommandsTests {
  @Test func `the list is shown`() async {
    let run = await run("users")

    #expect(run.exitCode == .done)
    #expect(run.page == usersPage(.loaded(Samples.fetched()), Samples.context))
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
    let list = ListUsers { policy in
      asked.withLock { $0.append(policy) }
      return Samples.fetched()
    }

    let feature = UsersFeature(language: .english, list: list)
    _ = await ScreenRun(feature, ["users"] + options, Samples.context)

    #expect(asked.withLock(\.self) == [policy])
  }

  @Test func `a document holds only the fields that were asked for`() async throws {
    let run = await run("users", "--json", "--fields", "title")

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
    let item = UsersItem(id: "awkward", title: "A tab\tand a\nbreak \(long)")

    let list = ListUsers { _ in Samples.fetched([item]) }
    let run = await run("users", over: list)

    #expect(run.rows == ["awkward\tA tab and a break \(long)\n"])
  }

  @Test func `a failure ends the command`() async {
    let failing = ListUsers { _ throws(ServiceError) in throw .offline }

    let run = await run("users", over: failing)

    let failure = FailureMessage(ServiceError.offline, in: Samples.context).commandFailure
    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput == failure.text(in: Language.english.commandVocabulary))
    #expect(run.document == nil)
  }

  @Test func `an unknown field is refused`() async {
    let run = await run("users", "--json", "--fields", "colour")

    #expect(run.exitCode == .usage)
  }

  @Test func `use cases are observed`() async {
    let events = Mutex<[FeatureEvent]>([])
    let feature = UsersFeature(
      language: .english,
      list: ListUsers { _ in Samples.fetched() },
      observe: { event in events.withLock { $0.append(event) } }
    )

    _ = await ScreenRun(feature, ["users"], Samples.context)

    #expect(
      events.withLock(\.self) == [
        .useCase("ListUsers", .began),
        .useCase("ListUsers", .ended(.fetched(.network))),
      ]
    )
  }

  @Test func `browsing begins with the list, by a route that a link can carry`() throws {
    let list = ListUsers { _ in Samples.fetched() }

    let route = try #require(UsersFeature(language: .english, list: list).tab).route

    #expect(route == Route("users"))
    #expect(Route(link: route.link) == route)
  }

  private func run(
    _ arguments: String...,
    over list: ListUsers = ListUsers { _ in Samples.fetched() }
  ) async -> ScreenRun {
    let feature = UsersFeature(language: .english, list: list)
    return await ScreenRun(feature, arguments, Samples.context)
  }
}
