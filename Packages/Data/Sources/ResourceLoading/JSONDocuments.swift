public import DomainKernel
public import NetworkingKit
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

/// How a document that is a list of objects is read without a decoder, as long as it is written plainly.
///
/// Made for long lists of which few members are needed. A list with anything but plain values where they are asked for
/// is decoded by its own rules, and both ways have to give the same document.
public struct PlainList<Document>: Sendable {
  let members: [String]
  let read:
    @Sendable (_ body: Data, _ limits: JSONLimits, _ isChecked: Bool) throws(JSONBodyError) -> Document?

  /// Describes a list.
  ///
  /// - Parameters:
  ///   - members: The names of all members that the document asks for, at any level; at most 64.
  ///   - limit: The most elements that are read so.
  ///   - element: Makes an element of the values of the members, in the order of their names; `nil` when it cannot be
  ///     made of plain values.
  ///   - list: Makes the document of all its elements.
  public init<Element>(
    members: [StaticString],
    atMost limit: Int,
    element: @escaping @Sendable ([JSONPlainValue]) -> Element?,
    list: @escaping @Sendable ([Element]) -> Document
  ) {
    self.members = members.map(\.description)
    read = { (body, limits, isChecked) throws(JSONBodyError) in
      try JSONBody.plainElements(
        of: body,
        members: members,
        atMost: limit,
        limits: limits,
        isChecked: isChecked,
        element
      ).map(list)
    }
  }
}

extension ResourceLoader {
  /// Decodes a body, within limits.
  static func document<Document: Decodable>(
    _ type: Document.Type,
    _ response: HTTPResponse,
    _ limits: JSONLimits,
    isChecked: Bool = false,
    levels: Int? = nil,
    members: [String]? = nil,
    plainly: PlainList<Document>? = nil
  ) throws(InvalidResponse) -> Document {
    do throws(JSONBodyError) {
      if let plainly, let list = try plainly.read(response.body, limits, isChecked) { return list }
      return try JSONBody.decode(
        type,
        from: response.body,
        limits: limits,
        // A plain list was looked for, so that the body was checked.
        isChecked: isChecked || plainly != nil,
        levels: levels,
        members: members ?? plainly?.members
      )
    } catch {
      throw InvalidResponse(MalformedReason(error, of: response))
    }
  }
}

extension MalformedReason {
  /// Says in the domain's words why a body could not be read.
  ///
  /// - Parameter error: What the decoder reported.
  public init(_ error: JSONBodyError) {
    switch error {
    case .empty: self = .empty
    case .htmlPage: self = .webPage
    case .notJSON: self = .notJSON
    case .halfCharacter: self = .halfCharacter
    case .incomplete: self = .incomplete
    case .tooDeep(let limit): self = .tooDeep(levels: limit)
    case .tooManyValues(let limit): self = .tooManyValues(limit: limit)
    case .unexpectedShape(let mismatch): self = .unexpectedShape(UnexpectedShape(mismatch))
    }
  }
}

extension MalformedReason {
  /// Says in the domain's words why the body of a response could not be read.
  ///
  /// - Parameters:
  ///   - error: What the decoder reported.
  ///   - response: The response; where its body is in an encoding that is not read, that is the reason.
  public init(_ error: JSONBodyError, of response: HTTPResponse) {
    switch error {
    case .notJSON, .incomplete:
      let name = response.remainingEncoding
      self = name.map { .transfer(.unreadableEncoding(name: $0)) } ?? MalformedReason(error)
    case .empty, .htmlPage, .halfCharacter, .tooDeep, .tooManyValues, .unexpectedShape:
      self = MalformedReason(error)
    }
  }
}

extension HTTPResponse {
  /// The content codings that the body is still in, as the service names them; `nil` without any.
  fileprivate var remainingEncoding: String? {
    let names = (fields[.contentEncoding] ?? "").lowercased()
      .split { $0 == "," || $0.isWhitespace }
      .filter { $0 != "identity" }
    return names.isEmpty ? nil : String(names.joined(separator: ", ").prefix(40))
  }
}

extension UnexpectedShape {
  /// Says in the domain's words which value did not fit.
  init(_ mismatch: JSONShapeFault) {
    self =
      switch mismatch {
      case .missing(let name, let place): .missing(name: name, place: place)
      case .null(let place): .null(place: place)
      case .otherType(let place): .otherType(place: place)
      case .unusable(let place): .unusable(place: place)
      }
  }
}
