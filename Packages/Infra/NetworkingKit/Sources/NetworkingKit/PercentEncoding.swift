/// Percent-encoding of addresses (RFC 3986, 2.1).
enum PercentEncoding {
  /// Encodes everything but letters, digits and `-._~`.
  static func unreservedOnly(_ text: String) -> String {
    encoded(Array(text.utf8), keepingTriplets: false, keeping: isUnreserved)
  }

  /// Encodes what can stand nowhere in an address; triplets that are encoded already are kept.
  static func keepingReserved(_ text: String) -> String {
    let isKept = { isUnreserved($0) || reserved.contains($0) }
    // Nearly every text is an address already.
    return text.utf8.allSatisfy(isKept)
      ? text : encoded(Array(text.utf8), keepingTriplets: true, keeping: isKept)
  }

  /// Decodes, or gives `nil` when a triplet or the decoded text is malformed.
  static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static let reserved = Set(":/?#[]@!$&'()*+,;=".utf8)
  private static let hexadecimal = Array("0123456789ABCDEF".utf8)

  private static func encoded(
    _ bytes: [UInt8],
    keepingTriplets: Bool,
    keeping isKept: (UInt8) -> Bool
  ) -> String {
    var result: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      if isKept(byte) || (keepingTriplets && isTriplet(bytes[place...])) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isTriplet(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= 3 && bytes.first == UInt8(ascii: "%")
      && bytes.dropFirst().prefix(2).allSatisfy { digit($0) != nil }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._~".utf8.contains(byte)
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
