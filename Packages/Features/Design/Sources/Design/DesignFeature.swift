public import CommandKit
import DesignKit
public import FeatureKit
public import LocalizationKit

/// The catalogue of the design system, `tessera design`.
public struct DesignFeature: Feature {
  private static let everyWriter = "all"

  private let language: Language
  private let strings: Strings
  private let observe: @Sendable (FeatureEvent) -> Void
  private let component: Option<String?>
  private let state: Option<String?>
  private let writer: Option<String?>

  /// Makes the feature.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - observe: Receives an event for each use case that runs.
  public init(language: Language, observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }) {
    self.language = language
    self.observe = observe
    strings = Strings(language)
    component = Option("component", help: strings.component, valueName: strings.name)
    state = Option("state", help: strings.state, valueName: strings.name)
    writer = Option(
      "writer",
      help: strings.writer,
      valueName: strings.form,
      accepting: .oneOf(OutputForm.allCases.map(\.rawValue) + [Self.everyWriter])
    )
  }

  /// The command `design`.
  public var commands: [Command] {
    [
      Command(
        "design",
        abstract: strings.abstract,
        discussion: strings.discussion,
        examples: [
          Example("tessera design --component table --theme light --width 60", strings.componentExample),
          Example("tessera design --component card --writer linear", strings.linearExample),
          Example("tessera design --json --fields name,states", strings.documentExample),
        ],
        group: CommandGroup.program.title(in: strings.language),
        parameters: [component, state, writer],
        fields: DesignViewModel.table.names,
        language: language
      ) { [strings, observe, component, state, writer] invocation throws(CommandFailure) in
        // Several documents that follow each other are none.
        if let form = invocation[writer], form == OutputForm.svg.rawValue, invocation[component] == nil {
          throw CommandFailure(.usage, strings.needsComponent(form), hint: strings.oneDocumentEach)
        }
        return DesignViewModel(
          CatalogQuery(component: invocation[component], state: invocation[state]),
          forms: Self.forms(invocation[writer]),
          observe: observe
        )
      }
    ]
  }

  /// The forms to write in; `nil` stands for the one that fits the output.
  private static func forms(_ writer: String?) -> [OutputForm?] {
    writer == everyWriter ? OutputForm.allCases : [writer.flatMap(OutputForm.init)]
  }
}
