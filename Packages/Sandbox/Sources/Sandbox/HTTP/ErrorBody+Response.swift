import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ErrorBody {
  /// The answer that carries this body; one to `HEAD` has the fields only.
  func response(_ status: HTTPStatus, to request: HTTPRequest, now: Date) -> HTTPResponse {
    let fields: HTTPFields = [
      .date: HTTPDate.format(now),
      .contentType: mediaType,
      .contentLength: String(data.count),
    ]
    return HTTPResponse(status: status, fields: fields, body: request.method == .head ? Data() : data)
  }
}
