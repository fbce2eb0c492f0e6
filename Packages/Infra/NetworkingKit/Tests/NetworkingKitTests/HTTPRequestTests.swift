import Foundation
import Testing

@testable import NetworkingKit

@Suite struct HTTPRequestTests {
  private let request = HTTPRequest(
    method: .post,
    url: url("https://example.com/a"),
    fields: ["X": "1"],
    body: Data("a".utf8)
  )

  @Test func `requests are different when something else goes over the wire`() {
    var (other, method, fields, body, bare) = (request, request, request, request, request)
    other.url = url("https://example.com/b")
    method.method = .put
    fields.fields = ["X": "2"]
    body.body = Data("b".utf8)
    bare.body = nil

    #expect(Set([request, other, method, fields, body, bare]).count == 6)
  }

  @Test func `how a request is handled on this side makes no difference`() {
    var other = request
    other.deadline = .unlimited
    other.isQuery = true
    other.hasOwnLimit = true

    #expect(other == request)
    #expect(Set([request, other]).count == 1)
  }

  @Test(arguments: [
    (HTTPMethod.get, "GET", true), (.head, "HEAD", true), (.options, "OPTIONS", true),
    (.post, "POST", false), (.put, "PUT", false), (.patch, "PATCH", false), (.delete, "DELETE", false),
    (HTTPMethod(rawValue: "get"), "get", false),
  ])
  func `a method goes out by its name, and three of them change nothing`(
    method: HTTPMethod,
    name: String,
    isSafe: Bool
  ) {
    #expect(method.rawValue == name)
    #expect(HTTPRequest(method: method, url: request.url).isSafe == isSafe)
  }

  @Test(arguments: [
    ("/relative", RequestFault.address),
    ("ftp://example.com/", .address),
    ("http://example.com/", .plainHTTP(host: "example.com")),
    ("https://me@example.com/", .userInAddress),
    ("https://me:pw@example.com/", .userInAddress),
  ])
  func `an address that is refused says why`(address: String, reason: RequestFault) {
    #expect(throws: HTTPClientError.invalidRequest(reason: reason)) {
      try HTTPRequest(url: url(address)).validate()
    }
  }

  @Test(arguments: ["", "X:Y", "X Y", "\u{E9}"])
  func `a name that is no token is refused`(name: String) {
    let field = HTTPField(name: HTTPField.Name(name), value: "a")

    #expect(throws: HTTPClientError.invalidRequest(reason: .name)) {
      try HTTPRequest(url: request.url, fields: HTTPFields([field])).validate()
    }
  }

  @Test(arguments: ["a\0b", "a\u{8}b", "a\nb", "a\u{B}b", "a\u{1F}b", "a\u{7F}b"])
  func `a control character in a value is refused`(value: String) {
    #expect(throws: HTTPClientError.invalidRequest(reason: .field("X"))) {
      try HTTPRequest(url: request.url, fields: ["X": value]).validate()
    }
  }

  @Test(arguments: ["", "a\tb", "a b", "!~", "\u{80}\u{E9}"])
  func `a value may have blanks, tabs and every other character`(value: String) {
    #expect(throws: Never.self) { try HTTPRequest(url: request.url, fields: ["X": value]).validate() }
  }

  @Test func `a token is made of letters, digits and some signs`() {
    let allowed = (UInt8.min...127).filter { HTTPRequest.isToken(String(Character(UnicodeScalar($0)))) }
    let expected = "!#$%&'*+-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ^_`abcdefghijklmnopqrstuvwxyz|~"

    #expect(allowed == Array(expected.utf8))
    #expect(!HTTPRequest.isToken(""))
    #expect(!HTTPRequest.isToken("a b"))
  }
}
