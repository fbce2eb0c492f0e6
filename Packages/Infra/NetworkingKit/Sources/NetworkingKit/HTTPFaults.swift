/// Why a request cannot be sent as it is.
public enum RequestFault: Hashable, Sendable {
  /// The address is not an absolute one of `http` or `https`, or cannot be used.
  case address
  /// It is plain `http` to another computer than this one, by the name of its host.
  case plainHTTP(host: String)
  /// There is a user or password in the address.
  case userInAddress
  /// The method, or the name of a field, is not a token.
  case name
  /// There is a control character in the field with this name.
  case field(String)
}

/// Why a connection is not trusted.
public enum TrustFault: Hashable, Sendable {
  /// The certificate of the server has expired.
  case expired
  /// The certificate of the server is not yet valid.
  case notYetValid
  /// The certificate of the server is for another host.
  case otherHost
  /// The certificate of the server is self-signed.
  case selfSigned
  /// The certificate of the server is not trusted for another reason.
  case untrusted
  /// The server does not speak TLS.
  case notTLS
  /// The two sides did not agree on TLS.
  case handshake
  /// The file of certificate authorities cannot be read.
  case authorities
  /// A redirect leads from `https` to `http`, at the host with this name.
  case downgrade(host: String)
}

/// Why a redirect was not followed, or led to no answer.
public enum RedirectFault: Hashable, Sendable {
  /// There are more of them than this.
  case tooMany(Int)
  /// It has no address that can be used: none, one that is not `http` or `https`, or one with a user or a
  /// password.
  case address
  /// It leads to this origin, which is not allowed.
  case forbidden(origin: String)
  /// The request before it may have changed something, and what it leads to is no answer to that.
  case unanswered
}

/// Why a response is not valid HTTP.
public enum ResponseFault: Hashable, Sendable {
  /// It does not begin as a response of HTTP does.
  case notHTTP
  /// Its fields are malformed.
  case malformedHead
  /// Its fields are too many or too long.
  case headTooLarge
  /// The lengths announced for its body contradict each other, or are no number of bytes.
  case malformedLength
  /// The chunks of its body are malformed.
  case malformedChunks
  /// The transfer coding of its body is unknown.
  case unknownCoding
  /// Its body is no gzip, although it is announced as such, or is damaged.
  case damagedGzip
  /// Its body in gzip is cut short.
  case truncatedGzip
  /// There is no memory to decode its body.
  case outOfMemory
  /// Its status is 304, although the request was not conditional (RFC 9110, 15.4.5).
  case uncalledNotModified
}
