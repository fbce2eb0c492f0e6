import DomainKernel
import GitHubREST
import NetworkingKit
import ResourceLoading
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct GitHubRESTTests {
  private static let now = Date(timeIntervalSince1970: 1_772_366_400)

  private func error(_ status: Int, _ body: String, _ fields: HTTPFields = HTTPFields()) -> ServiceError? {
    ServiceErrorClassifier.gitHubREST.error(
      for: HTTPResponse(status: HTTPStatus(rawValue: status), fields: fields, body: Data(body.utf8)),
      at: Self.now
    )
  }

  @Test func `a request names the media type and the version`() throws {
    let request = HTTPRequest.gitHubREST(try #require(URL(string: "https://api.example.com/user")))

    #expect(request.method == .get)
    #expect(request.fields[.accept] == "application/vnd.github+json")
    #expect(request.fields["X-GitHub-Api-Version"] == "2022-11-28")
  }

  @Test func `a limit has its moment and not the address of the caller`() {
    let body = #"{"message":"API rate limit exceeded for 203.0.113.9."}"#
    let fields: HTTPFields = ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1772367000"]

    #expect(error(403, body, fields) == .rateLimited(until: Self.now.addingTimeInterval(600)))
  }

  @Test func `a refusal because of too many requests without any word is one of the whole service`() {
    #expect(error(429, "") == .rateLimited(until: Self.now.addingTimeInterval(60)))
  }

  @Test(arguments: [400, 403, 404, 451, 499]) func `a web page in place of an error is none of the service`(
    status: Int
  ) {
    #expect(
      error(status, "<html></html>", [.contentType: "Text/HTML; charset=utf-8"]) == .malformed(.webPage)
    )
  }

  @Test func `a web page from a failing service is a failure`() {
    #expect(error(500, "<html></html>", [.contentType: "text/html"]) == .serverError(status: 500))
  }

  @Test func `a web page under success is left to those who read the answer`() {
    #expect(error(200, "<html></html>", [.contentType: "text/html"]) == nil)
  }

  @Test func `a refusal has the message of the service`() {
    #expect(
      error(422, #"{"message":"Validation Failed"}"#) == .rejected(code: nil, message: "Validation Failed")
    )
    #expect(error(200, "{}") == nil)
  }
}
