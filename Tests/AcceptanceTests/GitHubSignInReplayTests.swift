import FaultServer
import Foundation
import Testing

/// Tokens that are refused, and the sign-in with a code.
@Suite(.timeLimit(.minutes(5))) struct GitHubSignInReplayTests {
  private let tessera: TesseraProcess

  init() throws {
    tessera = try TesseraProcess()
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
    let script = AnswerQueue([
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
    let run = try await signIn(with: peer)

    #expect(run.status == 0)
    let page = peer.url().appending(path: "login/device").absoluteString
    #expect(run.errorOutput.contains("Enter the code WDJB-MJHT at \(page)"))
    #expect(!(run.output + run.errorOutput).contains("gho_"))
  }

  @Test func `a code is asked for where the sign-in service redirects to within its origin`() async throws {
    let peer = try GitHubPeer.serving { request in
      switch request.path {
      case "/login/device/code":
        HTTPAnswer(307, fields: ["Location": "/codes"])
      case "/codes":
        HTTPAnswer(
          fields: ["Content-Type": GitHubPeer.json],
          body: """
            {"device_code":"abc","user_code":"WDJB-MJHT","verification_uri":"https://github.com/login/device",
            "interval":1}
            """
        )
      case "/user":
        HTTPAnswer(fields: ["Content-Type": GitHubPeer.json], body: #"{"login":"ada","id":7}"#)
      default:
        HTTPAnswer(
          fields: ["Content-Type": GitHubPeer.json],
          body: #"{"access_token":"gho_fromcode","token_type":"bearer","scope":""}"#
        )
      }
    }

    let run = try await signIn(with: peer)

    #expect(run.status == 0, "\(run.errorOutput)")
    #expect(run.errorOutput.contains("Enter the code WDJB-MJHT"))
  }

  @Test func `a redirect of the sign-in service to another origin is refused`() async throws {
    let other = try GitHubPeer.serving { _ in nil }
    let target = other.url().appending(path: "codes").absoluteString
    let peer = try GitHubPeer.serving { _ in HTTPAnswer(307, fields: ["Location": target]) }

    let run = try await signIn(with: peer)

    #expect(run.status != 0)
    #expect(run.errorOutput.contains("which is not allowed"), "\(run.errorOutput)")
    #expect(other.record.requests.isEmpty)
  }

  private func signIn(with peer: FaultServer) async throws -> TesseraProcess.Outcome {
    let environment = GitHubPeer.environment(peer).merging(["TESSERA_GITHUB_CLIENT_ID": "Ov23test"]) { $1 }
    return try await tessera("github", "login", "--device", "--store", "file", environment: environment)
  }
}
