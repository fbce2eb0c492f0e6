#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A link of a `Link` field: an address, and the relations that it has to the response (RFC 8288, 3).
public struct LinkValue: Hashable, Sendable {
  /// The address as it was sent: absolute, relative, or a URI template, which some services send.
  public let target: String
  /// The relation types in lower case, such as `next`; only the first `rel` counts.
  public let relations: Set<String>
  /// The resource that the link begins at, where that is another one than the response.
  public let anchor: String?

  /// Reads the links of a message.
  ///
  /// All `Link` lines count, in order. What is malformed is left out, up to the next comma outside of quotes.
  ///
  /// - Parameter fields: The fields of the message.
  /// - Returns: The links: at most ``countLimit``, read from at most ``byteLimit`` bytes.
  public static func all(in fields: HTTPFields) -> [LinkValue] {
    var links: [LinkValue] = []
    var bytesLeft = byteLimit
    for line in fields[values: "Link"] {
      let bytes = Array(line.utf8.prefix(bytesLeft))
      bytesLeft -= bytes.count
      var reader = LinkReader(bytes)
      while links.count < countLimit, let link = reader.next() { links.append(link) }
    }
    return links
  }

  /// The most links that are read of one message.
  public static let countLimit = 100
  /// The most bytes of `Link` lines that are read of one message.
  public static let byteLimit = 1 << 16

  /// The address of the linked resource.
  ///
  /// - Parameter base: The address of the response.
  /// - Returns: The absolute address; `nil` for a URI template and for what is no address.
  public func address(from base: URL) -> URL? {
    guard !target.isEmpty, Array(target.utf8).allSatisfy(Self.standsInAddresses) else { return nil }
    return URL(string: target, relativeTo: base)?.absoluteURL
  }

  /// Whether a byte is a printable character that may stand in an address (RFC 3986, appendix A), which excludes the
  /// braces of templates.
  private static func standsInAddresses(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    default: byte > 0x20 && byte < 0x7F
    }
  }
}

/// Reads links one after the other, in time proportional to the bytes.
private struct LinkReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> LinkValue? {
    while place < bytes.count {
      skip { $0 == UInt8(ascii: ",") || isBlank($0) }
      guard current == UInt8(ascii: "<"), let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else {
        // Without a closing bracket anywhere there is no further link either.
        if current == UInt8(ascii: "<") { place = bytes.count } else { skipToComma() }
        continue
      }
      let target = text(bytes[(place + 1)..<end])
      place = end + 1
      return link(to: target)
    }
    return nil
  }

  private mutating func link(to target: String) -> LinkValue {
    var relations: String?
    var anchor: String?
    while let (name, value) = parameter() {
      // Of several parameters with one of these names the first counts (RFC 8288, 3.2 and 3.3).
      if name == "rel", relations == nil { relations = value }
      if name == "anchor", anchor == nil { anchor = value }
    }
    skipToComma()
    let types = (relations ?? "").lowercased().split { $0 == " " || $0 == "\t" }.map(String.init)
    return LinkValue(target: HTTPField.trimmed(target), relations: Set(types), anchor: anchor)
  }

  private mutating func parameter() -> (name: String, value: String)? {
    skip { isBlank($0) }
    guard current == UInt8(ascii: ";") else { return nil }
    place += 1
    skip { isBlank($0) }
    let name = take { $0 != UInt8(ascii: "=") && !isEnd($0) && !isBlank($0) }.lowercased()
    skip { isBlank($0) }
    guard current == UInt8(ascii: "=") else { return (name, "") }
    place += 1
    skip { isBlank($0) }
    if current == UInt8(ascii: "\"") { return (name, quoted()) }
    return (name, HTTPField.trimmed(take { !isEnd($0) }))
  }

  /// A quoted string (RFC 9110, 5.6.4); one that is not closed ends with the line.
  private mutating func quoted() -> String {
    place += 1
    var value: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { place += 1 }
      if let byte = current { value.append(byte) }
      place += 1
    }
    place += 1
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func skipToComma() {
    while let byte = current, byte != UInt8(ascii: ",") {
      if byte == UInt8(ascii: "\"") { _ = quoted() } else { place += 1 }
    }
  }

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while let byte = current, isSkipped(byte) { place += 1 }
  }

  private mutating func take(_ isTaken: (UInt8) -> Bool) -> String {
    let start = place
    skip(isTaken)
    return text(bytes[start..<place])
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

private func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") }
