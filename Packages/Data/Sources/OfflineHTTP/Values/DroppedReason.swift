public import DomainKernel

/// Why something that is stored was removed although nobody asked for it.
public enum DroppedReason: Hashable, Sendable {
  /// It was stored in a form that this version cannot read.
  case otherFormat
  /// The origin forbids to store it any longer.
  case noStore
  /// The origin said, when it was asked for the head only, that it has changed (RFC 9111, 4.3.5).
  case changed
  /// It cannot be turned into a value any more.
  case unusable(MalformedReason)
}
