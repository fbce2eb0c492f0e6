import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import Testing

@testable import Feed

@MainActor @Suite(.timeLimit(.minutes(5))) struct FeedSavingTests {
  private static let post = CareersSamples.savablePost
  private static let other = Post(id: Post.ID(rawValue: "post_other"), title: "Another post")
  private static let gone = Post(
    id: Post.ID(rawValue: "post_gone"),
    title: "An old post",
    publication: Publication(status: .draft)
  )

  @Test func `the stored title of a post is that of its own entry in the saved list`() async {
    let saved = FakeSaved([Self.other, Self.post], saved: [Self.other.id, Self.post.id])
    let useCases = FeedRun(saved: saved).useCases

    #expect(await useCases.storedTitle(of: Self.post.id) == "Renewing a visa")
    #expect(await useCases.storedTitle(of: Self.other.id) == "Another post")
    #expect(await useCases.storedTitle(of: Self.gone.id) == nil)
  }

  @Test func `the title in the feed comes before that of the saved list, and no connection is made`() async {
    let earlier = Post(id: Post.ID(rawValue: "post_1"), title: "An earlier title")
    let feed = FeedRun(saved: FakeSaved([earlier], saved: [earlier.id]))
    feed.repository.prepare { $0.postPages[0] = .success(CareersSamples.page(CareersSamples.posts(1...2))) }

    #expect(await feed.useCases.storedTitle(of: earlier.id) == "Post number 1")
    #expect(feed.repository.requests == [.posts(FeedQuery(), PageRequest(), .cacheOnly)])
    #expect(feed.saved.reads == 0)
  }

  @Test func `a post that was opened has its title in the saved list and in its change`() async throws {
    let feed = FeedRun()
    await feed.opened.remember(CareersSamples.fetched(Self.other))

    _ = await feed(["save", Self.other.id.rawValue, "--offline"])

    let run = await feed(["saved", "--json", "--fields", "id,title"])
    #expect(run.rows == ["post_other\tAnother post\n"])
    #expect(try await feed.outbox.entries().map(\.draft.name) == ["Another post"])
  }

  @Test func `a script is told that a saved post is not published any more`() async {
    let feed = FeedRun(saved: FakeSaved([Self.gone, Self.other], saved: [Self.gone.id, Self.other.id]))

    let run = await feed(["saved", "--json", "--fields", "id,isPublished"])

    #expect(run.rows == ["post_gone\tfalse\n", "post_other\t\n"])
  }

  @Test func `a change that waits has the title of its post`() async throws {
    let feed = FeedRun()
    feed.repository.prepare { $0.postPages[0] = .success(CareersSamples.page(CareersSamples.posts(1...2))) }

    _ = await feed(["save", "post_2", "--offline"])

    #expect(try await feed.outbox.entries().map(\.draft.name) == ["Post number 2"])
  }

  @Test(arguments: [[], ["show", CareersSamples.savablePost.id.rawValue], ["saved"]])
  func `each page says which change waits`(words: [String]) async throws {
    let feed = FeedRun()
    feed.repository.prepare { $0.postPages[0] = .success(CareersSamples.page([Self.post], total: 1)) }
    _ = await feed(["save", Self.post.id.rawValue, "--offline"])

    let page = try #require(await feed(words).page)

    #expect(WrittenScreen.linear(page.notice).contains("Save the post 'Renewing a visa'"))
  }

  @Test func `a page says that marks cannot be read, and has no note of it`() async throws {
    let feed = FeedRun()
    feed.repository.prepare { $0.postPages[0] = .success(CareersSamples.page([Self.post], total: 1)) }
    await feed.outbox.fail(.cannotBeRead(reason: "disk I/O error"))

    let run = await feed(["show", Self.post.id.rawValue])

    #expect(run.notes == [])
    let page = try #require(run.page)
    #expect(WrittenScreen.linear(page.notice).contains("The waiting changes could not be read"))
  }

  @Test func `the page of a post says that it is not published any more`() {
    let page = postPage(.loaded(CareersSamples.fetched(Self.gone)), MarkState(), Samples.context)

    #expect(WrittenScreen.linear(page.header).contains("no longer published"))
  }

  @Test(arguments: [
    ("post.save", nil, "Save the post 7"), ("post.save", "News", "Save the post 'News'"),
    ("post.unsave", nil, "Remove the saved post 7"), ("post.unsave", "News", "Remove the saved post 'News'"),
    ("job.save", "News", "job.save News"),
  ])
  func `a change that waits is called by what it does to which post`(
    kind: String,
    name: String?,
    title: String
  ) throws {
    let draft = try OutboxDraft(kind, of: "7", in: OutboxQueue(area: "careers", account: "a"), name: name)
    let entry = OutboxEntry(id: .init(rawValue: 1), draft: draft, createdAt: CareersSamples.fetchedAt)

    #expect(FeedFeature.changeTexts.title(of: entry, in: .english) == title)
  }
}
