import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import OfflineHTTP

@Suite struct FresheningTests {
  private let stored = StoredResponse(
    status: .ok,
    fields: [
      .date: "old", .age: "90", .etag: "\"a\"", "X": "1", "X": "2", .contentLength: "4",
      .contentEncoding: "gzip",
      "Kept": "yes", .cacheControl: "max-age=1",
    ],
    body: Data("body".utf8),
    requestedAt: SettableDate.start,
    receivedAt: SettableDate.start,
    selecting: []
  )

  private func freshened(by fields: HTTPFields) -> StoredResponse {
    let response = HTTPResponse(status: .notModified, fields: fields)
    return stored.freshened(
      by: response,
      requestedAt: SettableDate.start + 9,
      receivedAt: SettableDate.start + 10
    )
  }

  @Test func `fields of the 304 replace stored ones and the others stay`() {
    let fields = freshened(by: ["X": "3", .cacheControl: "max-age=60", "New": "n"]).fields
    #expect(fields[values: "X"] == ["3"])
    #expect(fields[.cacheControl] == "max-age=60")
    #expect(fields["New"] == "n")
    #expect(fields["Kept"] == "yes")
  }

  @Test(arguments: [HTTPField.Name.contentLength, .contentEncoding, "Content-Range", "Connection"])
  func `fields that describe the body or the connection are not taken`(name: HTTPField.Name) {
    #expect(freshened(by: [name: "other"]).fields[name] == stored.fields[name])
  }

  @Test func `the clock starts anew`() {
    let response = freshened(by: [:])
    #expect(response.fields[.age] == nil)
    #expect(response.fields[.date] == HTTPDate.format(SettableDate.start + 10))
    #expect(response.receivedAt == SettableDate.start + 10)
    #expect(response.freshness(at: SettableDate.start + 10, heuristic: nil).age == 1)
  }

  @Test func `status and body stay`() {
    let response = freshened(by: [:])
    #expect(response.status == .ok)
    #expect(response.body == stored.body)
  }
}
