public import CommandKit
public import FeatureKit
public import LocalizationKit
public import SettingsDomain

/// The sandbox: what it keeps, and where other programs reach it, `tessera sandbox`.
public struct SandboxFeature: Feature {
  private let language: Language
  private let sandbox: any SandboxControl
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature; nothing is read or opened before a screen is loaded.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - sandbox: Looks after the sandbox.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    sandbox: any SandboxControl,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.sandbox = sandbox
    self.observe = observe
  }

  private var strings: SandboxStrings { SandboxStrings(language) }

  /// `tessera sandbox` with its subcommands.
  public var commands: [Command] {
    [
      Command(
        "sandbox",
        abstract: strings.abstract,
        discussion: strings.discussion,
        examples: [
          Example("tessera sandbox status", strings.statusExample),
          Example("tessera sandbox advance verification", strings.verificationExample),
          Example("tessera sandbox serve --port 8460", strings.serveExample),
        ],
        group: CommandGroup.program.title(in: strings.language),
        fields: SandboxStatusViewModel.table.names,
        subcommands: [status, reset, advance, serve],
        language: language,
        screen: showStatus
      )
    ]
  }

  private var status: Command {
    Command(
      "status",
      abstract: strings.statusAbstract,
      examples: [Example("tessera sandbox status", strings.statusExample)],
      fields: SandboxStatusViewModel.table.names,
      language: language,
      screen: showStatus
    )
  }

  private var showStatus: ScreenAction.Make {
    { [sandbox, observe] _ in SandboxStatusViewModel(sandbox, observe: observe) }
  }

  private var reset: Command {
    let confirmed = Confirmation.flag(in: language)
    return Command(
      "reset",
      abstract: strings.resetAbstract,
      discussion: strings.resetDiscussion,
      examples: [Example("tessera sandbox reset --yes", strings.resetExample)],
      parameters: [confirmed],
      fields: SandboxStatusViewModel.table.names,
      language: language
    ) { [sandbox, observe, language] invocation in
      SandboxResetViewModel(
        sandbox,
        isConfirmed: invocation[confirmed],
        language: language,
        observe: observe
      )
    }
  }

  private var advance: Command {
    let id = Argument<String>("id", help: strings.recordHelp, valueName: strings.idValue)
    let reject = Flag("reject", help: strings.rejectHelp)
    let reason = Option<String?>("reason", help: strings.reasonHelp, valueName: strings.textValue)
    return Command(
      "advance",
      abstract: strings.advanceAbstract,
      discussion: strings.advanceDiscussion,
      examples: [
        Example("tessera sandbox advance 3f2b8c1e-0d4a-4c52-9a77-5b1f6e0c2d90", strings.advanceExample),
        Example(
          "tessera sandbox advance 8c1e3f2b-4a0d-4c52-9a77-2d905b1f6e0c --reject --reason 'Page 2 is missing'",
          strings.rejectExample
        ),
        Example("tessera sandbox advance verification", strings.verificationExample),
      ],
      parameters: [id, reject, reason],
      fields: SandboxAdvanceViewModel.table.names,
      language: language
    ) { [sandbox, observe] invocation in
      SandboxAdvanceViewModel(
        sandbox,
        AdvanceRequest(invocation[id], isRejected: invocation[reject], reason: invocation[reason]),
        observe: observe
      )
    }
  }

  private var serve: Command {
    let port = Option<Int?>(
      "port",
      help: strings.portHelp,
      valueName: strings.portValue,
      accepting: .within(1...65_000)
    )
    return Command(
      "serve",
      abstract: strings.serveAbstract,
      discussion: strings.serveDiscussion,
      examples: [Example("tessera sandbox serve --port 8460", strings.serveExample)],
      parameters: [port],
      fields: SandboxServeViewModel.table.names,
      language: language
    ) { [sandbox, observe, language] invocation in
      SandboxServeViewModel(sandbox, port: invocation[port], language: language, observe: observe)
    }
  }
}
