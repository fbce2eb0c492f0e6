import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answers about a user's applications.
struct ApplicationAnswers {
  /// The jobs and posts of the service.
  let catalogue: CareersCatalogue
  /// The present.
  let now: Date

  /// Applies for a job; the first application for it stays as it is.
  func apply(
    _ account: inout CareersAccount,
    _ jobID: String,
    _ fields: RequestFields,
    _ identifiers: inout IdentifierSource
  ) throws(CareersFault) -> CareersReply {
    let job = try PublicAnswers(catalogue: catalogue, viewer: account, now: now).publicJob(jobID)
    let note = try fields.optionalText("note", upTo: 1000, or: "invalid_note")
    if let known = account.applications.first(where: { $0.jobID == job.id }) {
      return .ok(.object(["created": false, "application": json(known)]))
    }
    let application = JobApplication(id: identifiers.uuid(), jobID: job.id, note: note, created: now)
    account.applications.append(application)
    return .created(.object(["created": true, "application": json(application)]))
  }

  /// The applications, the one that changed last first.
  func list(_ account: CareersAccount, _ query: QueryItems) throws(CareersFault) -> CareersReply {
    let name = query.trimmed("status").uppercased()
    let status = ApplicationStatus(rawValue: name)
    guard name.isEmpty || status != nil else {
      throw .invalid("invalid_application_status", "status is invalid")
    }
    let page = try PageRequest(query)
    let found = account.applications
      .filter { isKept($0) && (status == nil || journey($0).status == status) }
      .map { (application: $0, updated: journey($0).updated ?? $0.created) }
      .sorted { $0.updated > $1.updated }
    return .ok(page.json(of: found) { json($0.application) })
  }

  /// What happened to an application, oldest first.
  func journey(_ account: CareersAccount, _ id: String) throws(CareersFault) -> CareersReply {
    let application = account.applications[try place(of: id, in: account)]
    let events = journey(application).events.map { json($0, of: application, account) }
    return .ok(.object(["application": json(application), "journey": .array(events)]))
  }

  /// Accepts or declines the offer.
  func decide(
    _ account: inout CareersAccount,
    _ id: String,
    isAccepted: Bool,
    _ fields: RequestFields
  ) throws(CareersFault) -> CareersReply {
    let place = try place(of: id, in: account)
    guard journey(account.applications[place]).status == .offered else {
      throw .conflict("offer_not_available", "There is no offer to decide on")
    }
    let reason = try fields.optionalText("reason", upTo: 500, or: "invalid_reason")
    account.applications[place].decision = OfferDecision(isAccepted: isAccepted, reason: reason, date: now)
    let application = account.applications[place]
    return .ok(
      .object([
        "updated": true,
        "decision": isAccepted ? "ACCEPT" : "DECLINE",
        "application": json(application),
        "journeyEvent": journey(application).events.last.map { json($0, of: application, account) },
      ])
    )
  }

  // MARK: - Documents

  /// Prepares the upload of a file.
  func upload(
    _ account: CareersAccount,
    _ id: String,
    _ fields: RequestFields,
    _ identifiers: inout IdentifierSource
  ) throws(CareersFault) -> CareersReply {
    _ = try place(of: id, in: account)
    let file = try fields.file()
    let origin = UploadOrigin(now: now)
    let key = origin.objectKey(in: Self.folder(account, id), file, &identifiers)
    return .created(
      .object(["applicationId": .string(id), "upload": origin.json(file, objectKey: key)])
    )
  }

  /// Registers a file; whether it was uploaded is not checked.
  func addDocument(
    _ account: inout CareersAccount,
    _ id: String,
    _ fields: RequestFields,
    _ identifiers: inout IdentifierSource
  ) throws(CareersFault) -> CareersReply {
    let place = try place(of: id, in: account)
    let folder = Self.folder(account, id)
    let file = try fields.file { (fields) throws(CareersFault) in
      guard try fields.objectKey().hasPrefix(folder) else {
        throw CareersFault(
          status: .forbidden,
          code: "invalid_object_key_ownership",
          message: "objectKey does not belong to this application"
        )
      }
    }
    guard !account.applications[place].documents.contains(where: { $0.file.checksum == file.checksum }) else {
      throw .conflict("duplicate_application_document", "This document is registered already")
    }
    let document = ApplicationDocument(
      id: identifiers.uuid(),
      file: file,
      objectKey: try fields.objectKey(),
      created: now
    )
    account.applications[place].documents.append(document)
    return .created(
      .object([
        "applicationId": .string(id), "document": json(document, of: account.applications[place], account),
      ])
    )
  }

  /// The files of an application, newest first.
  func documents(_ account: CareersAccount, _ id: String) throws(CareersFault) -> CareersReply {
    let application = account.applications[try place(of: id, in: account)]
    return .ok(
      .object([
        "application": json(application),
        "items": .array(application.documents.reversed().map { json($0, of: application, account) }),
        "total": .integer(application.documents.count),
      ])
    )
  }

  // MARK: - Parts

  private func place(of id: String, in account: CareersAccount) throws(CareersFault) -> Int {
    guard let place = account.applications.firstIndex(where: { $0.id == id && isKept($0) }) else {
      throw .notFound("application_not_found", "Application not found")
    }
    return place
  }

  /// A job that no longer exists takes its applications with it; one that is not public any more leaves them.
  private func isKept(_ application: JobApplication) -> Bool {
    catalogue.job(application.jobID) != nil
  }

  private func journey(_ application: JobApplication) -> ApplicationJourney {
    ApplicationJourney(application)
  }

  private static func folder(_ account: CareersAccount, _ id: String) -> String {
    "applications/\(account.id)/\(id)/"
  }

  private func json(_ application: JobApplication) -> JSONValue {
    .object([
      "id": .string(application.id),
      "jobId": .string(application.jobID),
      "status": .string(journey(application).status.rawValue),
      "note": application.note.map { .string($0) } ?? .null,
      "createdAt": .date(application.created),
      "updatedAt": .date(journey(application).updated),
      "job": catalogue.job(application.jobID).map { JobDocument(job: $0, now: now).mention } ?? .null,
    ])
  }

  private func json(
    _ event: ApplicationJourney.Event,
    of application: JobApplication,
    _ account: CareersAccount
  ) -> JSONValue {
    .object([
      "id": .string(UUIDText(naming: "event \(application.id) \(event.status.rawValue)").text),
      "status": .string(event.status.rawValue),
      "title": .string(event.title),
      "description": .string(event.description),
      "actorType": event.isByUser ? "USER" : "ADMIN",
      "actorId": .string(event.isByUser ? account.id : ApplicationJourney.operatorName),
      "createdAt": .date(event.date),
    ])
  }

  private func json(
    _ document: ApplicationDocument,
    of application: JobApplication,
    _ account: CareersAccount
  ) -> JSONValue {
    .object([
      "id": .string(document.id),
      "applicationId": .string(application.id),
      "userId": .string(account.id),
      "documentType": .string(document.file.documentType),
      "fileName": .string(document.file.fileName),
      "contentType": .string(document.file.contentType),
      "contentLength": .integer(document.file.contentLength),
      "checksumSha256": .string(document.file.checksum),
      "reviewStatus": .string(document.review.map { $0.isValid ? "VALID" : "INVALID" } ?? "PENDING"),
      "reviewReason": document.review?.reason.map { .string($0) } ?? .null,
      "reviewedAt": .date(document.review?.date),
      "reviewedBy": document.review == nil ? .null : .string(ApplicationJourney.operatorName),
      "createdAt": .date(document.created),
      "updatedAt": .date(document.review?.date ?? document.created),
    ])
  }
}
