import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import StorageKit
import Testing

/// Asks a careers service and reads its answers with the system's JSON parser.
struct CareersProbe {
  typealias Object = [String: Any]

  static let root = "https://senpai-api-app-production.up.railway.app"
  /// 1 December 2025, 00:00 UTC.
  static let start = Date(timeIntervalSince1970: 1_764_547_200)

  let clock = SettableDate()
  let service: CareersService

  init(store: any RecordStore = InMemoryRecordStore(), seed: UInt64 = 1) {
    let clock = clock
    clock.advance(by: Self.start.timeIntervalSince(SettableDate.start))
    service = CareersService(store: store, seed: seed) { clock.now }
  }

  func send(
    _ method: HTTPMethod,
    _ path: String,
    token: String? = nil,
    body: String? = nil,
    fields: HTTPFields = HTTPFields()
  ) async throws -> HTTPResponse {
    let url = try #require(URL(string: path.hasPrefix("https:") ? path : Self.root + path))
    var request = HTTPRequest(method: method, url: url, fields: fields, body: body.map { Data($0.utf8) })
    if let token { request.fields[.authorization] = "Bearer \(token)" }
    return await service.response(to: request)
  }

  func object(
    _ method: HTTPMethod,
    _ path: String,
    token: String? = nil,
    body: String? = nil,
    status: Int = 200
  ) async throws -> Object {
    let response = try await send(method, path, token: token, body: body)
    try #require(response.status.rawValue == status, "\(String(decoding: response.body, as: UTF8.self))")
    return try #require(JSONSerialization.jsonObject(with: response.body) as? Object)
  }

  func get(_ path: String, token: String? = nil) async throws -> Object {
    try await object(.get, path, token: token)
  }

  /// The status and the code of a refusal, such as `404 job_not_found`.
  func refusal(
    _ method: HTTPMethod,
    _ path: String,
    token: String? = nil,
    body: String? = nil
  ) async throws -> String {
    let response = try await send(method, path, token: token, body: body)
    let object = try JSONSerialization.jsonObject(with: response.body) as? Object
    let error = try #require(
      object?["error"] as? Object,
      "\(path): \(String(decoding: response.body, as: UTF8.self))"
    )
    let message = try #require(error["message"] as? String)
    #expect(!message.isEmpty)
    return "\(response.status) \(error["code"] as? String ?? "")"
  }

  /// The items of a list, over all its pages.
  func items(_ path: String, token: String? = nil) async throws -> [Object] {
    var items: [Object] = []
    var cursor: String? = "0"
    while let next = cursor {
      let page = try await get(
        "\(path)\(path.contains("?") ? "&" : "?")limit=50&cursor=\(next)",
        token: token
      )
      items += try #require(page["items"] as? [Object])
      cursor = try #require(page["pageInfo"] as? Object)["nextCursor"] as? String
    }
    return items
  }
}

extension CareersProbe.Object {
  /// An object within this one.
  func object(_ name: String) throws -> CareersProbe.Object {
    try #require(self[name] as? CareersProbe.Object, "\(name)")
  }

  /// The objects of a list within this one.
  func objects(_ name: String) throws -> [CareersProbe.Object] {
    try #require(self[name] as? [CareersProbe.Object], "\(name)")
  }

  /// A text within this object.
  func text(_ name: String) throws -> String {
    try #require(self[name] as? String, "\(name)")
  }

  /// Whether a member is there and is null.
  func isNull(_ name: String) -> Bool {
    self[name] is NSNull
  }
}
