import CareersDomain
public import CommandKit
import DesignKit
import DomainKernel
public import FeatureKit
public import LocalizationKit

/// Posts about living and working in Japan: the feed, each of its posts, and the saved ones, `tessera feed`.
public struct FeedFeature: Feature {
  private let language: Language
  private let strings: Strings
  private let useCases: FeedUseCases
  private let marks: PostMarks
  private let lists: FeedLists
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature; nothing is read before a screen is loaded.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - useCases: What it can do.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    useCases: FeedUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.useCases = useCases
    self.observe = observe
    strings = Strings(language)
    let change = useCases.change
    marks = PostMarks { () async throws(SubmissionError) in
      try await change.pending(.post).map { pending in
        WaitingMark(
          Post.ID(rawValue: pending.change.id),
          isOn: pending.change.isSaved,
          title: Strings(language).title(of: pending.change, named: pending.name),
          state: pending.state
        )
      }
    }
    lists = FeedLists(useCases: useCases, marks: marks, observe: observe)
  }

  /// The texts for changes of saved posts that wait to be sent.
  public static let changeTexts = ChangeTexts { draft, language in
    guard let change = SavedChange(draft), change.kind == .post else { return nil }
    return Strings(language).title(of: change, named: draft.name)
  }

  /// The feed.
  public var tab: Action? {
    Action(strings.feed, Route("feed"))
  }

  /// The noun `feed` with its verbs.
  public var commands: [Command] {
    let parameters = FeedParameters(language)
    return [
      Command(
        "feed",
        abstract: strings.listAbstract,
        discussion: strings.listDiscussion,
        examples: [
          Example("tessera feed", strings.listExample),
          Example("tessera feed --category visa", strings.categoryExample),
          Example("tessera feed --query interview --limit 5", strings.queryExample),
          parameters.list.example("tessera feed", fields: "id", "title"),
        ],
        group: CommandGroup.careers.title(in: strings.language),
        parameters: parameters.filters + parameters.list.declared,
        fields: PostViewModel.table.names,
        conflicts: parameters.list.conflicts,
        subcommands: [show] + saving + [saved, search, share],
        language: language
      ) { [language, lists] invocation in
        let parameters = FeedParameters(language)
        return lists.feed(parameters.query(invocation), limit: parameters.list.count(in: invocation))
      }
    ]
  }

  private var show: Command {
    let post = post
    return Command(
      "show",
      abstract: strings.showAbstract,
      discussion: strings.showDiscussion(OpenPost.reach),
      examples: [
        Example("tessera feed show \(Self.exampleID)", strings.showExample),
        Example(
          "tessera feed show f68f721f-bcae-4fde-9f85-1db920187d2d --category visa",
          strings.narrowExample
        ),
      ],
      parameters: [post] + FeedParameters(language).filters,
      fields: PostViewModel.table.names,
      language: language
    ) { [language, useCases, marks, observe] invocation throws(CommandFailure) in
      PostViewModel(
        PostRequest(
          id: try language.typedID(invocation[post], among: .feed(FeedQuery()), Post.ID.init(typed:)),
          query: FeedParameters(language).query(invocation)
        ),
        open: useCases.open,
        marks: marks,
        observe: observe
      )
    }
  }

  private var search: Command {
    let form = FeedSearchForm.form(in: language)
    return Command(
      "search",
      abstract: strings.entries.searchAbstract,
      discussion: strings.entries.searchDiscussion,
      examples: [Example("tessera feed search", SearchWords(language).example)],
      parameters: form.parameters,
      fields: PostViewModel.table.names,
      language: language
    ) { [lists] invocation in
      SearchScreen(form, form.input(of: invocation)) { lists.feed(FeedSearchForm.query($0)) }
    }
  }

  private var share: Command {
    let post = post
    return Command(
      "share",
      abstract: strings.shareAbstract,
      discussion: strings.shareDiscussion,
      examples: [Example("tessera feed share \(Self.exampleID)", strings.shareExample)],
      parameters: [post] + FeedParameters(language).filters,
      fields: SharedPost.table.names,
      language: language
    ) { [language, useCases, observe] invocation throws(CommandFailure) in
      ShareViewModel(
        PostRequest(
          id: try language.typedID(invocation[post], among: .feed(FeedQuery()), Post.ID.init(typed:)),
          query: FeedParameters(language).query(invocation)
        ),
        open: useCases.open,
        in: language,
        observe: observe
      )
    }
  }

  private var saved: Command {
    let list = ListOptions(usualLimit: FeedLists.usualLimit, in: language)
    return Command(
      "saved",
      abstract: strings.entries.savedAbstract,
      discussion: strings.entries.savedDiscussion,
      examples: [
        Example("tessera feed saved", strings.entries.savedExample),
        list.example("tessera feed saved", fields: "id", "title"),
      ],
      parameters: list.declared,
      fields: PostViewModel.savedTable.names,
      conflicts: list.conflicts,
      language: language
    ) { [language, lists] invocation in
      lists.saved(
        limit: ListOptions(usualLimit: FeedLists.usualLimit, in: language).count(in: invocation)
      )
    }
  }

  private var saving: [Command] {
    SaveCommands(
      of: "feed",
      name: "Post",
      post,
      exampleID: Self.exampleID,
      words: strings.entries,
      marks: marks,
      list: .feed(FeedQuery()),
      id: Post.ID.init(typed:),
      missing: PostFailure.missing,
      observe: observe
    ) { [useCases] (isSaved, id, isOffline) async throws(SubmissionError) in
      try await useCases.change(
        SavedChange(isSaved, id.rawValue, .post),
        name: await useCases.storedTitle(of: id),
        isOffline: isOffline
      )
    }.commands
  }

  private var post: Argument<String> {
    Argument("post", help: strings.postHelp, valueName: strings.idValue)
  }

  private static let exampleID = "0d49d446-47e2-42eb-8dbd-26f73876fec7"
}

extension Route {
  /// The place where a post is shown, found among the posts of a query.
  static func post(_ id: Post.ID, among query: FeedQuery) -> Route {
    Route(words: ["feed", "show", id.rawValue], options: options(of: query))
  }

  /// The place where the posts of a query are listed.
  static func feed(_ query: FeedQuery) -> Route { Route("feed", options: options(of: query)) }

  /// The form that narrows the feed, with the filters that it has already; a category without a name is left out.
  static func searchFeed(_ query: FeedQuery) -> Route {
    var query = query
    if let category = query.category, !PostCategory.named.contains(category) { query.category = nil }
    return Route(words: ["feed", "search"], options: options(of: query))
  }

  private static func options(of query: FeedQuery) -> [Option] {
    [(FeedFilter.query, query.text), (FeedFilter.category, query.category?.word)]
      .compactMap { name, value in value.map { Option(name, $0) } }
  }

  /// The list of saved posts.
  static let savedPosts = Route("feed", "saved")

  /// The change that saves a post, or removes it from the saved ones.
  static func saved(_ id: Post.ID, _ isSaved: Bool) -> Route {
    Route("feed", isSaved ? "save" : "unsave", id.rawValue)
  }

  /// The text with which a post is shared.
  static func share(_ id: Post.ID) -> Route { Route("feed", "share", id.rawValue) }
}

extension Post.ID {
  /// Reads the id of a post; the service cannot have one with other characters than it allows.
  fileprivate init?(typed text: String) {
    self.init(rawValue: text)
    guard isWellFormed else { return nil }
  }
}
