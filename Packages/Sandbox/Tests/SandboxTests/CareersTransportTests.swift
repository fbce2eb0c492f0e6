import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite struct CareersTransportTests {
  private let probe = CareersProbe()

  // MARK: - Transport

  @Test(arguments: ["/health", "/v1/health"])
  func `health is answered with and without a version`(path: String) async throws {
    let health = try await probe.get(path)
    #expect(health as? [String: String] == ["status": "ok", "service": "api", "version": "0.1.0"])
  }

  @Test(arguments: ["/jobs?limit=2", "/feed/posts?limit=2"])
  func `the version in the path changes nothing`(path: String) async throws {
    let plain = try await probe.send(.get, path)
    #expect(plain.status == .ok)
    #expect(plain.body == (try await probe.send(.get, "/v1" + path).body))
  }

  @Test func `every answer has a number of its own, errors too`() async throws {
    let uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
    let first = try await probe.send(.get, "/jobs")
    let second = try await probe.send(.get, "/nothing")
    #expect(first.fields["x-request-id"]?.wholeMatch(of: uuid) != nil)
    #expect(second.fields["x-request-id"]?.wholeMatch(of: uuid) != nil)
    #expect(first.fields["x-request-id"] != second.fields["x-request-id"])
    #expect(first.fields[.contentType] == "application/json; charset=utf-8")
    #expect(first.fields[.contentLength] == String(first.body.count))
  }

  @Test func `the answer of a failing network has a number of its own too`() async throws {
    let service = CareersService(seed: 1, now: { Date(timeIntervalSince1970: 0) })
    let request = HTTPRequest(url: try #require(URL(string: "https://careers.example/jobs")))

    let numbers = (1...2).map { _ in
      service.errorBody(.internalServerError, for: request).fields["x-request-id"]
    }

    #expect(numbers[0] != nil && numbers[0] != numbers[1])
  }

  @Test func `an answer has no validator and states no lifetime`() async throws {
    let fields = try await probe.send(.get, "/jobs").fields
    #expect(fields[.etag] == nil)
    #expect(fields[.lastModified] == nil)
    #expect(fields[.cacheControl] == nil)
  }

  @Test(arguments: [
    "/", "/v1", "/v1/", "/v1/v1/jobs", "/Jobs", "/jobs/", "/feed", "/feed/posts/", "/feed/posts/1",
    "/nothing",
    "//jobs", "/jobs/a/b", "/jobs//applications",
  ])
  func `an unknown path is 404`(path: String) async throws {
    #expect(try await probe.refusal(.get, path) == "404 not_found")
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete, .options])
  func `a wrong method is 404, not 405`(method: HTTPMethod) async throws {
    #expect(try await probe.refusal(method, "/jobs") == "404 not_found")
  }

  @Test func `HEAD is 404 without a body`() async throws {
    let answer = try await probe.send(.head, "/jobs")
    #expect(answer.status == .notFound)
    #expect(answer.body.isEmpty)
  }

  @Test(arguments: ["/jobs?limit=x", "/jobs/00000000-0000-4000-8000-000000000000", "/feed/posts"])
  func `an invalid token comes before everything but the route`(path: String) async throws {
    #expect(try await probe.refusal(.get, path, token: "nonsense") == "401 invalid_access_token")
  }

  @Test(arguments: ["bearer nonsense", "Basic YTpi", "nonsense", "Bearer", "Bearer "])
  func `other schemes, in any other case, count as a guest`(authorization: String) async throws {
    #expect(try await probe.send(.get, "/jobs", fields: [.authorization: authorization]).status == .ok)
  }

  @Test func `health does not read credentials`() async throws {
    #expect(try await probe.send(.get, "/health", token: "nonsense").status == .ok)
  }

  @Test(arguments: [SandboxCondition.failing, .rateLimited])
  func `a condition answers with this service's error`(condition: SandboxCondition) throws {
    let url = try #require(URL(string: CareersProbe.root + "/jobs"))
    let status: HTTPStatus = condition == .failing ? .internalServerError : .tooManyRequests
    let body = SandboxTransport(services: [probe.service]).errorBody(status, for: HTTPRequest(url: url))
    #expect(body.mediaType == "application/json; charset=utf-8")
    let object = try #require(JSONSerialization.jsonObject(with: body.data) as? CareersProbe.Object)
    let code = try object.object("error").text("code")
    #expect(code == (condition == .failing ? "internal_error" : "rate_limited"))
  }

  @Test func `a simulated outage is named, and its status told`() throws {
    let request = HTTPRequest(url: try #require(URL(string: CareersProbe.root + "/jobs")))

    let body = probe.service.errorBody(.serviceUnavailable, for: request)

    let message = "The request failed with status 503"
    let json = #"{"error":{"code":"service_unavailable","message":"\#(message)"}}"#
    #expect(String(decoding: body.data, as: UTF8.self) == json)
  }

  @Test func `the place of uploads gives its errors no number`() throws {
    let request = HTTPRequest(url: try #require(URL(string: "https://uploads.example.com/a")))

    #expect(probe.service.errorBody(.internalServerError, for: request).fields == HTTPFields())
  }

  @Test(arguments: ["/jobs", "/nothing"])
  func `an answer has the date of the service`(path: String) async throws {
    #expect(try await probe.send(.get, path).fields[.date] == "Mon, 01 Dec 2025 00:00:00 GMT")
  }

  // MARK: - Pages

  @Test(arguments: ["/jobs", "/feed/posts"])
  func `pages join to the whole list, each item once`(path: String) async throws {
    let total = try #require(try await probe.get(path).object("pageInfo")["total"] as? Int)
    let ids = try await probe.items(path).map { try $0.text("id") }
    #expect(ids.count == total)
    #expect(Set(ids).count == total)
  }

  @Test(arguments: ["/jobs", "/jobs?cursor=&limit=", "/jobs?cursor=%20&limit=%09", "/jobs?limit=20&limit=7"])
  func `a page has twenty items unless the first limit says otherwise`(path: String) async throws {
    let page = try await probe.get(path)
    let info = try page.object("pageInfo")
    #expect(try page.objects("items").count == 20)
    #expect(try info.text("cursor") == "0")
    #expect(try info.text("nextCursor") == "20")
    #expect(info["limit"] as? Int == 20)
  }

  @Test func `the last page has no next one, and one past the end is empty`() async throws {
    let total = try #require(try await probe.get("/jobs").object("pageInfo")["total"] as? Int)
    let last = try await probe.get("/jobs?limit=50&cursor=\(total - 1)")
    #expect(try last.objects("items").count == 1)
    #expect(try last.object("pageInfo").isNull("nextCursor"))
    let full = try await probe.get("/jobs?limit=2&cursor=\(total - 2)")
    #expect(try full.object("pageInfo").isNull("nextCursor"))
    let before = try await probe.get("/jobs?limit=2&cursor=\(total - 3)")
    #expect(try before.object("pageInfo").text("nextCursor") == String(total - 1))
    let past = try await probe.get("/jobs?cursor=\(total + 5)")
    #expect(try past.objects("items").isEmpty)
    #expect(try past.object("pageInfo").isNull("nextCursor"))
    #expect(try past.object("pageInfo").text("cursor") == String(total + 5))
    #expect(try past.object("pageInfo")["total"] as? Int == total)
    let farthest = try await probe.get("/jobs?cursor=9223372036854775807")
    #expect(try farthest.objects("items").isEmpty)
  }

  @Test(arguments: [
    ("cursor=-1", "400 invalid_cursor"), ("cursor=x", "400 invalid_cursor"),
    ("cursor=1.5", "400 invalid_cursor"), ("cursor=%2B1", "400 invalid_cursor"),
    ("cursor=9223372036854775808", "400 invalid_cursor"), ("cursor=x&limit=0", "400 invalid_cursor"),
    ("limit=0", "400 invalid_limit"),
    ("limit=51", "400 invalid_limit"),
    ("limit=-1", "400 invalid_limit"), ("limit=ten", "400 invalid_limit"),
  ])
  func `a page that cannot be is refused`(query: String, refusal: String) async throws {
    #expect(try await probe.refusal(.get, "/jobs?\(query)") == refusal)
    #expect(try await probe.refusal(.get, "/feed/posts?\(query)") == refusal)
  }

  @Test func `limits of one and of fifty are accepted`() async throws {
    #expect(try await probe.get("/jobs?limit=1").objects("items").count == 1)
    #expect(try await probe.get("/jobs?limit=50").objects("items").count == 50)
  }
}
