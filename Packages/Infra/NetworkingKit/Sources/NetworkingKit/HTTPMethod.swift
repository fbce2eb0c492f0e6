/// The method of a request, such as `GET`.
///
/// Methods are case-sensitive (RFC 9110, 9.1); an unknown method is kept as it is written.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// The method as it goes over the wire.
  public let rawValue: String

  /// Names a method by its wire text.
  ///
  /// - Parameter rawValue: The method, usually in capitals.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether the method promises to change nothing at the server (RFC 9110, 9.2.1).
  public var isSafe: Bool {
    [.get, .head, .options].contains(self)
  }

  /// Asks for a representation.
  public static let get = HTTPMethod(rawValue: "GET")
  /// Asks for the fields of a representation, without its body.
  public static let head = HTTPMethod(rawValue: "HEAD")
  /// Asks what the target supports.
  public static let options = HTTPMethod(rawValue: "OPTIONS")
  /// Hands content to the target.
  public static let post = HTTPMethod(rawValue: "POST")
  /// Replaces the target.
  public static let put = HTTPMethod(rawValue: "PUT")
  /// Changes part of the target.
  public static let patch = HTTPMethod(rawValue: "PATCH")
  /// Removes the target.
  public static let delete = HTTPMethod(rawValue: "DELETE")
}
