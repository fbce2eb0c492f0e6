import CommandKit
import DesignCatalog
import DesignKit
import FeatureKit
import LocalizationKit

/// The noun `design` of the command line.
struct DesignCommands {
  private static let everyWriter = "all"

  private let open: FeatureSession<BrowseCatalog>.Opener
  private let language: Language
  private let strings: Strings
  private let options: ReadingOptions
  private let component: Option<String?>
  private let state: Option<String?>
  private let writer: Option<String?>

  init(language: Language, open: @escaping FeatureSession<BrowseCatalog>.Opener) {
    self.open = open
    self.language = language
    strings = Strings(language)
    options = ReadingOptions(language)
    component = Option("component", help: strings.component, valueName: strings.name)
    state = Option("state", help: strings.state, valueName: strings.name)
    writer = Option(
      "writer",
      help: strings.writer,
      valueName: strings.form,
      accepting: .oneOf(OutputForm.allCases.map(\.rawValue) + [Self.everyWriter])
    )
  }

  var show: Command {
    Command(
      "design",
      abstract: strings.abstract,
      discussion: strings.discussion,
      examples: [
        Example("tessera design --component table --theme light --width 60", strings.componentExample),
        Example("tessera design --component card --writer linear", strings.linearExample),
        Example("tessera design --json --fields name,states", strings.documentExample),
      ],
      group: strings.group,
      parameters: [component, state, writer, options.fields(of: DesignDocument.fields)],
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let selection = try FieldSelection(invocation, in: language)
    let session = try open(invocation)
    let pages = try pages(invocation, session.useCases)
    if invocation[options.json] {
      session.observe(.view("DesignDocument"))
      session.presenter.write(DesignDocument(pages: pages, selection: selection).json)
      return .done
    }
    session.observe(.view("designView"))
    let forms = forms(invocation[writer])
    for form in forms {
      if forms.count > 1, let form { session.presenter.show(.heading(SafeText(form.rawValue), .page)) }
      for page in pages { session.presenter.show(designView(page, in: language), form: form, theme: nil) }
    }
    if invocation[component] == nil, invocation[state] == nil { showSamples(session.presenter) }
    return .done
  }

  private func pages(_ invocation: Invocation, _ catalog: BrowseCatalog) throws(CommandFailure)
    -> [DesignPage]
  {
    do {
      return try catalog.pages(component: invocation[component], state: invocation[state])
    } catch {
      throw error.commandFailure(strings)
    }
  }

  /// The forms to write in; nil stands for the one that fits the output.
  private func forms(_ writer: String?) -> [OutputForm?] {
    writer == Self.everyWriter ? OutputForm.allCases : [writer.flatMap(OutputForm.init)]
  }

  /// One sample in every theme and by every writer.
  private func showSamples(_ presenter: any Presenter) {
    presenter.show(.heading(strings.themes, .page))
    for theme in Theme.allCases {
      presenter.show(.heading(SafeText(theme.rawValue)))
      presenter.show(DesignSamples.colors, form: nil, theme: theme)
    }
    presenter.show(.stack([.text(""), .heading(strings.writers, .page)]))
    for form in OutputForm.allCases {
      presenter.show(.heading(SafeText(form.rawValue)))
      presenter.show(DesignSamples.mixture(strings), form: form, theme: nil)
    }
  }
}
