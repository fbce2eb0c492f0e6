import Foundation
import NetworkingKit

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
