import ClockFakes
import Foundation
import NetworkingKit
import StorageKit
import Testing

@testable import Sandbox

/// Asks a careers service and reads its answers with the system's JSON parser.
struct CareersProbe {
  typealias Object = [String: Any]

  static let root = "https://senpai-api-app-production.up.railway.app"
  /// 1 December 2025, 00:00 UTC.
  static let start = Date(timeIntervalSince1970: 1_764_547_200)

  let clock = SettableDate()
  let service: CareersService
  /// The service on ports of this computer; `nil` in process.
  let served: ServedSandbox?

  init(store: any RecordStore = InMemoryRecordStore(), seed: UInt64 = 1) {
    let clock = clock
    clock.advance(by: Self.start.timeIntervalSince(SettableDate.start))
    service = CareersService(store: store, seed: seed) { clock.now }
    served = ServedSandbox.isWanted ? try? ServedSandbox([service]) : nil
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
    guard ServedSandbox.isWanted else { return await service.response(to: request) }
    return try await #require(served, "a port was had").send(request)
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

/// A user who has registered.
struct CareersUser {
  let id: String
  let token: String
  let refreshToken: String
  let code: String
}

extension CareersProbe {
  /// Registers a user with the password `correct horse`.
  func register(_ email: String = "dewi@example.com") async throws -> CareersUser {
    let body = #"{"fullName":"Dewi Lestari","email":"\#(email)","password":"correct horse"}"#
    let answer = try await object(.post, "/auth/register", body: body, status: 201)
    return CareersUser(
      id: try answer.object("user").text("id"),
      token: try answer.text("accessToken"),
      refreshToken: try answer.text("refreshToken"),
      code: try answer.object("emailVerification").text("developmentCode")
    )
  }

  /// The identifiers of the first jobs.
  func jobs() async throws -> [String] {
    try await get("/jobs").objects("items").map { try $0.text("id") }
  }

  /// Lets the operator take some steps.
  func advance(_ id: String, steps: Int = 1) async throws {
    for _ in 0..<steps { _ = try await service.advance(id) }
  }

  /// Applies for a job.
  func apply(_ user: CareersUser, for job: String, body: String? = nil) async throws -> String {
    let answer = try await object(
      .post,
      "/jobs/\(job)/applications",
      token: user.token,
      body: body,
      status: 201
    )
    return try answer.object("application").text("id")
  }
}

/// Answers to the word.
extension CareersProbe {
  /// The status and the text of an answer, in which names such as USER stand for the identifiers of the run.
  func written(
    _ method: HTTPMethod,
    _ path: String,
    _ user: CareersUser? = nil,
    body: String? = nil,
    names: [String: String] = [:]
  ) async throws -> String {
    let response = try await send(method, path, token: user?.token, body: body)
    let text = String(decoding: response.body, as: UTF8.self)
    let known = names.merging(user.map { ["USER": $0.id] } ?? [:]) { first, _ in first }
    return "\(response.status.rawValue) " + known.reduce(text) { $0.replacing($1.value, with: $1.key) }
  }
}
