import Foundation
import NetworkingKit
import Sandbox

/// A service that answers with its name and the path that was asked for.
struct EchoService: SandboxService {
  let hosts: Set<String>
  let name: String

  func response(to request: HTTPRequest) async -> HTTPResponse {
    HTTPResponse(status: .ok, body: Data("\(name) \(request.url.path)".utf8))
  }

  func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    ServiceBody(mediaType: "text/name", data: Data("\(name) \(status)".utf8))
  }
}
