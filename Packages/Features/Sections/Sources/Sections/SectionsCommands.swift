import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import StreamingDomain

/// The noun `sections` of the command line.
struct SectionsCommands {
  private let language: Language
  private let open: FeatureSession<BrowseSections>.Opener
  private let subcommands: [Command]
  private let options: ReadingOptions

  init(
    language: Language,
    open: @escaping FeatureSession<BrowseSections>.Opener,
    subcommands: [Command]
  ) {
    self.language = language
    self.open = open
    self.subcommands = subcommands
    options = ReadingOptions(language)
  }

  var list: Command {
    let strings = Strings(language)
    return Command(
      "sections",
      abstract: strings.abstract,
      discussion: strings.discussion,
      examples: [
        Example("tessera sections", strings.listExample),
        Example("tessera sections --offline", strings.offlineExample),
        Example("tessera sections --json --fields id,title", strings.documentExample),
      ],
      group: strings.group,
      parameters: [options.fields(of: SectionsDocument.fields)],
      subcommands: subcommands,
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let selection = try FieldSelection(invocation, in: language)
    let session = try open(invocation)
    let policy = options.policy(invocation)
    if invocation[options.json] {
      try await writeDocument(session, policy, selection)
    } else {
      try await showScreen(session, policy)
    }
    return .done
  }

  @MainActor
  private func showScreen(
    _ session: FeatureSession<BrowseSections>,
    _ policy: FetchPolicy
  ) async throws(CommandFailure) {
    let viewModel = SectionsViewModel(browse: session.useCases)
    let presenter = session.presenter
    let view: @MainActor () -> Element = { sectionsView(viewModel.state, presenter.context) }
    var isComplete = true
    let work: @MainActor () async -> Void = {
      await send(.load(policy), to: viewModel, session)
      isComplete = await describe(viewModel, session, policy)
    }
    await presenter.show(view, while: work)
    _ = try catalog(in: viewModel.state, presenter)
    session.observe(.view("sectionsView"))
    presenter.show(view())
    if !isComplete { presenter.note(Strings(language).descriptionsMissing) }
  }

  @MainActor
  private func writeDocument(
    _ session: FeatureSession<BrowseSections>,
    _ policy: FetchPolicy,
    _ selection: FieldSelection
  ) async throws(CommandFailure) {
    let viewModel = SectionsViewModel(browse: session.useCases)
    await send(.load(policy), to: viewModel, session)
    var isComplete = true
    if selection.includes(SectionsDocument.description) {
      isComplete = await describe(viewModel, session, policy)
    }
    let document = SectionsDocument(
      catalog: try catalog(in: viewModel.state, session.presenter),
      descriptions: viewModel.state.descriptions,
      selection: selection
    )
    session.observe(.view("SectionsDocument"))
    session.presenter.write(document.json(at: session.presenter.context.now))
    if !isComplete { session.presenter.note(Strings(language).descriptionsMissing) }
  }

  @MainActor
  private func describe(
    _ viewModel: SectionsViewModel,
    _ session: FeatureSession<BrowseSections>,
    _ policy: FetchPolicy
  ) async -> Bool {
    await session.patience.wait { await send(.describe(policy), to: viewModel, session) }
  }

  @MainActor
  private func send(
    _ intent: SectionsIntent,
    to viewModel: SectionsViewModel,
    _ session: FeatureSession<BrowseSections>
  ) async {
    session.observe(.intent("SectionsViewModel.\(intent.name)"))
    await viewModel.send(intent)
  }

  /// The list that came of it; without one nothing stays on the screen, and the command fails.
  private func catalog(
    in state: SectionsState,
    _ presenter: any Presenter
  ) throws(CommandFailure) -> Fetched<StreamingCatalog> {
    if let catalog = state.catalog.shown { return catalog }
    presenter.update(.empty)
    throw ErrorMessage(state.catalog.error ?? .cancelled, in: presenter.context).commandFailure
  }
}
