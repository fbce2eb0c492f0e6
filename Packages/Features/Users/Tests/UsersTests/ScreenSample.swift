import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import PeopleDomain

@testable import Users

/// A screen that is worth looking at, in any language.
struct ScreenSample: Sendable, CustomStringConvertible {
  let name: String
  /// Whether it is recorded in every form.
  let isMain: Bool
  private let page: @Sendable (ViewContext) async -> Page

  var description: String { name }

  private init(_ name: String, isMain: Bool = false, page: @escaping @Sendable (ViewContext) async -> Page) {
    self.name = name
    self.isMain = isMain
    self.page = page
  }

  func element(in language: Language = .english) async -> Element {
    let context = Samples.context(in: language)
    return await page(context).element(in: context)
  }

  func written(in language: Language) async -> [WrittenScreen] {
    let name = (language == .english ? "" : language.tag + ".") + name
    let element = await element(in: language)
    return isMain
      ? WrittenScreen.everyForm(of: element, named: name, in: language)
      : [WrittenScreen.plain(element, named: name, in: language)]
  }

  static let all = lists + profiles + searches

  private static let route = Route("users").with("since", "4567")

  private static let lists = [
    list("list", isMain: true) { .loaded(await Samples.part()) },
    list("list-loading") { .loading },
    list("list-end") { .loaded(await Samples.part(isEnd: true)) },
    list("list-empty") { .empty(await Samples.part([], isEnd: true)) },
    list("list-empty-after") { .empty(await Samples.part([], isEnd: true, after: Samples.id(9000))) },
    list("list-stale") { .loaded(stale(await Samples.part(), .offline)) },
    list("list-failed") {
      .failed(.service(.rateLimited(until: Samples.later(minutes: 15))), previous: nil)
    },
    list("list-not-refreshed") { .failed(.service(.timedOut), previous: await Samples.part()) },
    list("list-loading-more") { .loadingMore(await Samples.part()) },
    list("list-not-continued") {
      .partial(await Samples.part(), .incomplete(.service(.offline), continuing: route))
    },
    list("list-repeats") { .partial(await Samples.part(), .incomplete(.repeats, continuing: route)) },
    list("list-hostile") { .loaded(await Samples.part([Samples.hostile.user])) },
  ]

  private static let profiles = [
    profile("profile", isMain: true, .loaded(Samples.fetched(Samples.profile))),
    profile("profile-loading", .loading),
    profile("profile-bare", .loaded(Samples.fetched(UserProfile(User(id: Samples.id(9), login: "ada"))))),
    profile("profile-renamed", asked: "countess", .loaded(Samples.fetched(UserProfile(Samples.ada)))),
    profile("profile-organisation", .loaded(Samples.fetched(UserProfile(Samples.compilers), .offline))),
    profile("profile-hostile", .loaded(Samples.fetched(Samples.hostile))),
    profile("profile-unknown", .failed(.noAccount(login: "adda", like: ["ada"]), previous: nil)),
    profile("profile-failed", .failed(.service(.offline), previous: nil)),
  ]

  private static let searches = [
    search(
      "search",
      isMain: true,
      .loaded(
        Samples.fetched(
          FoundUsers([Samples.profile, UserProfile(Samples.compilers)], oldestSeenAt: nil),
          .notChecked
        )
      )
    ),
    search("search-nothing", .empty(nothing)),
    search("search-failed", .failed(.persistence(.madeByNewerVersion), previous: nil)),
  ]

  /// A search that found nothing, which has no age.
  private static let nothing = Fetched(
    FoundUsers([], oldestSeenAt: nil),
    provenance: Provenance(kind: .stored, fetchedAt: .distantPast, staleness: .notChecked)
  )

  private static func stale<Value>(_ value: Fetched<Value>, _ reason: StaleReason) -> Fetched<Value> {
    Samples.fetched(value.value, reason)
  }

  private static func list(
    _ name: String,
    isMain: Bool = false,
    _ state: @escaping @Sendable () async -> UsersViewModel.State
  ) -> ScreenSample {
    ScreenSample(name, isMain: isMain) { await listPage(state(), $0) }
  }

  @MainActor
  private static func listPage(_ state: UsersViewModel.State, _ context: ViewContext) -> Page {
    usersPage(state, UsersRequest(limit: 4), context) { UserRows().items(of: $0, context) }
  }

  private static func profile(
    _ name: String,
    isMain: Bool = false,
    asked login: String? = nil,
    _ state: UserViewModel.State
  ) -> ScreenSample {
    ScreenSample(name, isMain: isMain) {
      userPage(state, asked: login ?? state.shown?.user.login ?? "ada", $0)
    }
  }

  private static func search(
    _ name: String,
    isMain: Bool = false,
    _ state: UserSearchViewModel.State
  ) -> ScreenSample {
    ScreenSample(name, isMain: isMain) { userSearchPage(state, "ada", $0) }
  }
}
