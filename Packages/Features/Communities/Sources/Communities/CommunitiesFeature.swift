import CardsDomain
public import CommandKit
import DesignKit
public import FeatureKit
public import LocalizationKit

/// Communities that compare the contributions of their members, `tessera communities`.
public struct CommunitiesFeature: Feature {
  private let language: Language
  private let useCases: CommunitiesUseCases
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature; nothing is read before a screen is loaded.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - useCases: What can be done with communities.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    useCases: CommunitiesUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.useCases = useCases
    self.observe = observe
  }

  /// The list.
  public var tab: Action? { Action(strings.communities, .communities) }

  /// The noun `communities` with its verbs.
  public var commands: [Command] {
    [
      Command(
        "communities",
        abstract: strings.listAbstract,
        discussion: strings.listDiscussion,
        examples: [
          Example("tessera communities", strings.listExample),
          Example(
            "tessera communities create 'Spring term' --from 2026-03-01 --to 2026-06-30 --join",
            strings.createExample
          ),
          Example("tessera communities show \(Self.exampleID)", strings.showExample),
        ],
        group: CommandGroup.cards.title(in: strings.language),
        fields: CommunitiesViewModel.table.names,
        subcommands: [
          show, create, verb("join", strings.joinAbstract) { .join($0) },
          verb("leave", strings.leaveAbstract) { .leave($0) }, refresh, delete, export, take,
        ],
        language: language
      ) { [useCases, observe] _ in
        CommunitiesViewModel(useCases: useCases, observe: observe)
      }
    ]
  }

  private var strings: Strings { Strings(language) }

  private static let exampleID = "7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e10"

  private var id: Argument<String> {
    Argument("id", help: strings.idHelp, valueName: strings.idValue)
  }

  private var show: Command {
    Command(
      "show",
      abstract: strings.showAbstract,
      discussion: strings.showDiscussion,
      examples: [
        Example("tessera communities show \(Self.exampleID)", strings.showExample),
        Example("tessera communities show \(Self.exampleID) --json --fields members", strings.membersExample),
      ],
      parameters: [id],
      fields: CommunityViewModel.table.names,
      language: language
    ) { [id, useCases, observe, strings] invocation throws(CommandFailure) in
      let request = CommunityViewModel.Request(id: try Community.ID.asked(invocation[id], strings))
      return CommunityViewModel(request, useCases: useCases, observe: observe)
    }
  }

  private var refresh: Command {
    Command(
      "refresh",
      abstract: strings.refreshAbstract,
      discussion: strings.refreshDiscussion,
      examples: [Example("tessera communities refresh \(Self.exampleID)", strings.refreshExample)],
      parameters: [id],
      fields: CommunityViewModel.table.names,
      language: language
    ) { [id, useCases, observe, strings] invocation throws(CommandFailure) in
      let id = try Community.ID.asked(invocation[id], strings)
      return CommunityViewModel(
        CommunityViewModel.Request(id: id, isRefresh: true),
        useCases: useCases,
        observe: observe
      )
    }
  }

  private func verb(
    _ name: String,
    _ abstract: String,
    change: @escaping @Sendable (Community.ID) -> CommunityChange
  ) -> Command {
    Command(
      name,
      abstract: abstract,
      examples: [Example("tessera communities \(name) \(Self.exampleID)", strings.membershipExample(name))],
      parameters: [id],
      fields: CommunitiesViewModel.table.names,
      language: language
    ) { [id, useCases, observe, strings] invocation throws(CommandFailure) in
      let id = try Community.ID.asked(invocation[id], strings)
      return CommunityChangeViewModel(change(id), useCases: useCases, observe: observe)
    }
  }

  private var delete: Command {
    let yes = Confirmation.flag(in: language)
    return Command(
      "delete",
      abstract: strings.deleteAbstract,
      discussion: strings.deleteDiscussion,
      examples: [
        Example("tessera communities delete \(Self.exampleID)", strings.deleteExample),
        Example("tessera communities delete \(Self.exampleID) --yes", strings.deleteWithoutQuestionExample),
      ],
      parameters: [id, yes],
      fields: CommunitiesViewModel.table.names,
      language: language
    ) { [id, language, useCases, observe, strings] invocation throws(CommandFailure) in
      let change = CommunityChange.delete(
        try Community.ID.asked(invocation[id], strings),
        asksIn: invocation[yes] ? nil : language
      )
      return CommunityChangeViewModel(change, useCases: useCases, observe: observe)
    }
  }

  private var create: Command {
    let name = Argument<String>("name", help: strings.nameHelp, valueName: strings.nameValue)
    let from = Option<String>("from", help: strings.fromHelp, valueName: strings.dateValue)
    let to = Option<String>("to", help: strings.toHelp, valueName: strings.dateValue)
    let join = Flag("join", help: strings.joinHelp)
    return Command(
      "create",
      abstract: strings.createAbstract,
      discussion: strings.createDiscussion,
      examples: [
        Example(
          "tessera communities create 'Spring term' --from 2026-03-01 --to 2026-06-30 --join",
          strings.createExample
        )
      ],
      parameters: [name, from, to, join],
      fields: CommunitiesViewModel.table.names,
      language: language
    ) { [useCases, observe, strings] invocation throws(CommandFailure) in
      let change = CommunityChange.create(
        name: invocation[name],
        from: try CalendarDay.asked(invocation[from], strings),
        to: try CalendarDay.asked(invocation[to], strings),
        joins: invocation[join]
      )
      return CommunityChangeViewModel(change, useCases: useCases, observe: observe)
    }
  }

  private var export: Command {
    let file = FileWords.output(in: language)
    let force = FileWords.force(in: language)
    return Command(
      "export",
      abstract: strings.exportAbstract,
      discussion: FileWords.outputDiscussion(in: strings.language),
      examples: [Example("tessera communities export \(Self.exampleID) term.json", strings.exportExample)],
      parameters: [id, file, force],
      language: language
    ) { [id, useCases, observe, strings] invocation throws(CommandFailure) in
      let request = CommunityExportViewModel.Request(
        id: try Community.ID.asked(invocation[id], strings),
        path: invocation[file].flatMap(FileWords.file),
        isReplacing: invocation[force]
      )
      return CommunityExportViewModel(request, useCases: useCases, observe: observe)
    }
  }

  private var take: Command {
    let file = FileWords.input(help: strings.importFileHelp, in: language)
    return Command(
      "import",
      abstract: strings.importAbstract,
      discussion: strings.importDiscussion,
      examples: [Example("tessera communities import term.json", strings.importExample)],
      parameters: [file],
      fields: CommunityChangeViewModel.importTable.names,
      language: language
    ) { [useCases, observe] invocation in
      CommunityChangeViewModel(.take(path: invocation[file]), useCases: useCases, observe: observe)
    }
  }
}

extension Community.ID {
  /// Reads an id that the user typed.
  fileprivate static func asked(_ text: String, _ strings: Strings) throws(CommandFailure) -> Community.ID {
    guard let id = Community.ID(rawValue: text) else {
      throw CommandFailure(.usage, strings.notAnID(text.shortened()), hint: strings.copyID)
    }
    return id
  }
}

extension CalendarDay {
  /// Reads a day that the user typed.
  fileprivate static func asked(_ text: String, _ strings: Strings) throws(CommandFailure) -> CalendarDay {
    guard let day = CalendarDay(text) else {
      throw CommandFailure(.usage, strings.notADay(text.shortened()), hint: strings.writeDay)
    }
    return day
  }
}
