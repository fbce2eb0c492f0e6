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

  @Test(arguments: [
    "access_token", "api_key", "apikey", "client_secret", "code", "code_verifier", "device_code", "id_token",
    "key", "password", "refresh_token", "secret", "sig", "signature", "state", "token", "user_code",
    "x-amz-credential", "x-amz-security-token", "x-amz-signature", "x-goog-credential", "x-goog-signature",
  ])
  func `the whole value of a secret is replaced, and names that are only similar stay`(name: String) {
    let request = HTTPRequest(url: url("https://example.com/a?\(name)=one=two&x\(name)=3&\(name)x=4"))

    #expect(
      HTTPRequestSummary(request).address
        == "https://example.com/a?\(name)=<redacted>&x\(name)=3&\(name)x=4"
    )
  }

  @Test(arguments: ["to%6Ben", "access%5ftoken", "%63%6f%64%65"])
  func `a name that is written with escapes is as secret`(name: String) {
    let request = HTTPRequest(url: url("https://example.com/a?\(name)=one&%ff=two"))

    #expect(HTTPRequestSummary(request).address == "https://example.com/a?\(name)=<redacted>&%ff=two")
  }

  @Test(arguments: ["authorization", "COOKIE", "Proxy-Authorization", "set-cookie", "x-api-key"])
  func `a secret field keeps its name only`(name: String) {
    let field = HTTPField(name: HTTPField.Name(name), value: "secret")
    let request = HTTPRequest(url: url("https://example.com/"), fields: HTTPFields([field]))

    let fields = HTTPRequestSummary(request).fields

    #expect(fields.map { $0.name.rawName + ": " + $0.value } == [name + ": <redacted>"])
  }

  @Test func `method, port, path and query stay as they were written`() {
    let request = HTTPRequest(method: .patch, url: url("https://example.com:8443/a%2Fb%20c?d=%20&&e="))

    let summary = HTTPRequestSummary(request)

    #expect(summary.method == .patch)
    #expect(summary.address == "https://example.com:8443/a%2Fb%20c?d=%20&&e=")
  }

  @Test func `an address without an origin is not shown`() {
    #expect(HTTPRequestSummary(HTTPRequest(url: url("file:///etc/passwd"))).address == "(no http address)")
  }
}
