public import DomainKernel
public import NetworkingKit
import OfflineHTTP
import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Tells which responses of a service are errors, and which.
///
/// Also decides when a stored value stands in: for the errors that have a `StaleReason` (refusals, limits of requests,
/// failures, unreadable answers), and for no others.
public struct ServiceErrorClassifier: Sendable {
  /// Classifies a response in a service's own way: `nil` leaves it to the standard rules.
  ///
  /// It is asked about every response, successes too, since some services say an error under 200.
  public typealias OwnRule = @Sendable (_ response: HTTPResponse, _ now: Date) -> ServiceError?

  /// Finds the service's own code and message in a response that is a refusal.
  public typealias Description = @Sendable (HTTPResponse) -> (code: String?, message: String?)

  /// Tells whether a response is an answer in spite of its status.
  public typealias AnswerRule = @Sendable (HTTPResponse) -> Bool

  private let ownRule: OwnRule
  private let description: Description
  private let isAnswer: AnswerRule

  /// The service's own code and message in a response that is a refusal.
  ///
  /// - Parameter response: The response.
  /// - Returns: What the body says of them.
  public func words(of response: HTTPResponse) -> (code: String?, message: String?) { description(response) }

  /// Makes a classifier.
  ///
  /// - Parameters:
  ///   - description: Finds code and message of a refusal; none unless told otherwise.
  ///   - ownRule: What this service means by a response where it differs from the standard rules.
  ///   - isAnswer: Whether a response is an answer in spite of its status, such as a 404 with a code of its own;
  ///     a reader makes a value of it, which opens offline like any other.
  public init(
    description: @escaping Description = { _ in (nil, nil) },
    ownRule: @escaping OwnRule = { _, _ in nil },
    isAnswer: @escaping AnswerRule = { _ in false }
  ) {
    self.description = description
    self.ownRule = ownRule
    self.isAnswer = isAnswer
  }

  /// The same for a service without accounts, where nobody can sign in: a 401 is a refusal like any other.
  public var withoutAccounts: ServiceErrorClassifier {
    ServiceErrorClassifier(
      description: description,
      ownRule: { [description, ownRule] response, now in
        if let error = ownRule(response, now) { return error }
        guard response.status == .unauthorized else { return nil }
        let (code, message) = description(response)
        return .rejected(code: code, message: message)
      },
      isAnswer: isAnswer
    )
  }

  /// The error that a response represents.
  ///
  /// The standard rules: 2xx is none; 401 sign-in needed; 404 and 410 not found, but malformed with a web page, which
  /// comes from something on the way; 408 and 504 timed out; 429, and 403 that is a limit of requests
  /// (`HTTPResponse.isRateLimited`), rate limited; other 4xx rejected; other 5xx an error of the service; anything else
  /// malformed.
  ///
  /// - Parameters:
  ///   - response: The response of the service.
  ///   - now: The present, for how long the service wants to be left alone.
  /// - Returns: The error; `nil` when the response is none.
  public func error(for response: HTTPResponse, at now: Date) -> ServiceError? {
    if let error = ownRule(response, now) { return error }
    if isAnswer(response) { return nil }
    if response.isRateLimited {
      let moment = response.retryMoment(after: now)
      return .rateLimited(until: moment ?? (response.mayBeAskedAgain(at: now) ? now : nil))
    }
    switch response.status.rawValue {
    case 200..<300: return nil
    case 401: return .signInNeeded
    case 404, 410: return response.isWebPage ? .malformed(.webPage) : .notFound
    case 408, 504: return .timedOut
    case 400..<500:
      let (code, message) = description(response)
      return .rejected(code: code, message: message)
    case 500..<600: return .serverError(status: response.status.rawValue)
    case let code: return .malformed(.unexpectedStatus(code))
    }
  }
}

extension ServiceError {
  /// Says in the domain's words why nothing could be read.
  ///
  /// A 401 with a web page comes from something on the way, where nobody can sign in to the service. Of a
  /// change it tells that nobody made it, and stays a refusal.
  ///
  /// That a page is missing which the service cannot lose says nothing about an item: the address of the service may
  /// be wrong.
  init(
    _ error: OfflineHTTPError,
    classifier: ServiceErrorClassifier,
    at now: Date,
    absence: Absence = .believed
  ) {
    switch error {
    case .nothingStored: self = .offline
    case .unconfirmed(nil, opensOffline: _): self = .unconfirmedCopy(.offline)
    case .unconfirmed(let error?, let opensOffline):
      let failure = ServiceError(error, classifier: classifier, at: now, absence: absence)
      self = failure.speaksOfCopies ? .unconfirmedCopy(failure, opensOffline: opensOffline) : failure
    case .unusable(let fault): self = .malformed(fault)
    case .gone: self = .notFound
    case .storeFailed(let error): self = .cacheUnreadable(reason: error.reason)
    case .failed(let error): self.init(error)
    case .status(let response) where response.status == .unauthorized && response.isWebPage:
      self = .malformed(.webPage)
    case .status(let response):
      let status = response.status.rawValue
      switch classifier.error(for: response, at: now) {
      case .notFound? where absence == .impossible: self = .malformed(.missingPage)
      case .rejected(code: nil, message: nil)?: self = .refused(status: status)
      case let error?: self = error
      case nil: self = .malformed(.unexpectedStatus(status))
      }
    }
  }

  /// Whether its words or its remedy are about cached copies, not only about the user's request or account.
  private var speaksOfCopies: Bool {
    switch self {
    case .malformed(.libraryMissing): false
    case .offline, .connectionLost, .timedOut, .serverError, .sessionNotRenewed, .rateLimited, .malformed:
      true
    case .rejected: refusalStatus == 401
    case .unconfirmedCopy, .cacheUnreadable, .notFound, .signInNeeded, .credentialsUnreadable, .sessionEnded,
      .cancelled:
      false
    }
  }

  /// Says in the domain's words why a response was refused.
  init(_ error: InvalidResponse) {
    switch error {
    case .malformed(let fault): self = .malformed(fault)
    case .notFound: self = .notFound
    }
  }

  /// Says in the domain's words why there is no response.
  ///
  /// - Parameter error: What the client reported.
  public init(_ error: HTTPClientError) {
    switch error {
    case .notConnected: self = .offline
    case .connectionLost: self = .connectionLost
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    case .credentialsUnavailable(let reason, let fault):
      self = .credentialsUnreadable(reason: reason, fault: fault.map(AccountCredentialsFault.init))
    case .renewalFailed, .renewalUnanswered: self = .sessionNotRenewed
    case .sessionEnded: self = .sessionEnded
    case .rateLimited(let until): self = .rateLimited(until: until)
    case .invalidRequest(let fault): self = .malformed(.transfer(TransferFault(fault)))
    case .insecure(let fault): self = .malformed(.transfer(TransferFault(fault)))
    case .redirectRefused(let fault): self = .malformed(.transfer(TransferFault(fault)))
    case .invalidResponse(let fault): self = .malformed(MalformedReason(fault))
    case .libraryMissing: self = .malformed(.libraryMissing)
    case .bodyTooLarge(let limit): self = .malformed(.tooLarge(bytes: limit))
    }
  }
}

extension AccountCredentialsFault {
  /// Says in the domain's words what is wrong with the file of accounts, or with the tokens.
  init(_ fault: CredentialsFault) {
    self =
      switch fault {
      case .damagedAccounts: .damagedAccounts
      case .accountsOfNewerVersion: .accountsOfNewerVersion
      case .noToken: .noToken
      case .unreadableFile: .unreadableFile
      case .tokenUnwritable: .tokenUnwritable
      }
  }
}
