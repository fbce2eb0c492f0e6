import FaultServer
import Foundation

/// Answers of GitHub on loopback, written for these tests in the shape of the public ones.
enum GitHubPeer {
  static let json = "application/json; charset=utf-8"

  /// A server whose answers are chosen by path and query; what it does not know is not found.
  static func serving(_ answer: @escaping @Sendable (ReceivedRequest) -> HTTPAnswer?) throws -> FaultServer {
    try FaultServer { request in
      let missing = HTTPAnswer(404, fields: ["Content-Type": json], body: #"{"message":"Not Found"}"#)
      return [.send(answer(request) ?? missing)]
    }
  }

  static func environment(_ server: FaultServer) -> [String: String] {
    let root = server.url().absoluteString
    return ["TESSERA_GITHUB_URL": root, "TESSERA_GITHUB_LOGIN_URL": root]
  }

  /// An account as lists have it, with addresses that name the public service.
  static func account(_ id: Int, _ login: String) -> String {
    """
    {
        "login": "\(login)",
        "id": \(id),
        "avatar_url": "https://pictures.example.com/avatar/\(id)?d=https://a.example.net/i%2Fuser-420.png",
        "gravatar_id": "a\(id)",
        "url": "https://api.github.com/users/\(login)",
        "html_url": "https://github.com/\(login)",
        "following_url": "https://api.github.com/users/\(login)/following{/other_user}",
        "starred_url": "https://api.github.com/users/\(login)/starred{/owner}{/repo}",
        "type": "User"
      }
    """
  }

  /// A page of the list as an early version of the service sent it: indented, its links with the public host, one of
  /// them a template, and to be validated each time.
  static func page(_ accounts: [(Int, String)], next: Int?) -> HTTPAnswer {
    let links =
      next.map { "<https://api.github.com/users?since=\($0)>; rel=\"next\", " } ?? ""
      + "<https://api.github.com/users{?since}>; rel=\"first\""
    return HTTPAnswer(
      fields: [
        "Server": "GitHub.com", "Status": "200 OK", "Content-Type": json,
        "Cache-Control": "max-age=0, private, must-revalidate", "Vary": "Accept-Encoding",
        "ETag": "\"page-\(accounts.first?.0 ?? 0)\"", "Link": links,
        "X-RateLimit-Limit": "5000", "X-RateLimit-Remaining": "4997",
        "X-GitHub-Media-Type": "github.beta; format=json",
      ],
      body: "[\n  " + accounts.map { account($0.0, $0.1) }.joined(separator: ",\n  ") + "\n]\n"
    )
  }

  /// A profile with everything that the service says of a user.
  static let profile = HTTPAnswer(
    fields: [
      "Content-Type": json, "ETag": "W/\"profile\"", "Vary": "Accept, Authorization, Cookie, X-GitHub-OTP",
    ],
    body: """
      {"login":"ada","id":7,"node_id":"MDQ6","avatar_url":"https://pictures.example.com/u/7?v=4","gravatar_id":"",
      "url":"https://api.github.com/users/ada","html_url":"https://github.com/ada","type":"User","site_admin":false,
      "name":"Ada Example","company":"@example","blog":"ada.example.com","location":"London","email":null,
      "hireable":null,"bio":"Writes programs.\\r\\n","twitter_username":"ada","public_repos":41,"public_gists":3,
      "followers":12345,"following":6,"created_at":"2009-02-03T04:05:06Z","updated_at":"2026-01-02T03:04:05Z"}
      """
  )

  /// The refusal of a token.
  static let badCredentials = HTTPAnswer(
    401,
    fields: ["Content-Type": json],
    body: #"{"message":"Bad credentials","documentation_url":"https://docs.example.com","status":"401"}"#
  )

  /// The refusal of a service whose quota is spent; the message names an address, as the real one does.
  static func spentQuota(resetsAt reset: Date) -> HTTPAnswer {
    HTTPAnswer(
      403,
      fields: [
        "Content-Type": json, "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": String(Int(reset.timeIntervalSince1970)),
      ],
      body:
        #"{"message":"API rate limit exceeded for 192.0.2.7.","documentation_url":"https://docs.example.com"}"#
    )
  }

  /// The refusal of requests that come too fast.
  static func tooFast(_ status: Int, wait seconds: Int) -> HTTPAnswer {
    HTTPAnswer(
      status,
      fields: ["Content-Type": json, "Retry-After": String(seconds), "X-RateLimit-Remaining": "50"],
      body: #"{"message":"You have exceeded a secondary rate limit."}"#
    )
  }
}
