import CareersDomain
import CareersFakes
import ClockFakes
import DomainKernel
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct WatchNotificationsTests {
  private let service = FakeApplications()
  private let clock = ManualClock()
  private let user = User()
  private let store = MemoryLedger()

  /// Whether somebody is signed in, and what was told.
  private final class User: Sendable {
    let isSignedIn = Mutex(true)
    let told = Mutex<[Int]>([])
  }

  private var counts: [Int] { user.told.withLock(\.self) }

  private func answer(_ result: FakeApplications.Answer<EntryPage<Application>>) {
    service.prepare { $0.pages[0] = result }
  }

  private var looks: Int {
    service.requests.count { if case .list = $0 { true } else { false } }
  }

  /// Watches while something is done, and ends with it.
  private func watch(
    _ policy: FetchPolicy = .cacheFirst,
    while test: () async -> Void
  ) async {
    let watch = WatchNotifications(
      check: CheckNotifications(repository: service, store: store, now: { CareersSamples.fetchedAt }),
      isSignedIn: { [user] in user.isSignedIn.withLock(\.self) },
      clock: clock,
      now: { CareersSamples.fetchedAt }
    )
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [user] in await watch(policy) { count in user.told.withLock { $0.append(count) } } }
      await test()
      group.cancelAll()
    }
  }

  @Test func `there is a look at once, and then one a minute`() async {
    answer(.success(CareersSamples.page([])))

    await watch {
      await clock.waitForSleeps(1)
      #expect(looks == 1)
      clock.advance(by: .seconds(60))
      await clock.waitForSleeps(2)
      #expect(looks == 2)
    }

    #expect(clock.slept == [.seconds(60), .seconds(60)])
  }

  @Test func `while looks fail the delays grow up to a limit, and one that succeeds ends that`() async {
    answer(.failure(.unavailable))
    let expected: [Double] = [120, 240, 480, 960, 960]

    await watch {
      for (index, delay) in expected.enumerated() {
        await clock.waitForSleeps(index + 1)
        if index == expected.count - 1 { answer(.success(CareersSamples.page([]))) }
        clock.advance(by: .seconds(delay))
      }
      await clock.waitForSleeps(expected.count + 1)
      answer(.failure(.unavailable))
      clock.advance(by: .seconds(60))
      await clock.waitForSleeps(expected.count + 2)
    }

    #expect(clock.slept == expected.map { .seconds($0) } + [.seconds(60), .seconds(120)])
  }

  @Test func `a time without a user ends the delays of looks that failed`() async {
    answer(.failure(.unavailable))

    await watch {
      await clock.waitForSleeps(1)
      user.isSignedIn.withLock { $0 = false }
      clock.advance(by: .seconds(120))
      await clock.waitForSleeps(2)
      user.isSignedIn.withLock { $0 = true }
      clock.advance(by: .seconds(60))
      await clock.waitForSleeps(3)
    }

    #expect(clock.slept == [.seconds(120), .seconds(60), .seconds(120)])
  }

  @Test(arguments: [(500, 500), (60, 120), (-60, 120), (1e9, 86_400)])
  func `there is no look before the time that the service names`(wait: Double, delay: Double) async {
    answer(.failure(.rateLimited(until: CareersSamples.fetchedAt.addingTimeInterval(wait))))

    await watch { await clock.waitForSleeps(1) }

    #expect(clock.slept == [.seconds(delay)])
  }

  @Test func `while nobody is signed in nothing is asked, and there is nothing unread`() async {
    user.isSignedIn.withLock { $0 = false }

    await watch {
      await clock.waitForSleeps(1)
      user.isSignedIn.withLock { $0 = true }
      answer(.success(CareersSamples.page([])))
      #expect(looks == 0)
      clock.advance(by: .seconds(60))
      await clock.waitForSleeps(2)
    }

    #expect(looks == 1)
    #expect(counts == [0, 0])
  }

  @Test func `without a connection the number of the last look is told, and nothing is asked`() async {
    store.put(unread: 2)

    await watch(.cacheOnly) { await waitUntil { !counts.isEmpty } }

    #expect(counts == [2])
    #expect(service.requests.isEmpty && clock.slept.isEmpty)
  }

  @Test func `a look that fails leaves the number as it was`() async {
    store.put(unread: 1)
    answer(.failure(.offline))

    await watch { await clock.waitForSleeps(1) }

    #expect(counts == [1])
  }
}

/// Notifications in memory.
private final class MemoryLedger: NotificationStore {
  private let state = Mutex<NotificationLedger?>(nil)

  var ofCurrentAccount: any NotificationStore { self }

  func put(unread count: Int) {
    guard let application = Application.ID(rawValue: "7b0c2a54-93f1-4e0e-8a5d-2f60f3f7f1a9") else { return }
    let notifications = (0..<count).map { number in
      CareersNotification(
        id: "\(number)",
        application: application,
        change: .status(.offered, description: nil),
        date: CareersSamples.fetchedAt
      )
    }
    state.withLock {
      $0 = NotificationLedger(checkedAt: CareersSamples.fetchedAt, notifications: notifications)
    }
  }

  func ledger() async throws(PersistenceError) -> NotificationLedger? { state.withLock(\.self) }

  func update(
    _ change: @Sendable (NotificationLedger?) -> NotificationLedger
  ) async throws(PersistenceError) -> NotificationLedger {
    state.withLock { state in
      let ledger = change(state)
      state = ledger
      return ledger
    }
  }
}
