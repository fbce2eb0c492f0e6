import Foundation
import NetworkingKit
import Testing

@Suite struct RedirectRebasingInterceptorTests {
  @Test(arguments: [("old", "https://example.com/dir/new"), ("other", "other")])
  func `only a location with another address in its place is replaced, on the page that names it`(
    location: String,
    expected: String
  ) async throws {
    let stub = StubTransport(.status(301, [.location: location, .age: "1"]))
    let rebasing = RedirectRebasingInterceptor { location, page in
      location == "old" ? URL(string: "new", relativeTo: page) : nil
    }

    let request = HTTPRequest(url: url("https://example.com/dir/a"))
    let response = try await rebasing.intercept(request, next: stub)

    #expect(response.fields == [.location: expected, .age: "1"])
  }
}
