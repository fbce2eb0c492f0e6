public import CareersDomain
public import DomainKernel
import LenientJSON
import NetworkingKit
import OfflineHTTP
import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sends applications of the signed-in user over HTTP.
public struct HTTPJobApplying: JobApplying {
  let loader: ResourceLoader
  let endpoints: CareersEndpoints

  /// Applies for a job.
  ///
  /// An id that is not well formed is one that the service does not have: it would answer with an internal error.
  public func apply(to job: Job.ID, note: ApplicationNote?) async throws(ServiceError) -> SentApplication {
    guard job.isWellFormed, let url = endpoints.applications(for: job) else { throw .notFound }
    let body: Data
    do {
      body = try JSONEncoder().encode(ApplicationBody(note: note?.text))
    } catch {
      throw .rejected(code: "invalid_note", message: nil)
    }
    let request = HTTPRequest(
      method: .post,
      url: url,
      fields: [.contentType: "application/json"],
      body: body
    )
    let applications = HTTPApplicationRepository(loader: loader, endpoints: endpoints)
    let sent = try await loader.send(ApplicationAnswer.self, request, invalidating: applications.listKeys) {
      (answer, _) throws(InvalidResponse) in
      if let other = answer.jobID, other.idKey != job.rawValue { throw InvalidResponse(.unrelated) }
      return SentApplication(
        id: answer.id,
        isNew: answer.isCreated,
        note: answer.note,
        createdAt: answer.createdAt
      )
    }
    applications.renewLists()
    return sent
  }
}

/// The content of an application; without a note nothing is sent for it.
private struct ApplicationBody: Encodable {
  let note: String?
}

/// The answer to an application.
private struct ApplicationAnswer: Decodable {
  let isCreated: Bool
  let id: Application.ID
  let jobID: String?
  let note: String?
  let createdAt: Date?

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: NamedKey.self)
    isCreated = try answer.decode(Bool.self, forKey: "created")
    let application = try answer.nestedContainer(keyedBy: NamedKey.self, forKey: "application")
    guard let id = Application.ID(rawValue: try application.requiredID("id")) else {
      throw DecodingError.dataCorruptedError(forKey: "id", in: application, debugDescription: "no UUID")
    }
    self.id = id
    jobID = application.exactText("jobId")
    note = application.text("note", .prose)
    createdAt = application.date("createdAt")
  }
}
