import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import Observation
import PeopleDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

typealias ProfileLoader = Loader<String, UserProfile, UsersFailure>

extension Loader where Request == String, Value == UserProfile, Failure == UsersFailure {
  /// Loads the profile of a login.
  static func profile(
    _ open: OpenUser,
    _ observe: @escaping @Sendable (FeatureEvent) -> Void
  ) -> ProfileLoader {
    ProfileLoader("OpenUser", observe: observe) { (login, policy) async throws(UsersFailure) in
      do throws(OpenUserError) { return try await open(login, policy) } catch {
        throw UsersFailure(error, login: OpenUser.login(login))
      }
    }
  }
}

/// Loads the profile of an account.
@MainActor @Observable
final class UserViewModel: Screen {
  typealias State = LoadState<UserProfile, UsersFailure>

  private let login: String
  private let loader: ProfileLoader
  private let picture: PictureLoader

  init(
    _ login: String,
    open: OpenUser,
    pictures: Pictures = .none,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.login = login
    loader = ProfileLoader.profile(open, observe)
    picture = PictureLoader(pictures)
  }

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    guard await loader.load(login, request.policy) else { return }
    await picture.load(loader.state.shown?.user.avatar, pixels: UserPageLayout.picturePixels, request)
  }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    .page(userPage(state, asked: OpenUser.login(login), picture: picture.data, context))
  }

  var records: Records? {
    state.shown.map { .one($0.value, in: Self.table, from: $0.provenance) }
  }

  nonisolated static let table = RecordTable<UserProfile>([
    .init("id") { .integer($0.user.id.rawValue) },
    .init("login") { .string($0.user.login) },
    .init("name") { .optional($0.name) },
    .init("kind") { .optional($0.user.kind?.code) },
    .init("company", isColumn: false) { .optional($0.company) },
    .init("website", isColumn: false) { .optional($0.website?.text) },
    .init("location") { .optional($0.location) },
    .init("email", isColumn: false) { .optional($0.email) },
    .init("biography", isColumn: false) { .optional($0.biography) },
    .init("isHireable", isColumn: false) { $0.isHireable.map(JSONValue.bool) ?? .null },
    .init("xName", isColumn: false) { .optional($0.xName) },
    .init("repositories", isColumn: false) { .optional($0.repositories) },
    .init("gists", isColumn: false) { .optional($0.gists) },
    .init("followers", isColumn: false) { .optional($0.followers) },
    .init("following", isColumn: false) { .optional($0.following) },
    .init("joinedAt", isColumn: false) { .optional($0.joinedAt?.formatted(.iso8601)) },
    .init("updatedAt", isColumn: false) { .optional($0.updatedAt?.formatted(.iso8601)) },
    .init("url") { .optional($0.user.page?.description) },
    .init("avatar", isColumn: false) { .optional($0.user.avatar?.description) },
    .init("isStaff", isColumn: false) { $0.user.isStaff.map(JSONValue.bool) ?? .null },
  ])
}

/// Opens the page of an account in the browser, and shows its address.
@MainActor @Observable
final class UserWebViewModel: Screen {
  private let login: String
  private let opener: any LinkOpener
  private let loader: ProfileLoader
  private var isOpened = false
  @ObservationIgnored private var isTried = false

  init(
    _ login: String,
    useCases: UsersUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.login = login
    opener = useCases.opener
    loader = ProfileLoader.profile(useCases.open, observe)
  }

  private var page: WebLink? { loader.state.shown?.user.page }

  func load(_ request: LoadRequest) async {
    guard await loader.load(login, request.policy), let page, !isTried else { return }
    isTried = true
    isOpened = await opener.open(page)
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    if let failure = loader.state.failure(in: context) { return failure }
    guard page == nil, let login = loader.state.shown?.user.login else { return nil }
    return FailureMessage(UsersFailure.noPage(login: login), in: context).commandFailure
  }

  func content(in context: ViewContext) -> ScreenContent {
    guard let page else { return .page(userPage(loader.state, asked: OpenUser.login(login), context)) }
    return .text(page.description + "\n")
  }

  func notes(in context: ViewContext) -> [String] {
    isOpened ? [Strings(context.language).opened] : []
  }

  var recordsElsewhere: [Route]? { [.user(login)] }
}

extension Website {
  /// The website as text.
  var text: String {
    switch self {
    case .link(let link): link.description
    case .text(let text): text
    }
  }
}
