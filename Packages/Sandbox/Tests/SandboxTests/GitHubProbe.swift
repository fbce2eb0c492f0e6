import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

/// Asks a fresh GitHub service, and its sign-in, and reads the answers with the system's JSON parser.
struct GitHubProbe {
  typealias Object = [String: Any]

  static let root = "https://api.github.com"
  static let loginRoot = "https://github.com"

  let clock: SettableDate
  let service: GitHubService
  let login: GitHubLoginService

  init(limits: GitHubLimits = .documented) {
    let clock = SettableDate()
    // 1 December 2025, 00:00:00 GMT.
    clock.advance(by: 1_764_547_200 - SettableDate.start.timeIntervalSince1970)
    let revoked = RevokedGitHubTokens()
    self.clock = clock
    service = GitHubService(limits: limits, revoked: revoked) { clock.now }
    login = GitHubLoginService(revoked: revoked) { clock.now }
  }

  func get(
    _ path: String,
    token: String? = nil,
    method: HTTPMethod = .get,
    fields: HTTPFields = HTTPFields()
  ) async throws -> HTTPResponse {
    var fields = fields
    if fields[.userAgent] == nil { fields[.userAgent] = "probe" }
    if let token { fields[.authorization] = "Bearer \(token)" }
    let url = try #require(URL(string: path.hasPrefix("https:") ? path : Self.root + path))
    return await service.response(to: HTTPRequest(method: method, url: url, fields: fields))
  }

  func object(_ path: String, token: String? = nil) async throws -> Object {
    try Self.object(await get(path, token: token))
  }

  func accounts(_ path: String) async throws -> [Object] {
    let response = try await get(path)
    try #require(response.status == .ok, "\(path)")
    return try #require(JSONSerialization.jsonObject(with: response.body) as? [Object])
  }

  func ids(_ path: String) async throws -> [Int] {
    try await accounts(path).compactMap { $0["id"] as? Int }
  }

  /// Sends a form to the sign-in, and asks for JSON unless told otherwise.
  func post(
    _ path: String,
    _ form: String,
    contentType: String? = "application/x-www-form-urlencoded",
    accept: String? = "application/json"
  ) async throws -> HTTPResponse {
    var fields = HTTPFields()
    fields[.contentType] = contentType
    fields[.accept] = accept
    let url = try #require(URL(string: Self.loginRoot + path))
    return await login.response(
      to: HTTPRequest(method: .post, url: url, fields: fields, body: Data(form.utf8))
    )
  }

  static func object(_ response: HTTPResponse) throws -> Object {
    try #require(JSONSerialization.jsonObject(with: response.body) as? Object)
  }

  static func text(_ response: HTTPResponse) -> String {
    String(decoding: response.body, as: UTF8.self)
  }
}
