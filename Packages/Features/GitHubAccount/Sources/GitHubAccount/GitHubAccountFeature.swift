public import CommandKit
public import FeatureKit
public import LocalizationKit
import PeopleDomain

/// The user's own account at GitHub, `tessera github`: sign-in, sign-out and status.
public struct GitHubAccountFeature: Feature {
  private let language: Language
  private let strings: Strings
  private let useCases: GitHubAccountUseCases
  private let observe: @Sendable (FeatureEvent) -> Void
  private let tokenInput: Flag
  private let from: Option<TokenProgram?>
  private let device: Flag
  private let store: Option<StoreChoice?>

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - useCases: What it can do.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    useCases: GitHubAccountUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.useCases = useCases
    self.observe = observe
    strings = Strings(language)
    tokenInput = Flag("token-stdin", help: strings.tokenInputHelp)
    from = Option("from", help: strings.fromHelp, valueName: strings.programValue)
    device = Flag("device", help: strings.deviceHelp)
    store = strings.words.storeOption
  }

  /// The status of the account.
  public var tab: Action? { Action(strings.title, Route("github")) }

  /// The noun `github` with its verbs.
  public var commands: [Command] {
    [
      Command(
        "github",
        abstract: strings.abstract,
        discussion: strings.discussion,
        examples: [
          Example("tessera github", strings.statusExample),
          Example("tessera github login", strings.loginExample),
          Example("tessera github logout", strings.logoutExample),
        ],
        group: CommandGroup.gitHub.title(in: language),
        fields: AccountRecords.table.names,
        subcommands: [login, logout, status],
        language: language,
        screen: showStatus
      )
    ]
  }

  private var status: Command {
    Command(
      "status",
      abstract: strings.words.statusAbstract,
      discussion: strings.statusDiscussion,
      examples: [
        Example("tessera github status", strings.statusExample),
        Example("tessera github status --json --fields login,source", strings.words.documentExample),
      ],
      fields: AccountRecords.table.names,
      language: language,
      screen: showStatus
    )
  }

  private var showStatus: ScreenAction.Make {
    { [useCases, observe] _ in AccountStatusViewModel(useCases, observe: observe) }
  }

  private var login: Command {
    Command(
      "login",
      abstract: strings.loginAbstract,
      discussion: strings.loginDiscussion,
      examples: [
        Example("tessera github login", strings.loginExample),
        Example("tessera github login --token-stdin", strings.loginFromFileExample),
        Example("tessera github login --from gh --store file", strings.loginFromProgramExample),
      ],
      parameters: [tokenInput, from, device, store],
      fields: AccountRecords.table.names,
      conflicts: [Conflict(tokenInput, from, device)],
      language: language
    ) { [language, useCases, observe, tokenInput, from, device, store] invocation in
      let origin: SignInRequest.Origin =
        if invocation[tokenInput] {
          .input
        } else if invocation[from] != nil {
          .gitHubCLI
        } else if invocation[device] {
          .device
        } else {
          .question
        }
      return SignInViewModel(
        SignInRequest(origin: origin, store: invocation[store]?.store),
        useCases,
        in: language,
        observe: observe
      )
    }
  }

  private var logout: Command {
    Command(
      "logout",
      abstract: strings.logoutAbstract,
      discussion: strings.logoutDiscussion,
      examples: [Example("tessera github logout", strings.logoutExample)],
      fields: AccountRecords.table.names,
      language: language
    ) { [useCases, observe] _ in
      SignOutViewModel(useCases, observe: observe)
    }
  }
}

/// A program that may have a token.
private enum TokenProgram: String, CaseIterable, ArgumentValue {
  case gh
}
