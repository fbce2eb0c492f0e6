import LenientJSON
import NetworkingKit
import OfflineHTTP
import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fields of a response of GitHub's sign-in, which may be JSON or a form regardless of `Accept`.
struct OAuthFields {
  private let values: [String: String]

  init(values: [String: String]) {
    self.values = values
  }

  /// Reads the body, by its media type; every value is a text, numbers too.
  init(_ response: HTTPResponse) throws(JSONBodyError) {
    let type = response.fields[.contentType]?.lowercased() ?? ""
    guard !type.hasPrefix("application/x-www-form-urlencoded") else {
      values = Self.form(String(decoding: response.body, as: UTF8.self))
      return
    }
    let limits = JSONLimits(depth: 4, values: 100)
    values = try JSONBody.decode([String: LenientText].self, from: response.body, limits: limits)
      .compactMapValues(\.value)
  }

  subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// A length of time in whole seconds, from 1 second up to a year.
  func seconds(_ name: String) -> Duration? {
    self[name].flatMap(Int.init).flatMap { (1...31_536_000).contains($0) ? .seconds($0) : nil }
  }

  /// The text of a form with the given fields (WHATWG URL, 5.2).
  static func body(_ fields: [(name: String, value: String)]) -> Data {
    Data(fields.map { encoded($0.name) + "=" + encoded($0.value) }.joined(separator: "&").utf8)
  }

  private static func form(_ text: String) -> [String: String] {
    text.split(separator: "&").reduce(into: [:]) { values, pair in
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(decoded)
      guard let name = sides.first, let name, values[name] == nil else { return }
      values[name] = sides.count == 2 ? sides[1] : ""
    }
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    .joined()
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte == UInt8(ascii: "+") ? 0x20 : byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      bytes.append(UInt8(digits[0] << 4 | digits[1]))
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
