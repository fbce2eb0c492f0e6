public import NetworkingKit
public import StorageKit
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A service of jobs in Japan, with 64 employers, 500 jobs and 200 posts, all written for it.
///
/// It answers at the addresses of the public service, with the codes and the measured behaviour of its reference
/// in memory mode. Jobs and posts follow from the code alone. What users make (accounts, saved jobs, applications) is
/// kept in the store that is given.
public final class CareersService: SandboxService {
  private let store: StateStore<CareersState>
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
    self.store = .careers(store, seed: seed)
    requestIDs = Mutex(SplitMix64(seed: seed))
    self.now = now
  }

  /// The host of the public service, and the one that files are uploaded to.
  public var hosts: Set<String> { [CareersAddress.host, CareersAddress.uploadHost] }

  /// Answers a request; a route or a method that the service does not have is 404.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer, with its number in `x-request-id`; errors are JSON with a code and a message.
  public func response(to request: HTTPRequest) async -> HTTPResponse {
    let now = now()
    guard Origin(request.url)?.host != CareersAddress.uploadHost else {
      return UploadOrigin(now: now).response(to: request)
    }
    var fields = requestID()
    fields[.date] = HTTPDate.format(now)
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
  /// - Returns: JSON with a code and a message, and the number of the answer in `x-request-id`.
  public func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    let code =
      switch status {
      case .tooManyRequests: "rate_limited"
      case .serviceUnavailable: "service_unavailable"
      default: "internal_error"
      }
    let fault = CareersFault(status: status, code: code, message: "The request failed with status \(status)")
    return ServiceBody(
      mediaType: "application/json; charset=utf-8",
      data: JSONWriter.data(fault.json),
      fields: Origin(request.url)?.host == CareersAddress.uploadHost ? [:] : requestID()
    )
  }

  /// The number of an answer, in the field in which the service gives it.
  private func requestID() -> HTTPFields { ["x-request-id": requestIDs.withLock { UUIDText(&$0).text }] }

  /// Takes the operator's next step with an application, one of its documents, a verification or an organisation.
  ///
  /// The operator does nothing on its own. An application goes to the review, the interview and the offer, and the
  /// documents that wait are reviewed with each step; a verification to the review by hand and the decision.
  ///
  /// - Parameters:
  ///   - id: The id of one of these, of any account; `verification` for the session that was submitted last.
  ///   - isRejected: Whether the step is a rejection, of a document the review that it is invalid.
  ///   - reason: The operator's reason, which the user sees; at most 500 UTF-16 units.
  /// - Returns: The step.
  /// - Throws: ``AdvanceError`` when nothing has the id, no step is left for the operator, or the reason is too long.
  public func advance(
    _ id: String,
    isRejected: Bool = false,
    reason: String? = nil
  ) async throws(AdvanceError) -> AdvancedStep {
    let reason = reason.map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    guard reason?.lengthInCodeUnits ?? 0 <= 500 else { throw .longReason }
    let sandboxOperator = SandboxOperator(isRejecting: isRejected, reason: reason, now: now())
    let result: Result<AdvancedStep, AdvanceError>
    do throws(StorageError) {
      result = try await store.update { state in
        Result { () throws(AdvanceError) in try sandboxOperator.advance(id, in: &state) }
      }
    } catch {
      throw .storage(error)
    }
    return try result.get()
  }

  private func reply(to request: HTTPRequest, now: Date) async throws(CareersFault) -> CareersReply {
    guard let route = CareersRoute(request) else { throw .noRoute }
    let exchange = CareersExchange(request: request, route: route, now: now)
    guard !exchange.isStateless else { return try exchange.publicReply() }
    let result: Result<CareersReply, CareersFault>
    do throws(StorageError) {
      // A refusal may change the state as well: a wrong code is counted.
      result = try await store.update { state in
        Result { () throws(CareersFault) in try exchange.reply(&state) }
      }
    } catch {
      let message = "The sandbox cannot keep its data: \(error.reason)"
      throw CareersFault(status: .internalServerError, code: "internal_error", message: message)
    }
    return try result.get()
  }
}
