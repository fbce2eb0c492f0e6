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
      parameters: [Self.section, Self.category, Self.block, Self.limit, Self.all, Self.fields],
      conflicts: [Conflict(Self.limit, Self.all)],
      run: run
    )
  }

  private static let section = Argument<String>(
    "section",
    help: "An id, name, title, or the beginning of one."
  )
  private static let category = Option<String?>(
    "category",
    help: "Narrow the section to a category.",
    valueName: "title"
  )
  private static let block = Option<String?>("block", help: "Show one block in full.", valueName: "title")
  private static let limit = Option<Int?>(
    "limit",
    short: "n",
    help: "How many titles of a block to show; 5 without --block, else 10.",
    valueName: "n",
    accepting: .within(1...1000)
  )
  private static let all = Flag("all", help: "Show every title of a block, up to 1000.")
  private static let fields = Option<[String]>(
    "fields",
    help: "With --json: the fields to write.",
    valueName: "a,b",
    accepting: .oneOf(SectionDetailDocument.fields),
    separator: ","
  )

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let selection = try FieldSelection(invocation, known: SectionDetailDocument.fields)
    let session = try open(invocation)
    let presenter = session.presenter
    let layout = layout(invocation)
    let viewModel = await SectionDetailViewModel(open: session.useCases)
    await load(viewModel, invocation, layout, presenter)
    switch await viewModel.state {
    case .opened(let opened, let blocks) where invocation[ReadingOptions.json]:
      let document = SectionDetailDocument(opened: opened, blocks: blocks, selection: selection)
      presenter.write(document.document.json(at: presenter.context.now))
    case .failed(let error):
      throw OpenFailure(error: error, context: presenter.context).commandFailure
    case let state:
      presenter.show(sectionDetailView(state, layout, presenter.context))
    }
    return .done
  }

  @MainActor
  private func load(
    _ viewModel: SectionDetailViewModel,
    _ invocation: Invocation,
    _ layout: ProductLayout,
    _ presenter: any Presenter
  ) async {
    let request = request(invocation)
    let freshness = ReadingOptions.freshness(invocation)
    let work: @MainActor () async -> Void = {
      await viewModel.send(.open(request, freshness))
      await viewModel.send(.loadDeferred(freshness))
      guard case .opened(let opened, _) = viewModel.state else { return }
      for block in opened.page.blocks {
        await viewModel.send(.loadMore(block.id, upTo: layout.limit, freshness))
      }
    }
    guard !invocation[ReadingOptions.json] else { return await work() }
    await presenter.show({ sectionDetailView(viewModel.state, layout, presenter.context) }, while: work)
  }

  private func request(_ invocation: Invocation) -> SectionRequest {
    SectionRequest(
      section: TextQuery(invocation[Self.section]),
      category: invocation[Self.category].map(TextQuery.init),
      block: invocation[Self.block].map(TextQuery.init)
    )
  }

  private func layout(_ invocation: Invocation) -> ProductLayout {
    let limit = invocation[Self.all] ? 1000 : invocation[Self.limit]
    return invocation[Self.block] == nil ? .overview(limit: limit ?? 5) : .full(limit: limit ?? 10)
  }
}
