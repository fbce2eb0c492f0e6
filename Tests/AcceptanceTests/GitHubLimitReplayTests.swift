import FaultServer
import Foundation
import Testing

/// Refusals because of too many requests, which are obeyed.
@Suite(.timeLimit(.minutes(5))) struct GitHubLimitReplayTests {
  private let tessera: TesseraProcess

  init() throws {
    tessera = try TesseraProcess()
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
}
