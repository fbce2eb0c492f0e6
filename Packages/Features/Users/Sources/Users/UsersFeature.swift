public import CommandKit
import DesignKit
public import FeatureKit
public import LocalizationKit
import PeopleDomain

/// The accounts of GitHub: their list, their profiles and a search, `tessera users`.
public struct UsersFeature: Feature {
  private let language: Language
  private let useCases: UsersUseCases
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature; nothing is read or opened before a screen is loaded.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - useCases: What can be done with accounts.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    useCases: UsersUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.useCases = useCases
    self.observe = observe
  }

  /// The list, in pages of the size that needs the fewest requests.
  public var tab: Action? {
    let limit = String(UserListPlace.mostPerPage)
    return Action(Strings(language).users, Route("users").with("limit", limit))
  }

  /// `tessera users` with its subcommands.
  public var commands: [Command] {
    let strings = Strings(language)
    return [
      Command(
        "users",
        abstract: strings.listAbstract,
        discussion: strings.listDiscussion,
        examples: [
          Example("tessera users", strings.listExample),
          Example("tessera users --since 135", strings.sinceExample),
          ListParameters(language).fieldsExample,
          ListParameters(language).wholeExample,
        ],
        group: CommandGroup.gitHub.title(in: language),
        parameters: ListParameters(language).all,
        fields: UsersViewModel.table.names,
        conflicts: ListParameters(language).conflicts,
        subcommands: [show, search],
        language: language
      ) { [language, useCases, observe] invocation in
        let request = ListParameters(language).request(invocation)
        let walk = request.limit == nil ? useCases.walkToEnd : useCases.walk
        return UsersViewModel(request, list: useCases.list, walk: walk, observe: observe)
      }
    ]
  }

  private var show: Command {
    let strings = Strings(language)
    return Command(
      "show",
      abstract: strings.showAbstract,
      discussion: strings.showDiscussion,
      examples: [
        Example("tessera users show robin-marsh", strings.showExample),
        Example("tessera users show robin-marsh --web", strings.webExample),
        Example("tessera users show robin-marsh --json --fields name,followers", strings.figuresExample),
      ],
      parameters: ShowParameters(language).all,
      fields: UserViewModel.table.names,
      language: language
    ) { [language, useCases, observe] invocation in
      let parameters = ShowParameters(language)
      let login = invocation[parameters.login]
      guard invocation[parameters.web] else {
        return UserViewModel(login, open: useCases.open, pictures: useCases.pictures, observe: observe)
      }
      return UserWebViewModel(login, useCases: useCases, observe: observe)
    }
  }

  private var search: Command {
    let strings = Strings(language)
    return Command(
      "search",
      abstract: strings.searchAbstract,
      discussion: strings.searchDiscussion,
      examples: [
        Example("tessera users search berlin", strings.searchExample),
        Example("tessera users search berlin --json --fields login", strings.searchDocumentExample),
      ],
      parameters: SearchParameters(language).all,
      fields: UserViewModel.table.names,
      language: language
    ) { [language, useCases, observe] invocation throws(CommandFailure) in
      let search = try SearchParameters(language).search(invocation)
      return UserSearchViewModel(search, find: useCases.find, observe: observe)
    }
  }
}

// MARK: - Parameters

private struct ListParameters {
  private let list: ListOptions
  private let since: Option<Int?>

  init(_ language: Language) {
    let strings = Strings(language)
    list = ListOptions(usualLimit: UsersRequest.usualLimit, in: language)
    since = Option("since", help: strings.sinceHelp, valueName: strings.idValue, accepting: .atLeast(0))
  }

  var all: [any Parameter] { [list.limit, since, list.all] }
  var conflicts: [Conflict] { list.conflicts }
  var fieldsExample: Example { list.example("tessera users", fields: "id", "login") }
  var wholeExample: Example { list.wholeExample("tessera users", file: "accounts.json") }

  func request(_ invocation: Invocation) -> UsersRequest {
    UsersRequest(start: invocation[since].flatMap(User.ID.init), limit: list.count(in: invocation))
  }
}

private struct ShowParameters {
  let login: Argument<String>
  let web: Flag

  init(_ language: Language) {
    let strings = Strings(language)
    login = Argument("login", help: strings.loginHelp, valueName: strings.loginValue)
    web = Flag("web", help: strings.webHelp)
  }

  var all: [any Parameter] { [login, web] }
}

private struct SearchParameters {
  private let text: Argument<String>
  private let limit: Option<Int?>
  private let strings: Strings

  init(_ language: Language) {
    strings = Strings(language)
    text = Argument("text", help: SearchWords(language).textHelp, valueName: strings.textValue)
    limit = Option(
      "limit",
      short: "n",
      help: strings.searchLimitHelp(UserSearch.usualLimit),
      valueName: strings.numberValue,
      accepting: .within(1...UserSearch.highestLimit)
    )
  }

  var all: [any Parameter] { [text, limit] }

  func search(_ invocation: Invocation) throws(CommandFailure) -> UserSearch {
    let text = invocation[text]
    guard !text.allSatisfy(\.isWhitespace) else {
      throw CommandFailure(.usage, SearchWords(strings.language).noText, hint: strings.sayWhatToSearch)
    }
    return UserSearch(text: text, limit: invocation[limit])
  }
}
