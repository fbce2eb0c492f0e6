import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite(.timeLimit(.minutes(5))) struct UploadOriginTests {
  private let origin = UploadOrigin(now: Date(timeIntervalSince1970: 1_764_547_200.9995))

  private func file(_ name: String, type: String = "CV") -> FileDescription {
    FileDescription(
      documentType: type,
      fileName: name,
      contentType: "image/png",
      contentLength: 1,
      checksum: "0f"
    )
  }

  private func key(_ file: FileDescription) -> String {
    var identifiers = IdentifierSource(seed: 1)
    return origin.objectKey(in: "a/b/", file, &identifiers)
  }

  @Test(
    arguments: [
      ("AZaz09_.png", "AZaz09_.png"), ("@[`{/:", "------"), (".a..b...c.", ".a.-b.-.c."), ("é", "--"),
      ("a b", "a-b"), ("", ""),
    ] as [(String, String)]
  )
  func `a key has the name of the file, with hyphens for other signs and for a second dot`(
    name: String,
    end: String
  ) throws {
    let key = key(file(name))

    let rest = try #require(key.wholeMatch(of: /a\/b\/1764547200999-cv-[0-9a-f-]{36}-(.*)/)?.1)
    #expect(rest == end)
  }

  @Test func `a key has the kind of the document in lower case`() {
    #expect(key(file("x", type: "ID Card")).hasPrefix("a/b/1764547200999-id-card-"))
  }

  @Test func `an upload is for the type and the checksum of its file, and for fifteen minutes`() throws {
    let json = origin.json(file("x"), objectKey: "a/b/x")

    let members = try #require(json.members)
    let headers: JSONValue = .object([
      "Content-Type": "image/png", "x-amz-meta-checksum-sha256": "0f",
    ])
    #expect(members["objectKey"] == JSONValue.string("a/b/x"))
    #expect(members["method"] == JSONValue.string("PUT"))
    #expect(members["headers"] == headers)
    #expect(members["expiresAt"] == JSONValue.string("2025-12-01T00:15:00.999Z"))
    let address = "https://uploads.example.com/senpaijepang/a/b/x?expires=1764548100&signature="
    guard case .string(let text)? = members["uploadUrl"] else {
      Issue.record("There is no address.")
      return
    }
    #expect(text.hasPrefix(address))
    #expect(text.dropFirst(address.count).wholeMatch(of: /[0-9a-f]{16}/) != nil)
  }

  @Test(
    arguments: [
      ("PUT", 0, 200), ("PUT", 898.5, 200), ("PUT", 899.5, 403), ("POST", 0, 403), ("GET", 0, 403),
    ] as [(String, Double, Int)]
  )
  func `an upload is taken by its method until the second in which it expires`(
    method: String,
    seconds: Double,
    status: Int
  ) throws {
    let members = try #require(origin.json(file("x"), objectKey: "a/b/x").members)
    guard case .string(let text)? = members["uploadUrl"] else {
      Issue.record("There is no address.")
      return
    }
    let request = HTTPRequest(
      method: HTTPMethod(rawValue: method),
      url: try #require(URL(string: text)),
      fields: [.contentType: "image/png", "x-amz-meta-checksum-sha256": "0f"]
    )

    let answer = UploadOrigin(now: origin.now + seconds).response(to: request)

    #expect(answer.status.rawValue == status)
  }

  @Test(arguments: [("image/jpeg", "0f"), ("image/png", "00"), ("", "0f"), ("image/png", "")])
  func `an upload of another type or another content is refused`(type: String, checksum: String) throws {
    let members = try #require(origin.json(file("x"), objectKey: "a/b/x").members)
    guard case .string(let text)? = members["uploadUrl"] else {
      Issue.record("There is no address.")
      return
    }
    let fields: HTTPFields = [.contentType: type, "x-amz-meta-checksum-sha256": checksum]
    let request = HTTPRequest(method: .put, url: try #require(URL(string: text)), fields: fields)

    let answer = origin.response(to: request)

    #expect(answer.status == .forbidden)
    #expect(answer.fields[.contentType] == "application/xml")
    #expect(String(decoding: answer.body, as: UTF8.self).contains("<Code>SignatureDoesNotMatch</Code>"))
  }

  @Test(arguments: ["", "?expires=x", "?signature=0000000000000000"])
  func `an address that was never given out is refused`(query: String) throws {
    let url = try #require(URL(string: "https://uploads.example.com/senpaijepang/a" + query))

    #expect(origin.response(to: HTTPRequest(method: .put, url: url)).status == .forbidden)
  }
}
