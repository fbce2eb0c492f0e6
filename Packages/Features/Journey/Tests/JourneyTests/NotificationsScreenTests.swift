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

/// The notifications as rows, on their page, and when they are marked as read.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NotificationsScreenTests {
  private let ledger = NotificationLedger(
    checkedAt: CareersSamples.fetchedAt,
    notifications: Samples.notifications
  )

  @Test func `a script gets every field of a notification, unread ones first`() async {
    let fixture = JourneyFixture(store: FakeNotifications(ledger))
    let fields = "id,unread,kind,value,title,text,file,date,application"

    let run = await fixture.run("notifications", "--offline", "--fields", fields)

    let (job, id) = ("Shipyard Welder", Samples.id.rawValue)
    #expect(
      run.rows == [
        "n2\ttrue\toffer\toffered\t\(job)\tApplication status updated to OFFERED by Aiko.\t\t"
          + "2026-03-01T10:00:00Z\t\(id)\n",
        "n3\ttrue\tdocument\tinvalid\t\(job)\tPage 2 is missing\tcv.pdf\t2026-03-01T09:00:00Z\t\(id)\n",
        "n4\ttrue\tdocument\tvalid\t\(job)\t\t\t2026-03-01T08:00:00Z\t\(id)\n",
        "n1\tfalse\tstatus\tin-review\t\(job)\tApplication status updated to IN_REVIEW by Aiko.\t\t"
          + "2026-03-01T11:00:00Z\t\(id)\n",
      ]
    )
  }

  @Test func `the identity and the file of a notification are no columns`() async {
    let fixture = JourneyFixture(store: FakeNotifications(ledger))

    let run = await fixture.run("notifications", "--offline")

    #expect(run.rows.last?.hasPrefix("false\tstatus\tin-review\tShipyard Welder\t") == true)
    #expect(run.rows.last?.split(separator: "\t", omittingEmptySubsequences: false).count == 7)
  }

  @Test func `only the first load marks notifications as read`() async {
    let store = FakeNotifications(ledger)
    let check = CheckNotifications(repository: FakeApplications(), store: store) { CareersSamples.fetchedAt }
    let screen = NotificationsViewModel(check: check, marksRead: true)

    await screen.load(LoadRequest(.cacheOnly))
    await screen.load(LoadRequest(.cacheOnly))

    #expect(screen.notes(in: Samples.context) == ["3 notifications marked as read."])
  }

  @Test func `asked for on the page, all that it lists is marked as read, without another look`()
    async throws
  {
    let (store, repository) = (FakeNotifications(ledger), FakeApplications())
    let check = CheckNotifications(repository: repository, store: store) { CareersSamples.fetchedAt }
    let (unread, listed) = (UnreadCount(), ListedNotifications())
    func screen(marksRead: Bool = false) -> NotificationsViewModel {
      NotificationsViewModel(check: check, unread: unread, listed: listed, marksRead: marksRead)
    }
    let page = screen()
    await page.load(LoadRequest(.cacheOnly))
    // The program looks for news while the page is shown.
    let later = Samples.notification(5, .status(.interview, description: nil))
    let known = ledger
    _ = try await store.update { _ in
      NotificationLedger(checkedAt: known.checkedAt, notifications: known.notifications + [later])
    }
    let change = screen(marksRead: true)
    #expect(change.content(in: Samples.context) == .confirmation)

    await change.load(LoadRequest(isFromPage: true))

    #expect(change.content(in: Samples.context) == .confirmation)
    #expect(change.failure(in: Samples.context) == nil)
    #expect(change.notes(in: Samples.context) == ["3 notifications marked as read."])
    #expect(store.stored?.notifications.filter { !$0.isRead }.map(\.id) == ["n5"])
    #expect(unread.value == 1)
    #expect(repository.requests.isEmpty)
    await page.load(LoadRequest(.cacheOnly))
    #expect(page.notes(in: Samples.context).isEmpty)
    let rows = try #require(page.records).rows(FieldSelection(["unread"]))
    #expect(Array(rows).count { $0 == "true\n" } == 1)
  }

  @Test func `once all are read, the page offers no change and counts none as unread`() async throws {
    let store = FakeNotifications(ledger)
    let check = CheckNotifications(repository: FakeApplications(), store: store) { CareersSamples.fetchedAt }
    let listed = ListedNotifications()
    let page = NotificationsViewModel(check: check, listed: listed)
    let change = NotificationsViewModel(check: check, listed: listed, marksRead: true)
    await page.load(LoadRequest(.cacheOnly))

    await change.load(LoadRequest(isFromPage: true))
    await page.load(LoadRequest(.cacheOnly))

    guard case .page(let shown) = page.content(in: Samples.context) else {
      Issue.record("The list is no page.")
      return
    }
    #expect(shown.tabs == tabs(unread: nil, current: 1))
    #expect(shown.actions.allSatisfy { $0.effect != .changes })
  }

  @Test func `on the command line the list is shown with the change`() async throws {
    let store = FakeNotifications(ledger)
    let check = CheckNotifications(repository: FakeApplications(), store: store) { CareersSamples.fetchedAt }
    let screen = NotificationsViewModel(check: check, marksRead: true)

    await screen.load(LoadRequest(.cacheOnly))

    #expect(screen.content(in: Samples.context) != .confirmation)
    #expect(screen.records?.count == 4)
    #expect(store.stored?.unreadCount == 0)
  }

  @Test func `notifications that cannot be marked as read stay unread, and the command fails`() async throws {
    let store = FakeNotifications(ledger)
    store.refuseChanges(.cannotBeSaved(reason: "the disk is full"))
    let fixture = JourneyFixture(store: store)

    let run = await fixture.run("notifications", "--mark-read", "--offline")

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("the disk is full"))
    #expect(run.notes.isEmpty)
    let alerts = try #require(fixture.feature.alerts)
    #expect(alerts.unread.value == 3)
  }

  @Test(arguments: [Language.english, .simplifiedChinese, .indonesian])
  func `notifications that cannot be saved are listed with a warning`(language: Language) async {
    let store = FakeNotifications(ledger)
    store.refuseChanges(.cannotBeSaved(reason: "the disk is full"))
    let feature = JourneyFixture().feature(in: language, store: store, outbox: nil)

    let run = await ScreenRun(feature, ["notifications"], Samples.context(in: language))

    #expect(run.exitCode == .done)
    #expect(run.rows.count >= ledger.notifications.count)
    #expect(run.notes.last == Strings(language).notSaved(because: "the disk is full"))
    #expect(run.notes.last?.contains("the disk is full") == true)
  }

  @Test(arguments: [
    (ServiceError.signInNeeded, ExitCode.signInNeeded), (.offline, .noConnection), (.unavailable, .failed),
  ])
  func `a first look that fails ends with the code of its error`(error: ServiceError, exitCode: ExitCode)
    async
  {
    let fixture = JourneyFixture()
    fixture.repository.prepare { $0.pages[0] = .failure(error) }

    let run = await fixture.run("notifications")

    #expect(run.exitCode == exitCode)
    #expect(run.screen?.records == nil)
  }

  @Test func `notifications that cannot be read are an error`() async {
    let store = FakeNotifications()
    store.fail(.cannotBeRead(reason: "broken"))

    let run = await JourneyFixture(store: store).run("notifications", "--offline")

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("broken"))
  }

  @Test(arguments: [Language.english, .simplifiedChinese, .indonesian])
  func `that notifications may be missing is said on the page and for scripts, until they are marked as read`(
    language: Language
  ) async throws {
    let store = FakeNotifications()
    store.fail(.damagedRecord)
    let feature = JourneyFixture().feature(in: language, store: store, outbox: nil)
    func run(_ words: String...) async -> ScreenRun {
      await ScreenRun(feature, ["notifications"] + words, Samples.context(in: language))
    }
    let missing = Strings(language).missing.string

    let page = await run()
    let document = await run("--offline", "--json")
    let marked = await run("--offline", "--mark-read")
    let later = await run("--offline", "--json")

    let notice = WrittenScreen.linear(try #require(page.page).notice, in: language)
    let text = WrittenScreen.linear(try #require(page.page).content, in: language)
    #expect(notice.contains(missing))
    #expect(!notice.contains(Strings(language).firstLook.string))
    #expect(!text.contains(Strings(language).noNotifications.string))
    #expect(page.notes.isEmpty)
    #expect(document.exitCode == .done)
    #expect(document.notes.first?.contains(missing) == true)
    #expect(document.notes.first?.contains("tessera notifications --mark-read") == true)
    #expect(try #require(document.document).compactText.contains(#""warnings":["entries-unreadable"]"#))
    #expect(marked.exitCode == .done)
    #expect(later.notes.isEmpty)
    let laterText = try #require(later.document).compactText
    #expect(!laterText.contains("warnings"))
  }

  @Test func `damaged notifications are an error without a look, which names the remedy`() async {
    let store = FakeNotifications()
    store.fail(.damagedRecord)

    let run = await JourneyFixture(store: store).run("notifications", "--offline")

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("The saved notifications are damaged and cannot be read."))
    #expect(!run.errorOutput.contains("Remove the entry"))
  }

  @Test func `what is unread is counted wherever it is shown`() async throws {
    let fixture = JourneyFixture(store: FakeNotifications(ledger))
    let alerts = try #require(fixture.feature.alerts)

    await alerts.watch(.cacheOnly)

    #expect(alerts.action == Action("Notifications", Route("notifications")))
    #expect(alerts.unread.value == 3)
    #expect(await fixture.run("applications").page?.tabs == tabs(unread: 3, current: 0))
    #expect(await fixture.run("notifications", "--offline").page?.tabs == tabs(unread: 3, current: 1))
    _ = await fixture.run("notifications", "--mark-read", "--offline")
    #expect(alerts.unread.value == 0)
    #expect(await fixture.run("applications").page?.tabs == tabs(unread: nil, current: 0))
  }

  @Test func `a number that is found after the watch was ended is not taken`() async throws {
    let alerts = try #require(JourneyFixture(store: FakeNotifications(ledger)).feature.alerts)
    let watch = Task { await alerts.watch(.cacheOnly) }

    watch.cancel()

    await watch.value
    #expect(alerts.unread.value == 0)
  }

  private func tabs(unread: Int?, current: Int) -> PageTabs {
    .screens(
      [
        ScreenTab("Applications", Route("applications")),
        ScreenTab("Notifications", count: unread, Route("notifications")),
      ],
      current: current
    )
  }

  @Test func `a notification that is chosen opens its application`() {
    let page = notificationsPage(.loaded(Samples.report(Samples.notifications)), Samples.context)
    let items = page.groups.flatMap(\.items)

    #expect(items.allSatisfy { $0.route == Route("applications", "show", Samples.id.rawValue) })
    #expect(
      items.map { WrittenScreen.linear(.row($0.row)).contains("unread") } == [true, true, true, false]
    )
  }

  @Test func `the words of a notification take three lines at most`() {
    let words = Array(repeating: "words", count: 20).joined(separator: " ")
    let notification = Samples.notification(5, .status(.interview, description: words))
    let row = NotificationRow(notification: notification, context: Samples.context)

    let lines = WrittenScreen.plain(row.element, widths: [20]).split(separator: "\n")
      .filter { $0.contains("words") }

    #expect(lines.count == 3)
    #expect(lines.last?.hasSuffix("…") == true)
  }
}
