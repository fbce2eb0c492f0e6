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

  private func freshened(
    by fields: HTTPFields,
    to request: HTTPRequest = .get("https://example.com")
  ) -> StoredResponse {
    let response = HTTPResponse(status: .notModified, fields: fields)
    return stored.freshened(
      by: response,
      to: request,
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

  @Test func `a response with a thousand fields gets no further ones, and those that it has are replaced`() {
    let names = (0..<1000).map { HTTPField(name: HTTPField.Name("N\($0)"), value: "1") }
    let fields = freshened(by: HTTPFields(names + [HTTPField(name: "X", value: "3")])).fields
    #expect(fields["N991"] == "1" && fields["N992"] == nil)
    #expect(fields[values: "X"] == ["3"])
    #expect(fields.count == 999)
  }

  @Test(arguments: [(3, ["3", "3", "3"]), (4, ["1", "2"])])
  func `a field gets further lines as long as there are a thousand in all`(count: Int, lines: [String]) {
    let names = (0..<991).map { HTTPField(name: HTTPField.Name("N\($0)"), value: "1") }
    let update = names + Array(repeating: HTTPField(name: "X", value: "3"), count: count)

    #expect(freshened(by: HTTPFields(update)).fields[values: "X"] == lines)
  }

  @Test(arguments: [HTTPField.Name.contentLength, .contentEncoding, "Content-Range", "Connection"])
  func `fields that describe the body or the connection are not taken`(name: HTTPField.Name) {
    #expect(freshened(by: [name: "other"]).fields[name] == stored.fields[name])
  }

  @Test(arguments: ["Connection", "Set-Cookie", "Listed"] as [HTTPField.Name])
  func `fields that must not be stored are not taken`(name: HTTPField.Name) {
    let update = HTTPFields([
      HTTPField(name: name, value: "listed, X, Date"),
      HTTPField(name: "Connection", value: "listed, x, date"),
      HTTPField(name: "X", value: "3"), HTTPField(name: .date, value: "new"),
    ])

    let fields = freshened(by: update).fields

    #expect(fields[name] == nil && fields[values: "X"] == ["1", "2"])
    #expect(fields[.date] == HTTPDate.format(SettableDate.start + 10))
  }

  @Test func `fields that may not be reused without asking are not taken`() {
    let response = freshened(by: [
      .cacheControl: "no-cache=\"x, date\"", "X": "3", .date: "new", "Kept": "no",
    ])

    #expect(response.fields[values: "X"] == ["1", "2"] && response.fields["Kept"] == "no")
    #expect(response.fields[.date] == HTTPDate.format(SettableDate.start + 10))
    #expect(response.directives.noCacheFields == ["x", "date"])
  }

  @Test func `the directives are those of the fields that are stored`() {
    let repeated = freshened(by: [.cacheControl: "max-age=1"])
    let other = freshened(by: [.cacheControl: "max-age=7, no-store"])
    let unlisted = freshened(by: [.cacheControl: "max-age=7, no-store", "Connection": "cache-control"])

    #expect(repeated.directives == stored.directives && repeated.statedAge.lifetime == 1)
    #expect(other.directives == ResponseDirectives([.cacheControl: "max-age=7, no-store"]))
    #expect(other.statedAge.lifetime == 7)
    #expect(unlisted.directives == stored.directives && unlisted.fields[.cacheControl] == "max-age=1")
  }

  @Test func `an age that the 304 states takes the place of the stored one`() {
    #expect(freshened(by: [.age: "90"]).fields[.age] == "90")
    #expect(freshened(by: [.age: "5"]).fields[.age] == "5")
  }

  @Test func `a confirmation restarts the age`() {
    let response = freshened(by: [:])
    #expect(response.fields[.age] == nil)
    #expect(response.fields[.date] == HTTPDate.format(SettableDate.start + 10))
    #expect(response.receivedAt == SettableDate.start + 10)
    #expect(response.freshness(at: SettableDate.start + 10, heuristic: nil).age == 1)
  }

  @Test func `a new list of selecting fields chooses by the request that was answered`() {
    let request = HTTPRequest.get("https://example.com", ["Foo": "1"])
    let response = freshened(by: [.vary: "foo"], to: request)

    #expect(response.answers(request))
    #expect(!response.answers(.get("https://example.com", ["Foo": "2"])))
  }

  @Test func `status and body stay`() {
    let response = freshened(by: [:])
    #expect(response.status == .ok)
    #expect(response.body == stored.body)
  }
}
