import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import Testing

@testable import Journey

@MainActor @Suite(.timeLimit(.minutes(5))) struct JourneyCommandsTests {
  private let fixture = JourneyFixture()
  private let store = FakeNotifications()
  private let id = Samples.id.rawValue

  private var repository: FakeApplications { fixture.repository }
  private var uploads: FakeUploads { fixture.uploads }

  // MARK: - Lists

  @Test(arguments: [
    (["applications"], true), (["applications", "documents", Samples.id.rawValue], true),
    (["notifications"], true), (["applications", "show", Samples.id.rawValue], false),
  ])
  func `applications, documents and notifications are lists, and one application is none`(
    words: [String],
    isList: Bool
  ) async {
    #expect(await run(words).screen?.isList == isList)
  }

  @Test(arguments: [
    ([], 20), (["--limit", "1"], 1), (["-n", "51"], 51), (["--all"], 51), (["-n", "90"], 51),
  ])
  func `the number of applications can be chosen`(options: [String], count: Int) async {
    let run = await run(["applications"] + options)

    #expect(run.exitCode == .done)
    #expect(run.rows.count == count)
  }

  @Test(arguments: [
    ("offered", ApplicationStatus.offered), ("OFFERED", .offered), ("IN_REVIEW", .inReview),
    ("In-Review", .inReview), ("rejected", .rejected),
  ])
  func `a status narrows the list in any letter case`(word: String, status: ApplicationStatus) async {
    _ = await run(["applications", "--status", word])

    #expect(repository.requests == [.list(ApplicationQuery(status: status), PageRequest(), .cacheFirst)])
  }

  @Test func `a word that is no status is refused`() async {
    let run = await run(["applications", "--status", "lost"])

    #expect(run.exitCode == .usage && run.errorOutput.contains("in-review"))
    #expect(repository.requests.isEmpty)
  }

  @Test func `a row has the columns of an application`() async {
    let run = await run(["applications", "-n", "1"])

    #expect(
      run.rows
        == ["\(id)\tsubmitted\tShipyard Welder\tNaniwa Shipyard\tOsaka, Japan\t2026-02-28T12:00:00Z\n"]
    )
  }

  @Test(arguments: [([], true), (["--all"], false)])
  func `more applications can be loaded until all of them are shown`(options: [String], hasMore: Bool) async {
    #expect(await run(["applications"] + options).screen?.hasMore == hasMore)
  }

  @Test(arguments: [([], 40), (["-n", "30"], 51)])
  func `as many applications are loaded as were shown before`(options: [String], count: Int) async throws {
    let run = await run(["applications"] + options)

    try await #require(run.screen).loadMore(LoadRequest(.cacheFirst))

    #expect(run.rows.count == count)
  }

  @Test func `a document that lacks the rest of the list says so beside it`() async {
    repository.prepare { $0.pages[50] = .failure(.unavailable) }

    let document = await run(["applications", "--all", "--json"])
    let page = await run(["applications", "--all"])

    #expect(document.rows.count == 50)
    #expect(document.notes.count == 1)
    #expect(page.notes == [])
  }

  // MARK: - One application

  @Test(arguments: [
    ["show"], ["documents"], ["accept", "--yes"], ["decline", "--yes"], ["upload", "--type", "CV", "cv.pdf"],
  ])
  func `an id that is no UUID never reaches the service`(words: [String]) async {
    for text in ["1", "00000000-0000-4000-8000-00000000000", "../admin", "\u{1B}[2J", ""] {
      let run = await run(["applications", words[0], text] + words.dropFirst())

      #expect(run.exitCode == .usage, "\(text)")
      #expect(!run.errorOutput.contains("\u{1B}"))
    }
    #expect(repository.requests.isEmpty && uploads.sent.isEmpty)
  }

  @Test func `a document has every event and document`() async throws {
    let run = await run([
      "applications", "show", id.uppercased(), "--json", "--fields", "id,events,documents",
    ])

    let text = try #require(run.document).text
    for part in [
      "\"title\": \"Application in review\"", "\"actor\": \"admin\"", "\"status\": \"offered\"",
      "\"date\": \"2026-02-27T12:00:00Z\"", "\"review\": \"pending\"", "\"bytes\": 123456",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `the documents of an application are rows for scripts`() async {
    let run = await run(["applications", "documents", id, "--fields", "id,type,name,review"])

    #expect(run.rows == ["d1\tCV\tcv.pdf\tpending\n"])
  }

  @Test func `documents that cannot be loaded are null beside the history, and a failure by themselves`()
    async throws
  {
    repository.prepare { $0.documents[Samples.id] = .failure(.timedOut) }

    let whole = await run(["applications", "show", id, "--json", "--fields", "documents"])
    let alone = await run(["applications", "documents", id])

    let text = try #require(whole.document).text
    #expect(whole.exitCode == .done && text.contains("\"documents\": null"))
    #expect(alone.exitCode == .noConnection)
  }

  @Test(arguments: ["show", "documents"])
  func `an unknown application leads to the list`(verb: String) async {
    repository.prepare { $0.journeys[Samples.id] = .failure(.notFound) }

    let run = await run(["applications", verb, id])

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains(id) && run.errorOutput.contains("tessera applications"))
  }

  // MARK: - Uploads

  @Test func `an uploaded document is confirmed with its review`() async throws {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    repository.prepare { $0.documents[Samples.id] = .success(CareersSamples.fetched([])) }

    let run = await run(["applications", "upload", id, "cv.pdf", "--type", "cv"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Uploaded 'cv.pdf' (not reviewed yet)."])
    #expect(uploads.sent.count == 1)
  }

  @Test(arguments: [
    (UploadFileError.missing, ExitCode.usage, "the file does not exist"), (.link, .usage, "symbolic link"),
    (.folder, .usage, "folder"),
    (.special, .usage, "regular file"), (.empty, .usage, "empty"),
    (.tooLarge(bytes: 10_485_761), .usage, "at most 10,485,760 bytes; it has 10,485,761"),
    (.longName(units: 181), .usage, "181"), (.unsupportedType, .usage, "not a PDF, JPEG or PNG file"),
    (.contentIsNot(.pdf), .usage, "says PDF, but the content"), (.nameIsNot(.png), .usage, ".png"),
    (.unreadable(reason: "Permission denied"), .failed, "Permission denied"),
  ])
  func `a file that cannot be uploaded is refused with the reason`(
    error: UploadFileError,
    exitCode: ExitCode,
    words: String
  ) async {
    uploads.prepare("cv.pdf", .failure(error))

    let run = await run(["applications", "upload", id, "cv.pdf", "--type", "CV"])

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput.contains(words) && run.errorOutput.contains("'cv.pdf'"))
    #expect(repository.requests.isEmpty)
  }

  @Test func `the same file again is told to be there already`() async throws {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))

    let run = await run(["applications", "upload", id, "cv.pdf", "--type", "CV"])

    #expect(run.exitCode == .refused && run.errorOutput.contains("already has a document"))
    #expect(uploads.sent.isEmpty)
  }

  @Test func `a file that was stored and refused as a document is reported with the words of the service`()
    async throws
  {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    repository.prepare {
      $0.documents[Samples.id] = .success(CareersSamples.fetched([]))
      $0.registered = .failure(.rejected(code: "invalid_object_key_ownership", message: "Not your file"))
    }

    let run = await run(["applications", "upload", id, "cv.pdf", "--type", "CV"])

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("Not your file (code invalid_object_key_ownership)"))
    #expect(!run.errorOutput.contains("upload it again"))
  }

  @Test func `a file that was stored and not registered is told to be run again`() async throws {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    repository.prepare {
      $0.documents[Samples.id] = .success(CareersSamples.fetched([]))
      $0.registered = .failure(.unavailable)
    }

    let run = await run(["applications", "upload", id, "cv.pdf", "--type", "CV"])

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("The file was uploaded") && run.errorOutput.contains("upload it again"))
    #expect(run.errorOutput.contains("tessera applications documents \(id)"))
  }

  @Test(arguments: ["", " ", String(repeating: "a", count: 65)])
  func `a type that the service would refuse is a usage error`(type: String) async {
    let run = await run(["applications", "upload", id, "cv.pdf", "--type", type])

    #expect(run.exitCode == .usage && repository.requests.isEmpty)
  }

  @Test func `on a terminal the file and its type are asked for, until they can be uploaded`() async throws {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    repository.prepare { $0.documents[Samples.id] = .success(CareersSamples.fetched([])) }
    let prompter = ScriptedPrompter(["other.pdf", "cv.pdf", "Cv"])

    let run = await run(["applications", "upload", id], prompter: prompter)

    #expect(run.notes == ["Uploaded 'cv.pdf' (not reviewed yet)."])
    #expect(
      prompter.dialogue == [
        .told("Path of a PDF, JPEG or PNG file of at most 10 MiB."), .asked("File:"),
        .told("File: The file does not exist."), .asked("File:"),
        .told("In your own words, such as CV."), .asked("Type of document:"),
      ]
    )
  }

  @Test func `the action of a page asks for the file only`() async throws {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    repository.prepare { $0.documents[Samples.id] = .success(CareersSamples.fetched([])) }
    let prompter = ScriptedPrompter(["cv.pdf"])

    let run = await run(["applications", "upload", id, "--type", "CV"], prompter: prompter)

    #expect(run.exitCode == .done && prompter.dialogue.last == .asked("File:"))
  }

  @Test func `a file that is there already is asked for again`() async throws {
    uploads.prepare("cv.pdf", .success(try CareersSamples.pdf()))
    let prompter = ScriptedPrompter([])

    let run = await run(["applications", "upload", id, "cv.pdf", "--type", "CV"], prompter: prompter)

    #expect(prompter.dialogue.last == .asked("File:") && prompter.dialogue.count == 3)
    #expect(run.exitCode == .interrupted && uploads.sent.isEmpty)
  }

  @Test func `a script is told everything that is missing`() async {
    let run = await run(["applications", "upload", id])

    #expect(run.exitCode == .usage && run.errorOutput.contains("Missing: <file> and --type."))
    #expect(repository.requests.isEmpty)
  }

  @Test func `a form on a screen tells problems beside the fields, as they are typed`() {
    let upload = FormModel(FormRequest(ApplicationForms(.english).upload(checkedBy: { _ in .empty })))
    upload.set("cv.pdf", of: .field(ApplicationForms.file))
    upload.set(String(repeating: "a", count: 65), of: .field(ApplicationForms.type))
    let decision = FormModel(FormRequest(ApplicationForms(.english).decision(isAccepted: false)))
    decision.set(String(repeating: "a", count: 501), of: .field(ApplicationForms.reason))

    #expect(upload.advance() == nil && decision.advance() == nil)
    #expect(upload.problem(of: .field(ApplicationForms.file)) == "The file is empty.")
    #expect(upload.problem(of: .field(ApplicationForms.type)) != nil)
    #expect(decision.problem(of: .field(ApplicationForms.reason)) != nil)
  }

  // MARK: - Offers

  @Test(arguments: [("accept", true), ("decline", false)])
  func `a decision with its confirmation is sent at once`(verb: String, isAccepted: Bool) async {
    let run = await run(["applications", verb, id, "--reason", " Too far ", "--yes"])

    #expect(run.exitCode == .done && run.notes.count == 1)
    #expect(
      repository.requests == [
        .journey(Samples.id, .networkFirst),
        .decide(OfferDecision(isAccepted: isAccepted, reason: DecisionReason("Too far")), Samples.id),
      ]
    )
  }

  @Test(arguments: [
    (["", "y"], true), (["", " YES "], true), (["", "n"], false), (["", ""], false), ([""], false),
    ([], false),
  ])
  func `on a terminal a decision asks for a reason, and names the job`(
    responses: [String],
    isSent: Bool
  ) async {
    let prompter = ScriptedPrompter(responses)

    let run = await run(["applications", "accept", id], prompter: prompter)

    let dialogue: [ScriptedPrompter.Line] = [
      .told("At most 500 characters; leave it empty for no reason."),
      .asked("Reason for the employer (end with an empty line, optional):"),
      .told("The decision cannot be undone."), .asked("Accept the offer for \(job)? [y/N]"),
    ]
    #expect(prompter.dialogue == Array(dialogue.prefix(responses.isEmpty ? 2 : 4)))
    #expect(decisions == (isSent ? [OfferDecision(isAccepted: true)] : []))
    #expect(run.exitCode == (isSent ? .done : .interrupted))
    #expect(
      (isSent ? run.notes.first : run.errorOutput)?.contains(
        isSent ? "Offer accepted" : "Nothing was changed."
      ) == true
    )
  }

  @Test func `a reason that is typed is sent with the decision`() async {
    let prompter = ScriptedPrompter([" Too far ", "", "y"])

    let run = await run(["applications", "decline", id], prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(prompter.dialogue.last == .asked("Decline the offer for \(job)? [y/N]"))
    #expect(prompter.dialogue.contains(.told("Reason for the employer: Too far")))
    #expect(decisions == [OfferDecision(isAccepted: false, reason: DecisionReason("Too far"))])
  }

  @Test func `a decision that was confirmed beforehand asks nothing on a terminal`() async {
    let prompter = ScriptedPrompter()

    let run = await run(["applications", "decline", id, "--yes"], prompter: prompter)

    #expect(run.exitCode == .done && prompter.dialogue.isEmpty)
    #expect(decisions == [OfferDecision(isAccepted: false)])
  }

  @Test(arguments: [(ApplicationStatus.interview, ExitCode.refused), (.hired, .refused)])
  func `without an offer nothing is asked`(status: ApplicationStatus, exitCode: ExitCode) async {
    repository.prepare {
      let journey = Journey(application: CareersSamples.application(1, status), events: [])
      $0.journeys[Samples.id] = .success(CareersSamples.fetched(journey))
    }
    let prompter = ScriptedPrompter(["", "y"])

    let run = await run(["applications", "accept", id], prompter: prompter)

    #expect(run.exitCode == exitCode && run.errorOutput.contains("no open offer"))
    #expect(prompter.dialogue.isEmpty && decisions.isEmpty)
  }

  @Test func `an application that the user does not have is no offer to decide about`() async {
    repository.prepare { $0.journeys[Samples.id] = .failure(.notFound) }
    let prompter = ScriptedPrompter(["", "y"])

    let run = await run(["applications", "accept", id], prompter: prompter)

    #expect(run.exitCode == .notFound && prompter.dialogue.isEmpty)
    #expect(run.errorOutput.contains("You have no application"))
  }

  private var job: String {
    "'\(CareersSamples.welder.title)' at \(CareersSamples.welder.employer?.name ?? "")"
  }

  private var decisions: [OfferDecision] {
    repository.requests.compactMap { if case .decide(let decision, _) = $0 { decision } else { nil } }
  }

  @Test func `a script has to confirm a decision`() async {
    let run = await run(["applications", "decline", id])

    #expect(run.exitCode == .usage && run.errorOutput.contains("--yes"))
    #expect(repository.requests.isEmpty)
  }

  @Test(arguments: [
    (ServiceError.rejected(code: "offer_not_available", message: "No"), ExitCode.refused, "no open offer"),
    (.unavailable, .failed, "did not confirm it"), (.connectionLost, .noConnection, "did not confirm it"),
    (.offline, .noConnection, ""), (.notFound, .notFound, "You have no application"),
  ])
  func `a failed decision says what is known`(error: ServiceError, exitCode: ExitCode, words: String) async {
    repository.prepare { $0.decided = .failure(error) }

    let run = await run(["applications", "accept", id, "--yes"])

    #expect(run.exitCode == exitCode)
    #expect(words.isEmpty || run.errorOutput.contains(words))
    #expect(decisions.count == 1)
  }

  @Test func `a reason has at most 500 characters`() async {
    let longest = String(repeating: "a", count: 500)

    let refused = await run(["applications", "accept", id, "--yes", "--reason", longest + "a"])
    let accepted = await run(["applications", "accept", id, "--yes", "--reason", longest])

    #expect(refused.exitCode == .usage && accepted.exitCode == .done)
    #expect(decisions.count == 1)
  }

  @Test(arguments: [["accept", "--yes"], ["upload", "--type", "CV", "cv.pdf"]])
  func `a change is not made offline`(words: [String]) async {
    let run = await run(["applications", words[0], id] + words.dropFirst() + ["--offline"])

    #expect(run.exitCode != .done)
    #expect(repository.requests.isEmpty)
  }

  // MARK: - Notifications

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
    #expect(notifications.tabs.tabs(in: .english).map(\.title) == ["Applications", "Notifications"])
    if case .screens(_, let current) = notifications.tabs { #expect(current == 1) }
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

  @Test(arguments: Language.allCases)
  func `every command has its help in both languages`(language: Language) async {
    for words in [
      ["applications"], ["applications", "show"], ["applications", "documents"], ["applications", "upload"],
      ["applications", "accept"], ["applications", "decline"], ["notifications"],
    ] {
      let run = await run(words + ["--help"], in: language)

      #expect(run.exitCode == .done && !run.output.isEmpty)
    }
  }

  @Test func `an application that waits is shown, and not reported as missing`() async throws {
    let outbox = FakeOutbox(now: { CareersSamples.fetchedAt })
    let draft = try OutboxDraft(
      JobApplySender.outboxKind,
      of: "job_1",
      in: JourneyFixture.queue,
      name: "Roofer"
    )
    _ = try await outbox.add(draft)
    repository.prepare { $0.pages[0] = .success(CareersSamples.page([] as [Application], total: 0)) }

    let page = try #require(await run(["applications"], outbox: outbox).page)
    let text = WrittenScreen.linear(page.element(in: Samples.context))

    #expect(text.contains("1 application has not been sent yet"))
    #expect(text.contains("Roofer"))
    #expect(!text.contains("No applications yet"))
  }

  private func run(
    _ words: [String],
    prompter: any Prompter = SilentPrompter(),
    store: FakeNotifications? = nil,
    outbox: FakeOutbox? = nil,
    in language: Language = .english
  ) async -> ScreenRun {
    await ScreenRun(
      fixture.feature(in: language, store: store ?? self.store, outbox: outbox),
      words,
      Samples.context(in: language),
      prompter: prompter
    )
  }
}
