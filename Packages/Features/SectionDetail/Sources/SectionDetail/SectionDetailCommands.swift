import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import StreamingDomain

/// The verb `show` of the noun `sections`.
struct SectionDetailCommands {
  private let language: Language
  private let open: FeatureSession<OpenSection>.Opener
  private let parameters: SectionDetailParameters

  init(language: Language, open: @escaping FeatureSession<OpenSection>.Opener) {
    self.language = language
    self.open = open
    parameters = SectionDetailParameters(language)
  }

  var show: Command {
    let strings = Strings(language)
    return Command(
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
      conflicts: parameters.conflicts,
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let selection = try FieldSelection(invocation, in: language)
    let options = SectionDetailOptions(invocation, parameters)
    let session = try open(invocation)
    if invocation[parameters.reading.json] {
      try await writeDocument(session, options, selection)
    } else {
      try await showScreen(session, options)
    }
    return .done
  }

  @MainActor
  private func showScreen(
    _ session: FeatureSession<OpenSection>,
    _ options: SectionDetailOptions
  ) async throws(CommandFailure) {
    let viewModel = SectionDetailViewModel(open: session.useCases)
    let presenter = session.presenter
    let layout = options.layout
    let view: @MainActor () -> Element = { sectionDetailView(viewModel.state, layout, presenter.context) }
    let work: @MainActor () async -> Void = {
      session.observe(.intent("SectionDetailViewModel.open"))
      await viewModel.send(.open(options.request, options.policy))
      await loadBlocks(viewModel, session, options.policy, atLeast: layout.limit)
    }
    await presenter.show(view, while: work)
    try check(viewModel.state, presenter)
    session.observe(.view("sectionDetailView"))
    presenter.show(view())
  }

  @MainActor
  private func writeDocument(
    _ session: FeatureSession<OpenSection>,
    _ options: SectionDetailOptions,
    _ selection: FieldSelection
  ) async throws(CommandFailure) {
    let viewModel = SectionDetailViewModel(open: session.useCases)
    let presenter = session.presenter
    session.observe(.intent("SectionDetailViewModel.open"))
    await viewModel.send(.open(options.request, options.policy))
    if selection.includes(SectionDetailDocument.blocks) {
      await loadBlocks(viewModel, session, options.policy, atLeast: options.limit ?? 0)
    }
    try check(viewModel.state, presenter)
    guard case .opened(let opened, let blocks) = viewModel.state else { return }
    let context = presenter.context
    let document = SectionDetailDocument(
      opened: opened,
      blocks: blocks,
      selection: selection,
      limit: options.limit
    )
    session.observe(.view("SectionDetailDocument"))
    presenter.write(document.json(at: context.now))
    let failures = BlockFailures(blocks: opened.page.blocks, states: blocks, context: context)
    if let note = failures.note { presenter.note(Strings(context.language).warning(note.string)) }
  }

  @MainActor
  private func loadBlocks(
    _ viewModel: SectionDetailViewModel,
    _ session: FeatureSession<OpenSection>,
    _ policy: FetchPolicy,
    atLeast count: Int
  ) async {
    session.observe(.intent("SectionDetailViewModel.loadDeferred"))
    await viewModel.send(.loadDeferred(policy))
    guard case .opened(let opened, _) = viewModel.state else { return }
    await withDiscardingTaskGroup { group in
      for block in opened.page.blocks {
        group.addTask { await viewModel.send(.loadMore(block.id, upTo: count, policy)) }
      }
    }
  }

  /// When the section could not be opened, nothing stays on the screen and the command fails.
  private func check(_ state: SectionDetailState, _ presenter: any Presenter) throws(CommandFailure) {
    guard case .failed(let error, let request) = state else { return }
    presenter.update(.empty)
    throw OpenFailure(error: error, request: request, context: presenter.context).commandFailure
  }
}
