import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// The verb `show` of the noun `sections`.
struct SectionDetailCommands {
  let open: FeatureSession<OpenSection>.Opener

  var show: Command {
    Command(
      "show",
      abstract: "Show a section: what it is about, its categories, and its blocks of titles.",
      discussion: """
        A section is meant by its id, its name, its title, or the beginning of one of them. Blocks that the \
        service keeps apart are loaded too; one that cannot be had does not keep the others from being shown.
        """,
      examples: [
        Example("tessera sections show series", "a section by its name"),
        Example("tessera sections show series --category drama", "narrowed to a category"),
        Example("tessera sections show series --block popular --all", "everything of one block"),
        Example("tessera sections show series --json --fields title,blocks", "for a script"),
      ],
      parameters: SectionDetailOptions.parameters,
      conflicts: SectionDetailOptions.conflicts,
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let selection = try FieldSelection(invocation)
    let options = SectionDetailOptions(invocation)
    let session = try open(invocation)
    if invocation[ReadingOptions.json] {
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
      await viewModel.send(.open(options.request, options.freshness))
      await loadBlocks(viewModel, session, options.freshness, atLeast: layout.limit)
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
    await viewModel.send(.open(options.request, options.freshness))
    if selection.includes(SectionDetailDocument.blocks) {
      await loadBlocks(viewModel, session, options.freshness, atLeast: options.limit ?? 0)
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
    if let note = failures.note { presenter.note("Warning: \(note.string).") }
  }

  @MainActor
  private func loadBlocks(
    _ viewModel: SectionDetailViewModel,
    _ session: FeatureSession<OpenSection>,
    _ freshness: Freshness,
    atLeast count: Int
  ) async {
    session.observe(.intent("SectionDetailViewModel.loadDeferred"))
    await viewModel.send(.loadDeferred(freshness))
    guard case .opened(let opened, _) = viewModel.state else { return }
    await withDiscardingTaskGroup { group in
      for block in opened.page.blocks {
        group.addTask { await viewModel.send(.loadMore(block.id, upTo: count, freshness)) }
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
