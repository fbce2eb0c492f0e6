public import DomainKernel
public import NetworkingKit
public import StorageKit

/// An error of a request that neither the origin nor the cache could fulfil.
public enum OfflineHTTPError: Error, Hashable, Sendable {
  /// Only what is stored was asked for, and there is nothing that may be used.
  ///
  /// ## Troubleshooting
  /// Load it once with a connection.
  case nothingStored

  /// Something is stored that must not be served unless the origin confirms it, and it did not.
  ///
  /// The failure is enclosed: ``failed(_:)``, ``status(_:)`` or ``unusable(_:)``; `nil` where only what is
  /// stored was asked for. With `opensOffline`, it may only not stand in for this failure, and is served to
  /// those who ask for what is stored.
  ///
  /// ## Troubleshooting
  /// Load it with a connection.
  indirect case unconfirmed(OfflineHTTPError?, opensOffline: Bool = false)

  /// Only what is stored was asked for, and the store cannot be read.
  ///
  /// ## Troubleshooting
  /// See the error inside.
  case storeFailed(StorageError)

  /// There is no response, and nothing stored may stand in for one.
  ///
  /// ## Troubleshooting
  /// See the error inside.
  case failed(HTTPClientError)

  /// The origin answered with an error.
  ///
  /// ## Troubleshooting
  /// Depends on the status; the response is enclosed.
  case status(HTTPResponse)

  /// The origin sent something that cannot be used, and nothing stored may stand in for it.
  ///
  /// ## Troubleshooting
  /// Check that the address belongs to the service, and that no portal answers in its place.
  case unusable(MalformedReason)

  /// The origin says in a successful response that it does not have what was asked for.
  ///
  /// ## Troubleshooting
  /// Ask for something else.
  case gone
}

/// Why a response cannot be turned into a value, so that it must not be stored either.
public enum InvalidResponse: Error, Hashable, Sendable {
  /// It cannot be read.
  ///
  /// ## Troubleshooting
  /// See the reason.
  case malformed(MalformedReason)

  /// The service says in it, under a status of success, that it does not have what was asked for.
  ///
  /// Where a copy is stored, it is shown until the service said so twice; see ``Replacement``.
  ///
  /// ## Troubleshooting
  /// Ask for something else.
  case notFound

  /// Refuses a response that cannot be read.
  ///
  /// - Parameter fault: What is wrong with it.
  public init(_ fault: MalformedReason) {
    self = .malformed(fault)
  }
}

/// The failure of the origin behind a stored response, in technical detail.
public enum OriginFailure: Hashable, Sendable {
  /// There is no response.
  case noResponse(HTTPClientError)
  /// The response is an error.
  case status(HTTPStatus, meaning: StaleReason)
  /// The response cannot be used.
  case unusable(MalformedReason)

  /// The reason for the user; `nil` for failures that a stored response must not hide.
  public var staleReason: StaleReason? {
    switch self {
    case .status(_, let meaning): meaning
    case .unusable(let fault): StaleReason(ServiceError.malformed(fault))
    case .noResponse(let error):
      switch error {
      case .notConnected, .libraryMissing: .offline
      case .connectionLost: .connectionLost
      case .timedOut: .timedOut
      case .rateLimited(let until): .rateLimited(until: until)
      case .insecure(let fault): .transfer(TransferFault(fault))
      case .redirectRefused(let fault): .transfer(TransferFault(fault))
      case .invalidResponse(let fault): StaleReason(ServiceError.malformed(MalformedReason(fault)))
      case .bodyTooLarge: .malformed
      case .renewalFailed: .sessionNotRenewed
      case .renewalUnanswered(let isTimeout): isTimeout ? .timedOut : .connectionLost
      case .credentialsUnavailable(reason: _, fault: .accountsOfNewerVersion?): .accountsOfNewerVersion
      case .credentialsUnavailable(reason: _, fault: .tokenUnwritable?): .tokenUnwritable
      case .credentialsUnavailable: .tokenUnreadable
      case .sessionEnded: .signInNeeded
      case .invalidRequest, .cancelled: nil
      }
    }
  }
}
