import FaultServer
import Foundation
import Synchronization
import Testing

/// The program next to answers of GitHub that a server on loopback replays with their fields.
@Suite(.timeLimit(.minutes(5))) struct GitHubReplayTests {
  private let tessera: TesseraProcess

  init() throws {
    tessera = try TesseraProcess()
  }

  @Test func `the whole list is walked along links that name the public host`() async throws {
    let peer = try list()

    let run = try await tessera("users", "--all", environment: GitHubPeer.environment(peer))

    #expect(run.status == 0)
    #expect(
      run.output == """
        1\tada\tuser\thttps://github.com/ada
        4\tgrace\tuser\thttps://github.com/grace
        9\tedsger\tuser\thttps://github.com/edsger

        """
    )
    #expect(peer.record.requests.map(\.target) == ["/users?per_page=100", "/users?since=4"])
  }

  @Test func `stored pages are confirmed without their content`() async throws {
    let peer = try list()
    let environment = GitHubPeer.environment(peer)

    let first = try await tessera("users", environment: environment)
    let second = try await tessera("users", environment: environment)

    #expect(first.status == 0 && second.status == 0)
    #expect(first.output.hasPrefix("1\tada\t"))
    #expect(second.output == first.output)
    #expect(peer.record.requests.map { $0["If-None-Match"] } == [nil, nil, "\"page-1\"", "\"page-9\""])
  }

  @Test func `a profile is shown with every field that was sent`() async throws {
    let peer = try GitHubPeer.serving { $0.target == "/users/ada" ? GitHubPeer.profile : nil }

    let run = try await tessera("users", "show", "Ada", "--json", environment: GitHubPeer.environment(peer))
    let page = try await tessera.page("users", "show", "ada", environment: GitHubPeer.environment(peer))

    #expect(run.status == 0)
    for field in [
      #""id": 7"#, #""name": "Ada Example""#, #""company": "@example""#,
      #""website": "https://ada.example.com""#,
      #""location": "London""#, #""email": null"#, #""xName": "ada""#, #""repositories": 41"#,
      #""followers": 12345"#, #""joinedAt": "2009-02-03T04:05:06Z""#, #""updatedAt": "2026-01-02T03:04:05Z""#,
    ] {
      #expect(run.output.contains(field))
    }
    #expect(page.output.contains("12,345"))
    #expect(page.output.contains("Writes programs."))
  }

  @Test(arguments: [
    GitHubPeer.spentQuota(resetsAt: Date(timeIntervalSinceNow: 900)), GitHubPeer.tooFast(403, wait: 120),
    GitHubPeer.tooFast(429, wait: 120), HTTPAnswer(429, fields: [:], body: ""),
  ])
  func `a limit ends the command with its time, and no command asks before that`(refusal: HTTPAnswer)
    async throws
  {
    let peer = try GitHubPeer.serving { _ in refusal }
    let environment = GitHubPeer.environment(peer)

    let first = try await tessera("users", environment: environment)
    let second = try await tessera("users", "--since", "5", environment: environment)
    let third = try await tessera("users", "show", "ada", environment: environment)

    for run in [first, second, third] {
      #expect(run.status == 7)
      #expect(run.output.isEmpty)
      #expect(run.errorOutput.contains("Try again in "))
      #expect(!run.errorOutput.contains("192.0.2.7"))
    }
    #expect(peer.record.requests.count == 1)
  }

  @Test func `a refusal without a word about a quota states none`() async throws {
    let peer = try GitHubPeer.serving { _ in HTTPAnswer(429, fields: [:], body: "") }

    let run = try await tessera("users", "--explain", environment: GitHubPeer.environment(peer))

    #expect(run.status == 7)
    #expect(run.errorOutput.contains("response 429"))
    #expect(!run.errorOutput.contains("left"))
  }

  @Test func `a limit in the middle of a short list keeps the rows, and is no success`() async throws {
    let peer = try GitHubPeer.serving { request in
      request.target == "/users?per_page=100"
        ? GitHubPeer.page([(1, "ada")], next: 1) : GitHubPeer.tooFast(403, wait: 300)
    }

    let run = try await tessera("users", "--limit", "60", environment: GitHubPeer.environment(peer))

    #expect(run.status == 7)
    #expect(run.output == "1\tada\tuser\thttps://github.com/ada\n")
    #expect(run.errorOutput.contains("tessera users --since 1 --limit 59"))
  }

  @Test func `a list that began elsewhere opens offline for places behind its beginning`() async throws {
    let entries = [GitHubPeer.account(7, "ada"), GitHubPeer.account(9, "grace")]
    let peer = try GitHubPeer.serving { request in
      guard request.target == "/users?since=5&per_page=30" else { return nil }
      return HTTPAnswer(
        fields: ["Content-Type": GitHubPeer.json, "Cache-Control": "private, max-age=60"],
        body: "[" + entries.joined(separator: ",") + "]"
      )
    }
    let environment = GitHubPeer.environment(peer)

    _ = try await tessera("users", "--since", "5", "--limit", "2", environment: environment)
    let run = try await tessera(
      "users",
      "--since",
      "8",
      "--limit",
      "1",
      "--offline",
      environment: environment
    )

    #expect(run.status == 0)
    #expect(run.output == "9\tgrace\tuser\thttps://github.com/grace\n")
    #expect(peer.record.requests.count == 1)
  }

  @Test func `a limit in the middle of the list keeps the rows, and says how to continue`() async throws {
    let peer = try GitHubPeer.serving { request in
      request.target == "/users?per_page=100"
        ? GitHubPeer.page([(1, "ada")], next: 1) : GitHubPeer.tooFast(403, wait: 300)
    }

    let run = try await tessera("users", "--all", environment: GitHubPeer.environment(peer))

    #expect(run.status == 7)
    #expect(run.output == "1\tada\tuser\thttps://github.com/ada\n")
    #expect(run.errorOutput.contains("tessera users --since 1 --all"))
  }

  @Test(arguments: [
    "<https://people.example.com/users?since=1>; rel=\"next\"",
    "<//people.example.com/users?since=1>; rel=next",
    "<https://api.github.com@people.example.com/users?since=1>; rel=next",
    "<file:///etc/hosts>; rel=next",
  ])
  func `no request goes where a link leads away from the service`(link: String) async throws {
    let peer = try GitHubPeer.serving { _ in
      HTTPAnswer(
        fields: ["Content-Type": GitHubPeer.json, "Link": link],
        body: #"[{"id":1,"login":"ada"}]"#
      )
    }

    let run = try await tessera("users", "--all", environment: GitHubPeer.environment(peer))

    #expect(run.status == 1)
    #expect(run.errorOutput.contains("links to an address outside the service"))
    #expect(peer.record.requests.count == 1)
  }

  @Test(arguments: [0, 100])
  func `a service that repeats its page for ever is left after the second`(step: Int) async throws {
    let peer = try GitHubPeer.serving { request in
      let since = request.target.split(separator: "since=").dropFirst().first.flatMap {
        Int($0.prefix { $0.isNumber })
      }
      return GitHubPeer.page([(1, "ada"), (4, "grace")], next: (since ?? 4) + step)
    }

    let run = try await tessera("users", "--all", environment: GitHubPeer.environment(peer))

    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.errorOutput.hasPrefix("Error: The rest of the list could not be loaded"))
    // The two pages behind the second may have been asked for while that one was read.
    #expect(step == 0 ? peer.record.requests.count == 2 : (2...4).contains(peer.record.requests.count))
  }

  @Test(arguments: [[], ["--json"]])
  func `a list that never ends is stopped by Ctrl-C, with what was written and how to go on`(
    options: [String]
  ) async throws {
    let peer = try GitHubPeer.serving { request in
      let since = request.target.split(separator: "since=").dropFirst().first.flatMap {
        Int($0.prefix { $0.isNumber })
      }
      let first = (since ?? 0) + 1
      // It ends after all where nothing interrupts it, so that the test fails and does not wait for ever.
      return GitHubPeer.page(
        [(first, "ada-\(first)"), (first + 1, "bo-\(first)")],
        next: first < 20_000 ? first + 1 : nil
      )
    }
    let words = ["users", "--all"] + options
    let running = Task { [tessera] in
      try await tessera.shell(
        "echo $$ >pid; exec '\(TesseraProcess.program)' \(words.joined(separator: " "))",
        environment: GitHubPeer.environment(peer)
      )
    }

    await peer.wait { $0.requests.count > 20 }
    let text = try String(contentsOf: tessera.home.appending(path: "pid"), encoding: .utf8)
    kill(try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))), SIGINT)
    let run = try await running.value

    #expect(run.status == 130)
    #expect(run.errorOutput.contains("Interrupted after"))
    if options.isEmpty {
      let rows = run.output.split(separator: "\n")
      #expect(rows.count >= 40 && run.output.hasSuffix("\n"))
      let last = rows.last?.prefix { $0.isNumber } ?? ""
      #expect(run.errorOutput.contains("tessera users --since \(last) --all"))
    } else {
      // It is a whole document, which says where the list continues.
      let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let page = try #require(document?["page"] as? [String: Any])
      #expect(page["count"] as? Int == (document?["data"] as? [Any])?.count)
      #expect(page["next"] as? String != nil)
    }
  }

  @Test func `hostile entries are left out or made harmless, and the others stay`() async throws {
    let entries = [
      "null", "7", "\"x\"", "[]", "{}", #"{"id":1}"#, #"{"login":"a"}"#, #"{"id":null,"login":null}"#,
      #"{"id":-3,"login":"below"}"#, #"{"id":1e30,"login":"above"}"#,
      "{\"id\":5,\"login\":\"\(String(repeating: "a", count: 10_000))\"}",
      #"{"id":6,"login":"\u202eleft\u202c"}"#, #"{"id":7,"login":"x\u001b[2Jy"}"#,
      #"{"id":8,"login":"<b>bold</b>","type":null,"html_url":"javascript:alert(1)","site_admin":7}"#,
      "{\"id\":9,\"login\":\"long\",\"type\":\"\\u001b]0;x\\u0007\(String(repeating: "T", count: 10_000))\"}",
      #"{"id":10,"login":"ada","html_url":"https://user:secret@example.com/"}"#,
    ]
    let peer = try GitHubPeer.serving { _ in
      HTTPAnswer(fields: ["Content-Type": GitHubPeer.json], body: "[" + entries.joined(separator: ",") + "]")
    }

    let rows = try await tessera("users", environment: GitHubPeer.environment(peer))
    let page = try await tessera("users", "--color", "always", environment: GitHubPeer.environment(peer))

    #expect(rows.status == 0 && page.status == 0)
    let lines = rows.output.split(separator: "\n", omittingEmptySubsequences: true)
    #expect(lines.map { $0.split(separator: "\t")[1] } == ["<b>bold</b>", "long", "ada"])
    #expect(lines.allSatisfy { $0.utf8.count < 1000 })
    #expect(!rows.output.contains("javascript") && !rows.output.contains("secret"))
    #expect(!rows.output.contains("\u{1B}") && !page.output.contains("\u{1B}]0"))
  }

  @Test func `a page of 100,000 accounts is refused, and does not replace the stored one`() async throws {
    let script = Pages([
      HTTPAnswer(
        fields: ["Content-Type": GitHubPeer.json, "Cache-Control": "private, max-age=60"],
        body: "[\(GitHubPeer.account(1, "ada"))]"
      )
    ])
    let many = (1...100_000).map { "{\"id\":\($0),\"login\":\"a\($0)\"}" }.joined(separator: ",")
    let peer = try GitHubPeer.serving { _ in
      script.next() ?? HTTPAnswer(fields: ["Content-Type": GitHubPeer.json], body: "[\(many)]")
    }
    let environment = GitHubPeer.environment(peer)
    _ = try await tessera("users", environment: environment)

    let fresh = try await tessera("users", "--since", "5", environment: environment)
    let again = try await tessera("users", "--refresh", environment: environment)

    #expect(fresh.status == 1)
    #expect(fresh.errorOutput.hasPrefix("Error: The service sent an unreadable response"))
    #expect(again.output == "1\tada\tuser\thttps://github.com/ada\n")
  }

  @Test(arguments: ["TESSERA_GITHUB_TOKEN", "GH_TOKEN", "GITHUB_TOKEN"])
  func `a refused token of a variable is corrected there, by its name`(variable: String) async throws {
    let peer = try GitHubPeer.serving { _ in GitHubPeer.badCredentials }
    let environment = GitHubPeer.environment(peer).merging([variable: "ghp_notvalid"]) { $1 }

    for words in [["users"], ["users", "--all"], ["users", "show", "ada"], ["cards", "show", "ada"]] {
      let run = try await tessera(arguments: words, environment: environment)

      #expect(run.status == 4)
      #expect(
        run.errorOutput == """
          Error: The service does not accept the token in \(variable).
          Set \(variable) to a valid token, or unset it.

          """
      )
    }
    let status = try await tessera.page("github", "status", environment: environment)
    #expect(status.output.contains("GitHub does not accept the token in \(variable)."))
    #expect(status.output.contains("Set \(variable) to a valid token, or unset it."))
  }

  @Test func `a refused token that was stored asks for another sign-in`() async throws {
    let script = Pages([
      HTTPAnswer(fields: ["Content-Type": GitHubPeer.json], body: #"{"login":"ada","id":7}"#)
    ])
    let peer = try GitHubPeer.serving { _ in script.next() ?? GitHubPeer.badCredentials }
    let environment = GitHubPeer.environment(peer)
    let login = try await tessera.shell(
      "echo ghp_wasvalid | tessera github login --token-stdin --store file",
      environment: environment
    )
    try #require(login.status == 0)

    for words in [["users"], ["users", "show", "ada"], ["cards", "show", "ada"]] {
      let run = try await tessera(arguments: words, environment: environment)

      #expect(run.status == 4)
      #expect(
        run.errorOutput == """
          Error: The service no longer accepts the stored token.
          Sign in again with 'tessera github login', or sign out with 'tessera github logout'.

          """
      )
    }
    let status = try await tessera.page("github", "status", environment: environment)
    #expect(status.output.contains("GitHub no longer accepts this token."))
    #expect(status.output.contains("Sign in again with 'tessera github login'"))
  }

  @Test func `the page for a code is the one that the sign-in service names`() async throws {
    let peer = try GitHubPeer.serving { request in
      let page = "http://\(request["Host"] ?? "")/login/device"
      let body =
        switch request.path {
        case "/login/device/code":
          #"{"device_code":"abc","user_code":"WDJB-MJHT","verification_uri":"\#(page)","interval":1}"#
        case "/user": #"{"login":"ada","id":7}"#
        default: #"{"access_token":"gho_fromcode","token_type":"bearer","scope":""}"#
        }
      return HTTPAnswer(fields: ["Content-Type": GitHubPeer.json], body: body)
    }
    let environment = GitHubPeer.environment(peer).merging(["TESSERA_GITHUB_CLIENT_ID": "Ov23test"]) { $1 }

    let run = try await tessera("github", "login", "--device", "--store", "file", environment: environment)

    #expect(run.status == 0)
    let page = peer.url().appending(path: "login/device").absoluteString
    #expect(run.errorOutput.contains("Enter the code WDJB-MJHT at \(page)"))
    #expect(!(run.output + run.errorOutput).contains("gho_"))
  }

  private func list() throws -> FaultServer {
    let first = GitHubPeer.page([(1, "ada"), (4, "grace")], next: 4)
    let second = GitHubPeer.page([(9, "edsger")], next: nil)
    return try GitHubPeer.serving { request in
      let page = request.target.contains("since=4") ? second : first
      guard request["If-None-Match"] == page["ETag"] else { return page }
      return HTTPAnswer(304, fields: ["ETag": page["ETag"] ?? ""])
    }
  }
}

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

/// Answers that are given once each, in order.
private final class Pages: Sendable {
  private let pages: Mutex<[HTTPAnswer]>

  init(_ pages: [HTTPAnswer]) {
    self.pages = Mutex(pages)
  }

  func next() -> HTTPAnswer? { pages.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
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
