import CareersDomain
import CareersFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SnapshotKit
import Testing

@testable import Feed

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct FeedViewTests {
  @Test(arguments: ScreenSample.all, Language.allCases)
  func `every state looks and reads as it was reviewed`(sample: ScreenSample, language: Language) {
    for screen in sample.written(in: language) { expectSnapshot(screen.text, named: screen.name) }
  }

  @Test func `every recording belongs to a test`() {
    let names = Language.allCases.flatMap { language in
      ScreenSample.all.flatMap { $0.written(in: language).map(\.name) }
    }
    expectNoOrphanedSnapshots(computed: ["FeedViewTests": names, "FeedCommandsTests": helpNames])
  }

  @Test(arguments: ScreenSample.all, [20, 40, 80, 120])
  func `every layout keeps the rules, and no text is cut without a mark`(sample: ScreenSample, width: Int) {
    expectLayout(
      WrittenScreen.filled(sample.element(), width: width),
      width: width,
      content: LatinWords.texts(in: CareersSamples.posts + [CareersSamples.savablePost])
    )
  }

  @Test func `no line of a post is longer than can be read`() {
    let long = String(repeating: "m", count: 200)
    let post = Post(id: Post.ID(rawValue: "post_long"), title: "Long", excerpt: long)
    let page = postPage(.loaded(CareersSamples.fetched(post)), MarkState(), Samples.context)

    let written = PlainWriter().render(
      page.element(in: Samples.context),
      in: RenderEnvironment(width: 120)
    )

    let lines = written.split(separator: "\n").filter { $0.contains("mmmm") }
    #expect(lines.map { CellWidth().cells(of: String($0)) }.max() == 88)
  }

  @Test func `a post shows everything that is known of it, and says that there is no more`() throws {
    let text = try linear("post")

    for part in [
      "Visa photos: the three mistakes we see most", "visa", "Rina at the desk", "1 March 2026 (3 hours ago)",
      "1 minute to read",
      "Wrong size, grey background", "Ask the photographer", "The service offers excerpts only.",
      "https://images.example.com/photo.jpg", "post_visa_photo",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `a post of which little is known is not filled with words for nothing`() throws {
    #expect(
      try linear("post-bare") == """
        Heading 1: Hello
        The service has no text for this post.
        ID: post_bare
        fetched 3 minutes ago
        sandbox
        Show text for sharing: tessera feed share post_bare

        """
    )
  }

  @Test(
    arguments: [
      (0, "just now"), (-30 * 86_400 + 1, "29 days ago"), (-30 * 86_400, "30 January 2026"),
      (1, "1 March 2026"), (10_619, "1 March 2026"), (10_620, "2 March 2026"),
    ] as [(Double, String)]
  )
  func `an age is shown for a month and never lies ahead; otherwise the day is shown`(
    offset: Double,
    words: String
  ) {
    let date = Samples.context.now.addingTimeInterval(offset)
    let post = Post(
      id: CareersSamples.barePost.id,
      title: "T",
      publication: Publication(scheduledAt: date)
    )

    let page = feedPage(Samples.state(.loaded(CareersSamples.page([post]))), MarkState(), Samples.context)

    #expect(page.groups[0].items[0].row.details == [StyledText(SafeText(words), .muted)])
  }

  @Test(arguments: [FeedQuery(), Samples.query])
  func `every post opens among the posts of the list, and is told apart by its id`(query: FeedQuery) {
    let page = feedPage(
      Samples.state(.loaded(CareersSamples.page(CareersSamples.posts)), query),
      MarkState(),
      Samples.context
    )

    let items = page.groups.flatMap(\.items)
    #expect(items.map(\.id) == ["post_visa_photo", "post_festival", "post_bare"])
    #expect(items.map(\.route) == CareersSamples.posts.map { .post($0.id, among: query) })
    #expect(items.allSatisfy { $0.row.trailing == nil })
  }

  @Test(arguments: [
    (3, nil, nil), (2, nil, "tessera feed --query photo --category visa --all"),
    (3, 50, "tessera feed --query photo --category visa --all"),
  ])
  func `all posts are offered only where some are not shown`(limit: Int, next: Int?, command: String?) {
    let list = CareersSamples.page(CareersSamples.posts, next: next)

    let page = feedPage(
      Samples.state(.loaded(list), Samples.query, limit: limit),
      MarkState(),
      Samples.context
    )

    let continuing = page.actions.filter { $0.effect == .continues }
    #expect(continuing.map { $0.route.commandLine() } == (command.map { [$0] } ?? []))
  }

  @Test func `every category of the service has a name, and others are written as they are`() {
    let strings = Strings(.simplifiedChinese)
    let known = PostCategory.named

    #expect(Set(known.map { strings.name(of: $0).string }).count == known.count)
    #expect(known.allSatisfy { LatinWords.left(in: strings.name(of: $0).string, besides: "").isEmpty })
    #expect(strings.name(of: PostCategory(rawValue: "Festivals")) == "festivals")
  }

  @Test(arguments: ScreenSample.all)
  func `no screen has English left in it in Chinese`(sample: ScreenSample) {
    let element = sample.element(in: .simplifiedChinese)

    for text in [
      WrittenScreen.plain(element, in: .simplifiedChinese).replacing("columns", with: ""),
      WrittenScreen.linear(element, in: .simplifiedChinese),
    ] {
      let content: [Any] = [
        CareersSamples.posts, Samples.hostile, Samples.query, CareersSamples.posts(1...3), "festivals",
        "gig work visa", CareersSamples.savablePost, "An old post", "Remove the post 1", "post_gone",
      ]
      #expect(
        LatinWords.left(
          in: text,
          besides: content,
          names: ["feed", "show", "save", "unsave", "share", "account", "login"]
        ) == []
      )
    }
  }

  private var helpNames: [String] {
    Language.allCases.flatMap { language in
      FeedCommandsTests.helps.map(\.name).map { "\(language.tag).\($0).help" }
    }
  }

  private func linear(_ name: String) throws -> String {
    WrittenScreen.linear(try #require(ScreenSample.all.first { $0.name == name }).element())
  }
}
