import CareersDomain
import CareersFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Feed

@Suite struct FeedPageTests {
  @Test(arguments: [
    (FeedQuery(), "tessera feed search"),
    (FeedQuery(category: .community), "tessera feed search --category community"),
    (Samples.query, "tessera feed search --query photo --category visa"),
    (
      FeedQuery(text: "photo", category: PostCategory(rawValue: "festivals")),
      "tessera feed search --query photo"
    ),
  ])
  func `a search begins with the filters of the list, without a category that the form does not know`(
    query: FeedQuery,
    command: String
  ) {
    let page = feedPage(Samples.state(.loading, query), MarkState(), Samples.context)

    #expect(page.actions.map { $0.route.commandLine() } == [command])
    #expect(page.actions.map(\.effect) == [.asks])
  }

  @Test func `a post that is not published any more can only be removed from the saved ones`() {
    let post = Post(
      id: Post.ID(rawValue: "post_gone"),
      title: "An old post",
      publication: Publication(status: .draft)
    )

    let item = savedPostRow(.entry(post), MarkState(), Samples.context).item

    #expect(item.id == "post_gone")
    #expect(
      item.action
        == Action("Remove the post from your saved posts", Route("feed", "unsave", "post_gone"), .changes)
    )
  }

  @Test(arguments: [(false, 1), (true, 2)])
  func `among saved posts, one without details says only what is not sent yet`(isWaiting: Bool, count: Int) {
    let item = SavedItem<Post>.unknown(CareersSamples.savablePost.id, isWaiting: isWaiting)

    let row = savedPostRow(item, MarkState(), Samples.context).item.row

    #expect(row.details.count == count)
    #expect(row.details.contains { WrittenScreen.linear(.text($0)).contains("not sent yet") } == isWaiting)
  }

  @Test(
    arguments: [
      (.draft, "no longer published", false), (.scheduled, "not published yet", false),
      (.published, nil, true), (.other("PAUSED"), nil, true),
    ] as [(Publication.Status, String?, Bool)]
  )
  func `a post has a page unless it is a draft or not published yet, which is told`(
    status: Publication.Status,
    words: String?,
    hasPage: Bool
  ) {
    let publication = Publication(status: status)
    let post = Post(id: Post.ID(rawValue: "post_1"), title: "A post", publication: publication)

    let row = PostRow(post: post, context: Samples.context).laidOut

    let written = WrittenScreen.linear(row.element)
    #expect(words.map { written.contains($0) } ?? !written.contains("published"))
    #expect(row.item.route == (hasPage ? Route.post(post.id, among: FeedQuery()) : nil))
  }

  @Test(
    arguments: [
      (nil, nil, false), (false, nil, false), (true, nil, true), (true, false, false), (false, true, true),
    ] as [(Bool?, Bool?, Bool)]
  )
  func `in the feed, a post that is not published can be removed only if it is saved`(
    service: Bool?,
    user: Bool?,
    isOffered: Bool
  ) {
    let post = Post(
      id: Post.ID(rawValue: "post_gone"),
      title: "An old post",
      publication: Publication(status: .draft),
      viewer: ViewerState(isSignedIn: true, isSaved: service)
    )
    let mark = user.map { MarkState<Post.ID>.Mark(isOn: $0, progress: .waiting) }
    let marks = MarkState<Post.ID>(changed: mark.map { [post.id: $0] } ?? [:])

    let action = PostRow(post: post, marks: marks, context: Samples.context).laidOut.item.action

    #expect(action?.route == (isOffered ? Route("feed", "unsave", "post_gone") : nil))
    #expect(action?.effect == (isOffered ? Action.Effect.changes : nil))
  }

  @Test func `a feed that begins with a post without a page offers the next one that has a page`() {
    let old = Post(
      id: Post.ID(rawValue: "post_gone"),
      title: "An old post",
      publication: Publication(status: .draft)
    )
    let list = CareersSamples.page([old, CareersSamples.visaPost])

    let page = feedPage(Samples.state(.loaded(list)), MarkState(), Samples.context)

    let opening = page.actions.filter { $0.effect == .opens }
    #expect(opening.map(\.route) == [.post(CareersSamples.visaPost.id, among: FeedQuery())])
  }

  @Test func `an empty line stands between a change that waits and the age of a post`() {
    let post = CareersSamples.fetched(CareersSamples.savablePost, .offline)

    let page = postPage(.loaded(post), Samples.waiting, Samples.context)

    let text = PlainWriter().render(page.notice, in: RenderEnvironment(width: 80))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.contains("▎") }
    #expect(lines.prefix(4) == [true, true, false, true])
  }

  @Test func `the page of a post tells its own change that waits, and that of no other post`() {
    func notice(_ post: Post) -> String {
      let page = postPage(.loaded(CareersSamples.fetched(post)), Samples.waiting, Samples.context)
      return WrittenScreen.linear(page.notice)
    }

    #expect(notice(CareersSamples.savablePost).contains("1 change has not been sent yet"))
    #expect(!notice(CareersSamples.barePost).contains("not been sent yet"))
  }

  @Test(arguments: [
    (true, "unsave", "Remove the post from your saved posts"), (false, "save", "Save the post"),
  ])
  func `a post is saved or removed, whichever makes sense, and shared`(
    isSaved: Bool,
    verb: String,
    title: String
  ) {
    let post = Post(
      id: Post.ID(rawValue: "post_1"),
      title: "T",
      viewer: ViewerState(isSignedIn: true, isSaved: isSaved)
    )

    let actions = postPage(.loaded(CareersSamples.fetched(post)), MarkState(), Samples.context).actions

    #expect(
      actions == [
        Action(SafeText(title), Route("feed", verb, "post_1"), .changes, place: 0),
        Action("Show text for sharing", Route("feed", "share", "post_1")),
      ]
    )
  }

  @Test func `a change of this run counts more than what the service says about a post`() {
    let post = CareersSamples.savablePost

    let page = postPage(.loaded(CareersSamples.fetched(post)), Samples.waiting, Samples.context)

    #expect(page.actions.first?.route == Route("feed", "save", post.id.rawValue))
  }

  @Test func `a guest can share a post, and sees how to sign in to save it`() {
    let post = CareersSamples.fetched(CareersSamples.visaPost)

    let actions = postPage(.loaded(post), MarkState(), Samples.context).actions

    #expect(actions.map(\.route) == [Route("feed", "share", "post_visa_photo"), Route("account", "login")])
    #expect(actions.map(\.effect) == [.opens, .example])
  }
}
