import Foundation
import NetworkingKit
import Sandbox
import Testing

/// Asks a fresh streaming service and reads its answers with the system's JSON parser.
struct StreamingProbe {
  static let root = "https://content.viaplay.com/ios-se"
  static let now = Date(timeIntervalSince1970: 1_764_547_200)

  let service = StreamingService { Self.now }

  func get(
    _ address: String,
    method: HTTPMethod = .get,
    fields: HTTPFields = HTTPFields()
  ) async throws -> HTTPResponse {
    let url = try #require(URL(string: address))
    return await service.response(to: HTTPRequest(method: method, url: url, fields: fields))
  }

  func page(_ address: String) async throws -> JSONPage {
    let response = try await get(address)
    try #require(response.status == .ok, "\(address)")
    return try JSONPage(response.body)
  }
}
