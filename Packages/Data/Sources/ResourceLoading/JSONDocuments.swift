import DomainKernel
import NetworkingKit
import OfflineHTTP

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPRequest {
  /// The request with a media type that the caller has not named.
  func accepting(_ mediaType: String) -> HTTPRequest {
    var request = self
    if request.fields[.accept] == nil { request.fields[.accept] = mediaType }
    return request
  }
}

extension ResourceLoader {
  /// Decodes a body, within limits.
  ///
  /// The text has to be well-formed in every place, also in those that the type does not read: one ill-formed byte
  /// shows that the answer was damaged on its way.
  static func document<Document: Decodable>(
    _ type: Document.Type,
    _ response: HTTPResponse,
    _ limits: JSONLimits
  ) throws(InvalidResponse) -> Document {
    guard response.body.isWellFormedText else { throw InvalidResponse(.notJSON) }
    do throws(JSONBodyError) {
      return try JSONBody.decode(type, from: response.body, limits: limits)
    } catch {
      throw InvalidResponse(MalformedReason(error))
    }
  }
}

extension Data {
  /// Whether these bytes are UTF-8, and every surrogate that a JSON string escapes has its other half.
  fileprivate var isWellFormedText: Bool {
    withUnsafeBytes { bytes in
      UTF8.validate(bytes) && bytes.hasPairedSurrogates
    }
  }
}

extension UTF8 {
  fileprivate static func validate(_ bytes: UnsafeRawBufferPointer) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }
}

extension UnsafeRawBufferPointer {
  /// Whether each `\uD800`…`\uDBFF` is followed by a `\uDC00`…`\uDFFF`, which stands nowhere else (RFC 8259, 7).
  fileprivate var hasPairedSurrogates: Bool {
    var place = startIndex
    var expectsLow = false
    while let escape = self[place...].firstIndex(of: UInt8(ascii: "\\")) {
      if expectsLow && escape != place { return false }
      guard let unit = unicodeEscape(at: escape) else {
        if expectsLow { return false }
        place = Swift.min(escape + 2, endIndex)
        continue
      }
      let isLow = (0xDC00...0xDFFF).contains(unit)
      guard isLow == expectsLow else { return false }
      expectsLow = (0xD800...0xDBFF).contains(unit)
      place = escape + 6
    }
    return !expectsLow
  }

  /// The number of a `\u` escape; `nil` for another escape.
  private func unicodeEscape(at start: Index) -> UInt16? {
    guard endIndex - start >= 6, self[start + 1] == UInt8(ascii: "u") else { return nil }
    return UInt16(String(decoding: self[(start + 2)..<(start + 6)], as: UTF8.self), radix: 16)
  }
}

extension MalformedReason {
  /// Says in the domain's words why a body could not be read.
  init(_ error: JSONBodyError) {
    switch error {
    case .empty: self = .empty
    case .htmlPage: self = .webPage
    case .notJSON: self = .notJSON
    case .incomplete: self = .incomplete
    case .tooDeep(let limit): self = .tooDeep(levels: limit)
    case .tooManyValues(let limit): self = .tooManyValues(limit: limit)
    case .unexpectedShape(let reason): self = .unexpectedShape(detail: reason)
    }
  }
}
