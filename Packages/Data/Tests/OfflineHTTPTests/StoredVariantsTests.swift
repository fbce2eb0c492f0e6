import ClockFakes
import DomainKernel
import Foundation
import NetworkingKit
import StorageKit
import Testing

@testable import OfflineHTTP

@Suite struct StoredVariantsTests {
  private func stored(_ number: Int, language: String? = nil) -> StoredResponse {
    StoredResponse(
      status: HTTPStatus(rawValue: 200 + number),
      fields: ["X-Number": "\(number)", .etag: "\"é\(number)\"", "Empty": ""],
      body: Data("body \(number)".utf8),
      requestedAt: SettableDate.start + Double(number) / 3,
      receivedAt: SettableDate.start + Double(number),
      selecting: [SelectingField(name: "accept-language", value: language)]
    )
  }

  @Test func `variants are read as they were written`() {
    let variants = StoredVariants([stored(1), stored(2, language: "en"), stored(3, language: "")])
    #expect(StoredVariants(variants.document) == variants)
  }

  @Test func `no variants are read as they were written`() {
    #expect(StoredVariants(StoredVariants().document) == StoredVariants())
  }

  @Test(arguments: [0, 5] as [UInt8])
  func `another version is not understood`(version: UInt8) {
    var document = StoredVariants([stored(1)]).document
    document.metadata[0] = version
    #expect(StoredVariants(document) == nil)
  }

  /// Version 1 had no byte for a doubt, version 2 none for an outdated response, version 3 none for a replaced
  /// one.
  @Test(arguments: [(1, 3), (2, 2), (3, 1)] as [(UInt8, Int)])
  func `what a version before wrote is read`(version: UInt8, missingBytes: Int) {
    var document = StoredVariants([stored(1)]).document
    document.metadata[0] = version
    document.metadata.removeLast(missingBytes)
    #expect(StoredVariants(document) == StoredVariants([stored(1)]))
  }

  @Test func `when a response was outdated is read as it was written`() {
    var response = stored(1)
    response.outdatedSince = response.receivedAt + 60
    let variants = StoredVariants([stored(2), response])
    #expect(StoredVariants(variants.document) == variants)
  }

  @Test func `that a response was replaced is read as it was written`() {
    var response = stored(1)
    response.isReplaced = true
    let variants = StoredVariants([stored(2), response])
    #expect(StoredVariants(variants.document) == variants)
  }

  @Test func `only the response that is meant is marked as replaced, and written without its body`() {
    let old = StoredVariants([stored(1), stored(2, language: "en")])
    var new = old

    new.mark(stored(2, language: "en"), isReplaced: true)
    new.mark(stored(3), isReplaced: true)

    #expect(new.responses.map(\.isReplaced) == [false, true])
    guard case .saveMetadata = new.change(from: old) else {
      Issue.record("the body is written again")
      return
    }
  }

  @Test func `a byte that tells neither way is not understood`() {
    var document = StoredVariants([stored(1)]).document
    document.metadata[document.metadata.endIndex - 1] = 2
    #expect(StoredVariants(document) == nil)
  }

  @Test(arguments: [Suspicion.empty, .gone, .shrunk(from: 64, to: 3), .incomplete, .unrelated])
  func `a doubt is read as it was written`(suspicion: Suspicion) {
    var response = stored(1)
    response.doubt = Doubt(suspicion: suspicion, since: response.receivedAt, digest: "ab12")
    let variants = StoredVariants([stored(2), response])
    #expect(StoredVariants(variants.document) == variants)
  }

  @Test func `a confirmation writes metadata only`() {
    let old = StoredVariants([stored(1), stored(2, language: "en")])
    var responses = old.responses
    responses[0] = responses[0].freshened(
      by: HTTPResponse(status: .notModified, fields: ["ETag": "\"new\""]),
      to: .get("https://example.com"),
      requestedAt: responses[0].requestedAt + 9,
      receivedAt: responses[0].receivedAt + 9
    )
    let new = StoredVariants(responses)
    guard case .saveMetadata(let metadata) = new.change(from: old) else {
      Issue.record("the body is written again")
      return
    }
    #expect(StoredVariants(Document(metadata: metadata, body: old.document.body)) == new)
  }

  @Test func `another body, another order and a first response write everything`() {
    let (one, two) = (stored(1), stored(2, language: "en"))
    let both = StoredVariants([one, two])
    #expect(both.change(from: nil) == .save(both.document))
    #expect(both.change(from: StoredVariants([two, one])) == .save(both.document))
    #expect(both.change(from: StoredVariants([one])) == .save(both.document))
  }

  @Test func `variants that are as before are not written, and none are removed`() {
    let one = StoredVariants([stored(1)])
    #expect(one.change(from: one) == .unchanged)
    #expect(StoredVariants().change(from: one) == .remove)
  }

  @Test func `a document torn anywhere is not understood`() {
    let document = StoredVariants([stored(1), stored(2, language: "en")]).document
    for length in 0..<document.metadata.count {
      #expect(
        StoredVariants(Document(metadata: document.metadata.prefix(length), body: document.body)) == nil
      )
    }
    for length in 0..<document.body.count {
      #expect(
        StoredVariants(Document(metadata: document.metadata, body: document.body.prefix(length))) == nil
      )
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

  @Test func `of several that may answer a request the latest does`() {
    let variants = StoredVariants([stored(2, language: "en"), stored(1, language: "en")])
    #expect(variants.match(.sample.with(.acceptLanguage, "en")) == stored(2, language: "en"))
  }

  @Test func `an answer that was asked for when a change was done is not outdated by it`() {
    var variants = StoredVariants([stored(1)])
    variants.outdate(at: stored(2).requestedAt)
    variants.insert(stored(2), for: .sample)
    #expect(variants.responses == [stored(2)])
  }

  @Test func `an answer that was asked for before the last of several changes is outdated by that`() {
    var (one, two) = (stored(1), stored(2))
    one.outdatedSince = stored(3).requestedAt
    two.outdatedSince = stored(5).requestedAt
    var variants = StoredVariants([one, two])

    variants.insert(stored(4), for: .sample)

    #expect(variants.responses.map(\.outdatedSince) == [stored(5).requestedAt])
  }

  @Test(
    arguments: [
      ([true], false), ([false], true), ([false, false], true), ([true, false], false),
      ([false, true], false),
    ] as [([Bool], Bool)]
  )
  func `a copy is possibly outdated while no change is known to be made`(
    certainties: [Bool],
    isPossible: Bool
  ) {
    var variants = StoredVariants([stored(1)])
    #expect(variants.responses.map(\.isPossiblyOutdated) == [false])

    for isCertain in certainties { variants.outdate(at: stored(2).requestedAt, isCertain: isCertain) }

    #expect(variants.responses.map(\.outdatedSince) == [stored(2).requestedAt])
    #expect(variants.responses.map(\.isPossiblyOutdated) == [isPossible])
    #expect(StoredVariants(variants.document) == variants)
  }

  @Test(arguments: [(404, true), (410, true), (301, false), (403, false), (500, false)])
  func `of what is no success only that there is nothing outlives a change, as outdated`(
    status: Int,
    staysOutdated: Bool
  ) {
    var variants = StoredVariants([stored(status - 200)])

    variants.outdate(at: stored(2).requestedAt)

    #expect(variants.responses.map(\.isOutdated) == (staysOutdated ? [true] : []))
  }

  @Test(arguments: [true, false])
  func `an answer that was asked for before a change is outdated as certainly as the copy`(isCertain: Bool) {
    var variants = StoredVariants([stored(1)])
    variants.outdate(at: stored(3).requestedAt, isCertain: isCertain)

    variants.insert(stored(2), for: .sample)

    #expect(variants.responses.map(\.outdatedSince) == [stored(3).requestedAt])
    #expect(variants.responses.map(\.isPossiblyOutdated) == [!isCertain])
  }

  @Test(arguments: [true, false], [true, false])
  func `other content of the origin does not tell if a change was made`(isCertain: Bool, isReplaced: Bool) {
    var variants = StoredVariants([stored(1)])
    variants.outdate(at: stored(2).requestedAt, isCertain: isCertain)

    let outdated = variants.responses[0]
    variants.mark(outdated, isReplaced: isReplaced)

    #expect(variants.responses.map(\.isPossiblyOutdated) == [!isCertain])
  }

  @Test func `only a later response than a confirmation makes it come too late`() {
    let (earlier, confirmed, later) = (stored(1), stored(2), stored(3))
    func hasNewer(_ variants: [StoredResponse], besides stored: StoredResponse) -> Bool {
      StoredVariants(variants).hasNewer(than: confirmed, besides: stored, for: .sample)
    }

    #expect(hasNewer([later], besides: earlier))
    #expect(!hasNewer([confirmed], besides: earlier))
    #expect(!hasNewer([later], besides: later))
    #expect(!hasNewer([], besides: earlier))
  }

  @Test func `only the latest variants are kept`() {
    var variants = StoredVariants()
    for number in 0..<20 {
      variants.insert(stored(number, language: "\(number)"), for: .sample.with(.acceptLanguage, "\(number)"))
    }
    #expect(variants.responses.map(\.status.rawValue) == (12..<20).reversed().map { $0 + 200 })
  }
}
