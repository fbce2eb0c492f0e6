/// Where the service keeps a page, in the service's own words.
///
/// An address is taken from what the service sent and handed back to the repository; nobody else reads it.
public struct PageAddress: RawRepresentable, Hashable, Sendable {
  /// The text that the issuing repository understands.
  public let rawValue: String

  /// Takes over an address.
  ///
  /// - Parameter rawValue: The text that the issuing repository understands.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
