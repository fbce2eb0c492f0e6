public import CommandKit
public import FeatureKit
public import LocalizationKit
public import StreamingDomain

/// The sections of the streaming service, `tessera sections`.
public struct SectionsFeature: Feature {
  private let language: Language
  private let repository: any StreamingRepository
  private let subcommands: @Sendable () -> [Command]
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - repository: Gives the sections and their descriptions.
  ///   - subcommands: The commands below `sections`, which another feature owns; made when they are needed.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    repository: any StreamingRepository,
    subcommands: @escaping @Sendable () -> [Command] = { [] },
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.repository = repository
    self.subcommands = subcommands
    self.observe = observe
  }

  /// The list of sections.
  public var tab: Action? {
    Action(Strings(language).untitled, Route("sections"))
  }

  /// The noun `sections`, with the commands below it.
  public var commands: [Command] {
    let strings = Strings(language)
    return [
      Command(
        "sections",
        abstract: strings.abstract,
        discussion: strings.discussion,
        examples: [
          Example("tessera sections", strings.listExample),
          Example("tessera sections --offline", strings.offlineExample),
          Example("tessera sections --json --fields id,title", strings.documentExample),
        ],
        group: strings.group,
        fields: SectionsViewModel.table.names,
        subcommands: subcommands(),
        language: language
      ) { [repository, observe] _ in
        SectionsViewModel(repository: repository, observe: observe)
      }
    ]
  }
}
