import DomainKernel
public import Observation
public import StreamingDomain

/// Holds the state of the page of a section, and changes it as a person wants.
///
/// Answers that arrive for a section that was left for another are dropped.
@MainActor @Observable
public final class SectionDetailViewModel {
  /// What there is to show.
  public private(set) var state = SectionDetailState.idle

  private let open: OpenSection
  @ObservationIgnored private var generation = 0

  /// Makes a view model.
  ///
  /// - Parameter open: Opens sections.
  public init(open: OpenSection) {
    self.open = open
  }

  /// Does what a person wants, and returns when it is done.
  ///
  /// - Parameter intent: What the person wants.
  public func send(_ intent: SectionDetailIntent) async {
    switch intent {
    case .open(let request, let policy): await load(request, policy)
    case .loadDeferred(let policy): await loadDeferred(policy)
    case .loadMore(let id, let count, let policy): await loadMore(id, upTo: count, policy)
    }
  }

  private func load(_ request: SectionRequest, _ policy: FetchPolicy) async {
    generation += 1
    let current = generation
    state = .loading
    let outcome: SectionDetailState
    do throws(OpenSectionError) {
      let opened = try await open(request, policy)
      outcome = .opened(opened, blocks: Self.initialBlocks(of: opened.page))
    } catch {
      outcome = .failed(error, request)
    }
    guard current == generation else { return }
    state = outcome
  }

  private func loadDeferred(_ policy: FetchPolicy) async {
    let current = generation
    guard case .opened(let opened, _) = state else { return }
    for await outcome in open.deferredBlocks(of: opened.page, policy) {
      guard current == generation else { return }
      switch outcome.result {
      case .success(let list): change(outcome.id, to: .loaded(list.value), from: list.provenance)
      case .failure(let error): change(outcome.id, to: .failed(error))
      }
    }
  }

  private func loadMore(_ id: ContentBlock.ID, upTo count: Int, _ policy: FetchPolicy) async {
    let current = generation
    while let list = state.block(id)?.shown, list.products.count < count, let next = list.next {
      change(id, to: .loadingMore(list))
      let result = await open.products(at: next, policy)
      guard current == generation else { return }
      switch result {
      case .success(let following):
        let longer = list.appending(following.value)
        change(id, to: .loaded(longer), from: following.provenance)
        // A service whose pages bring nothing new could keep a reader turning them for ever.
        guard longer.products.count > list.products.count else { return }
      case .failure(let error):
        return change(id, to: .missingMore(list, error))
      }
    }
  }

  /// A page is as old as the oldest part of it that could not be brought up to date.
  private func change(_ id: ContentBlock.ID, to block: BlockState, from provenance: Provenance? = nil) {
    guard case .opened(let opened, var blocks) = state else { return }
    blocks[id] = block
    let combined = provenance.map(opened.provenance.combined) ?? opened.provenance
    state = .opened(Fetched(opened.value, provenance: combined), blocks: blocks)
  }

  private static func initialBlocks(of page: SectionPage) -> [ContentBlock.ID: BlockState] {
    var blocks: [ContentBlock.ID: BlockState] = [:]
    for block in page.blocks {
      switch block.content {
      case .products(let list): blocks[block.id] = .loaded(list)
      case .deferred: blocks[block.id] = .loading
      }
    }
    return blocks
  }
}
