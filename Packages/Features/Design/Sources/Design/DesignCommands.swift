import CommandKit
import DesignCatalog
import DesignKit
import FeatureKit

/// The noun `design` of the command line.
struct DesignCommands {
  let open: FeatureSession<BrowseCatalog>.Opener

  var show: Command {
    Command(
      "design",
      abstract: "Show the design system: every component, state, theme and writer.",
      discussion: """
        Without options, the whole catalogue; what it shows is what the design system's tests are run on. With \
        --writer, the form asked for is written even into a file, escape sequences included.
        """,
      examples: [
        Example(
          "tessera design --component table --theme light --width 60",
          "one component, as it looks there"
        ),
        Example(
          "tessera design --component card --state loading --writer linear",
          "as a screen reader gets it"
        ),
        Example("tessera design --json --fields name,states", "what there is, for a script"),
      ],
      group: "Program",
      parameters: [Self.component, Self.state, Self.writer, Self.fields],
      run: run
    )
  }

  private static let component = Option<String?>(
    "component",
    help: "Show one component only.",
    valueName: "name"
  )
  private static let state = Option<String?>("state", help: "Show one state only.", valueName: "name")
  private static let everyWriter = "all"
  private static let writer = Option<String?>(
    "writer",
    help: "Write in this form instead of the one that fits the output.",
    valueName: "form",
    accepting: .oneOf(OutputForm.allCases.map(\.rawValue) + [everyWriter])
  )
  private static let fields = ReadingOptions.fields(of: DesignDocument.fields)

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let selection = try FieldSelection(invocation)
    let session = try open(invocation)
    let pages = try pages(invocation, session.useCases)
    if invocation[ReadingOptions.json] {
      session.observe(.view("DesignDocument"))
      session.presenter.write(DesignDocument(pages: pages, selection: selection).json)
      return .done
    }
    session.observe(.view("designView"))
    let forms = forms(invocation[Self.writer])
    for form in forms {
      if forms.count > 1, let form { session.presenter.show(.heading(SafeText(form.rawValue), .page)) }
      for page in pages { session.presenter.show(designView(page), form: form, theme: nil) }
    }
    if invocation[Self.component] == nil, invocation[Self.state] == nil { showSamples(session.presenter) }
    return .done
  }

  private func pages(_ invocation: Invocation, _ catalog: BrowseCatalog) throws(CommandFailure)
    -> [DesignPage]
  {
    do {
      return try catalog.pages(component: invocation[Self.component], state: invocation[Self.state])
    } catch {
      throw error.commandFailure
    }
  }

  /// The forms to write in; nil stands for the one that fits the output.
  private func forms(_ writer: String?) -> [OutputForm?] {
    writer == Self.everyWriter ? OutputForm.allCases : [writer.flatMap(OutputForm.init)]
  }

  /// One sample in every theme and by every writer.
  private func showSamples(_ presenter: any Presenter) {
    presenter.show(.heading(Strings.themes, .page))
    for theme in Theme.allCases {
      presenter.show(.heading(SafeText(theme.rawValue)))
      presenter.show(DesignSamples.colors, form: nil, theme: theme)
    }
    presenter.show(.stack([.text(""), .heading(Strings.writers, .page)]))
    for form in OutputForm.allCases {
      presenter.show(.heading(SafeText(form.rawValue)))
      presenter.show(DesignSamples.mixture, form: form, theme: nil)
    }
  }
}
