import Foundation
import NetworkingKit

/// The line that answers one of the harness.
struct AdapterReply: Hashable, Encodable {
  var ok: Bool?
  var name: String?
  var version: String?
  var id: Int?
  var status: Int?
  /// Names and values.
  var headers: [[String]]?
  var body: String?
  var error: String?

  /// Says who answers.
  static let hello = AdapterReply(ok: true, name: "Tessera OfflineHTTP", version: "1")
  /// Says that something was done.
  static let done = AdapterReply(ok: true)

  /// Hands a response over.
  static func response(_ response: HTTPResponse, to id: Int) -> AdapterReply {
    AdapterReply(
      id: id,
      status: response.status.rawValue,
      headers: response.fields.map { [$0.name.rawName, $0.value] },
      body: String(decoding: response.body, as: UTF8.self)
    )
  }

  /// Says that there was no response.
  static func failure(_ error: HTTPClientError, to id: Int) -> AdapterReply {
    if case .timedOut = error { return AdapterReply(id: id, error: "timed out") }
    return AdapterReply(id: id, error: String(describing: error))
  }
}
