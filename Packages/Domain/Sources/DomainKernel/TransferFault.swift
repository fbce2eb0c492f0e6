/// Why a request could not be carried by the rules of HTTP, or not safely.
public enum TransferFault: Hashable, Sendable {
  /// The address of the request cannot be used.
  case unusableAddress
  /// The address is plain `http` to another computer than this one, by the name of its host.
  case plainHTTP(host: String)
  /// The address has a user or password in it.
  case userInAddress
  /// The method of the request, or the name of a field of it, is no token.
  case unusableName
  /// The field of the request with this name has a control character in its value.
  case unusableField(name: String)

  /// The certificate of the server has expired.
  case certificateExpired
  /// The certificate of the server is not yet valid.
  case certificateNotYetValid
  /// The certificate of the server is for another host.
  case certificateOfOtherHost
  /// The certificate of the server is self-signed.
  case certificateSelfSigned
  /// The certificate of the server is not trusted for another reason.
  case certificateUntrusted
  /// The server does not speak TLS.
  case notTLS
  /// No trusted TLS connection could be made.
  case noTrustedConnection
  /// The file of certificate authorities cannot be read.
  case authoritiesUnreadable
  /// A redirect leads from `https` to `http`, at the host with this name.
  case downgrade(host: String)

  /// There are more redirects than this.
  case tooManyRedirects(Int)
  /// A redirect has no address that can be used.
  case unusableRedirect
  /// A redirect leads to this origin, which is not allowed.
  case forbiddenRedirect(origin: String)
  /// A change that may have been made was redirected, and no answer to it came from there.
  case unansweredRedirect

  /// The response does not begin as one of HTTP does.
  case notHTTP
  /// The fields of the response are malformed.
  case malformedHead
  /// The fields of the response are too many or too long.
  case headTooLarge
  /// The announced length of the body is contradictory, or no number.
  case malformedLength
  /// The chunks of the body are malformed.
  case malformedChunks
  /// The transfer coding of the body is unknown.
  case unknownCoding
  /// The body is no gzip, although it is announced as such, or is damaged.
  case damagedGzip
  /// The body in gzip is cut short.
  case truncatedGzip
  /// The body is in the content coding with this name, which is not read.
  case unreadableEncoding(name: String)
  /// There is no memory to decode the body.
  case outOfMemory
}

extension TransferFault {
  /// Whether there was no connection that could be trusted, so that no request was sent.
  ///
  /// A redirect from `https` to `http` is the answer to a request.
  var precedesRequest: Bool {
    switch self {
    case .certificateExpired, .certificateNotYetValid, .certificateOfOtherHost, .certificateSelfSigned,
      .certificateUntrusted, .notTLS, .noTrustedConnection, .authoritiesUnreadable:
      true
    default: false
    }
  }
}
