import CardsDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import Observation

/// Loads the communities of the user.
@MainActor @Observable
final class CommunitiesViewModel: Screen {
  typealias State = LoadState<EntryList<Community>, CommunitiesFailure>

  private let loader: Loader<Everything, EntryList<Community>, CommunitiesFailure>
  private var fields: FieldSelection?

  init(
    useCases: CommunitiesUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    loader = .communities(useCases.communities, observe)
  }

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    await loader.load(Everything(), request.policy)
  }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(communitiesPage(state, context)) }

  var showsSavedData: Bool { true }

  var isList: Bool { true }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var records: Records? { state.records }

  nonisolated static let table = RecordTable<Community>([
    .init("id") { .string($0.id.rawValue) },
    .init("name") { .string($0.name) },
    .init("from") { .optional($0.period?.from.description) },
    .init("to") { .optional($0.period?.to.description) },
  ])
}

extension Loader where Request == Everything, Value == EntryList<Community>, Failure == CommunitiesFailure {
  /// Loads the list of communities.
  static func communities(
    _ communities: ManageCommunities,
    _ observe: @escaping @Sendable (FeatureEvent) -> Void
  ) -> Loader<Everything, EntryList<Community>, CommunitiesFailure> {
    Loader("ListCommunities", isEmpty: \.isNone, observe: observe) {
      (_, policy) async throws(CommunitiesFailure) in
      do throws(CardsError) { return try await communities.list(policy) } catch { throw .cards(error) }
    }
  }
}

extension LoadState where Value == EntryList<Community>, Failure == CommunitiesFailure {
  /// The communities for scripts.
  var records: Records? {
    shown.map { list in
      .list(list.value.entries, in: CommunitiesViewModel.table, from: list.provenance)
        .leavingOut(list.value.unreadableCount, unreadable)
    }
  }

  /// That communities could not be read.
  var unreadable: Records.Warning? {
    let ids = shown?.value.unreadableIDs ?? []
    let first = ids.first.flatMap { Community.ID(rawValue: $0) }
    return Records.Warning.unreadable(entries: shown?.unreadableCount ?? 0, named: ids) { context in
      // Its page says what to do about it. The service may have it, and then it should not be deleted only
      // because the record of it on this computer is damaged.
      let purpose = Strings(context.language).openUnreadable.string
      return first.map { .open(.community($0), purpose: purpose) }
    }
  }
}

/// The page of the list of communities.
func communitiesPage(_ state: CommunitiesViewModel.State, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  return state.page(strings.listWords, context) { list in
    let rows = list.value.map { CommunityRow(community: $0, context: context) }
    let listed = rows.isEmpty ? Element.empty : .list(rows.map(\.element))
    let create = Route("communities", "create", strings.exampleName)
      .with("from", "2026-01-01").with("to", "2026-12-31").with("join")
    let remedy = Remedy.open(create, purpose: strings.createOne)
    let openOne = list.value.first.map { Action(strings.openOne, .community($0.id)) }
    // Its page says what to do about it.
    let openUnreadable = list.value.unreadableIDs.first.flatMap { Community.ID(rawValue: $0) }
      .map { Action(strings.openUnreadable, .community($0)) }
    return Page(
      strings.communities,
      header: .heading(strings.communities, .page),
      notice: .entries(of: list, in: context),
      content: list.value.isNone
        ? .emptyState(title: strings.noCommunities, hint: SafeText(context.sentence(for: remedy))) : listed,
      groups: rows.isEmpty ? [] : [ItemGroup(rows.map(\.item))],
      footer: .facts(
        (rows.isEmpty ? [] : [StyledText(strings.count(communities: rows.count), .muted)])
          + SourceFacts.facts(list.provenance, context)
      ),
      actions: [openOne, openUnreadable].compactMap(\.self)
    )
  }
}

/// A community in a list: its name, its period, and the way to open it.
struct CommunityRow {
  let community: Community
  let context: ViewContext

  private var details: [StyledText] {
    [StyledText(Strings(context.language).period(community.period), .muted)]
  }

  private var route: Route { .community(community.id) }

  var item: Item {
    Item(community.id.rawValue, ListRow(SafeText(community.name), details: details), route: route)
  }

  var element: Element {
    .row(ListRow(SafeText(community.name), details: details, trailing: context.opening(route)))
  }
}
