#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A step on the way from the bytes of an answer to a domain value.
public enum MappingEvent: Hashable, Sendable {
  /// The bytes from this address are about to be read.
  case began(URL)
  /// The value was made; `byteCount` is the size of the answer.
  case ended(URL, byteCount: Int)
}
