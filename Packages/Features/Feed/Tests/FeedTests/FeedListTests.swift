import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Feed

@MainActor @Suite(.timeLimit(.minutes(5))) struct FeedListTests {
  private static let posts = CareersSamples.posts(1...60)

  private let feed = FeedRun(
    saved: FakeSaved(FeedListTests.posts, saved: FeedListTests.posts.map(\.id))
  )

  @Test(arguments: [([], 20), (["--limit", "1"], 1), (["--limit", "21"], 21), (["--all"], 60)])
  func `the number of saved posts can be chosen`(options: [String], count: Int) async {
    let run = await feed(["saved"] + options)

    #expect(run.exitCode == .done)
    #expect(run.rows.count == count)
  }

  @Test func `a row of a saved post tells whether its mark is sent`() async {
    let feed = FeedRun()
    let id = CareersSamples.savablePost.id.rawValue
    _ = await feed(["save", id])
    let sent = await feed(["saved"]).rows
    _ = await feed(["unsave", id, "--offline"])
    let waiting = await feed(["saved"]).rows

    let facts = "\(id)\tRenewing a visa\tvisa\tRina at the desk\t2026-03-01T09:00:00Z"
    #expect(sent == [facts + "\tfalse\n"])
    #expect(waiting == [facts + "\ttrue\n"])
  }

  @Test(arguments: [(50, 0), (51, 51), (nil, 60)] as [(Int?, Int)])
  func `lists that are longer than a part are handed over`(limit: Int?, count: Int) async {
    feed.repository.prepare {
      $0.postPages[0] = .success(
        CareersSamples.page(Array(Self.posts.prefix(50)), next: 50, total: 60)
      )
      $0.postPages[50] = .success(CareersSamples.page(Array(Self.posts.dropFirst(50)), total: 60))
    }
    let (all, saved) = (lists.feed(FeedQuery(), limit: limit), lists.saved(limit: limit))

    await all.load(LoadRequest(receiver: { _ in true }))
    await saved.load(LoadRequest(receiver: { _ in true }))

    #expect(all.state.handedOver == count)
    #expect(saved.state.handedOver == count)
  }

  @Test func `posts that are handed over open among those of the query`() async {
    feed.repository.prepare {
      $0.postPages[0] = .success(CareersSamples.page([CareersSamples.visaPost], total: 1))
    }
    let screen = lists.feed(Samples.query, limit: nil)
    var parts: [Element] = []

    await screen.load(
      LoadRequest(receiver: { part in
        parts.append(part.rows(in: Samples.context))
        return true
      })
    )

    let row = PostRow(post: CareersSamples.visaPost, query: Samples.query, context: Samples.context)
    #expect(parts == [FeedScreen.State.element([row.laidOut])])
  }

  @Test func `saved posts that are handed over do not say that they are saved`() async {
    let post = CareersSamples.savablePost
    let saved = FeedRun(saved: FakeSaved([post], saved: [post.id]))
    let lists = FeedLists(useCases: saved.useCases, marks: PostMarks { [] }, observe: { _ in })
    var texts: [String] = []

    await lists.saved(limit: nil).load(
      LoadRequest(receiver: { part in
        texts.append(WrittenScreen.linear(part.rows(in: Samples.context)))
        return true
      })
    )

    #expect(texts.count == 1)
    #expect(texts.first?.contains("Renewing a visa") == true)
    #expect(texts.first?.contains("saved") == false)
  }

  @Test func `no filter of a search has to be given`() async throws {
    let reader = FormReader()

    _ = await ScreenRun(feed.feature(), ["feed", "search"], Samples.context, prompter: reader)

    let form = try #require(reader.form)
    #expect(form.fields.filter(\.isRequired).map(\.name) == [])
  }

  private var lists: FeedLists {
    FeedLists(useCases: feed.useCases, marks: PostMarks { [] }, observe: { _ in })
  }
}
