import FaultServer
import Foundation
import Testing

/// Answers that lead elsewhere, never end, or contain what does harm.
@Suite(.timeLimit(.minutes(5))) struct GitHubHostileReplayTests {
  private let tessera: TesseraProcess

  init() throws {
    tessera = try TesseraProcess()
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
    let script = AnswerQueue([
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
}
