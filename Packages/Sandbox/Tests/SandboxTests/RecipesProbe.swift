import Foundation
import NetworkingKit
import Sandbox
import Testing

/// Asks a fresh recipes service and reads its answers with the system's JSON parser.
struct RecipesProbe {
  typealias Object = [String: Any]

  static let root = "https://www.themealdb.com/api/json/v1/1/"
  static let now = Date(timeIntervalSince1970: 1_764_547_200)

  let service: RecipesService

  init(seed: UInt64 = 1) {
    service = RecipesService(seed: seed) { Self.now }
  }

  func get(
    _ path: String,
    method: HTTPMethod = .get,
    fields: HTTPFields = HTTPFields()
  ) async throws -> HTTPResponse {
    let url = try #require(URL(string: path.hasPrefix("https:") ? path : Self.root + path))
    return await service.response(to: HTTPRequest(method: method, url: url, fields: fields))
  }

  func text(_ path: String) async throws -> String {
    String(decoding: try await get(path).body, as: UTF8.self)
  }

  func object(_ path: String) async throws -> Object {
    let response = try await get(path)
    try #require(response.status == .ok, "\(path)")
    return try #require(JSONSerialization.jsonObject(with: response.body) as? Object)
  }

  func meals(_ path: String) async throws -> [Object] {
    try #require(await object(path)["meals"] as? [Object], "\(path)")
  }

  func names(_ path: String) async throws -> [String] {
    try await meals(path).compactMap { $0["strMeal"] as? String }
  }

  func record(_ id: Int) async throws -> Object {
    try #require(await meals("lookup.php?i=\(id)").first)
  }
}
