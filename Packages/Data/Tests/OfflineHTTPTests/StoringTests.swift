import Foundation
import NetworkingKit
import StorageKit
import Testing

@testable import OfflineHTTP

@Suite struct StorabilityTests {
  private static let future = HTTPDate.format(ManualClock.start + 60)
  private static let past = HTTPDate.format(ManualClock.start - 60)

  private func refusal(
    status: Int, _ fields: HTTPFields, _ request: HTTPRequest = .sample, policy: OfflinePolicy = OfflinePolicy()
  ) -> NotStoredReason? {
    let response = HTTPResponse(status: HTTPStatus(rawValue: status), fields: fields)
    let exchange = Exchange(
      result: .success(response), requestedAt: ManualClock.start, receivedAt: ManualClock.start)
    switch Storability(exchange, of: response, to: request, policy: policy) {
    case .storable: return nil
    case .refused(let reason): return reason
    }
  }

  static let storing: [(Int, HTTPFields, NotStoredReason?)] = [
    (200, [:], nil), (200, [.cacheControl: "max-age=0"], nil), (200, [.cacheControl: "no-cache"], nil),
    (200, [.cacheControl: "private"], nil), (200, [.expires: past], nil),
    (200, [.cacheControl: "No-Store"], .noStore), (200, [.cacheControl: "no-store, max-age=60"], .noStore),
    (200, [.cacheControl: "no-store, must-understand"], nil),
    (599, [.cacheControl: "no-store, must-understand, max-age=60"], .notUnderstood), (200, [.vary: "*"], .variesOnEverything),
    (204, [:], nil), (301, [:], nil), (302, [:], .noFreshness), (302, [.cacheControl: "max-age=60"], nil),
    (206, [.cacheControl: "max-age=60"], .partial), (304, [.cacheControl: "max-age=60"], .partial),
    (404, [:], .noFreshness), (404, [.cacheControl: "max-age=60"], nil), (404, [.expires: future], nil),
    (404, [.expires: past], .noFreshness), (404, [.cacheControl: "max-age=0"], .noFreshness),
    (404, [.cacheControl: "max-age=60, no-cache"], .noFreshness), (410, [.cacheControl: "max-age=60"], nil),
    (500, [:], .noFreshness), (502, [.cacheControl: "max-age=60"], nil), (599, [.cacheControl: "max-age=60"], nil),
    (429, [.cacheControl: "public"], .noFreshness),
  ] as [(Int, HTTPFields, NotStoredReason?)]

  @Test(arguments: storing)
  func `a response is stored as far as it says so`(status: Int, fields: HTTPFields, reason: NotStoredReason?) {
    #expect(refusal(status: status, fields) == reason)
  }

  @Test func `a response is not stored when the request forbids it`() {
    #expect(refusal(status: 200, [:], .sample.with(.cacheControl, "no-store")) == .noStoreRequested)
  }

  @Test func `only responses to GET are stored`() {
    let request = HTTPRequest(method: .post, url: HTTPRequest.sample.url)
    #expect(refusal(status: 200, [.cacheControl: "max-age=60"], request) == .method)
  }

  @Test func `with heuristics an error is stored that has a date to guess from`() {
    let policy = OfflinePolicy(heuristicFreshness: HeuristicFreshness())
    #expect(refusal(status: 404, [.lastModified: Self.past], policy: policy) == nil)
    #expect(refusal(status: 404, [:], policy: policy) == .noFreshness)
  }
}

@Suite struct StorableFieldsTests {
  @Test(arguments: [
    "Connection", "Keep-Alive", "Proxy-Authenticate", "Proxy-Authentication-Info", "Proxy-Authorization",
    "Proxy-Connection", "TE", "Transfer-Encoding", "Upgrade", "X-Listed", "x-also-LISTED", "Secret",
  ])
  func `fields of the connection and listed ones are not stored`(name: String) {
    let fields: HTTPFields = [
      HTTPField.Name(name): "x", "Connection": "x-listed, X-Also-Listed", .cacheControl: "no-cache=\"secret\"",
    ]
    #expect(fields.storable[HTTPField.Name(name)] == nil)
  }

  @Test(arguments: ["Set-Cookie", "Content-Type", "ETag", "X-Unknown", "Content-Encoding", "Warning"])
  func `every other field is stored`(name: String) {
    let fields: HTTPFields = [HTTPField.Name(name): "x", HTTPField.Name(name): "y"]
    #expect(fields.storable[values: HTTPField.Name(name)] == ["x", "y"])
  }
}

@Suite struct FresheningTests {
  private let stored = StoredResponse(
    status: .ok,
    fields: [
      .date: "old", .age: "90", .etag: "\"a\"", "X": "1", "X": "2", .contentLength: "4", .contentEncoding: "gzip",
      "Kept": "yes", .cacheControl: "max-age=1",
    ],
    body: Data("body".utf8), requestedAt: ManualClock.start, receivedAt: ManualClock.start, selecting: [])

  private func freshened(by fields: HTTPFields) -> StoredResponse {
    let response = HTTPResponse(status: .notModified, fields: fields)
    return stored.freshened(by: response, requestedAt: ManualClock.start + 9, receivedAt: ManualClock.start + 10)
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
    #expect(response.fields[.date] == HTTPDate.format(ManualClock.start + 10))
    #expect(response.receivedAt == ManualClock.start + 10)
    #expect(response.freshness(at: ManualClock.start + 10, heuristic: nil).age == 1)
  }

  @Test func `status and body stay`() {
    let response = freshened(by: [:])
    #expect(response.status == .ok)
    #expect(response.body == stored.body)
  }
}

@Suite struct StoredVariantsTests {
  private func stored(_ number: Int, language: String? = nil) -> StoredResponse {
    StoredResponse(
      status: HTTPStatus(rawValue: 200 + number), fields: ["X-Number": "\(number)", .etag: "\"é\(number)\"", "Empty": ""],
      body: Data("body \(number)".utf8), requestedAt: ManualClock.start + Double(number) / 3,
      receivedAt: ManualClock.start + Double(number), selecting: [SelectingField(name: "accept-language", value: language)])
  }

  @Test func `variants are read as they were written`() {
    let variants = StoredVariants([stored(1), stored(2, language: "en"), stored(3, language: "")])
    #expect(StoredVariants(variants.document) == variants)
  }

  @Test func `no variants are read as they were written`() {
    #expect(StoredVariants(StoredVariants().document) == StoredVariants())
  }

  @Test func `another version is not understood`() {
    var document = StoredVariants([stored(1)]).document
    document.metadata[0] = 2
    #expect(StoredVariants(document) == nil)
  }

  @Test func `a document torn anywhere is not understood`() {
    let document = StoredVariants([stored(1), stored(2, language: "en")]).document
    for length in 0..<document.metadata.count {
      #expect(StoredVariants(Document(metadata: document.metadata.prefix(length), body: document.body)) == nil)
    }
    for length in 0..<document.body.count {
      #expect(StoredVariants(Document(metadata: document.metadata, body: document.body.prefix(length))) == nil)
    }
    #expect(StoredVariants(Document(metadata: document.metadata + [0], body: document.body)) == nil)
  }

  @Test func `a new response replaces the one for the same request and comes first`() {
    let english = HTTPRequest.sample.with(.acceptLanguage, "en")
    var variants = StoredVariants([stored(1, language: "en"), stored(2, language: "de")])
    variants.insert(stored(3, language: "en"), for: english)
    #expect(variants.responses == [stored(3, language: "en"), stored(2, language: "de")])
    #expect(variants.match(english) == stored(3, language: "en"))
    #expect(variants.match(.sample) == nil)
  }

  @Test func `only the latest variants are kept`() {
    var variants = StoredVariants()
    for number in 0..<20 {
      variants.insert(stored(number, language: "\(number)"), for: .sample.with(.acceptLanguage, "\(number)"))
    }
    #expect(variants.responses.map(\.status.rawValue) == (12..<20).reversed().map { $0 + 200 })
  }
}
