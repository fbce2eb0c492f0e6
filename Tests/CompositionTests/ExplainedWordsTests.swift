import Credentials
import DomainKernel
import Foundation
import LocalizationKit
import NetworkingKit
import StorageKit
import Testing

@testable import TesseraApp

/// The words that an explanation has for the events of stores and of the network, and what is warned of.
@Suite(.timeLimit(.minutes(5))) struct ExplainedWordsTests {
  private let warnings = WrittenText()

  private func trace(_ options: String...) throws -> Trace { try trace(options) }

  private func trace(_ options: [String]) throws -> Trace {
    var context = try TesseraRun().context(["sections"] + options, [:], .pipes)
    context.errorOutput.write = { [warnings] in warnings.add($0) }
    return Trace(Launch(context))
  }

  private static func request(_ path: String = "/a") throws -> HTTPRequestSummary {
    HTTPRequestSummary(HTTPRequest(url: try #require(URL(string: "https://one.example\(path)"))))
  }

  // MARK: - Stores

  @Test func `the cache is explained by the names and sizes of what it read and wrote`() throws {
    let trace = try trace("--explain")
    let key = DocumentKey(partition: "sandbox", name: "page")

    trace.record(DocumentStoreEvent.read(key, bytes: nil, duration: nil))
    trace.record(DocumentStoreEvent.read(key, bytes: 1, duration: nil))
    trace.record(DocumentStoreEvent.wrote(key, bytes: 2000, duration: nil))
    trace.record(DocumentStoreEvent.dropped(key))
    trace.record(DocumentStoreEvent.evicted(documents: 2, bytes: 3000))

    #expect(
      trace.steps.map(\.what) == [
        "read page: none", "read page: 1 byte", "wrote page: 2,000 bytes", "removed a damaged entry: page",
        "evicted 2 entries, 3,000 bytes",
      ]
    )
    #expect(trace.steps.allSatisfy { $0.layer == .store })
    #expect(warnings.writes.isEmpty)
  }

  @Test func `records are counted, and a change without new values has removed some`() throws {
    let trace = try trace("--explain")

    trace.record(RecordStoreEvent.read(collections: ["a", "b"], records: 2, duration: nil))
    trace.record(RecordStoreEvent.wrote(collections: ["a"], records: 1, bytes: 1, duration: nil))
    trace.record(RecordStoreEvent.wrote(collections: ["a", "b"], records: 2, bytes: 0, duration: nil))
    trace.record(RecordStoreEvent.wrote(collections: ["a"], records: 0, bytes: 0, duration: nil))

    #expect(
      trace.steps.map(\.what) == [
        "read a, b: 2 entries", "wrote a: 1 entry, 1 byte", "removed from a, b: 2 entries",
        "wrote a: 0 entries, 0 bytes",
      ]
    )
  }

  @Test func `what was recovered from a damaged file is explained, and warned of`() throws {
    let trace = try trace("--explain")

    for (records, lost) in [(7, 1), (1, 0), (0, 2)] {
      trace.record(RecordStoreEvent.salvaged(records: records, lost: lost))
    }

    let words = [
      "recovered 7 entries from the damaged file; at least 1 entry could not be recovered",
      "recovered 1 entry from the damaged file", "nothing could be recovered from the damaged file",
    ]
    #expect(trace.steps.map(\.what) == words)
    #expect(
      warnings.writes == [
        "Warning: Recovered 7 entries from the damaged file; at least 1 entry could not be recovered\n",
        "Warning: Recovered 1 entry from the damaged file\n",
        "Warning: Nothing could be recovered from the damaged file\n",
      ]
    )
  }

  @Test func `rows of a history are counted, without sizes where they were removed`() throws {
    let trace = try trace("--explain")

    trace.record(SearchTableEvent.read(partition: "p", rows: 1, duration: nil))
    trace.record(SearchTableEvent.wrote(partition: "p", rows: 2, bytes: 9, duration: nil))
    trace.record(SearchTableEvent.dropped(id: "17", partition: "p"))
    trace.record(SearchTableEvent.evicted(rows: 3, partition: "p"))
    trace.record(SearchTableEvent.outdated(rows: 4))

    #expect(
      trace.steps.map(\.what) == [
        "read history: 1 entry", "wrote history: 2 entries, 9 bytes", "removed a damaged entry: 17",
        "evicted 3 entries", "evicted 4 entries",
      ]
    )
  }

  @Test func `each file that was set aside is warned of once, and every time explained`() throws {
    let trace = try trace("--explain")

    trace.record(DocumentStoreEvent.setAside(path: "/a.damaged", reason: "torn"))
    trace.record(RecordStoreEvent.setAside(path: "/b.damaged", reason: "torn"))
    trace.record(SearchTableEvent.setAside(path: "/c.damaged", reason: "torn"))
    trace.record(RecordStoreEvent.setAside(path: "/b.damaged", reason: "torn"))

    func words(_ name: String) -> String {
      "he store '\(name)' was damaged and has been recreated; the damaged file is now /\(name).damaged"
    }
    #expect(trace.steps.map(\.what) == ["a", "b", "c", "b"].map { "t" + words($0) })
    #expect(warnings.writes == ["a", "b", "c"].map { "Warning: T" + words($0) + "\n" })
  }

  @Test func `a file of accounts that was set aside is warned of once, and every time explained`() throws {
    let trace = try trace("--explain")

    for _ in 1...2 { trace.record(AccountRegistryEvent.setAside(path: "/d.damaged")) }

    let words = try #require(trace.steps.first).what
    #expect(words.contains("you have to sign in to other services again") && words.hasSuffix("/d.damaged"))
    #expect(trace.steps.map(\.what) == [words, words])
    #expect(warnings.writes == ["Warning: T\(words.dropFirst())\n"])
  }

  @Test func `a damaged value is warned of once for its collection, and every time explained`() throws {
    let trace = try trace("--explain")

    for (key, collection) in [("1", "notes"), ("2", "notes"), ("1", "marks")] {
      trace.record(RecordStoreEvent.damaged(key: key, collection: collection))
    }

    #expect(
      warnings.writes == [
        "Warning: Found a damaged value: 1 of notes\n", "Warning: Found a damaged value: 1 of marks\n",
      ]
    )
    let values = ["1 of notes", "2 of notes", "1 of marks"]
    #expect(trace.steps.map(\.what) == values.map { "found a damaged value: " + $0 })
  }

  @Test(arguments: [
    (PersistenceError.cannotBeSaved(reason: "full"), "full."), (.busy(reason: "locked"), "locked."),
    (.signedOut, "the account is no longer signed in."), (.damagedRecord, "a record is damaged."),
    (
      .madeByNewerVersion,
      "it was written by a newer version of tessera. Use that version, or set TESSERA_HOME to another folder."
    ),
  ])
  func `a history that is not saved is explained, and warned of once`(
    error: PersistenceError,
    words: String
  ) throws {
    let trace = try trace("--explain")

    trace.record(error)
    trace.record(error)

    let step = "could not save the browsing history: " + words
    #expect(trace.steps.map(\.what) == [step, step])
    #expect(
      warnings.writes == ["Warning: This page could not be added to the browsing history: \(words)\n"]
    )
  }

  @Test(arguments: [
    (["--explain"], PersistenceError.cannotBeRead(reason: "torn")),
    (["--explain", "--offline"], .cannotBeRead(reason: "torn")),
    (["--explain", "--offline"], .busy(reason: "torn")),
  ])
  func `a history that cannot be read is explained, and warned of once`(
    options: [String],
    error: PersistenceError
  ) throws {
    let trace = try trace(options)

    trace.record(error)
    trace.record(error)

    let step = "could not read the browsing history: torn."
    #expect(trace.steps.map(\.what) == [step, step])
    #expect(warnings.writes == ["Warning: The browsing history could not be read: torn.\n"])
  }

  @Test func `a page that is neither cached nor in the history is warned of once`() throws {
    let trace = try trace()

    trace.warnOfMissingCopy(.io(path: "/a", reason: "full"))
    trace.record(PersistenceError.cannotBeSaved(reason: "/b: full"))

    #expect(
      warnings.writes == [
        "Warning: This page could not be cached: /a: full. Check its permissions and the free space.\n"
      ]
    )
  }

  @Test func `with cached data only, nobody is warned that a page is not cached`() throws {
    let trace = try trace("--offline", "--explain")

    trace.warnOfMissingCopy(.io(path: "/a", reason: "torn"))
    trace.cacheFailed(.cannotBeRead(reason: "/a: torn"))

    #expect(trace.steps.map(\.what) == ["store error: /a: torn."])
    #expect(warnings.writes.isEmpty)
  }

  @Test func `limits that cannot be saved are explained, and nobody is warned`() throws {
    let trace = try trace("--explain")

    trace.limitsFailed(.busy(path: "/limits.json"))
    trace.cleared("meals")

    #expect(
      trace.steps.map(\.what) == [
        "could not save the request limits: /limits.json is in use. Try again.", "cleared meals",
      ]
    )
    #expect(warnings.writes.isEmpty)
  }

  @Test(arguments: [
    (StorageError.corrupted(reason: "torn"), "the file is damaged (torn)."),
    (.io(path: "/a", reason: "full"), "/a: full. Check its permissions and the free space."),
    (
      .symbolicLink(path: "/a"),
      "/a is a symbolic link, which is not followed here. Remove it, or set TESSERA_HOME to another folder."
    ),
    (
      .schemaTooNew(found: 3, known: 2),
      "it was written by a newer version of tessera. Use that version, or set TESSERA_HOME to another folder."
    ),
    (.busy(path: "/a"), "/a is in use. Try again."),
    (.tooLarge(bytes: 1, limit: 2000), "the value has 1 byte; the limit is 2,000."),
  ])
  func `each failure of a store is a sentence`(error: StorageError, words: String) {
    #expect(Strings(.english).words(for: error) == words)
  }

  // MARK: - The network

  @Test(arguments: [
    ([:], ""), (["X-RateLimit-Remaining": "7"], ", 7 requests left"),
    (["X-RateLimit-Remaining": "7", "X-RateLimit-Resource": "search"], ", 7 requests left (search)"),
    (["X-RateLimit-Remaining": "4999", "X-RateLimit-Limit": "5000"], ", 4,999 of 5,000 requests left"),
    (
      ["X-RateLimit-Remaining": "0", "X-RateLimit-Limit": "60", "X-RateLimit-Reset": "1772366400"],
      ", 0 of 60 requests left, resets at 2026-03-01T12:00:00Z"
    ),
  ])
  func `a response is explained with its size and what is left of the quota`(
    fields: [String: String],
    quota: String
  ) throws {
    let trace = try trace("--explain")
    let all = HTTPFields(fields.map { HTTPField(name: .init($0.key), value: $0.value) })

    trace.record(
      .received(try Self.request(), .ok, bytes: 1200, duration: .zero, quota: RequestQuota(all)),
      isSandboxed: false
    )

    #expect(trace.steps.map(\.what) == ["response 200, 1,200 bytes" + quota])
  }

  @Test func `a request is explained by its address, and marked where the sandbox answers`() throws {
    let trace = try trace("--explain")

    trace.record(.sending(try Self.request()), isSandboxed: false)
    trace.record(.sending(try Self.request()), isSandboxed: true)
    trace.record(.redirecting(HTTPStatus(rawValue: 302), to: try Self.request("/b")), isSandboxed: true)

    #expect(
      trace.steps.map(\.what) == [
        "GET https://one.example/a", "GET https://one.example/a (sandbox)",
        "redirected (302) to https://one.example/b",
      ]
    )
  }

  @Test(arguments: [
    (RetryReason.status(HTTPStatus(rawValue: 503)), 250, "retrying in 250 ms after response 503"),
    (.connectionLost(reason: "reset"), 1500, "retrying in 1500 ms: connection lost (reset)"),
  ])
  func `another attempt is explained by its pause and its reason`(
    reason: RetryReason,
    pause: Int,
    words: String
  ) throws {
    let trace = try trace("--explain")

    trace.record(
      .retrying(try Self.request(), after: .milliseconds(pause), because: reason),
      isSandboxed: false
    )

    #expect(trace.steps.map(\.what) == [words])
  }

  @Test(arguments: [
    (HTTPClientError.invalidRequest(reason: .address), "invalid request (the address cannot be used)"),
    (.notConnected(reason: "x"), "no connection (x)"),
    (
      .libraryMissing,
      "cannot connect (libcurl 7.68 or later is needed for network access; "
        + "install the package libcurl4 (Debian, Ubuntu) or libcurl (Fedora, Alpine))"
    ),
    (.connectionLost(reason: "x"), "connection lost (x)"),
    (.credentialsUnavailable(reason: "x"), "the token is not available (x)"),
    (.renewalFailed, "the session was not renewed, not sent"),
    (.renewalUnanswered(isTimeout: true), "the session was not renewed, not sent"),
    (.sessionEnded, "session ended, not sent"),
    (.timedOut(after: .seconds(1)), "no response in time"),
    (
      .rateLimited(until: Date(timeIntervalSince1970: 1_772_366_400)),
      "rate limited until 2026-03-01T12:00:00Z, not sent"
    ),
    (
      .insecure(reason: .expired),
      "the connection is not trusted (the certificate of the server has expired)"
    ),
    (.bodyTooLarge(limit: 2000), "the response is larger than 2,000 bytes"),
    (.redirectRefused(reason: .tooMany(10)), "redirect not allowed (more than 10 redirects)"),
    (.invalidResponse(reason: .notHTTP), "unreadable response (the response is not HTTP)"),
    (.cancelled, "cancelled"),
  ])
  func `each way to get no response is said`(error: HTTPClientError, words: String) {
    #expect(Strings(.english).failed(error) == "failed: " + words)
  }

  @Test(arguments: [
    (HTTPClientError.invalidResponse(reason: .notHTTP), "respons tidak dapat dibaca"),
    (.libraryMissing, "tidak dapat terhubung"), (.bodyTooLarge(limit: 2000), "2.000 bita"),
    (.timedOut(after: .seconds(1)), "tidak ada respons tepat waktu"), (.cancelled, "dibatalkan"),
  ])
  func `in Indonesian no step of the network is in English`(error: HTTPClientError, words: String) {
    let told = Strings(.indonesian).failed(error)

    #expect(told.hasPrefix("gagal: ") && told.contains(words))
    #expect(!told.contains("response") && !told.contains("needed"))
  }

  @Test func `a step that took time began before it was told`() throws {
    var context = try TesseraRun().context(["sections", "--explain"], [:], .pipes)
    context.elapsed = { .seconds(9) }
    let trace = Trace(Launch(context))
    let key = DocumentKey(partition: "sandbox", name: "page")

    trace.record(DocumentStoreEvent.read(key, bytes: 1, duration: .seconds(1)))
    trace.record(DocumentStoreEvent.wrote(key, bytes: 1, duration: .seconds(2)))
    trace.record(.failed(try Self.request(), .cancelled, duration: .seconds(3)), isSandboxed: false)
    trace.record(.failed(try Self.request(), .sessionEnded, duration: .seconds(4)), isSandboxed: false)

    #expect(trace.steps.map(\.start) == [.seconds(5), .seconds(6), .seconds(7), .seconds(8)])
    #expect(trace.steps.map(\.duration) == [.seconds(4), .seconds(3), .seconds(2), .seconds(1)])
  }
}
