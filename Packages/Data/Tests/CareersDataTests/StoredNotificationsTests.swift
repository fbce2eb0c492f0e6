import CareersData
import CareersDomain
import CareersFakes
import DomainKernel
import Foundation
import StorageKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct StoredNotificationsTests {
  private static let account = "careers:anna"
  private static let id = CareersSamples.applicationID(1)

  private let store = InMemoryRecordStore()
  private var notifications: StoredNotifications { StoredNotifications(store: store) { Self.account } }

  @Test func `nothing of removed notifications is left on the disk`() async throws {
    try await withAccountFolder { folder in
      let store = SQLiteRecordStore(path: folder + "/n.sqlite")
      let ledger = Self.ledger(.status(.offered, description: nil), job: "offer-of-anna-4711")
      _ = try await StoredNotifications(store: store) { Self.account }.update { _ in ledger }

      try await StoredNotifications.wipe(Self.account, in: store)

      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let bytes = try Data(contentsOf: URL(filePath: folder + "/" + name))
        #expect(bytes.range(of: Data("offer-of-anna".utf8)) == nil, "\(name)")
      }
    }
  }

  @Test(arguments: [ApplicationDocument.Review.pending, .valid, .invalid, .other("LOST")])
  func `a review is read as it was stored`(review: ApplicationDocument.Review) async throws {
    var ledger = Self.ledger(.review(review, fileName: "cv.pdf", reason: "Page 2"), job: nil)
    ledger.known = [Self.id: .init(updatedAt: CareersSamples.fetchedAt, reviews: ["d": review])]
    let stored = ledger

    _ = try await notifications.update { _ in stored }

    #expect(try await notifications.ledger() == stored)
  }

  @Test(arguments: ApplicationStatus.known)
  func `a status is read as it was stored`(status: ApplicationStatus) async throws {
    let ledger = Self.ledger(.status(status, description: "A word about it."), job: "Welder")

    _ = try await notifications.update { _ in ledger }

    #expect(try await notifications.ledger() == ledger)
  }

  @Test(arguments: [1, 123, 337, 500, 999])
  func `a change of an application is read with the moment that the service wrote`(milliseconds: Int)
    async throws
  {
    // 2026-07-02T03:04:05Z, counted as a text of the service is.
    let updatedAt = Date(timeIntervalSinceReferenceDate: Double(804_654_245_000 + milliseconds) / 1000)
    let ledger = NotificationLedger(
      checkedAt: CareersSamples.fetchedAt,
      known: [Self.id: .init(updatedAt: updatedAt)]
    )

    _ = try await notifications.update { _ in ledger }

    #expect(try await notifications.ledger()?.known[Self.id]?.updatedAt == updatedAt)
  }

  @Test(arguments: ApplicationStatus.known + [.other("PAUSED")])
  func `the known status and events of an application are read as they were stored`(status: ApplicationStatus)
    async throws
  {
    let known = NotificationLedger.KnownApplication(status: status, events: ["e1", "e2"])
    let ledger = NotificationLedger(checkedAt: CareersSamples.fetchedAt, known: [Self.id: known])

    _ = try await notifications.update { _ in ledger }

    #expect(try await notifications.ledger() == ledger)
  }

  @Test func `what is damaged within a record is left out and told, the others stay`() async throws {
    let id = Self.id.rawValue
    try await put(
      """
      {"version":1,"checkedAt":1772366400000,
      "applications":{"\(id)":{"updatedAt":1772366398500,"reviews":{"d":"VALID"}},"none":{}},
      "notifications":[
      {"id":"a","application":"\(id)","job":"Welder","status":"OFFERED","text":"Well done.",
      "date":1772366400250,"isRead":false},
      {"id":"b","application":"none","status":"OFFERED","date":0,"isRead":false},
      {"id":"c","application":"\(id)","date":0,"isRead":false},
      {"id":"d","application":"\(id)","review":"INVALID","file":"cv.pdf","text":"Page 2","date":0,"isRead":true}]}
      """
    )

    let offer = CareersNotification(
      id: "a",
      application: Self.id,
      jobTitle: "Welder",
      change: .status(.offered, description: "Well done."),
      date: CareersSamples.fetchedAt.addingTimeInterval(0.25)
    )
    let refusal = CareersNotification(
      id: "d",
      application: Self.id,
      change: .review(.invalid, fileName: "cv.pdf", reason: "Page 2"),
      date: Date(timeIntervalSince1970: 0),
      isRead: true
    )
    let known = NotificationLedger.KnownApplication(
      updatedAt: CareersSamples.fetchedAt.addingTimeInterval(-1.5),
      reviews: ["d": .valid]
    )
    #expect(
      try await notifications.ledger()
        == NotificationLedger(
          checkedAt: CareersSamples.fetchedAt,
          known: [Self.id: known],
          notifications: [offer, refusal],
          isIncomplete: true
        )
    )
  }

  @Test func `a record of a newer version is left alone although it has the form of this one`() async throws {
    try await put(#"{"version":2,"checkedAt":0,"applications":{},"notifications":[]}"#)

    await #expect(throws: PersistenceError.madeByNewerVersion) { try await notifications.ledger() }
  }

  @Test(arguments: [false, true])
  func `a damaged record is an error, and a change replaces it and says that some may be missing`(
    hasWrongChecksum: Bool
  ) async throws {
    try await put(
      hasWrongChecksum ? #"{"version":1,"checkedAt":0,"applications":{},"notifications":[]}"# : "junk"
    )
    if hasWrongChecksum { await store.damage(Self.account, in: StoredNotifications.collection) }
    let ledger = NotificationLedger(checkedAt: CareersSamples.fetchedAt)
    let incomplete = NotificationLedger(checkedAt: CareersSamples.fetchedAt, isIncomplete: true)

    await #expect(throws: PersistenceError.damagedRecord) { try await notifications.ledger() }
    #expect(try await notifications.update { stored in stored ?? ledger } == incomplete)

    #expect(try await notifications.ledger() == incomplete)
    #expect(try await notifications.update { _ in ledger } == ledger)
    #expect(try await notifications.ledger() == ledger)
  }

  private static func ledger(_ change: CareersNotification.Change, job: String?) -> NotificationLedger {
    let notification = CareersNotification(
      id: "a",
      application: id,
      jobTitle: job,
      change: change,
      date: CareersSamples.fetchedAt
    )
    return NotificationLedger(checkedAt: CareersSamples.fetchedAt, notifications: [notification])
  }

  private func put(_ text: String) async throws {
    try await store.transaction { (transaction) throws(StorageError) in
      try transaction.set(Data(text.utf8), for: Self.account, in: StoredNotifications.collection)
    }
  }
}
