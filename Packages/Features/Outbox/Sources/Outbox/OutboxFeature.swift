public import CommandKit
public import DomainKernel
public import FeatureKit
public import LocalizationKit

/// The commands `tessera outbox`: lists, sends, retries and drops changes that wait for the network.
public struct OutboxFeature: Feature {
  private let language: Language
  private let strings: Strings
  private let useCases: OutboxUseCases
  private let observe: @Sendable (FeatureEvent) -> Void
  private let entry: Argument<Int>

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - useCases: What it can do.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    useCases: OutboxUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.useCases = useCases
    self.observe = observe
    strings = Strings(language)
    entry = Argument("entry", help: strings.entryHelp, valueName: strings.entryValue)
  }

  /// The list of changes.
  public var tab: Action? { Action(strings.outbox, .outbox) }

  /// The noun `outbox` with its verbs.
  public var commands: [Command] {
    [
      Command(
        "outbox",
        abstract: strings.abstract,
        discussion: strings.discussion,
        examples: [
          Example("tessera outbox", strings.listExample),
          Example("tessera outbox send", strings.sendExample),
          Example("tessera outbox drop 12", strings.dropExample),
        ],
        group: CommandGroup.program.title(in: strings.language),
        fields: OutboxViewModel.table.names,
        subcommands: [send, retry, drop],
        language: language
      ) { [useCases, observe] _ in
        OutboxViewModel(useCases: useCases, observe: observe)
      }
    ]
  }

  private var send: Command {
    Command(
      "send",
      abstract: strings.sendAbstract,
      discussion: strings.sendDiscussion,
      examples: [Example("tessera outbox send", strings.sendExample)],
      fields: OutboxSendingViewModel.table.names,
      language: language
    ) { [useCases, observe] _ in
      OutboxSendingViewModel(useCases: useCases, observe: observe)
    }
  }

  private var retry: Command {
    Command(
      "retry",
      abstract: strings.retryAbstract,
      discussion: strings.retryDiscussion,
      examples: [Example("tessera outbox retry 12", strings.retryExample)],
      parameters: [entry],
      fields: OutboxViewModel.table.names,
      language: language
    ) { [useCases, observe, entry] invocation in
      OutboxViewModel(
        .retry(OutboxEntry.ID(rawValue: invocation[entry])),
        useCases: useCases,
        observe: observe
      )
    }
  }

  private var drop: Command {
    let yes = Confirmation.flag(in: language)
    return Command(
      "drop",
      abstract: strings.dropAbstract,
      discussion: strings.dropDiscussion,
      examples: [Example("tessera outbox drop 12", strings.dropExample)],
      parameters: [entry, yes],
      fields: OutboxViewModel.table.names,
      language: language
    ) { [useCases, observe, entry] invocation in
      OutboxViewModel(
        .drop(OutboxEntry.ID(rawValue: invocation[entry]), isConfirmed: invocation[yes]),
        useCases: useCases,
        observe: observe
      )
    }
  }
}

/// The use cases of the outbox.
public struct OutboxUseCases: Sendable {
  let outbox: any OutboxDelivery
  let drain: DrainOutbox
  let areas: [OutboxArea]
  let accounts: @Sendable (_ area: String) -> AccountRoutes?
  let texts: ChangeTexts
  let language: Language

  /// Creates the use cases of the feature.
  ///
  /// - Parameters:
  ///   - outbox: The outbox.
  ///   - drain: Sends a queue of it.
  ///   - areas: The areas whose changes wait in it.
  ///   - accounts: Says where users sign in to the service of an area and out; `nil` where it is not known.
  ///   - texts: The texts for the changes of all areas.
  ///   - language: The language of these texts.
  public init(
    outbox: any OutboxDelivery,
    drain: DrainOutbox,
    areas: [OutboxArea],
    accounts: @escaping @Sendable (_ area: String) -> AccountRoutes? = { _ in nil },
    texts: ChangeTexts,
    language: Language
  ) {
    self.accounts = accounts
    self.texts = texts
    self.language = language
    self.outbox = outbox
    self.drain = drain
    self.areas = areas
  }
}

extension Route {
  /// The list of changes.
  static let outbox = Route("outbox")
  /// Sends what waits.
  static let send = Route("outbox", "send")

  static func retry(_ id: OutboxEntry.ID) -> Route { Route("outbox", "retry", String(id.rawValue)) }

  static func drop(_ id: OutboxEntry.ID) -> Route { Route("outbox", "drop", String(id.rawValue)) }
}
