import CareersDomain
import CareersFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Profile

/// Parts of the pages of the profile and its verification that stand beside what the service says.
@Suite struct ProfilePageTests {
  private static let changing: Set<String> = [
    "edit", "start", "upload", "submit", "request", "register", "verify",
  ]

  @Test func `no change is made by accident`() {
    let actions = ProfileViewTests.pages(in: .english).flatMap(\.page.actions)

    #expect(actions.contains { $0.effect == .changes })
    for action in actions {
      let isChange = !Self.changing.isDisjoint(with: action.route.words)
      #expect(action.effect == (isChange ? .changes : .opens), "\(action.route)")
    }
  }

  @Test(
    arguments: [
      (.unsent, "A change to your profile has not been sent yet."),
      (.unconfirmed, "A change to your profile was sent and is not confirmed yet."),
      (.refused, "A change to your profile was refused, or its outcome is unknown."),
    ] as [(PendingState, String)]
  )
  func `a notice says how far a change is, which counts unless it was refused`(
    state: PendingState,
    words: String
  ) throws {
    let edit = PendingProfileEdit(try ProfileEdit(name: "Ibu Siti", avatar: nil), state: state)
    let own = OwnProfile(saved: CareersSamples.profile, pending: .success([edit]))

    let page = profilePage(.loaded(CareersSamples.fetched(own)), Fixture.context())

    let notice = WrittenScreen.linear(page.notice)
    #expect(notice.contains(words))
    #expect(notice.split(separator: "\n").count { $0.contains("A change to your profile") } == 1)
    #expect(notice.contains("List waiting changes with 'tessera outbox'."))
    #expect(page.header == .heading(state == .refused ? "Siti Aminah" : "Ibu Siti", .page))
  }

  @Test(
    arguments: [
      (.english, "not sent yet", "not confirmed yet"), (.simplifiedChinese, "尚未发送", "尚未确认"),
      (.indonesian, "belum dikirim", "belum dikonfirmasi"),
    ] as [(Language, String, String)]
  )
  func `each value says how far the last change of it is`(
    language: Language,
    unsent: String,
    unconfirmed: String
  ) throws {
    let context = Fixture.context(in: language)
    func badges(_ edits: [PendingProfileEdit]) -> [String] {
      let own = OwnProfile(saved: CareersSamples.profile, pending: .success(edits))
      let page = profilePage(.loaded(CareersSamples.fetched(own)), context)
      return WrittenScreen.linear(page.content).split(separator: "\n").compactMap { line in
        [unsent, unconfirmed].first { line.contains($0) }
      }
    }
    let name = PendingProfileEdit(try ProfileEdit(name: "Ibu Siti", avatar: nil), state: .unconfirmed)
    let picture = PendingProfileEdit(try ProfileEdit(name: nil, avatar: ""))
    let later = PendingProfileEdit(try ProfileEdit(name: "Ibu", avatar: nil))

    #expect(badges([name]) == [unconfirmed])
    #expect(badges([name, picture]) == [unconfirmed, unsent])
    #expect(badges([name, picture, later]) == [unsent, unsent])
  }

  @Test func `changes that cannot be read are no reason to show none`() {
    let own = OwnProfile(
      saved: CareersSamples.profile,
      pending: .failure(.cannotBeRead(reason: "broken"))
    )

    let page = profilePage(.loaded(CareersSamples.fetched(own)), Fixture.context())

    #expect(
      WrittenScreen.linear(page.notice).contains(
        "The waiting changes could not be read: unreadable saved data"
      )
    )
  }

  @Test func `a history that may be out of date says so`() {
    let events = CareersSamples.fetched(CareersSamples.verificationEvents, .offline)

    let page = historyPage(.loaded(events), Fixture.context())

    #expect(WrittenScreen.linear(page.notice).contains("may be out of date"))
  }

  @Test func `an event without a status is unknown, and without anything else stands alone`() {
    let page = historyPage(
      .loaded(CareersSamples.fetched([VerificationEvent(id: "e1")])),
      Fixture.context()
    )

    #expect(WrittenScreen.linear(page.content).contains("unknown\n"))
  }

  @Test func `the change that comes next in a checklist is offered, each at a place of its own`() {
    let pages = Dictionary(
      uniqueKeysWithValues: ProfileViewTests.pages(in: .english).map { ($0.name, $0.page) }
    )
    let strings = Strings(.english)
    let start = Action(
      strings.startSession,
      Route("profile", "verification", "start"),
      .changes,
      place: 0
    )
    let expected: [Action?] = [
      start,
      Action(
        strings.upload(strings.name(of: .document(.selfie))),
        Route("profile", "verification", "upload").with("type", "selfie"),
        .changes,
        place: 1
      ),
      Action(strings.submitSession, Route("profile", "verification", "submit"), .changes, place: 2),
      Action(strings.requestReview, Route("profile", "verification", "request"), .changes, place: 3),
      start,
    ]

    let offered = ["none", "created", "complete", "submitted", "rejected"].map { name in
      pages["checklist-" + name]?.actions.first
    }

    #expect(offered == expected)
  }

  @Test func `a page is no wider than can be read`() throws {
    let page = try #require(ProfileViewTests.pages(in: .english).first { $0.name == "profile" }).page

    let lines = WrittenScreen.plain(page.content, widths: [120]).split(separator: "\n").dropFirst()

    #expect(lines.map(\.count).max() == 88)
  }

  @Test func `what stands above a page has one line between its parts`() throws {
    let edit = PendingProfileEdit(try ProfileEdit(name: "Ibu Siti", avatar: nil))
    let own = OwnProfile(saved: CareersSamples.profile, pending: .success([edit]))
    let checklist = VerificationChecklist(
      session: CareersSamples.session(.created),
      documents: [],
      unreadableCount: 1
    )
    let overview = VerificationOverview(
      checklist: checklist,
      finalRequest: .success(.absent),
      events: .success([])
    )
    let events = EntryList(Array(CareersSamples.verificationEvents), unreadableCount: 1)
    let context = Fixture.context()

    for page in [
      profilePage(.loaded(CareersSamples.fetched(own, .offline)), context),
      verificationPage(.loaded(CareersSamples.fetched(overview, .offline)), context),
      historyPage(.loaded(CareersSamples.fetched(events, .offline)), context),
    ] {
      let text = WrittenScreen.plain(page.notice, widths: [80])
      #expect(text.contains("\n\n") && !text.contains("\n\n\n"), "\(page.title)")
    }
  }

  @Test func `the address of a picture takes three lines at most, and is cut with a mark`() {
    let words = Array(repeating: "words", count: 40).joined(separator: " ")
    let profile = UserProfile(id: CareersSamples.profile.id, avatar: .value(words))

    let page = profilePage(.loaded(CareersSamples.fetched(OwnProfile(saved: profile))), Fixture.context())

    let lines = WrittenScreen.plain(page.content, widths: [40]).split(separator: "\n")
      .filter { $0.contains("words") }
    #expect(lines.count == 3)
    #expect(lines.last?.hasSuffix("…") == true)
  }

  @Test func `the address of a picture can be followed`() {
    let own = OwnProfile(saved: CareersSamples.profile)

    let page = profilePage(.loaded(CareersSamples.fetched(own)), Fixture.context())

    #expect(
      WrittenScreen.tagged(page.content).contains("<a href=\"https://images.example.com/siti.jpg\">")
    )
  }

  @Test func `the checklist names the documents that are optional`() {
    let checklist = VerificationChecklist(
      session: CareersSamples.session(.created),
      documents: [
        IdentityDocument(type: .passport, status: .pending, isRequired: true),
        IdentityDocument(type: .selfie, status: .missing, isRequired: false),
      ]
    )
    let overview = VerificationOverview(
      checklist: checklist,
      finalRequest: .success(.absent),
      events: .success([])
    )

    let page = verificationPage(.loaded(CareersSamples.fetched(overview)), Fixture.context())

    let optional = Strings(.english).optional.string
    let lines = WrittenScreen.linear(page.content).split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.contains(optional) }.count == 1)
    #expect(page.actions.first?.route == Route("profile", "verification", "submit"))
  }
}
