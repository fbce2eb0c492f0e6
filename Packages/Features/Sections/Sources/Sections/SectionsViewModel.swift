import DomainKernel
import FeatureKit
public import Observation
public import StreamingDomain

/// Holds the state of the list of sections, and changes it as a person wants.
///
/// Of two loads that overlap, the one that was asked for later wins, whenever the earlier one answers.
@MainActor @Observable
public final class SectionsViewModel {
  /// What there is to show.
  public private(set) var state = SectionsState()

  private let browse: BrowseSections
  @ObservationIgnored private var generation = 0

  /// Makes a view model.
  ///
  /// - Parameter browse: Lists sections.
  public init(browse: BrowseSections) {
    self.browse = browse
  }

  /// Does what a person wants, and returns when it is done.
  ///
  /// - Parameter intent: What the person wants.
  public func send(_ intent: SectionsIntent) async {
    switch intent {
    case .load(let policy): await load(policy)
    case .describe(let policy): await describe(policy)
    }
  }

  private func load(_ policy: FetchPolicy) async {
    generation += 1
    let current = generation
    state.catalog = state.catalog.beginning
    let outcome = await Result.loading { () throws(ServiceError) in try await browse.sections(policy) }
    guard current == generation else { return }
    state.catalog = state.catalog.ending(outcome, isEmpty: \.sections.isEmpty)
  }

  private func describe(_ policy: FetchPolicy) async {
    let current = generation
    guard let sections = state.catalog.shown?.sections else { return }
    for await (id, description) in browse.descriptions(of: sections, policy) {
      guard current == generation else { return }
      state.descriptions[id] = description
    }
  }
}
