import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import LocalizationKit
import PeopleDomain
import PeopleFakes

@testable import Users

/// Accounts, and what stands around them.
enum Samples {
  static let fetchedAt = Date(timeIntervalSince1970: 1_772_366_400)
  static let context = context(in: .english)

  static func context(in language: Language, phrasing: any Phrasing = CommandPhrasing()) -> ViewContext {
    ViewContext(
      now: fetchedAt.addingTimeInterval(3 * 60),
      language: language,
      backendLabel: language.choose(en: "sandbox", zhHans: "沙盒"),
      phrasing: phrasing
    )
  }

  /// A moment after the accounts were fetched; 3 minutes later is the present.
  static func later(minutes: Double) -> Date { fetchedAt.addingTimeInterval(minutes * 60) }

  static func provenance(_ staleness: StaleReason? = nil) -> Provenance {
    Provenance(
      kind: staleness == nil ? .network : .stored,
      fetchedAt: fetchedAt,
      staleness: staleness
    )
  }

  static func fetched<Value>(_ value: Value, _ staleness: StaleReason? = nil) -> Fetched<Value> {
    Fetched(value, provenance: provenance(staleness))
  }

  static func id(_ number: Int) -> User.ID { PeopleSamples.id(number) }

  static let ada = User(
    id: id(1),
    login: "ada",
    kind: .user,
    page: WebLink("https://github.com/ada"),
    avatar: WebLink("https://avatars.example.com/u/1"),
    isStaff: true
  )
  static let compilers = User(
    id: id(21),
    login: "compilers-inc",
    kind: .organisation,
    page: WebLink("https://github.com/compilers-inc")
  )
  static let builder = User(id: id(333), login: "builder[bot]", kind: .bot)
  static let users = [ada, compilers, builder, User(id: id(4567), login: "zoe", kind: .other("Mannequin"))]

  static var profile: UserProfile {
    var profile = UserProfile(ada)
    profile.name = "Ada Lovelace"
    profile.company = "@compilers-inc"
    profile.website = WebLink("https://ada.example.com").map(Website.link)
    profile.location = "London"
    profile.email = "ada@example.com"
    profile.biography = "Writes notes about engines.\nPoetical science."
    profile.isHireable = true
    profile.xName = "ada_writes"
    profile.repositories = 42
    profile.gists = 0
    profile.followers = 4314
    profile.following = 1
    profile.joinedAt = Date(timeIntervalSince1970: 1_200_000_000)
    profile.updatedAt = Date(timeIntervalSince1970: 1_771_000_000)
    return profile
  }

  static let pageless = UserProfile(builder)

  static var hostile: UserProfile {
    var profile = UserProfile(
      User(id: id(7), login: "evil\u{1B}[31m\u{202E}login", kind: .other("\u{7}Kind"))
    )
    profile.name = "First\nSecond\tThird"
    profile.company = String(repeating: "long", count: 60)
    profile.website = .text("javascript:alert(1)")
    profile.biography = "\u{1B}]8;;https://evil.example\u{1B}\\click\u{1B}]8;;\u{1B}\\ 👩‍👩‍👧 名前"
    return profile
  }

  /// A part of the list as the use case gives it, with a place that continues behind it or ends.
  static func part(_ users: [User] = users, isEnd: Bool = false, after start: User.ID? = nil) async
    -> Fetched<
      UserListPart
    >
  {
    let repository = FakeUserRepository()
    let page = UserPage(users: users, next: isEnd ? nil : PeopleSamples.mark)
    repository.prepare { $0.pages[.start(after: start, count: 100)] = .success(fetched(page)) }
    let part = try? await ListUsers(repository: repository)(after: UserListPlace(after: start), .cacheFirst)
    return part ?? fetched(UserListPart(users: [], place: UserListPlace()))
  }
}
