import FaultServer
import Foundation
import Testing

/// Answers that were captured from the real service, where this computer has them beside the repository.
@Suite(
  .timeLimit(.minutes(5)),
  .enabled(if: Captures.isThere, "There are no captured answers beside the repository.")
)
struct CapturedGitHubTests {
  private let tessera: TesseraProcess

  init() throws {
    tessera = try TesseraProcess()
  }

  @Test func `the captured list and the captured profile work unchanged`() async throws {
    let (list, profile) = (
      try Captures.answer("users-list-page1-2012"), try Captures.answer("user-detail-nvie")
    )
    let peer = try GitHubPeer.serving { request in
      switch request.path {
      case "/users": request.target.contains("since=") ? HTTPAnswer(fields: [:], body: "[]") : list
      case "/users/nvie": profile
      default: nil
      }
    }
    let environment = GitHubPeer.environment(peer)

    let rows = try await tessera("users", "--all", environment: environment)
    let page = try await tessera("users", "show", "nvie", environment: environment)

    let sent = try #require(try JSONSerialization.jsonObject(with: Data(list.body)) as? [[String: Any]])
    #expect(rows.status == 0)
    #expect(rows.output.split(separator: "\n").count == Set(sent.compactMap { $0["id"] as? Int }).count)
    #expect(peer.record.requests.count { $0.path == "/users" } == 2)
    #expect(page.status == 0)
    #expect(page.output.contains("nvie"))
  }

  @Test(arguments: [
    "error-ratelimit-unauth", "error-secondary-limit-wait-secondary-limits-too-many-requests",
  ])
  func `a captured limit ends the command with status 7, and is obeyed`(name: String) async throws {
    var refusal = try Captures.answer(name)
    // The captured moments are in the past, or over before the second program starts on a busy machine.
    let reset = Int(Date(timeIntervalSinceNow: 900).timeIntervalSince1970)
    for (name, moment) in [("Retry-After", "900"), ("X-RateLimit-Reset", "\(reset)")]
    where refusal[name] != nil {
      refusal.fields.removeAll { $0.name.lowercased() == name.lowercased() }
      refusal.fields.append(.init(name, moment))
    }
    let peer = try GitHubPeer.serving { [refusal] _ in refusal }

    let first = try await tessera("users", environment: GitHubPeer.environment(peer))
    let second = try await tessera("users", "--since", "7", environment: GitHubPeer.environment(peer))

    #expect(first.status == 7 && second.status == 7)
    #expect(peer.record.requests.count == 1)
  }

  @Test(arguments: [
    ("token-access-denied", "The sign-in was declined on GitHub."),
    ("token-expired", "The code has expired."),
    ("device-flow-disabled", "GitHub does not offer device sign-in for this client ID"),
  ])
  func `a captured refusal of the device flow is described in words`(name: String, words: String) async throws
  {
    let peer = try signIn(name)

    let run = try await tessera(
      "github",
      "login",
      "--device",
      "--store",
      "file",
      environment: environment(peer)
    )

    #expect(run.status != 0)
    #expect(run.errorOutput.contains("Error: \(words)"))
  }

  @Test func `a captured token is used for the account, and never shown`() async throws {
    let peer = try signIn("token-success-oauth-app")

    let login = try await tessera(
      "github",
      "login",
      "--device",
      "--store",
      "file",
      environment: environment(peer)
    )
    let status = try await tessera("github", "status", environment: environment(peer))

    #expect(login.status == 0 && status.status == 0)
    #expect(peer.record.requests.contains { $0.path == "/user" && $0["Authorization"] == "Bearer secret123" })
    for text in [login.output, login.errorOutput, status.output, status.errorOutput] {
      #expect(!text.contains("secret123"))
    }
  }

  /// A service whose pages for signing in replay a captured answer, with a code that may be asked about every second.
  private func signIn(_ name: String) throws -> FaultServer {
    let code = try Captures.oauth("device-code-response").replacing(
      "\"interval\": 5",
      with: "\"interval\": 1"
    )
    let answer = try Captures.oauth(name)
    return try GitHubPeer.serving { request in
      let isCode = request.path == "/login/device/code" && name != "device-flow-disabled"
      let body = request.path == "/user" ? #"{"login":"ada","id":7}"# : isCode ? code : answer
      return HTTPAnswer(fields: ["Content-Type": GitHubPeer.json], body: body)
    }
  }

  private func environment(_ peer: FaultServer) -> [String: String] {
    GitHubPeer.environment(peer).merging(["TESSERA_GITHUB_CLIENT_ID": "0123456789"]) { $1 }
  }
}

/// The captured answers beside the repository: a body, and a description with status and fields.
private enum Captures {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../shared/samples").standardizedFileURL

  static var isThere: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "github").path(percentEncoded: false))
  }

  private struct Description: Decodable {
    let status: Int
    let headers: [String: Values]

    /// One value of a field, or several.
    struct Values: Decodable {
      let list: [String]

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        list = try (try? [value.decode(String.self)]) ?? value.decode([String].self)
      }
    }
  }

  static func answer(_ name: String) throws -> HTTPAnswer {
    let place = folder.appending(path: "github")
    let data = try Data(contentsOf: place.appending(path: name + ".meta.json"))
    let description = try JSONDecoder().decode(Description.self, from: data)
    var answer = HTTPAnswer(description.status)
    answer.body = [UInt8](try Data(contentsOf: place.appending(path: name + ".json")))
    // The framing and the date are those of the replaying server.
    let own = ["content-length", "content-encoding", "transfer-encoding", "connection", "date", "status"]
    for (name, values) in description.headers.sorted(by: { $0.key < $1.key })
    where !own.contains(name.lowercased()) {
      answer.fields += values.list.map { HTTPAnswer.Field(name, $0) }
    }
    return answer
  }

  static func oauth(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "oauth/\(name).json"), encoding: .utf8)
  }
}
