public import CareersDomain
public import CommandKit
import DesignKit
public import FeatureKit
public import LocalizationKit

/// Posts about living and working in Japan: the feed and each of its posts, `tessera feed`.
public struct FeedFeature: Feature {
  private let language: Language
  private let repository: any FeedRepository
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature; nothing is read before a screen is loaded.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - repository: Gives posts.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    repository: any FeedRepository,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.repository = repository
    self.observe = observe
  }

  /// The feed.
  public var tab: Action? {
    Action(Strings(language).feed, Route("feed"))
  }

  /// The noun `feed`, with the verb `show` below it.
  public var commands: [Command] {
    let strings = Strings(language)
    let parameters = Parameters(language)
    return [
      Command(
        "feed",
        abstract: strings.listAbstract,
        discussion: strings.listDiscussion,
        examples: [
          Example("tessera feed", strings.listExample),
          Example("tessera feed --category visa", strings.categoryExample),
          Example("tessera feed --search interview --limit 5", strings.searchExample),
          Example("tessera feed --json --fields id,title", strings.documentExample),
        ],
        group: strings.group,
        parameters: parameters.filters + [parameters.limit, parameters.all],
        fields: PostViewModel.table.names,
        conflicts: [Conflict(parameters.limit, parameters.all)],
        subcommands: [show],
        language: language
      ) { [language, repository, observe] invocation in
        let parameters = Parameters(language)
        return FeedViewModel(
          parameters.query(invocation),
          limit: invocation[parameters.all] ? nil : invocation[parameters.limit] ?? FeedViewModel.usualLimit,
          browse: BrowseFeed(repository: repository),
          observe: observe
        )
      }
    ]
  }

  private var show: Command {
    let strings = Strings(language)
    let post = Argument<String>("post", help: strings.postHelp, valueName: strings.idValue)
    return Command(
      "show",
      abstract: strings.showAbstract,
      discussion: strings.showDiscussion(OpenPost.reach),
      examples: [
        Example("tessera feed show 0d49d446-47e2-42eb-8dbd-26f73876fec7", strings.showExample),
        Example(
          "tessera feed show f68f721f-bcae-4fde-9f85-1db920187d2d --category visa",
          strings.narrowExample
        ),
      ],
      parameters: [post] + Parameters(language).filters,
      fields: PostViewModel.table.names,
      language: language
    ) { [language, repository, observe] invocation in
      PostViewModel(
        PostRequest(id: Post.ID(rawValue: invocation[post]), query: Parameters(language).query(invocation)),
        open: OpenPost(repository: repository),
        observe: observe
      )
    }
  }
}

/// The parameters of `feed`.
private struct Parameters: Sendable {
  let search: Option<String?>
  let category: Option<String?>
  let limit: Option<Int?>
  let all: Flag

  init(_ language: Language) {
    let strings = Strings(language)
    search = Option("search", help: strings.searchHelp, valueName: strings.textValue)
    category = Option("category", help: strings.categoryHelp, valueName: strings.nameValue)
    limit = Option(
      "limit",
      short: "n",
      help: strings.limitHelp(FeedViewModel.usualLimit),
      valueName: strings.numberValue,
      accepting: .atLeast(1)
    )
    all = Flag("all", help: strings.allHelp)
  }

  var filters: [any Parameter] { [search, category] }

  /// The query; a blank text leaves everything open, as it does for the service.
  func query(_ invocation: Invocation) -> FeedQuery {
    FeedQuery(
      text: Self.text(invocation[search]),
      category: Self.text(invocation[category]).map(PostCategory.init)
    )
  }

  private static func text(_ text: String?) -> String? {
    text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}

extension PostCategory {
  /// The word for the category in options and records; part of their promise.
  var word: String { rawValue.lowercased() }
}

extension Route {
  /// The place where a post is shown, found among the posts of a query.
  static func post(_ id: Post.ID, among query: FeedQuery) -> Route {
    Route(words: ["feed", "show", id.rawValue], options: options(of: query))
  }

  /// The place where the posts of a query are listed.
  static func feed(_ query: FeedQuery) -> Route { Route("feed", options: options(of: query)) }

  private static func options(of query: FeedQuery) -> [Option] {
    [("search", query.text), ("category", query.category?.word)]
      .compactMap { name, value in value.map { Option(name, $0) } }
  }
}
