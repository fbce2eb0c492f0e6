public import DomainKernel
public import NetworkingKit

extension TransferFault {
  /// Says in the domain's words why a request cannot be sent.
  ///
  /// - Parameter fault: What the client reported.
  public init(_ fault: RequestFault) {
    self =
      switch fault {
      case .address: .unusableAddress
      case .plainHTTP(let host): .plainHTTP(host: host)
      case .userInAddress: .userInAddress
      case .name: .unusableName
      case .field(let name): .unusableField(name: name)
      }
  }

  /// Says in the domain's words why a connection is not trusted.
  ///
  /// - Parameter fault: What the client reported.
  public init(_ fault: TrustFault) {
    self =
      switch fault {
      case .expired: .certificateExpired
      case .notYetValid: .certificateNotYetValid
      case .otherHost: .certificateOfOtherHost
      case .selfSigned: .certificateSelfSigned
      case .untrusted: .certificateUntrusted
      case .notTLS: .notTLS
      case .handshake: .noTrustedConnection
      case .authorities: .authoritiesUnreadable
      case .downgrade(let host): .downgrade(host: host)
      }
  }

  /// Says in the domain's words why a redirect was not followed, or led to no answer.
  ///
  /// - Parameter fault: What the client reported.
  public init(_ fault: RedirectFault) {
    self =
      switch fault {
      case .tooMany(let limit): .tooManyRedirects(limit)
      case .address: .unusableRedirect
      case .forbidden(let origin): .forbiddenRedirect(origin: origin)
      case .unanswered: .unansweredRedirect
      }
  }
}

extension MalformedReason {
  /// Says in the domain's words why a response is not valid HTTP.
  ///
  /// - Parameter fault: What the client reported.
  public init(_ fault: ResponseFault) {
    self =
      switch fault {
      case .notHTTP: .transfer(.notHTTP)
      case .malformedHead: .transfer(.malformedHead)
      case .headTooLarge: .transfer(.headTooLarge)
      case .malformedLength: .transfer(.malformedLength)
      case .malformedChunks: .transfer(.malformedChunks)
      case .unknownCoding: .transfer(.unknownCoding)
      case .damagedGzip: .transfer(.damagedGzip)
      case .truncatedGzip: .transfer(.truncatedGzip)
      case .outOfMemory: .transfer(.outOfMemory)
      case .uncalledNotModified: .uncalledNotModified
      }
  }
}
