/// What makes an answer of a service unreadable, for others to put into words; none of its content is in it.
public enum MalformedReason: Hashable, Sendable {
  /// There is no content where a document was expected.
  case empty
  /// A web page came instead of a document: of a portal on the way, or of another service.
  case webPage
  /// It is no JSON document.
  case notJSON
  /// The document ends before it is complete.
  case incomplete
  /// The document is nested deeper than is read.
  case tooDeep(levels: Int)
  /// The document has more values than are read.
  case tooManyValues(limit: Int)
  /// The answer has more bytes than are read.
  case tooLarge(bytes: Int)
  /// The document has another shape than expected; the detail names the place by the names that this program expects.
  case unexpectedShape(detail: String)
  /// There is nothing in it that can be used.
  case nothingUsable
  /// It is about another thing than was asked for.
  case unrelated
  /// It leads to an address that does not belong to the service.
  case foreignAddress
  /// Its status is none that the service should answer with.
  case unexpectedStatus(Int)
  /// It says that nothing has changed, and nobody asked that (RFC 9110, 15.4.5).
  case uncalledNotModified
  /// It could not be carried by the rules of HTTP, or not safely; the detail says what was broken, in English.
  case transfer(detail: String)
}
