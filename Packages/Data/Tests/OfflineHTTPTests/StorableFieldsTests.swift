import NetworkingKit
import Testing

@testable import OfflineHTTP

@Suite struct StorableFieldsTests {
  @Test(arguments: [
    "Connection", "Keep-Alive", "Proxy-Authenticate", "Proxy-Authentication-Info", "Proxy-Authorization",
    "Proxy-Connection", "TE", "Transfer-Encoding", "Upgrade", "X-Listed", "x-also-LISTED", "Secret",
    "Set-Cookie", "Set-Cookie2",
  ])
  func `fields of the connection and listed ones are not stored`(name: String) {
    let fields: HTTPFields = [
      HTTPField.Name(name): "x", "Connection": "x-listed, X-Also-Listed",
      .cacheControl: "no-cache=\"secret\"",
    ]
    #expect(fields.storable[HTTPField.Name(name)] == nil)
  }

  @Test(arguments: ["Content-Type", "ETag", "X-Unknown", "Content-Encoding", "Warning"])
  func `every other field is stored`(name: String) {
    let fields: HTTPFields = [HTTPField.Name(name): "x", HTTPField.Name(name): "y"]
    #expect(fields.storable[values: HTTPField.Name(name)] == ["x", "y"])
  }
}
