/// A sanitizer of the compiler; the raw value is its name for `swift build --sanitize`.
public enum Sanitizer: String, Equatable, Encodable, Sendable, CaseIterable {
  /// Finds memory that is used after it was freed or outside its bounds.
  case address
  /// Finds data races; not together with ``address``.
  case thread
  /// Finds undefined behaviour; on Apple's platforms only.
  case undefined
}
