public import CommandKit
import DomainKernel
public import FeatureKit
public import LocalizationKit
public import StreamingDomain

/// The page of a section of the streaming service, `tessera sections show`.
public struct SectionDetailFeature: Feature {
  private let language: Language
  private let open: OpenSection
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - open: Opens sections.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    open: OpenSection,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.open = open
    self.observe = observe
  }

  /// The verb `show`, to stand below the noun `sections`.
  public var commands: [Command] {
    let strings = Strings(language)
    let parameters = Parameters(language)
    return [
      Command(
        "show",
        abstract: strings.abstract,
        discussion: strings.discussion,
        examples: [
          Example("tessera sections show series", strings.byName),
          Example("tessera sections show series --category drama", strings.byCategory),
          Example("tessera sections show series --block popular --all", strings.byBlock),
          Example("tessera sections show series --json --fields title,blocks", strings.asDocument),
        ],
        parameters: parameters.declared,
        fields: SectionViewModel.table.names,
        conflicts: [Conflict(parameters.limit, parameters.all)],
        language: language
      ) { [open, observe] invocation in
        SectionViewModel(
          SectionRequest(
            section: TextQuery(invocation[parameters.section]),
            category: invocation[parameters.category].map(TextQuery.init),
            block: invocation[parameters.block].map(TextQuery.init)
          ),
          limit: invocation[parameters.all] ? ProductLayout.most : invocation[parameters.limit],
          wantsAll: invocation[parameters.all],
          open: open,
          observe: observe
        )
      }
    ]
  }
}

/// The parameters of `sections show`.
private struct Parameters: Sendable {
  let section: Argument<String>
  let category: Option<String?>
  let block: Option<String?>
  let limit: Option<Int?>
  let all: Flag

  init(_ language: Language) {
    let strings = Strings(language)
    section = Argument("section", help: strings.sectionHelp, valueName: strings.sectionName)
    category = Option("category", help: strings.categoryHelp, valueName: strings.titleName)
    block = Option("block", help: strings.blockHelp, valueName: strings.titleName)
    limit = Option(
      "limit",
      short: "n",
      help: strings.limitHelp,
      valueName: strings.numberName,
      accepting: .within(1...ProductLayout.most)
    )
    all = Flag("all", help: strings.allHelp(upTo: ProductLayout.most))
  }

  var declared: [any Parameter] { [section, category, block, limit, all] }
}
