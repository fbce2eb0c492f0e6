import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SnapshotKit
import Testing

@testable import Profile

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct ProfileViewTests {
  @Test(arguments: Language.allCases.flatMap(screens))
  func `the page looks and reads as it was reviewed`(screen: WrittenScreen) {
    expectSnapshot(screen.text, named: screen.name)
  }

  @Test(arguments: pages(in: .simplifiedChinese).map(\.name))
  func `nothing in Chinese is in English`(name: String) throws {
    let page = try #require(Self.pages(in: .simplifiedChinese).first { $0.name == name }).page
    let text = WrittenScreen.linear(
      page.element(in: Fixture.context(in: .simplifiedChinese)),
      in: .simplifiedChinese
    )

    let content: [Any] = [
      CareersSamples.profile, CareersSamples.verificationEvents, CareersSamples.checklist(.rejected),
    ]
    let names: Set<String> = [
      "profile", "verification", "edit", "start", "submit", "request", "upload", "history", "outbox",
      "passport", "jpg", "selfie", "type", "refresh", "PAUSED", "HELD", "Ibu", "organization", "register",
      "verify", "status", "Sakura", "Training", "Ise", "Bay", "Fishery", "Umi", "Support", "LPK", "TSK", "ID",
      "LEGAL", "NAME", "DIFFERS",
    ]
    #expect(LatinWords.left(in: text, besides: content, names: names) == [])
    // Between a day and its time stands a blank.
    #expect(ChineseSpacing.problems(in: text).filter { !$0.hasPrefix("日 ") } == [])
  }

  @Test(arguments: Language.allCases)
  func `the history has reasons in words, and no codes of the service`(language: Language) {
    let context = Fixture.context(in: language)
    let page = historyPage(.loaded(CareersSamples.fetched(CareersSamples.verificationEvents)), context)
    let text = WrittenScreen.linear(page.element(in: context), in: language)

    #expect(!text.contains("session_") && text.contains("The passport has expired."))
  }

  @Test(arguments: [
    (12 * 3600 - 60, "27 February 2026", "23:59"), (12 * 3600, "28 February 2026", "00:00"),
    (-12 * 3600 - 60, "26 February 2026", "23:59"),
  ])
  func `dates are those of the user's calendar`(offset: Int, day: String, time: String) {
    let noon = CareersSamples.fetchedAt.addingTimeInterval(-2 * 86_400)
    let strings = Strings(
      ViewContext(
        now: CareersSamples.fetchedAt,
        localTime: LocalTime { _ in offset },
        language: .english
      )
    )

    #expect(strings.day(noon).string == day)
    #expect(strings.moment(noon).string == "\(day), \(time)")
  }

  @Test(arguments: [
    [], ["edit"], ["verification"], ["verification", "start"], ["verification", "upload"],
    ["verification", "submit"], ["verification", "request"], ["verification", "history"],
    ["organization"], ["organization", "register"], ["organization", "verify"], ["organization", "status"],
    ["organization", "drop"],
  ])
  @MainActor func `help looks as it was reviewed in each language`(words: [String]) async {
    for language in Language.allCases {
      let run = await Fixture().run(words + ["--help"], in: language)
      expectSnapshot(run.output, named: ([language.tag] + words + ["help"]).joined(separator: "."))
    }
  }

  @Test func `what the service sends cannot control the terminal`() {
    let profile = UserProfile(
      id: UserProfile.ID(rawValue: "x\u{1B}[2J"),
      name: "A\u{1B}[31mB\u{202E}C",
      avatar: .value("https://a.example/\u{7}"),
      trust: .other("T\u{1B}T")
    )
    let page = profilePage(.loaded(CareersSamples.fetched(OwnProfile(saved: profile))), Fixture.context())

    let text = WrittenScreen.linear(page.element(in: Fixture.context()))
    #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{7}", "\u{202E}"].contains($0) })
    #expect(text.contains("[31mB\u{FFFD}C"))
  }

  @Test(arguments: [("", "Remove picture"), ("https://a.example/x", "Change picture")])
  func `a change of the picture is called by what it does`(address: String, title: String) throws {
    #expect(Strings(.english).title(of: try ProfileEdit(name: nil, avatar: address)) == title)
  }

  @Test func `every action leads to a place that a link can carry`() {
    for (_, page) in Self.pages(in: .english) {
      #expect(page.actions.map { Route(link: $0.route.link) } == page.actions.map(\.route))
    }
  }

  @Test func `a change that is being saved is shown before the service has confirmed it`() throws {
    let edit = try ProfileEdit(name: "Ibu Siti", avatar: nil)
    let own = CareersSamples.fetched(OwnProfile(saved: CareersSamples.profile))

    let text = WrittenScreen.linear(savingPage(own, edit, Fixture.context()).element(in: Fixture.context()))

    #expect(text.contains("Ibu Siti"))
    #expect(!text.contains("Siti Aminah"))
  }

  // MARK: - Samples

  static func screens(in language: Language) -> [WrittenScreen] {
    let prefix = language == .english ? "" : language.tag + "."
    return pages(in: language).flatMap { name, page in
      let element = page.element(in: Fixture.context(in: language))
      return WrittenScreen.everyForm(of: element, named: prefix + name, in: language, widths: [40, 80])
        .filter { !$0.name.hasSuffix(".tagged") }
    }
  }

  static func pages(in language: Language) -> [(name: String, page: Page)] {
    let context = Fixture.context(in: language)
    let profiles: [(String, ProfileViewModel.State)] = [
      ("profile", .loaded(own(CareersSamples.profile))),
      ("profile-new", .loaded(own(CareersSamples.newProfile))),
      ("profile-bare", .loaded(own(UserProfile(id: CareersSamples.profile.id)))),
      ("profile-pending", .loaded(own(CareersSamples.profile, pending: pending))),
      ("profile-loading", .loading), ("profile-failed", .failed(.signInNeeded, previous: nil)),
      ("profile-not-refreshed", .failed(.timedOut, previous: own(CareersSamples.newProfile))),
    ]
    let checklists: [(String, VerificationViewModel.State)] = [
      ("none", state(nil)), ("created", state(.created, .pending)),
      ("complete", state(.created, .pending, .pending)), ("submitted", state(.submitted, .pending, .pending)),
      ("verified", state(.verified, .verified, .verified)),
      ("rejected", state(.rejected, .rejected, .rejected)),
      ("unknown", state(.other("PAUSED"), .other("HELD"), .pending)), ("partly", partly),
      ("loading", .loading), ("failed", .failed(.offline, previous: nil)),
    ]
    let histories: [(String, VerificationHistoryViewModel.State)] = [
      ("history", .loaded(CareersSamples.fetched(CareersSamples.verificationEvents))),
      ("history-empty", .empty(CareersSamples.fetched([]))),
    ]
    let organizations: [(String, OrganizationsViewModel.State, Bool)] = [
      ("organizations", .loaded(overview(all: true)), false),
      ("organizations-empty", .empty(CareersSamples.fetched(ManageOrganizations.Overview([]))), false),
      ("organizations-failed", .failed(OrganizationFailure(.service(.signInNeeded)), previous: nil), false),
      ("organizations-loading", .loading, false),
      ("organization", .loaded(overview(all: false)), true),
    ]
    return profiles.map { ($0, profilePage($1, context)) }
      + checklists.map { ("checklist-" + $0, verificationPage($1, context)) }
      + histories.map { ($0, historyPage($1, context)) }
      + organizations.map { ($0, organizationsPage($1, isOne: $2, context)) }
  }

  private static func overview(all: Bool) -> Fetched<ManageOrganizations.Overview> {
    let states = [
      organization("7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e10", "Sakura Training", .lpk, .mismatch),
      organization("5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c11", "Ise Bay Fishery", .employer, .verified),
      organization("00000000-0000-4000-8000-000000000001", "Umi Support", .tsk, nil),
      Organization.ID("00000000-0000-4000-8000-000000000002").map {
        OrganizationState(Organization(id: $0), .failure(.timedOut))
      },
    ]
    let fetched = CareersSamples.fetched(0)
    return fetched.map { _ in
      ManageOrganizations.Overview(
        Array(states.compactMap(\.self).prefix(all ? 4 : 1)),
        provenance: fetched.provenance
      )
    }
  }

  private static func organization(
    _ id: String,
    _ name: String,
    _ kind: Organization.Kind,
    _ status: OrganizationVerification.Status?
  ) -> OrganizationState? {
    Organization.ID(id).map { id in
      OrganizationState(
        Organization(id: id, name: name, kind: kind, country: "ID"),
        .success(status.map { CareersSamples.organizationVerification($0, of: id) })
      )
    }
  }

  private static func own(
    _ profile: UserProfile,
    pending: [PendingProfileEdit] = []
  ) -> Fetched<OwnProfile> {
    CareersSamples.fetched(OwnProfile(saved: profile, pending: .success(pending)))
  }

  private static var pending: [PendingProfileEdit] {
    let edits: [(String, PendingState)] = [("Ibu Siti", .unsent), ("Ibu", .refused)]
    return edits.compactMap { name, state in
      (try? ProfileEdit(name: name, avatar: "")).map { PendingProfileEdit($0, state: state) }
    }
  }

  private static func state(
    _ status: SessionStatus?,
    _ passport: IdentityDocument.Status = .missing,
    _ selfie: IdentityDocument.Status = .missing
  ) -> VerificationViewModel.State {
    let events = CareersSamples.verificationEvents.prefix(status == nil ? 0 : status == .rejected ? 3 : 1)
    let overview = VerificationOverview(
      checklist: CareersSamples.checklist(status, passport: passport, selfie: selfie),
      finalRequest: .success(status == .verified ? .value(FinalRequest(id: "f")) : .absent),
      events: .success(EntryList(Array(events)))
    )
    return .loaded(CareersSamples.fetched(overview))
  }

  private static var partly: VerificationViewModel.State {
    let overview = VerificationOverview(
      checklist: CareersSamples.checklist(.submitted, passport: .pending, selfie: .pending),
      finalRequest: .failure(.timedOut),
      events: .failure(.unavailable)
    )
    return .loaded(CareersSamples.fetched(overview, .offline))
  }
}
