public import NetworkingKit
public import StorageKit
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A service of jobs in Japan, with 40 employers, some 180 jobs and 60 posts, all written for it.
///
/// It answers at the addresses of the public service, with the codes and the measured behaviour of its reference
/// in memory mode. Jobs and posts follow from the code alone. What users make (accounts, saved jobs, applications) is
/// kept in the store that is given.
public final class CareersService: SandboxService {
  private let store: any RecordStore
  private let requestIDs: Mutex<SplitMix64>
  private let now: @Sendable () -> Date

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - store: Keeps what users make; in memory without one.
  ///   - seed: Decides identifiers, tokens and codes; different for each run of the program.
  ///   - now: Returns the current date.
  public init(
    store: any RecordStore = InMemoryRecordStore(),
    seed: UInt64,
    now: @escaping @Sendable () -> Date
  ) {
    self.store = store
    requestIDs = Mutex(SplitMix64(seed: seed))
    self.now = now
  }

  /// The host of the public service.
  public var hosts: Set<String> { [CareersAddress.host] }

  /// Answers a request; a route or a method that the service does not have is 404.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer, with its number in `x-request-id`; errors are JSON with a code and a message.
  public func response(to request: HTTPRequest) async -> HTTPResponse {
    let now = now()
    var fields: HTTPFields = [
      .date: HTTPDate.format(now), "x-request-id": requestIDs.withLock { UUIDText(&$0).text },
    ]
    let reply: CareersReply
    do throws(CareersFault) {
      reply = try await self.reply(to: request, now: now)
    } catch {
      reply = CareersReply(status: error.status, json: error.json)
    }
    guard let json = reply.json else { return HTTPResponse(status: reply.status, fields: fields) }
    let body = JSONWriter.data(json)
    fields[.contentType] = "application/json; charset=utf-8"
    fields[.contentLength] = String(body.count)
    return HTTPResponse(status: reply.status, fields: fields, body: request.method == .head ? Data() : body)
  }

  /// Writes an error as the service does.
  ///
  /// - Parameters:
  ///   - status: The status of the answer.
  ///   - request: The request that failed; nothing of it is repeated.
  /// - Returns: JSON with a code and a message.
  public func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ErrorBody {
    let code =
      switch status {
      case .tooManyRequests: "rate_limited"
      case .serviceUnavailable: "service_unavailable"
      default: "internal_error"
      }
    let fault = CareersFault(status: status, code: code, message: "The request failed with status \(status)")
    return ErrorBody(mediaType: "application/json; charset=utf-8", data: JSONWriter.data(fault.json))
  }

  private func reply(to request: HTTPRequest, now: Date) async throws(CareersFault) -> CareersReply {
    guard let route = CareersRoute(request) else { throw .noRoute }
    if route.endpoint == .health {
      return .ok(.object(["status": "ok", "service": "api", "version": "0.1.0"]))
    }
    let authorization = request.fields[.authorization] ?? ""
    guard !authorization.hasPrefix("Bearer ") else {
      throw .unauthorized("invalid_access_token", "Access token is invalid")
    }
    let query = QueryItems(of: request.url)
    let answers = PublicAnswers(catalogue: .all, viewer: nil, now: now)
    switch route.endpoint {
    case .jobs: return try answers.jobs(query)
    case .job: return try answers.job(route.id)
    case .posts: return try answers.posts(query)
    case .health: throw .noRoute
    }
  }
}
