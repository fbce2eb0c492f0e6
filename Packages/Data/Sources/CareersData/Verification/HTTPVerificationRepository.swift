public import CareersDomain
public import DomainKernel
import LenientJSON
import NetworkingKit
import OfflineHTTP
public import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the user's verification and takes it further, over HTTP.
///
/// A write is sent once; afterwards everything that it changes is asked for again.
public struct HTTPVerificationRepository: VerificationRepository {
  private let loader: ResourceLoader
  private let endpoints: CareersEndpoints

  /// The name of the program, for the operator who reads a final request.
  private static let source = "TESSERA"

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service, with the credentials of the account.
  ///   - endpoints: The addresses of the service.
  public init(loader: ResourceLoader, endpoints: CareersEndpoints) {
    self.loader = loader.classifyingErrors(by: CareersErrors.standard)
    self.endpoints = endpoints
  }

  /// Gives the documents of the newest session.
  public func checklist(
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<VerificationChecklist> {
    try await loader.read(
      ChecklistDTO.self,
      at: endpoints.verificationDocuments,
      policy,
      replacing: .judged(absence: .impossible, by: ContentMeasure.checklist)
    ) { sent throws(InvalidResponse) in
      // The list of documents is about the user, whichever session it is of.
      Answer(sent.checklist, subject: ["list": "documents"], unreadable: sent.unreadable)
    }.map(\.value)
  }

  /// Gives the state with the newest session.
  public func status(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<VerificationStatus> {
    try await loader.read(
      VerificationStatusDTO.self,
      at: endpoints.verificationStatus,
      policy,
      replacing: .judged(absence: .impossible, by: ContentMeasure.status)
    ) { sent throws(InvalidResponse) in
      Answer(sent.status)
    }.map(\.value)
  }

  /// Gives the history of a session.
  public func history(
    of session: VerificationSession.ID,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryList<VerificationEvent>> {
    try await loader.read(
      VerificationHistoryDTO.self,
      at: endpoints.verificationHistory(of: session),
      policy,
      replacing: .judged(by: ContentMeasure.history)
    ) { sent throws(InvalidResponse) in
      guard sent.session?.id == session else { throw InvalidResponse(.unrelated) }
      let events = sent.events.elements.map(\.event).firstOfEachID()
      return Answer(
        EntryList(events, unreadableCount: sent.events.leftOutCount),
        subject: ["session": session.description],
        unreadable: sent.events.elements.count + sent.events.droppedCount - events.count
      )
    }.map(\.value)
  }

  /// Starts a session.
  public func start() async throws(ServiceError) -> VerificationStatus {
    try await send([:], to: endpoints.verificationSessions)
  }

  /// Asks for an address to which the file of a document can be sent.
  public func uploadAddress(
    for type: IdentityDocument.Kind,
    _ file: UploadFile,
    in session: VerificationSession.ID
  ) async throws(ServiceError) -> PresignedUpload {
    let request: HTTPRequest = try .post(
      json: FileDescriptionDTO(file, type: type.rawValue, session: session.description),
      to: endpoints.verificationUpload
    )
    return try await uploading.send(UploadEnvelope.self, request) { (sent, _) throws(InvalidResponse) in
      sent.upload
    }
  }

  /// Registers a document whose file was sent.
  public func register(
    _ type: IdentityDocument.Kind,
    _ file: UploadFile,
    as objectKey: String,
    in session: VerificationSession.ID
  ) async throws(ServiceError) {
    let members = [
      "sessionId": session.description, "documentType": type.rawValue, "objectKey": objectKey,
      "checksumSha256": file.checksum,
    ]
    try await uploading.send(
      RegisteredDocumentDTO.self,
      .post(members, to: endpoints.registeredDocuments),
      invalidating: changed(in: session)
    ) { (_, _) throws(InvalidResponse) in }
    renew(session)
  }

  /// Submits a session.
  public func submit(_ session: VerificationSession.ID) async throws(ServiceError) -> VerificationStatus {
    try await send([:], to: endpoints.submission(of: session), session)
  }

  /// Requests the final verification.
  public func requestReview(_ note: ReviewNote?) async throws(ServiceError) -> FinalRequestReceipt {
    var members = ["source": Self.source]
    if let note { members["note"] = note.text }
    let receipt = try await loader.send(
      FinalRequestReceiptDTO.self,
      .post(members, to: endpoints.finalRequest),
      invalidating: changed(),
      absence: .impossible
    ) { (sent, _) throws(InvalidResponse) in
      sent.receipt
    }
    renew()
    return receipt
  }

  /// Makes what is stored of a verification be read again.
  public func refreshStored(of session: VerificationSession.ID?) async {
    await loader.outdate(changed(in: session))
    renew(session)
  }

  /// For requests about a file, whose addresses do not name the session.
  private var uploading: ResourceLoader { loader.classifyingErrors(by: CareersErrors.ofItemInBody) }

  private func send(
    _ members: [String: String],
    to url: URL,
    _ session: VerificationSession.ID? = nil
  ) async throws(ServiceError) -> VerificationStatus {
    let status = try await loader.send(
      VerificationStatusDTO.self,
      .post(members, to: url),
      invalidating: changed(in: session),
      // Without a session the address names nothing that the service could be without.
      absence: session == nil ? .impossible : .believed
    ) { (sent, _) throws(InvalidResponse) in
      sent.status
    }
    renew(session)
    return status
  }

  private func renew(_ session: VerificationSession.ID? = nil) {
    loader.renew(HTTPProfileRepository(loader: loader, endpoints: endpoints).profile)
    loader.renew(checklist)
    loader.renew(status)
    guard let session else { return }
    loader.renew { (policy) throws(ServiceError) in try await history(of: session, policy) }
  }

  /// The addresses whose content a step changes.
  private func changed(in session: VerificationSession.ID? = nil) -> [CacheKey] {
    let shared = [endpoints.ownProfile, endpoints.verificationDocuments, endpoints.verificationStatus]
    return (shared + (session.map { [endpoints.verificationHistory(of: $0)] } ?? [])).map { CacheKey($0) }
  }
}

extension CareersEndpoints {
  var ownProfile: URL { root.appending(path: "users/me/profile") }
  var verificationDocuments: URL { root.appending(path: "users/me/verification-documents") }
  var finalRequest: URL { root.appending(path: "users/me/verification/final-request") }
  var verificationSessions: URL { root.appending(path: "identity/kyc/sessions") }
  var verificationStatus: URL { root.appending(path: "identity/kyc/status") }
  var verificationUpload: URL { root.appending(path: "identity/kyc/upload-url") }
  var registeredDocuments: URL { root.appending(path: "identity/kyc/documents") }

  func submission(of session: VerificationSession.ID) -> URL {
    verificationSessions.appending(path: session.description).appending(path: "submit")
  }

  func verificationHistory(of session: VerificationSession.ID) -> URL {
    root.appending(path: "identity/kyc/history")
      .appending(queryItems: [URLQueryItem(name: "sessionId", value: session.description)])
  }
}

extension ContentMeasure {
  /// Measures what a checklist cannot lose: a new session has other dates and other documents.
  static func checklist(_ checklist: VerificationChecklist) -> ContentMeasure {
    var measure = ContentMeasure()
    let summary = checklist.summary
    for (name, isThere) in [
      ("session", checklist.session != nil), ("session status", checklist.session?.status != nil),
      ("required", summary?.required != nil), ("uploaded", summary?.uploaded != nil),
      ("verified", summary?.verified != nil), ("missing", summary?.missing != nil),
      ("complete", summary?.isComplete != nil),
    ] {
      measure.add(name, isThere: isThere)
    }
    // Documents beside the required ones go with their session.
    let required = checklist.documents.filter { $0.isRequired != false }
    measure.add("documents", required, .ofAnswer, id: \.type.rawValue) { document in
      var entry = ContentMeasure()
      entry.add("required", isThere: document.isRequired != nil)
      return entry
    }
    return measure
  }

  /// Measures what a state cannot lose: nothing deletes a session.
  static func status(_ status: VerificationStatus) -> ContentMeasure {
    var measure = ContentMeasure()
    for (name, isThere) in [
      ("session", status.session != nil), ("status", status.session?.status != nil),
      ("provider", status.session?.provider != nil), ("created", status.session?.createdAt != nil),
      ("updated", status.session?.updatedAt != nil),
    ] {
      measure.add(name, isThere: isThere)
    }
    return measure
  }

  static func history(_ events: EntryList<VerificationEvent>) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("events", events.entries, .ofAnswer, id: \.id) { event in
      var entry = ContentMeasure()
      for (name, isThere) in [
        ("from", event.from != nil), ("actor", event.actor != nil), ("reason", event.reason != nil),
        ("date", event.date != nil),
      ] {
        entry.add(name, isThere: isThere)
      }
      return entry
    }
    return measure
  }
}
