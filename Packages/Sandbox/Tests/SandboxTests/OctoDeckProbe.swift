import Foundation
import NetworkingKit
import StorageKit
import Testing

@testable import Sandbox

/// Asks an OctoDeck service and keeps its answers as they are written.
struct OctoDeckProbe {
  struct Answer {
    let response: HTTPResponse

    var status: Int { response.status.rawValue }
    var text: String { String(decoding: response.body, as: UTF8.self) }
  }

  /// 1 December 2025, 00:00 UTC.
  static let now = Date(timeIntervalSince1970: 1_764_547_200)

  let service: OctoDeckService

  init(_ behaviour: OctoDeckBehaviour = .corrected, store: any RecordStore = InMemoryRecordStore()) {
    service = OctoDeckService(store: store, seed: 7, behaviour: behaviour) { Self.now }
  }

  func send(
    _ method: HTTPMethod,
    _ path: String,
    as login: String? = "robin-marsh",
    body: String? = nil,
    type: String? = nil
  ) async throws -> Answer {
    let url = try #require(URL(string: "https://api.octodeck.furari.co" + path))
    var request = HTTPRequest(method: method, url: url, body: body.map { Data($0.utf8) })
    request.fields[.contentType] = type
    let token = login.flatMap { GitHubToken.personal(for: $0)?.text }
    request.fields[.authorization] = token.map { "Bearer " + $0 }
    return Answer(response: await service.response(to: request))
  }

  func add(_ id: String, as login: String = "robin-marsh") async throws -> Answer {
    try await send(.post, "/cards", as: login, body: id, type: "text/plain")
  }

  func create(_ start: String, _ end: String, name: String = "Night Shift") async throws -> Answer {
    let body = #"{"name":"\#(name)","startDateTime":"\#(start)","endDateTime":"\#(end)"}"#
    return try await send(.post, "/communities", body: body, type: "application/json")
  }

  /// The numbers of GitHub in a list of cards.
  func ids(_ path: String, as login: String = "robin-marsh") async throws -> [Int] {
    try await send(.get, path, as: login).text.matches(of: /"githubId":"(\d+)"/).compactMap { Int($0.1) }
  }

  /// The identifiers of the communities of the seed, in their order.
  static let communities = OctoDeckState(seed: 7, now: now).communities
}
