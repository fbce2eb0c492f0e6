import FaultServer
import Foundation
import Testing

/// The list of users and a profile, next to answers that a server on loopback replays with their fields.
@Suite(.timeLimit(.minutes(5))) struct GitHubUsersReplayTests {
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

  @Test(arguments: [[], ["--json"]])
  func `a list that never ends is stopped by Ctrl-C, with what was written and how to go on`(
    options: [String]
  ) async throws {
    let peer = try longList(until: 20_000)
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
    // Only a terminal shows `^C`, after which the line is broken.
    #expect(run.errorOutput.hasPrefix(options.isEmpty ? "Error: Interrupted after" : "{\n"))
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

  @Test func `of a list whose reader has gone nothing more is loaded, and that is no failure`() async throws {
    let peer = try longList(until: 100)

    // The program begins when the other end of its pipe is closed.
    let run = try await tessera.shell(
      "mkfifo gone; { cat gone; tessera users --all; echo $? >status; } | { exec <&-; : >gone; }; cat status",
      environment: GitHubPeer.environment(peer)
    )

    #expect(run.output == "0\n")
    // While the first page is written, the second may arrive and the two behind it are asked for.
    #expect(peer.record.requests.count <= 4)
  }

  /// A list of pages of two; it ends after all, so that a test fails where nothing stops the program.
  private func longList(until last: Int) throws -> FaultServer {
    try GitHubPeer.serving { request in
      let since = request.target.split(separator: "since=").dropFirst().first.flatMap {
        Int($0.prefix { $0.isNumber })
      }
      let first = (since ?? 0) + 1
      return GitHubPeer.page(
        [(first, "ada-\(first)"), (first + 1, "bo-\(first)")],
        next: first < last ? first + 1 : nil
      )
    }
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
