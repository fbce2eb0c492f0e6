import DomainKernel
import NetworkingKit
import OfflineHTTP

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
  static func document<Document: Decodable>(
    _ type: Document.Type,
    _ response: HTTPResponse,
    _ limits: JSONLimits,
    isChecked: Bool = false,
    levels: Int? = nil,
    members: [String]? = nil
  ) throws(InvalidResponse) -> Document {
    do throws(JSONBodyError) {
      return try JSONBody.decode(
        type,
        from: response.body,
        limits: limits,
        isChecked: isChecked,
        levels: levels,
        members: members
      )
    } catch {
      throw InvalidResponse(MalformedReason(error))
    }
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
