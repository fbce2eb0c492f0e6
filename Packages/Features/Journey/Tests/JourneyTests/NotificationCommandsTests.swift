import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Journey

/// What changed in applications, and how many notifications are unread.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NotificationCommandsTests: JourneySuite {
  let fixture = JourneyFixture()

  @Test func `the first look says that it is one, and later ones list what changed`() async throws {
    repository.prepare {
      $0.pages[0] = .success(
        CareersSamples.page([CareersSamples.application(1, .submitted, changed: 48)], total: 1)
      )
    }
    let first = await run(["notifications"])
    repository.prepare {
      $0.pages[0] = .success(CareersSamples.page([CareersSamples.application(1, .offered)], total: 1))
    }

    let second = await run(["notifications"])

    #expect(first.exitCode == .done && first.rows.isEmpty)
    #expect(second.rows.map { $0.prefix(12) } == ["true\toffer\to", "true\tstatus\t"])
  }

  @Test func `the number of unread notifications is that of what was shown, and none after they were read`()
    async
  {
    let store = FakeNotifications(
      NotificationLedger(checkedAt: CareersSamples.fetchedAt, notifications: Samples.notifications)
    )
    let check = CheckNotifications(repository: repository, store: store) { CareersSamples.fetchedAt }
    let unread = UnreadCount()

    await NotificationsViewModel(check: check, unread: unread).load(LoadRequest(.cacheOnly))
    #expect(unread.value == 3)
    await NotificationsViewModel(check: check, unread: unread, marksRead: true).load(LoadRequest(.cacheOnly))
    #expect(unread.value == 0)
  }

  @Test(arguments: [(0, nil), (1, 1), (2, 2)])
  func `a tab has the number of unread notifications where there are some`(unread: Int, count: Int?) {
    let places = [
      ScreenTab("Applications", Route("applications")),
      ScreenTab("Notifications", count: count, Route("notifications")),
    ]

    #expect(PageTabs.journey(Samples.context, unread: unread, current: 1) == .screens(places, current: 1))
  }

  @Test func `applications and notifications stand beside each other, with the number of unread ones`() {
    let list = applicationsPage(
      ApplicationsViewModel.State(query: ApplicationQuery(), list: .loading, limit: 20),
      unread: 2,
      Samples.context
    )
    let narrowed = applicationsPage(
      ApplicationsViewModel.State(query: ApplicationQuery(status: .offered), list: .loading, limit: 20),
      unread: 2,
      Samples.context
    )
    let notifications = notificationsPage(.loading, Samples.context)

    let places = [
      ScreenTab("Applications", Route("applications")),
      ScreenTab("Notifications", count: 2, Route("notifications")),
    ]
    #expect(list.tabs == .screens(places, current: 0))
    #expect(narrowed.tabs == .none)
    #expect(notifications.tabs == .journey(Samples.context, unread: 0, current: 1))
  }

  @Test func `notifications are marked as read after they were shown`() async {
    let store = FakeNotifications(
      NotificationLedger(checkedAt: CareersSamples.fetchedAt, notifications: Samples.notifications)
    )

    let shown = await run(["notifications", "--mark-read", "--offline"], store: store)
    let again = await run(["notifications", "--mark-read", "--offline"], store: store)

    #expect(shown.notes == ["3 notifications marked as read."])
    #expect(shown.rows.count { $0.hasPrefix("true") } == 3)
    #expect(again.notes == ["0 notifications marked as read."])
    #expect(store.stored?.unreadCount == 0)
  }

  @Test func `applications that could not be checked are counted`() async {
    repository.prepare {
      $0.pages[0] = .success(CareersSamples.page([CareersSamples.application()], total: 1))
      $0.documents[Samples.id] = .failure(.unavailable)
    }

    let run = await run(["notifications"])

    #expect(run.notes.first?.hasPrefix("Warning: 1 application could not be checked") == true)
  }
}
