public import CareersDomain
public import DomainKernel
import NetworkingKit
import OfflineHTTP
public import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads and changes the user's applications over HTTP, through the cache that makes them readable offline.
public struct HTTPApplicationRepository: ApplicationRepository {
  private let loader: ResourceLoader
  private let endpoints: CareersEndpoints

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service, for the account that is signed in.
  ///   - endpoints: The addresses of the service.
  public init(loader: ResourceLoader, endpoints: CareersEndpoints) {
    self.loader = loader.classifyingErrors(by: CareersErrors.standard)
    self.endpoints = endpoints
  }

  /// Gives a part of the list of applications.
  public func applications(
    _ query: ApplicationQuery,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Application>> {
    try await loader.read(
      ListDTO<ApplicationDTO>.self,
      at: endpoints.applications(query, page),
      policy,
      replacing: .judged(
        absence: .impossible,
        isCounted: CareersMapper.isCounted,
        by: ContentMeasure.applications
      )
    ) { list throws(InvalidResponse) in
      try CareersMapper.page(list, at: page, CareersMapper.application)
    }.map(\.value)
  }

  /// Gives the history of an application.
  public func journey(
    of id: Application.ID,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<Journey> {
    try await loader.read(
      JourneyDTO.self,
      at: endpoints.application(id, "journey"),
      policy,
      replacing: .judged(by: ContentMeasure.journey)
    ) { sent throws(InvalidResponse) in
      try CareersMapper.journey(sent, of: id)
    }.map(\.value)
  }

  /// Gives the documents of an application.
  public func documents(
    of id: Application.ID,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryList<ApplicationDocument>> {
    try await loader.read(
      DocumentsDTO.self,
      at: endpoints.application(id, "documents"),
      policy,
      replacing: .judged(by: ContentMeasure.documents)
    ) { sent throws(InvalidResponse) in
      try CareersMapper.documents(sent, of: id)
    }.map(\.value)
  }

  /// Asks for an address for a file; nothing that is stored changes by it.
  public func uploadAddress(
    for file: UploadFile,
    _ type: ApplicationDocumentType,
    of id: Application.ID
  ) async throws(ServiceError) -> PresignedUpload {
    let request: HTTPRequest = try .post(
      json: FileDescriptionDTO(file, type: type.rawValue),
      to: endpoints.application(id, "documents/upload-url")
    )
    return try await loader.send(UploadEnvelope.self, request) { sent, _ in sent.upload }
  }

  /// Registers a file that was uploaded.
  public func register(
    _ file: UploadFile,
    _ type: ApplicationDocumentType,
    objectKey: String,
    of id: Application.ID
  ) async throws(ServiceError) -> ApplicationDocument {
    let request: HTTPRequest = try .post(
      json: FileDescriptionDTO(file, type: type.rawValue, objectKey: objectKey),
      to: endpoints.application(id, "documents")
    )
    let document = try await loader.send(DocumentEnvelope.self, request, invalidating: changed(by: id)) {
      sent,
      _ in
      CareersMapper.document(sent.document)
    }
    renew(id)
    return document
  }

  /// Accepts or declines the offer of an application.
  public func decide(_ decision: OfferDecision, of id: Application.ID) async throws(ServiceError)
    -> Application
  {
    let request: HTTPRequest = try .post(
      json: DecisionDTO(reason: decision.reason?.text),
      to: endpoints.application(id, decision.isAccepted ? "offer/accept" : "offer/decline")
    )
    let decided = try await loader.send(DecidedDTO.self, request, invalidating: changed(by: id)) {
      (sent, _) throws(InvalidResponse) in
      guard sent.application.id == id else { throw InvalidResponse(.unrelated) }
      return CareersMapper.application(sent.application)
    }
    renew(id)
    return decided
  }

  /// The lists that an application may be in.
  private static let lists =
    [ApplicationQuery()] + ApplicationStatus.known.map { ApplicationQuery(status: $0) }

  /// The keys of the first part of each list; parts that follow are asked for with it, which is never fresh for long.
  var listKeys: [CacheKey] { Self.lists.map { CacheKey(endpoints.applications($0, PageRequest())) } }

  /// Makes the stored lists be read again.
  public func refreshLists() async {
    await loader.outdate(listKeys)
    renewLists()
  }

  /// Reads the lists again that a change has outdated.
  func renewLists() {
    for list in Self.lists {
      loader.renew { (policy) throws(ServiceError) in try await applications(list, PageRequest(), policy) }
    }
  }

  private func renew(_ id: Application.ID) {
    loader.renew { (policy) throws(ServiceError) in try await journey(of: id, policy) }
    loader.renew { (policy) throws(ServiceError) in try await documents(of: id, policy) }
    renewLists()
  }

  private func changed(by id: Application.ID) -> [CacheKey] {
    listKeys + [
      CacheKey(endpoints.application(id, "journey")), CacheKey(endpoints.application(id, "documents")),
    ]
  }
}

extension CareersEndpoints {
  func applications(_ query: ApplicationQuery, _ page: PageRequest) -> URL {
    address("users/me/applications", [("status", query.status?.word)], page)
  }

  func application(_ id: Application.ID, _ part: String) -> URL {
    root.appending(path: "users/me/applications").appending(path: id.rawValue).appending(path: part)
  }
}

extension ContentMeasure {
  static func applications(_ page: EntryPage<Application>) -> ContentMeasure {
    var whole = ContentMeasure()
    whole.add("total", isThere: page.total != nil)
    whole.add("entries", page.entries, .ofAnswer, id: \.id.rawValue, measure: application)
    return whole
  }

  static func journey(_ journey: Journey) -> ContentMeasure {
    var whole = application(journey.application)
    whole.add("events", journey.events, .ofAnswer, id: \.id) { event in
      var measure = ContentMeasure()
      measure.add("title", event.title)
      measure.add("description", event.description)
      measure.add("actor", isThere: event.actor != nil)
      measure.add("date", isThere: event.date != nil)
      return measure
    }
    return whole
  }

  static func documents(_ documents: EntryList<ApplicationDocument>) -> ContentMeasure {
    var whole = ContentMeasure()
    whole.add("documents", documents.entries, .ofAnswer, id: \.id) { document in
      var measure = ContentMeasure()
      for (name, text) in [
        ("type", document.type), ("name", document.fileName), ("media type", document.mediaType),
        ("checksum", document.checksum),
      ] {
        measure.add(name, text)
      }
      measure.add("size", isThere: document.size != nil)
      measure.add("date", isThere: document.createdAt != nil)
      return measure
    }
    return whole
  }

  private static func application(_ application: Application) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("job", application.job?.title)
    measure.add("employer", application.job?.employer?.name)
    measure.add("location", application.job?.location?.name)
    measure.add("note", application.note)
    measure.add("applied", isThere: application.createdAt != nil)
    measure.add("changed", isThere: application.updatedAt != nil)
    return measure
  }
}
