import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A web page for users who follow a link from the terminal; it contains nothing of the request.
enum SandboxPage {
  /// The page on which GitHub asks for the code of a sign-in.
  case code
  /// The page of an account.
  case account

  /// The page that a request asks for; `nil` where there is none.
  init?(_ request: HTTPRequest) {
    guard request.method == .get || request.method == .head else { return nil }
    let path = request.url.path(percentEncoded: true)
    if path == "/login/device" {
      self = .code
    } else if AccountCatalogue.all.account(named: String(path.dropFirst())) != nil {
      self = .account
    } else {
      return nil
    }
  }

  private var title: String {
    switch self {
    case .code: "No code is needed"
    case .account: "An account of the sandbox"
    }
  }

  private var text: String {
    switch self {
    case .code:
      "This is the sandbox of tessera. Nothing is entered here: go back to the terminal, where the sign-in ends by "
        + "itself in less than a minute."
    case .account:
      "This account is made up and has no page. In the terminal, “tessera users show” shows its profile."
    }
  }

  var body: ServiceBody {
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head><meta charset="utf-8"><title>\(title)</title></head>
      <body><h1>\(title)</h1><p>\(text)</p></body>
      </html>

      """
    return ServiceBody(mediaType: "text/html; charset=utf-8", data: Data(page.utf8))
  }
}
