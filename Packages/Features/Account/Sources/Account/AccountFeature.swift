import CareersDomain
public import CommandKit
public import FeatureKit
public import LocalizationKit

/// The user's own account at the careers service, `tessera account`: registration, sign-in, sign-out and status.
public struct AccountFeature: Feature {
  private let language: Language
  private let strings: Strings
  private let forms: AccountForms
  private let useCases: AccountUseCases
  private let observe: @Sendable (FeatureEvent) -> Void
  private let store: Option<StoreChoice?>
  private let code: Argument<String?>

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - useCases: Its use cases.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    useCases: AccountUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.useCases = useCases
    self.observe = observe
    strings = Strings(language)
    forms = AccountForms(language)
    store = strings.words.storeOption
    code = Argument(AccountForms.code, help: strings.codeHelp, valueName: strings.codeValue)
  }

  /// The status of the account.
  public var tab: Action? { Action(strings.title, Route("account")) }

  /// The noun `account` with its verbs.
  public var commands: [Command] {
    [
      Command(
        "account",
        abstract: strings.abstract,
        discussion: strings.discussion,
        examples: [
          Example("tessera account register", strings.registerExample),
          Example("tessera account", strings.statusExample),
          Example("tessera account logout", strings.logoutExample),
        ],
        group: CommandGroup.careers.title(in: strings.language),
        fields: AccountRecordTable.table.names,
        subcommands: [register, verify, resend, login, logout, status],
        language: language,
        screen: showStatus
      )
    ]
  }

  private var showStatus: ScreenAction.Make {
    { [useCases, observe] _ in AccountStatusViewModel(useCases, observe: observe) }
  }

  private var status: Command {
    Command(
      "status",
      abstract: strings.words.statusAbstract,
      discussion: strings.statusDiscussion,
      examples: [
        Example("tessera account status", strings.statusExample),
        Example("tessera account status --json --fields email,emailVerified", strings.words.documentExample),
      ],
      fields: AccountRecordTable.table.names,
      language: language,
      screen: showStatus
    )
  }

  private var register: Command {
    Command(
      "register",
      abstract: strings.registerAbstract,
      discussion: strings.registerDiscussion,
      examples: [
        Example("tessera account register", strings.registerExample),
        Example(
          "tessera account register --name 'Mai Tanaka' --email mai@example.com --password-stdin",
          strings.registerFromFileExample
        ),
      ],
      parameters: forms.registration(withTerms: true).parameters + [store],
      fields: ChallengedAccount.table.names,
      language: language,
      screen: signIn(.registration, forms.registration(withTerms: true))
    )
  }

  private var login: Command {
    Command(
      "login",
      abstract: strings.loginAbstract,
      discussion: strings.loginDiscussion,
      examples: [
        Example("tessera account login", strings.loginExample),
        Example(
          "tessera account login --email mai@example.com --password-stdin --store file",
          strings.loginFromFileExample
        ),
      ],
      parameters: forms.login(withTerms: true).parameters + [store],
      fields: AccountRecordTable.table.names,
      language: language,
      screen: signIn(.login, forms.login(withTerms: true))
    )
  }

  private func signIn(_ kind: SignInRequest.Kind, _ form: Form) -> ScreenAction.Make {
    { [language, useCases, observe, store] invocation in
      SignInViewModel(
        SignInRequest(kind: kind, input: form.input(of: invocation), store: invocation[store]?.store),
        useCases,
        in: language,
        observe: observe
      )
    }
  }

  private var verify: Command {
    Command(
      "verify",
      abstract: strings.verifyAbstract,
      discussion: strings.verifyDiscussion,
      examples: [Example("tessera account verify 123456", strings.verifyExample)],
      parameters: [code],
      fields: AccountRecordTable.table.names,
      language: language
    ) { [language, useCases, observe, code] invocation in
      let given = invocation[code].map { [AccountForms.code: $0] } ?? [:]
      return VerifyEmailViewModel(FormInput(given), useCases, in: language, observe: observe)
    }
  }

  private var resend: Command {
    Command(
      "resend",
      abstract: strings.resendAbstract,
      examples: [Example("tessera account resend", strings.resendExample)],
      fields: ChallengedAccount.table.names,
      language: language
    ) { [useCases, observe] _ in
      ResendCodeViewModel(useCases, observe: observe)
    }
  }

  private var logout: Command {
    let yes = Confirmation.flag(in: language)
    return Command(
      "logout",
      abstract: strings.logoutAbstract,
      discussion: strings.logoutDiscussion,
      examples: [Example("tessera account logout", strings.logoutExample)],
      parameters: [yes],
      fields: AccountRecordTable.table.names,
      language: language
    ) { [language, useCases, observe] invocation in
      LogOutViewModel(useCases, isConfirmed: invocation[yes], in: language, observe: observe)
    }
  }
}
