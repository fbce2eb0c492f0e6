import Foundation
import NetworkingKit

/// A request that the harness wants to be made.
struct AdapterRequest: Hashable, Decodable {
  let id: Int
  let method: String
  let url: URL
  /// Names and values.
  let headers: [[String]]
  let body: String?
  let cacheMode: String?

  private enum CodingKeys: String, CodingKey {
    case id
    case method
    case url
    case headers
    case body
    case cacheMode = "cache_mode"
  }

  /// The request as the client takes it; the mode `no-cache` is a reload.
  var httpRequest: HTTPRequest {
    var fields = HTTPFields(
      headers.compactMap { line in
        line.count == 2 ? HTTPField(name: HTTPField.Name(line[0]), value: line[1]) : nil
      }
    )
    if cacheMode == "no-cache" {
      fields.append(HTTPField(name: .cacheControl, value: "max-age=0"))
    }
    return HTTPRequest(
      method: HTTPMethod(rawValue: method),
      url: url,
      fields: fields,
      body: body.map { Data($0.utf8) }
    )
  }
}
