import CardsDomain
import CardsFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit

@testable import Communities

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Communities for the screens, and the context in which they are shown.
enum Samples {
  /// The languages that the screens are recorded in.
  static let languages: [Language] = [.english, .simplifiedChinese]

  static let context = context(in: .english)

  static func context(in language: Language) -> ViewContext {
    ViewContext(
      now: CardsSamples.fetchedAt.addingTimeInterval(180),
      language: language,
      backendLabel: language.choose(en: "sandbox", zhHans: "沙盒"),
      phrasing: CommandPhrasing(
        account: AccountRoutes(signIn: Route("github", "login"), signOut: Route("github", "logout"))
      )
    )
  }

  static let id = CardsSamples.community.id

  /// A community whose texts try to steer the terminal.
  static let hostile = Community(id: CardsSamples.communityID("x"), name: "Bell\u{7} \u{1B}[2J\u{202E}name")
  static let hostileCard = CardsSamples.card(7, "evil\u{1B}[31mlogin", name: "First\nSecond\tThird")

  static func overview(
    _ community: Community = CardsSamples.community,
    members: Result<[CommunityMember], CardsError> = .success(CardsSamples.members),
    staleness: StaleReason? = nil
  ) -> Fetched<CommunityOverview> {
    let provenance = Provenance(
      kind: staleness == nil ? .network : .stored,
      fetchedAt: CardsSamples.fetchedAt,
      staleness: staleness
    )
    let known = (try? members.get()) ?? []
    return Fetched(
      CommunityOverview(
        community: Fetched(community, provenance: provenance),
        ranking: members.map { Fetched(CommunityRanking($0), provenance: provenance) },
        highlights: CommunityHighlights(of: known)
      ),
      provenance: provenance
    )
  }

  static func useCases(
    _ cards: FakeCards,
    files: FakeTransferFiles = FakeTransferFiles()
  ) -> CommunitiesUseCases {
    CommunitiesUseCases(
      communities: ManageCommunities(repository: cards, today: CardsSamples.today),
      files: files,
      open: OpenCard(repository: cards) { CardsSamples.fetchedAt }
    )
  }

  /// A service with two communities, of which the user is a member of none.
  static func cards() -> FakeCards {
    var answers = FakeCards.Answers()
    answers.communities = .success(CardsSamples.fetched([CardsSamples.undated, CardsSamples.community]))
    answers.pages[id] = .success(
      CardsSamples.fetched(CommunityPage(community: CardsSamples.community, highlights: nil))
    )
    answers.members[id] = .success(CardsSamples.fetched(CardsSamples.members))
    answers.created = .success(CardsSamples.community)
    return FakeCards(answers)
  }
}

/// A screen that is worth looking at, in any language.
struct ScreenSample: Sendable, CustomStringConvertible {
  let name: String
  /// Whether it is recorded in every form.
  let isMain: Bool
  private let page: @Sendable (ViewContext) -> Page

  var description: String { name }

  func element(in language: Language = .english) -> Element {
    let context = Samples.context(in: language)
    return page(context).element(in: context)
  }

  func written(in language: Language) -> [WrittenScreen] {
    let name = (language == .english ? "" : language.tag + ".") + name
    return isMain
      ? WrittenScreen.everyForm(of: element(in: language), named: name, in: language)
      : [WrittenScreen.plain(element(in: language), named: name, in: language)]
  }

  static let all = lists + details

  private static let communities: EntryList<Community> = [CardsSamples.undated, CardsSamples.community]

  private static let lists = [
    list("list", isMain: true, .loaded(CardsSamples.fetched(communities))),
    list("list-loading", .loading),
    list("list-empty", .empty(CardsSamples.fetched([]))),
    list("list-failed", .failed(.cards(.service(.unavailable)), previous: nil)),
    list("list-offline", .failed(.cards(.service(.offline)), previous: nil)),
    list("list-signed-out", .failed(.cards(.service(.signInNeeded)), previous: nil)),
    list(
      "list-not-refreshed",
      .failed(.cards(.service(.timedOut)), previous: CardsSamples.fetched(communities))
    ),
    list("list-hostile", .loaded(CardsSamples.fetched([Samples.hostile]))),
  ]

  private static let details = [
    detail("community", isMain: true, .loaded(Samples.overview())),
    parts("community-parts", isMain: true, .loaded(Samples.overview())),
    parts("community-parts-empty", .loaded(Samples.overview(members: .success([])))),
    parts(
      "community-parts-without-members",
      .loaded(Samples.overview(members: .failure(.service(.rateLimited(until: nil)))))
    ),
    parts(
      "community-parts-hostile",
      .loaded(
        Samples.overview(
          Samples.hostile,
          members: .success([
            CardsSamples.member(Samples.hostileCard, 3, ContributionParts(commits: 2, reviews: 1))
          ])
        )
      )
    ),
    detail("community-loading", .loading),
    detail("community-empty", .loaded(Samples.overview(members: .success([])))),
    detail(
      "community-without-members",
      .loaded(Samples.overview(members: .failure(.service(.rateLimited(until: nil)))))
    ),
    detail(
      "community-uncounted",
      .loaded(
        Samples.overview(CardsSamples.undated, members: .success([CommunityMember(card: CardsSamples.bo)]))
      )
    ),
    detail(
      "community-organisations",
      .loaded(
        Samples.overview(
          members: .success(CardsSamples.members + [CommunityMember(card: CardsSamples.guild)])
        )
      )
    ),
    detail("community-stale", .loaded(Samples.overview(staleness: .offline))),
    detail("community-missing", .failed(.noSuchCommunity("abc"), previous: nil)),
    detail(
      "community-hostile",
      .loaded(
        Samples.overview(Samples.hostile, members: .success([CardsSamples.member(Samples.hostileCard, 3)]))
      )
    ),
  ]

  private static func list(
    _ name: String,
    isMain: Bool = false,
    _ state: CommunitiesViewModel.State
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) { communitiesPage(state, $0) }
  }

  /// The parts of a community below each other, each as a shell shows it that shows one at a time.
  private static func parts(
    _ name: String,
    isMain: Bool = false,
    _ state: CommunityViewModel.State
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) { context in
      var page = communityPage(state, context)
      page.content = .empty
      return page
    }
  }

  private static func detail(
    _ name: String,
    isMain: Bool = false,
    _ state: CommunityViewModel.State
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) { communityPage(state, $0) }
  }
}
