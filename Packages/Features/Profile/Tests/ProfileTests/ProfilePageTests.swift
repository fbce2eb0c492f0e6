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

  @Test(arguments: [(false, true), (true, false)])
  func `a change that waits is told from one that was refused`(isRefused: Bool, waits: Bool) throws {
    let edit = PendingProfileEdit(try ProfileEdit(name: "Ibu Siti", avatar: nil), isRefused: isRefused)
    let own = OwnProfile(saved: CareersSamples.profile, pending: .success([edit]))

    let page = profilePage(.loaded(CareersSamples.fetched(own)), Fixture.context())

    let notice = WrittenScreen.linear(page.notice)
    #expect(notice.contains("A change to your profile has not been sent yet.") == waits)
    #expect(notice.contains("A change to your profile was refused, or its outcome is unknown.") == isRefused)
    #expect(notice.contains("List waiting changes with 'tessera outbox'."))
    #expect(page.header == .heading(waits ? "Ibu Siti" : "Siti Aminah", .page))
  }

  @Test func `changes that cannot be read are no reason to show none`() {
    let own = OwnProfile(
      saved: CareersSamples.profile,
      pending: .failure(.cannotBeRead(reason: "broken"))
    )

    let page = profilePage(.loaded(CareersSamples.fetched(own)), Fixture.context())

    #expect(
      WrittenScreen.linear(page.notice).contains(
        "Unsent changes could not be read: unreadable saved data"
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
