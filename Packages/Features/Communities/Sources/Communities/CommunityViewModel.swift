import CardsDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import Observation

/// Loads a community with its best members and all of them, or has the contributions counted again first.
@MainActor @Observable
final class CommunityViewModel: Screen {
  typealias State = LoadState<CommunityOverview, CommunitiesFailure>

  /// A community, and whether its contributions are counted again.
  struct Request: Hashable, Sendable {
    let id: Community.ID
    var isRefresh = false
  }

  private var wanted: Request
  private let loader: Loader<Request, CommunityOverview, CommunitiesFailure>
  private let viewer: Loader<Everything, Card, CommunitiesFailure>?
  private let gallery: PictureGallery
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?

  init(
    _ request: Request,
    useCases: CommunitiesUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    wanted = request
    gallery = PictureGallery(useCases.pictures)
    viewer = useCases.open.map { open in
      Loader("OpenCard", observe: observe) { (_, policy) async throws(CommunitiesFailure) in
        do throws(ServiceError) { return try await open.card(.mine, policy) } catch {
          throw .cards(.service(error))
        }
      }
    }
    let name = request.isRefresh ? "RefreshCommunity" : "ShowCommunity"
    loader = Loader(name, observe: observe) { (request, policy) async throws(CommunitiesFailure) in
      do throws(CardsError) {
        guard policy != .cacheOnly || !request.isRefresh else { throw CardsError.service(.offline) }
        let overview =
          request.isRefresh
          ? try await useCases.communities.refresh(request.id)
          : try await useCases.communities.show(request.id, policy)
        return Fetched(overview, provenance: overview.provenance)
      } catch {
        throw request.isRefresh
          ? CommunitiesFailure(error, refreshing: request.id) : CommunitiesFailure(error, about: request.id)
      }
    }
  }

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    // Counting again is expensive for the service: it is done once, and later loads show what is there.
    let current = wanted
    wanted.isRefresh = false
    await loader.load(current, request.policy)
    guard request.fields == nil, let overview = state.shown?.value else { return }
    async let pictures: Void = loadPictures(of: overview, request)
    // Which membership a page offers to change is worth no newer card than the one that is stored.
    await viewer?.load(Everything(), request.policy == .cacheOnly ? .cacheOnly : .cacheFirst)
    await pictures
  }

  /// Loads the pictures of the tabs, which a shell that takes a list in parts does not show.
  private func loadPictures(of overview: CommunityOverview, _ request: LoadRequest) async {
    guard request.receiver == nil else { return }
    let best = HighlightCategory.allCases.compactMap { overview.highlights[$0]?.card }
    let members = (overview.members ?? []).prefix(CommunityParts.most).map(\.member.card)
    await gallery.load((best + members).compactMap(\.avatar), pixels: Tile.portraitPixels, request)
  }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  /// A refresh that was not begun stands for a change, so that no link makes it.
  func content(in context: ViewContext) -> ScreenContent {
    if wanted.isRefresh { return .confirmation }
    let viewer = viewer?.state.shown?.value.id
    return .page(communityPage(state, viewer: viewer, pictures: gallery.pictures, context))
  }

  /// That the members are missing in a document, or some of them could not be read or were not counted; a
  /// page says so itself.
  func notes(in context: ViewContext) -> [String] {
    guard fields != nil, let overview = state.shown?.value else { return [] }
    let strings = Strings(context.language)
    let notes = unreadable(in: overview).sentences(in: context)
    if case .failure(let error) = overview.ranking {
      let message = FailureMessage(CommunitiesFailure.cards(error), in: context)
      return notes + [message.warning(about: strings.noMembersLoaded)]
    }
    return notes
      + overview.failures.map { failure in
        FailureMessage(CommunitiesFailure.cards(.service(failure.error)), in: context)
          .warning(about: strings.notCounted(failure.members))
      }
  }

  var showsSavedData: Bool { true }

  var records: Records? {
    state.shown.map { .one($0.value, in: Self.table, from: $0.provenance).with(unreadable(in: $0.value)) }
  }

  /// That members could not be read.
  private func unreadable(in overview: CommunityOverview) -> Records.Warning? {
    Records.Warning.unreadable(entries: overview.unreadableCount)
  }

  nonisolated static let table = RecordTable<CommunityOverview>(
    CommunitiesViewModel.table.fields(of: \.community.value)
      + HighlightCategory.allCases.map { category in
        .init(category.field, isColumn: false) { .optional($0.highlights[category]?.card.login) }
      } + [
        .init("members", isColumn: false) { overview in
          overview.members.map { .array($0.map(members.object)) } ?? .null
        }
      ]
  )

  private nonisolated static let members = RecordTable<RankedMember>([
    .init("rank") { .optional($0.rank) },
    .init("id") { .integer($0.id.rawValue) },
    .init("login") { .optional($0.member.card.login) },
    .init("name") { .optional($0.member.card.name) },
    .init("kind", isOmittedWhenNull: true) { .optional($0.member.card.kind?.rawValue) },
    .init("language") { .optional($0.member.card.language?.name) },
    .init("total") { .optional($0.member.totals?.total) },
    .init("commits") { .optional($0.member.totals?.parts.commits) },
    .init("reviews") { .optional($0.member.totals?.parts.reviews) },
    .init("issues") { .optional($0.member.totals?.parts.issues) },
    .init("pullRequests") { .optional($0.member.totals?.parts.pullRequests) },
  ])
}

extension HighlightCategory {
  /// The name of the field in records.
  fileprivate var field: String {
    switch self {
    case .contributor: "bestContributor"
    case .committer: "bestCommitter"
    case .reviewer: "bestReviewer"
    case .issuer: "bestIssuer"
    case .pullRequester: "bestPullRequester"
    }
  }
}

extension CommunityOverview {
  /// The members by rank; `nil` when they could not be read.
  var members: [RankedMember]? {
    if case .success(let ranking) = ranking { ranking.value.members } else { nil }
  }
}
