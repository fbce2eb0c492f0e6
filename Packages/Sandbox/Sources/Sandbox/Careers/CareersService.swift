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
  private let store: CareersStore
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
    self.store = CareersStore(records: store, seed: seed)
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

  /// Does the operator's next step for an application at once, instead of after some minutes.
  ///
  /// Files that were registered before are reviewed with it.
  ///
  /// - Parameter id: The application, of any account.
  /// - Returns: The status that the application has then, and the heading of the event.
  /// - Throws: ``AdvanceError`` when there is no such application or no step is left for the operator.
  public func advance(_ id: String) async throws(AdvanceError) -> (status: String, title: String) {
    let now = now()
    let result: Result<ApplicationJourney.Event, AdvanceError>
    do throws(StorageError) {
      result = try await store.update { state in
        for account in state.accounts.indices {
          guard let index = state.accounts[account].applications.firstIndex(where: { $0.id == id }) else {
            continue
          }
          guard let event = ApplicationJourney.advance(&state.accounts[account].applications[index], now: now)
          else {
            let journey = ApplicationJourney(state.accounts[account].applications[index], now: now)
            return .failure(.atEnd(status: journey.status.rawValue))
          }
          return .success(event)
        }
        return .failure(.unknownApplication)
      }
    } catch {
      throw .storage(error)
    }
    let event = try result.get()
    return (event.status.rawValue, event.title)
  }

  /// Whether applications for a job end with an offer; the others are rejected.
  ///
  /// - Parameter id: The job.
  /// - Returns: Whether the operator's last step is an offer.
  public static func offersJob(_ id: String) -> Bool { ApplicationJourney.endsWithOffer(id) }

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

/// Why an application could not be advanced.
public enum AdvanceError: Error, Hashable, Sendable {
  /// No account of the sandbox has such an application.
  case unknownApplication
  /// No step is left for the operator: an offer waits for the user, or the application has ended.
  case atEnd(status: String)
  /// The state cannot be read or kept.
  case storage(StorageError)
}
