import DomainKernel
import NetworkingKit
import ResourceLoading
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ServiceErrorBodyTests {
  private static let long = String(repeating: "w", count: 301)

  @Test(
    arguments: [
      (#"{"error":{"code":"a","message":" m "}}"#, "a", "m"), (#"{"error":{"code":7}}"#, "7", nil),
      (#"{"error":{"code":" ","message":null}}"#, nil, nil), (#"{"error":"a"}"#, nil, nil),
      (#"{"code":"a","message":"m"}"#, nil, nil), (#"{"error":{"code":{"code":"a"}}}"#, nil, nil),
      ("<html></html>", nil, nil), ("", nil, nil), ("[]", nil, nil),
      (#"{"error":{"message":"\#(long)"}}"#, nil, String(long.dropLast()) + "…"),
      (#"{"error":{"message":"\#(long.dropLast())"}}"#, nil, String(long.dropLast())),
    ] as [(String, String?, String?)]
  )
  func `code and message are where the service has them, or nowhere`(
    body: String,
    code: String?,
    message: String?
  ) {
    let classifier = ServiceErrorClassifier(code: ["error", "code"], message: ["error", "message"])
    let response = HTTPResponse(status: HTTPStatus(rawValue: 400), body: Data(body.utf8))

    #expect(classifier.error(for: response, at: Date()) == .rejected(code: code, message: message))
    #expect(classifier.words(of: response) == (code, message))
  }

  @Test func `a service without codes has none, and a message that says nothing is left out`() {
    let classifier = ServiceErrorClassifier(
      code: nil,
      message: ["message"],
      readable: { $0 == "key.of.text" ? nil : $0 }
    )
    let texts = [#"{"code":"a","message":"m"}"#, #"{"message":"key.of.text"}"#].map { body in
      classifier.words(of: HTTPResponse(status: HTTPStatus(rawValue: 400), body: Data(body.utf8)))
    }

    #expect(texts.map(\.code) == [nil, nil])
    #expect(texts.map(\.message) == ["m", nil])
  }
}
