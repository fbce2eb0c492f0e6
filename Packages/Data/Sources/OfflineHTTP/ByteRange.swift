import NetworkingKit

/// One range of bytes that a request asks for (RFC 9110, 14.1.2).
enum ByteRange: Hashable, Sendable {
  /// From a position, up to and including another one or to the end.
  case from(Int, through: Int?)
  /// The last bytes.
  case suffix(Int)

  /// Reads `Range`; `nil` for several ranges, other units and what is malformed.
  init?(_ value: String) {
    guard value.lowercased().hasPrefix("bytes=") else { return nil }
    let parts = value.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let (first, last) = (DeltaSeconds.parse(parts[0]), DeltaSeconds.parse(parts[1]))
    switch (parts[0].isEmpty, parts[1].isEmpty) {
    case (true, false):
      guard let last, last > 0 else { return nil }
      self = .suffix(last)
    case (false, true):
      guard let first else { return nil }
      self = .from(first, through: nil)
    case (false, false):
      guard let first, let last, first <= last else { return nil }
      self = .from(first, through: last)
    case (true, true):
      return nil
    }
  }

  /// The positions within content of a length; `nil` when there are none.
  func positions(within length: Int) -> Range<Int>? {
    switch self {
    case .suffix(let count):
      length > 0 ? max(0, length - count)..<length : nil
    case .from(let first, let last):
      first < length ? first..<min(length, (last ?? length - 1) + 1) : nil
    }
  }
}
