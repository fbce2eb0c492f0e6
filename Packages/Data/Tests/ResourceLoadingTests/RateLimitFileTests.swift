import Foundation
import NetworkingKit
import ResourceLoading
import StorageKit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct RateLimitFileTests {
  private let now = Date(timeIntervalSince1970: 1_772_366_400.25)
  private let problems = ProblemBox()

  @Test func `there is no file before the first limit`() async throws {
    try await withTemporaryFolder { folder in
      #expect(await file(folder).limit(for: "a") == nil)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `a limit outlives the process`(isStated: Bool) async throws {
    try await withTemporaryFolder { folder in
      let limit = RateLimit(until: later(60), saidAt: now, isStated: isStated)
      await file(folder).set(limit, for: "a")

      #expect(await file(folder).limit(for: "a") == limit)
      #expect(await file(folder).limit(for: "b") == nil)
      #expect(problems.all.isEmpty)
    }
  }

  @Test func `processes that run at once see each other's limits, and the last one counts`() async throws {
    try await withTemporaryFolder { folder in
      let (first, second) = (file(folder), file(folder))
      await first.set(RateLimit(until: later(60), saidAt: now), for: "a")
      await second.set(RateLimit(until: later(30), saidAt: later(1)), for: "a")
      await second.set(RateLimit(until: later(90), saidAt: now), for: "b")

      #expect(await first.limit(for: "a")?.until == later(30))
      #expect(await first.limit(for: "b")?.until == later(90))
    }
  }

  @Test func `what this process was told later counts, whatever another one writes`() async throws {
    try await withTemporaryFolder { folder in
      let (first, second) = (file(folder), file(folder))
      await first.set(RateLimit(until: later(60), saidAt: later(1)), for: "a")
      await second.set(RateLimit(until: later(90), saidAt: now), for: "a")

      #expect(await first.limit(for: "a")?.until == later(60))
    }
  }

  @Test func `of two limits that were said at the same moment the one that was written last counts`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let (first, second) = (file(folder), file(folder))
      await first.set(RateLimit(until: later(60), saidAt: now), for: "a")
      await second.set(RateLimit(until: later(90), saidAt: now), for: "a")

      #expect(await first.limit(for: "a")?.until == later(90))
    }
  }

  @Test(arguments: [(65_536, true), (65_537, false)])
  func `a file of more than 64 KiB is not read, which is reported`(bytes: Int, isRead: Bool) async throws {
    try await withTemporaryFolder { folder in
      let limit = #"{"key":"a","until":1772366460.25,"saidAt":1772366400.25,"isStated":true}"#
      let limits = #"{"version":1,"limits":[\#(limit)]}"#
      let content = limits + String(repeating: " ", count: bytes - limits.utf8.count)
      try Data(content.utf8).write(to: URL(filePath: folder + "limits.json"))

      #expect(await file(folder).limit(for: "a")?.until == (isRead ? later(60) : nil))
      #expect(problems.all.isEmpty == isRead)
    }
  }

  @Test func `several limits are read at once, and none that was not asked for`() async throws {
    try await withTemporaryFolder { folder in
      let (first, second) = (file(folder), file(folder))
      await first.set(RateLimit(until: later(60), saidAt: now), for: "a")
      await second.set(RateLimit(until: later(90), saidAt: now), for: "b")
      await second.set(RateLimit(until: later(30), saidAt: now), for: "c")

      #expect(
        await first.limits(for: ["a", "b", "d"]).mapValues(\.until) == ["a": later(60), "b": later(90)]
      )
    }
  }

  @Test func `two clients over one file send nothing before the moment`() async throws {
    try await withTemporaryFolder { folder in
      let peer = CountingTransport()
      let request = HTTPRequest(url: try #require(URL(string: "https://example.com/users")))
      let clients = (0..<2).map { _ in
        HTTPClient(
          transport: peer,
          interceptors: [RateLimitInterceptor(store: file(folder), now: { [now] in now })]
        )
      }
      _ = try await clients[0].send(request)

      await #expect(throws: HTTPClientError.rateLimited(until: later(60))) {
        try await clients[1].send(request)
      }
      #expect(peer.count == 1)
    }
  }

  @Test(arguments: [
    "", "x", "[]", "{}", #"{"version":2,"limits":[]}"#, #"{"version":1,"limits":[{"key":7}]}"#,
  ])
  func `a file that cannot be understood counts as empty, and is replaced by the next limit`(content: String)
    async throws
  {
    try await withTemporaryFolder { folder in
      try Data(content.utf8).write(to: URL(filePath: folder + "limits.json"))
      #expect(await file(folder).limit(for: "a") == nil)

      await file(folder).set(RateLimit(until: later(60), saidAt: now), for: "a")

      #expect(await file(folder).limit(for: "a")?.until == later(60))
    }
  }

  @Test func `a moment in the file that is too far is held within two hours`() async throws {
    try await withTemporaryFolder { folder in
      let content =
        #"{"version":1,"limits":[{"key":"a","until":9e12,"saidAt":1772366400.25,"isStated":true}]}"#
      try Data(content.utf8).write(to: URL(filePath: folder + "limits.json"))

      #expect(await file(folder).limit(for: "a")?.until == later(7200))
    }
  }

  @Test func `where the file cannot be written, that is reported and the process obeys its own limits`()
    async throws
  {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: folder + "file"))
      let limits = file(folder + "file/")
      await limits.set(RateLimit(until: later(60), saidAt: now), for: "a")

      #expect(await limits.limit(for: "a")?.until == later(60))
      #expect(!problems.all.isEmpty)
    }
  }

  @Test func `a limit that cannot be written is reported at once`() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: folder + "file"))

      await file(folder + "file/").set(RateLimit(until: later(60), saidAt: now), for: "a")

      #expect(problems.all.count == 1)
    }
  }

  @Test func `limits that ended long ago are dropped`() async throws {
    try await withTemporaryFolder { folder in
      await file(folder).set(RateLimit(until: later(60), saidAt: now), for: "old")
      await file(folder).set(RateLimit(until: later(61), saidAt: now), for: "recent")

      await file(folder).set(RateLimit(until: later(9000), saidAt: later(60 + 7200)), for: "new")

      #expect(await file(folder).limit(for: "old") == nil)
      #expect(await file(folder).limit(for: "recent") != nil)
      #expect(await file(folder).limit(for: "new") != nil)
    }
  }

  @Test func `of more than a hundred limits those that end last are kept`() async throws {
    try await withTemporaryFolder { folder in
      let limits = file(folder)
      for number in 0...100 {
        await limits.set(RateLimit(until: later(Double(60 + number)), saidAt: now), for: "\(number)")
      }

      #expect(await file(folder).limit(for: "0") == nil)
      #expect(await file(folder).limit(for: "1") != nil)
      #expect(await file(folder).limit(for: "100") != nil)
    }
  }

  private func file(_ folder: String) -> RateLimitFile {
    RateLimitFile(path: folder + "limits.json", observe: problems.add)
  }

  private func later(_ seconds: Double) -> Date { now.addingTimeInterval(seconds) }

  private final class ProblemBox: Sendable {
    private let problems = Mutex<[StorageError]>([])

    var all: [StorageError] { problems.withLock(\.self) }

    @Sendable
    func add(_ problem: StorageError) { problems.withLock { $0.append(problem) } }
  }

  /// Limits requests to one a minute.
  private final class CountingTransport: HTTPTransport {
    private let requests = Mutex(0)

    var count: Int { requests.withLock(\.self) }

    func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
      requests.withLock { $0 += 1 }
      return HTTPResponse(status: .tooManyRequests, fields: [.retryAfter: "60"])
    }
  }

  private func withTemporaryFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "limits-\(UUID().uuidString)/")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path(percentEncoded: false))
  }
}
