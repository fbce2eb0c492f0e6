import Foundation
import NetworkingKit
import Testing

@Suite struct HTTPRequestSummaryTests {
  @Test func `secrets are not in a summary`() {
    let request = HTTPRequest(
      url: url("https://me:pw@example.com/cb?code=1234&page=2&STATE=56&x#frag"),
      fields: [
        "Authorization": "Bearer 78", "cookie": "a=90", "X-API-Key": "12", "Proxy-Authorization": "34",
        "If-None-Match": "\"1\"",
      ]
    )

    let summary = HTTPRequestSummary(request)

    #expect(summary.address == "https://example.com/cb?code=<redacted>&page=2&STATE=<redacted>&x")
    #expect(summary.fields["If-None-Match"] == "\"1\"")
    #expect(summary.fields.filter { $0.value == "<redacted>" }.count == 4)
  }

  @Test func `an address without an origin is not shown`() {
    #expect(HTTPRequestSummary(HTTPRequest(url: url("file:///etc/passwd"))).address == "(no http address)")
  }
}
