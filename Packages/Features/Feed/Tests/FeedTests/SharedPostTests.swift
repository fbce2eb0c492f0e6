import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Feed

@MainActor @Suite(.timeLimit(.minutes(5))) struct SharedPostTests {
  private let feed = FeedRun()

  init() {
    feed.repository.prepare { $0.postPages[0] = .success(CareersSamples.page(CareersSamples.posts)) }
  }

  @Test func `a row of a shared post has its id, its title and its text`() async {
    let run = await feed(["share", "post_bare"])

    #expect(run.rows == ["post_bare\tHello\tHello Shared from Tessera\n"])
  }

  @Test func `a post is shared in the language of the program`() async {
    let run = await feed(["share", "post_bare", "--fields", "text"], in: .simplifiedChinese)

    #expect(run.text == "Hello\n来自 Tessera 的分享\n")
    #expect(run.rows == ["Hello 来自 Tessera 的分享\n"])
  }

  @Test func `a post to share is looked for among the posts of the options`() async {
    _ = await feed(["share", "post_bare", "--query", "photo", "--category", "visa", "--refresh"])

    #expect(feed.repository.requests == [.posts(Samples.query, PageRequest(), .networkFirst)])
  }

  @Test func `a post to share that the feed does not have is named`() async {
    let run = await feed(["share", "post_none"])

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.hasPrefix("Error: The feed has no post 'post_none'."))
    #expect(run.screen?.records == nil)
  }

  @Test func `a shared text cannot steer a terminal, and each part of it stays one line`() {
    let lines = SharedPost(Samples.hostile, in: .english).text.split(separator: "\n")

    #expect(lines.count == 4)
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\u{7}") && !$0.contains("\u{202E}") })
  }

  @Test(
    arguments: [
      (.noSuchPost, "not-found", .notFound), (.outOfReach(searched: 1000), "not-found", .notFound),
      (.service(.timedOut), "timed-out", .noConnection),
      (.interrupted(searched: 50, .signInNeeded), "sign-in-needed", .signInNeeded),
      (.incomplete(.connectionLost), "connection-lost", .noConnection),
      (.service(.cancelled), "cancelled", .interrupted),
    ] as [(OpenPostError, String, ExitCode)]
  )
  func `a post that cannot be opened has a word and an exit code`(
    error: OpenPostError,
    code: String,
    exitCode: ExitCode
  ) {
    let failure = PostFailure(error: error, request: PostRequest(id: CareersSamples.barePost.id))

    #expect(failure.code == code)
    #expect(failure.exitCode == exitCode)
    #expect(failure.isCancellation == (error == .service(.cancelled)))
  }

  @Test(
    arguments: [
      (.noSuchPost, "post not found"), (.outOfReach(searched: 1000), "post not found"),
      (.service(.timedOut), "no response in time"),
      (.interrupted(searched: 50, .timedOut), "no response in time"),
      (.incomplete(.timedOut), "no response in time"),
    ] as [(OpenPostError, String)]
  )
  func `a post that cannot be opened says why in a few words`(error: OpenPostError, words: String) {
    let failure = PostFailure(error: error, request: PostRequest(id: CareersSamples.barePost.id))

    #expect(failure.brief(in: Samples.context) == words)
  }

  @Test func `of a feed that could not be searched as a whole it is not told that the post is missing`() {
    let failure = PostFailure(
      error: .incomplete(.connectionLost),
      request: PostRequest(id: CareersSamples.barePost.id)
    )

    let message = FailureMessage(failure, in: Samples.context)

    #expect(
      message.summary
        == "The feed could not be searched completely for the post 'post_bare': connection lost."
    )
    #expect(message.hint == Samples.context.sentence(for: .retry(Remedy.When.now)))
  }
}
