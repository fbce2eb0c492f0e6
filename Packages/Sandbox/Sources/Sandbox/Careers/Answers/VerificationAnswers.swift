import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answers about the verification of a user's identity.
struct VerificationAnswers {
  /// The present.
  let now: Date

  /// Begins a session, which hides the one before, a verified one too.
  func begin(
    _ account: inout CareersAccount,
    _ fields: RequestFields,
    _ identifiers: inout IdentifierSource
  ) throws(CareersFault) -> CareersReply {
    let provider = try fields.optionalText("provider", upTo: 64, or: "invalid_provider")?.lowercased()
    let session = VerificationSession(
      id: identifiers.uuid(),
      provider: provider ?? "manual",
      created: now
    )
    account.sessions.append(session)
    return .created(envelope(session))
  }

  /// The newest session.
  func status(_ account: CareersAccount) -> CareersReply {
    guard let session = account.sessions.last else {
      return .ok(.object(["status": "NOT_STARTED", "session": .null]))
    }
    return .ok(envelope(session))
  }

  /// Prepares the upload of a document.
  func upload(
    _ account: CareersAccount,
    _ fields: RequestFields,
    _ identifiers: inout IdentifierSource
  ) throws(CareersFault) -> CareersReply {
    let session = account.sessions[try openSession(fields.text("sessionId"), of: account)]
    let file = try fields.file()
    let origin = UploadOrigin(now: now)
    let key = origin.objectKey(in: Self.folder(account, session), file, &identifiers)
    return .created(envelope(session, "upload", origin.json(file, objectKey: key)))
  }

  /// Registers a document; whether it was uploaded is not checked.
  func addDocument(
    _ account: inout CareersAccount,
    _ fields: RequestFields,
    _ identifiers: inout IdentifierSource
  ) throws(CareersFault) -> CareersReply {
    let place = try openSession(fields.text("sessionId"), of: account)
    let type = try fields.documentType()
    let key = try fields.objectKey()
    guard key.hasPrefix(Self.folder(account, account.sessions[place])) else {
      throw .invalid("invalid_object_key", "objectKey does not belong to this session")
    }
    let checksum = try fields.checksum()
    let metadata = try fields.metadata()
    guard !account.sessions[place].documents.contains(where: { $0.checksum == checksum }) else {
      throw .conflict("duplicate_document", "This document is registered already")
    }
    let document = VerificationDocument(
      id: identifiers.uuid(),
      documentType: type,
      objectKey: key,
      checksum: checksum,
      metadata: .object(metadata ?? []),
      created: now
    )
    account.sessions[place].documents.append(document)
    let session = account.sessions[place]
    return .created(envelope(session, "document", json(document, of: session)))
  }

  /// Submits a session; one that is submitted already stays as it is.
  func submit(_ account: inout CareersAccount, _ id: String) throws(CareersFault) -> CareersReply {
    let place = try openSession(id, of: account)
    if account.sessions[place].submitted == nil {
      guard !account.sessions[place].documents.isEmpty else {
        throw .conflict("kyc_session_incomplete", "Upload at least one document first")
      }
      account.sessions[place].submitted = now
    }
    return .ok(envelope(account.sessions[place]))
  }

  /// Adds what a provider of identity checks knows of the session.
  func addProviderMetadata(
    _ account: inout CareersAccount,
    _ id: String,
    _ fields: RequestFields
  ) throws(CareersFault) -> CareersReply {
    let place = try place(of: id, in: account)
    let reference = try fields.optionalText("providerRef", upTo: 128, or: "invalid_provider_ref")
    let metadata = try fields.metadata()
    guard reference != nil || metadata != nil else {
      throw .invalid("invalid_provider_metadata", "providerRef or metadata is required")
    }
    if let reference { account.sessions[place].providerReference = reference }
    for member in metadata ?? [] { account.sessions[place].set(member) }
    account.sessions[place].changed = now
    return .ok(envelope(account.sessions[place]))
  }

  /// What happened to a session, oldest first.
  func history(_ account: CareersAccount, _ query: QueryItems) throws(CareersFault) -> CareersReply {
    let id = query.trimmed("sessionId")
    guard !id.isEmpty || !account.sessions.isEmpty else {
      return .ok(.object(["session": .null, "events": .array([])]))
    }
    let session = account.sessions[try place(of: id, in: account)]
    let events = session.events.map { json($0, of: session, account) }
    return .ok(.object(["session": json(session), "events": .array(events)]))
  }

  // MARK: - Parts

  /// The place of a session; the newest one where no identifier is given.
  private func place(of id: String, in account: CareersAccount) throws(CareersFault) -> Int {
    let place = id.isEmpty ? account.sessions.indices.last : account.sessions.firstIndex { $0.id == id }
    guard let place else { throw .notFound("kyc_session_not_found", "KYC session not found") }
    return place
  }

  private func openSession(_ id: String, of account: CareersAccount) throws(CareersFault) -> Int {
    let place = try place(of: id, in: account)
    guard !account.sessions[place].status.isFinal else {
      throw .conflict("kyc_session_locked", "KYC session is closed")
    }
    return place
  }

  private static func folder(_ account: CareersAccount, _ session: VerificationSession) -> String {
    "kyc/\(account.id)/\(session.id)/"
  }

  private func envelope(
    _ session: VerificationSession,
    _ name: String? = nil,
    _ value: JSONValue = .null
  ) -> JSONValue {
    let members = [
      JSONMember(name: "status", value: .string(session.status.trust)),
      JSONMember(name: "session", value: json(session)),
    ]
    return .object(members + (name.map { [JSONMember(name: $0, value: value)] } ?? []))
  }

  private func json(_ session: VerificationSession) -> JSONValue {
    let reviewed = session.reviewed
    return .object([
      "id": .string(session.id),
      "status": .string(session.status.rawValue),
      "provider": .string(session.provider),
      "providerRef": session.providerReference.map { .string($0) } ?? .null,
      "providerMetadata": .object(session.metadata),
      "submittedAt": .date(session.submitted),
      "reviewedBy": reviewed == nil ? .null : .string(ApplicationJourney.operatorName),
      "reviewedAt": .date(reviewed),
      "createdAt": .date(session.created),
      "updatedAt": .date(session.updated),
    ])
  }

  private func json(_ document: VerificationDocument, of session: VerificationSession) -> JSONValue {
    .object([
      "id": .string(document.id),
      "kycSessionId": .string(session.id),
      "documentType": .string(document.documentType),
      "objectKey": .string(document.objectKey),
      "fileUrl": .string("s3://senpaijepang/\(document.objectKey)"),
      "checksumSha256": .string(document.checksum),
      "metadata": document.metadata,
      "verifiedAt": session.status == .verified ? .date(session.reviewed) : .null,
      "createdAt": .date(document.created),
    ])
  }

  private func json(
    _ event: VerificationSession.Event,
    of session: VerificationSession,
    _ account: CareersAccount
  ) -> JSONValue {
    .object([
      "id": .string(UUIDText(naming: "event \(session.id) \(event.to.rawValue)").text),
      "kycSessionId": .string(session.id),
      "fromStatus": event.from.map { .string($0.rawValue) } ?? .null,
      "toStatus": .string(event.to.rawValue),
      "actorType": event.isByUser ? "USER" : "ADMIN",
      "actorId": .string(event.isByUser ? account.id : ApplicationJourney.operatorName),
      "reason": .string(event.reason),
      "createdAt": .date(event.date),
    ])
  }
}

extension VerificationSession {
  /// Adds a member to what the client has added, or replaces the one of its name.
  mutating func set(_ member: JSONMember) {
    metadata.removeAll { $0.name == member.name }
    metadata.append(member)
  }
}

extension RequestFields {
  /// The members of `metadata`; `nil` where there is none.
  fileprivate func metadata() throws(CareersFault) -> [JSONMember]? {
    switch self["metadata"] {
    case nil, .null: return nil
    case .object(let members): return members
    default: throw .invalid("invalid_metadata", "metadata must be an object")
    }
  }
}
