import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// The noun `sections` of the command line.
struct SectionsCommands {
  let open: FeatureSession<BrowseSections>.Opener
  let subcommands: [Command]

  var list: Command {
    Command(
      "sections",
      abstract: "List the sections of the streaming service.",
      discussion: """
        Shows the sections in the order of the service, each with what it says of itself. What was seen once \
        opens without a connection.
        """,
      examples: [
        Example("tessera sections", "the list"),
        Example("tessera sections --offline", "only what is stored"),
        Example("tessera sections --json --fields id,title", "for a script"),
      ],
      group: "Streaming",
      parameters: [Self.fields],
      subcommands: subcommands,
      run: run
    )
  }

  private static let fields = Option<[String]>(
    "fields",
    help: "With --json: the fields to write.",
    valueName: "a,b",
    accepting: .oneOf(SectionsDocument.fields),
    separator: ","
  )

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let selection = try FieldSelection(invocation, known: SectionsDocument.fields)
    let session = try open(invocation)
    let wantsDocument = invocation[ReadingOptions.json]
    let freshness = ReadingOptions.freshness(invocation)
    let viewModel = await SectionsViewModel(browse: session.useCases)
    let state = await load(viewModel, freshness, session, redraws: !wantsDocument)
    guard let catalog = state.catalog.shown else { throw failure(of: state, session.presenter) }
    if wantsDocument {
      let document = SectionsDocument(
        catalog: catalog,
        descriptions: state.descriptions,
        selection: selection
      )
      session.presenter.write(document.document.json(at: session.presenter.context.now))
    } else {
      session.presenter.show(sectionsView(state, session.presenter.context))
    }
    return .done
  }

  @MainActor
  private func load(
    _ viewModel: SectionsViewModel,
    _ freshness: Freshness,
    _ session: FeatureSession<BrowseSections>,
    redraws: Bool
  ) async -> SectionsState {
    let work: @MainActor () async -> Void = {
      await viewModel.send(.load(freshness))
      await session.patience.wait { await viewModel.send(.describe(freshness)) }
    }
    if redraws {
      let presenter = session.presenter
      await presenter.show({ sectionsView(viewModel.state, presenter.context) }, while: work)
    } else {
      await work()
    }
    return viewModel.state
  }

  private func failure(of state: SectionsState, _ presenter: any Presenter) -> any Error {
    guard case .failed(let error, _) = state.catalog else { return CancellationError() }
    return ErrorMessage(error, at: presenter.context.now).commandFailure
  }
}
