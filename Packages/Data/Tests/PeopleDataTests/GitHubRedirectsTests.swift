import HTTPFakes
import NetworkingKit
import PeopleData
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Redirects to the public API, as a server in its place repeats them.
@Suite(.timeLimit(.minutes(5))) struct GitHubRedirectsTests {
  private static let token = "Bearer ghp_1"
  private let transport = ScriptedTransport()

  private func send(_ client: HTTPClient, _ place: String = "/users/ada") async throws -> HTTPResponse {
    let url = try #require(URL(string: PeoplePeer.root + place))
    return try await client.send(HTTPRequest(url: url, fields: [.authorization: Self.token]))
  }

  private func client(_ first: any HTTPInterceptor) throws -> HTTPClient {
    let endpoints = try #require(URL(string: PeoplePeer.root).flatMap(PeopleEndpoints.init))
    return HTTPClient(transport: transport, interceptors: [first, endpoints.redirects])
  }

  private func redirects(to location: String) {
    transport.answers { request in
      request.url.lastPathComponent == "ada"
        ? Reply(301, "{}", [.location: location]).response : Reply(200, "{}").response
    }
  }

  @Test(arguments: ["https://api.github.com/user/7", "http://api.github.com/user/7", "/api/user/7"])
  func `a redirect to the public service leads to the place of the same name below the base`(
    location: String
  ) async throws {
    redirects(to: location)

    let client = try client(RedirectInterceptor { $0.host() == "people.example.com" })

    #expect(try await send(client).status == .ok)
    let last = try #require(transport.requests.last)
    #expect(last.url.absoluteString == PeoplePeer.root + "/user/7")
    #expect(last.fields[.authorization] == Self.token)
  }

  @Test(arguments: [
    "https://api.github.com.example.com/user/7", "https://example.com/user/7",
    "https://user@api.github.com/user/7", "//example.com/user/7",
  ])
  func `a redirect to any other host is refused, and nothing is sent there`(location: String) async throws {
    redirects(to: location)
    let client = try client(RedirectInterceptor { $0.host() == "people.example.com" })

    await #expect(throws: HTTPClientError.self) { try await send(client) }
    #expect(transport.requests.count == 1)
  }

  @Test func `no other field of a response changes`() async throws {
    let sent = Reply(429, "<html>", [.contentType: "text/html"]).response
    transport.answers(sent)

    #expect(try await send(try client(RedirectInterceptor { _ in true })).fields == sent.fields)
  }
}
