import DomainKernel
import FaultServer
import Foundation
import OutboxStore
import StorageKit
import Synchronization
import Testing

/// Processes that die at every step of sending, with a service on loopback that counts what it was told to do.
@Suite(.timeLimit(.minutes(10))) struct OutboxCrashTests {
  private static let entries = 5
  /// Few, so that there are groups before and behind the one that is sent.
  private static let group = 2
  /// Selected, begun, answered and removed: the steps of an entry that the sender goes through.
  private static let steps = 4

  /// A moment at which the sender dies.
  enum Death: Hashable, Sendable, CustomTestStringConvertible {
    /// After a number of steps of its own.
    case step(Int)
    /// When the service has a request and did nothing yet; what reaches it then is lost.
    case requested(Int)
    /// When the service has done what the request says and has not answered yet.
    case done(Int)

    static let all =
      (1...(entries * steps)).map(Death.step)
      + (1...entries).flatMap { [Death.requested($0), .done($0)] }

    var testDescription: String {
      switch self {
      case .step(let number): "after step \(number)"
      case .requested(let number): "with request \(number) on its way"
      case .done(let number): "before answer \(number)"
      }
    }

    fileprivate var step: Int {
      if case .step(let number) = self { number } else { .max }
    }
  }

  @Test(arguments: Death.all)
  func `a sender that dies at any step loses nothing and sends nothing twice`(death: Death) async throws {
    try await withTemporaryFolder { folder in
      let service = try CountingService(killing: death)
      try await fill(folder, Self.entries)

      await die(folder, service, canTell: true, group: Self.group, after: death.step)
      let left = try await open(folder).entries()
      let drain = try await finish(folder, service, canTell: true)

      #expect(service.effects == (1...Self.entries).map { "\($0)" })
      #expect(drain.sent == left.count && drain.refused == 0 && drain.stop == nil)
      #expect(try await open(folder).entries().isEmpty)
    }
  }

  @Test(arguments: Death.all)
  func `where the service cannot tell, nothing is sent twice and what may be missing is listed`(death: Death)
    async throws
  {
    try await withTemporaryFolder { folder in
      let service = try CountingService(killing: death)
      try await fill(folder, Self.entries)

      await die(folder, service, canTell: false, after: death.step)
      let drain = try await finish(folder, service, canTell: false)

      let listed = try await open(folder).entries()
      #expect(
        service.effects == service.effects.sorted() && Set(service.effects).count == service.effects.count
      )
      #expect(listed.count <= 1 && drain.refused == listed.count)
      #expect(listed.allSatisfy { $0.refusal?.reason == .unknownOutcome })
      #expect(Set(service.effects).union(listed.map(\.draft.subject)).count == Self.entries)
    }
  }

  @Test func `senders that die again and again at any moment lose nothing and send nothing twice`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let service = try CountingService(killing: nil)
      let (entries, rounds) = (300, 12)
      try await fill(folder, entries)

      for round in 0..<rounds {
        await die(folder, service, canTell: true, withinMicroseconds: UInt32(500 + round * round * 700))
        try await service.finish()
      }
      _ = try await finish(folder, service, canTell: true)

      #expect(service.effects == (1...entries).map { "\($0)" })
      #expect(try await open(folder).entries().isEmpty)
    }
  }

  @Test func `a process that dies while it adds loses no entry that was acknowledged`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
        let subject = outbox(SQLiteRecordStore(path: folder + "/outbox.sqlite"), folder)
        let journal = Foundation.open(folder + "/journal", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        for number in 1... {
          _ = try await subject.add(try .sample(of: "\(number)"))
          _ = write(journal, ".", 1)
          // However slow the disk is, it dies while it adds.
          guard number == 20 else { continue }
          Thread.detachNewThread {
            usleep(2_000)
            kill(getpid(), SIGKILL)
          }
        }
      }

      let acknowledged = try Data(contentsOf: URL(filePath: folder + "/journal")).count
      let entries = try await open(folder).entries()

      #expect(entries.map(\.draft.subject) == (1...max(entries.count, 1)).map { "\($0)" })
      #expect(acknowledged >= 20)
      #expect(entries.count == acknowledged || entries.count == acknowledged + 1)
    }
  }

  @Test func `two processes that send one queue send each entry once, in order`() async throws {
    try await withTemporaryFolder { folder in
      let service = try CountingService(killing: nil)
      try await fill(folder, 100)

      async let first: Void = sendInAnotherProcess(folder, service)
      async let second: Void = sendInAnotherProcess(folder, service)
      _ = await (first, second)

      #expect(service.effects == (1...100).map { "\($0)" })
    }
  }

  private func sendInAnotherProcess(_ folder: String, _ service: CountingService) async {
    await #expect(processExitsWith: .success) { [folder = folder as String, port = service.port as Int] in
      let subject = outbox(SQLiteRecordStore(path: folder + "/outbox.sqlite"), folder)
      let sender = LoopbackSender(port: port, canTell: true)
      while try await !subject.entries().isEmpty {
        _ = try await DrainOutbox(outbox: subject, now: { Date() })
          .drain(OutboxRoute(.anna, senders: ["job.save": sender]))
      }
    }
  }

  // MARK: - Steps

  private func open(_ folder: String) -> StoredOutbox {
    outbox(SQLiteRecordStore(path: folder + "/outbox.sqlite"), folder)
  }

  private func fill(_ folder: String, _ count: Int) async throws {
    let subject = open(folder)
    for number in 1...count { _ = try await subject.add(try .sample(of: "\(number)")) }
  }

  /// Sends in another process until that dies.
  private func die(
    _ folder: String,
    _ service: CountingService,
    canTell: Bool,
    group: Int = DrainOutbox.group,
    after steps: Int = .max,
    withinMicroseconds limit: UInt32 = 0
  ) async {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [
        folder = folder as String, port = service.port as Int, canTell = canTell as Bool,
        group = group as Int,
        steps = steps as Int,
        limit = limit as UInt32
      ] in
      let left = Mutex(steps)
      let hasBegun = Mutex(false)
      let subject = outbox(SQLiteRecordStore(path: folder + "/outbox.sqlite"), folder)
      let dieAtTheLast: @Sendable (OutboxStep) -> Void = { step in
        if limit > 0,
          hasBegun.withLock({ was in
            defer { was = true }
            return !was
          })
        {
          Thread.detachNewThread {
            usleep(limit)
            kill(getpid(), SIGKILL)
          }
        }
        if case .checked = step { return }
        let isLast = left.withLock {
          $0 -= 1
          return $0 == 0
        }
        if isLast { kill(getpid(), SIGKILL) }
      }
      let drain = DrainOutbox(
        outbox: subject,
        now: { Date() },
        confirmationDelay: .zero,
        group: group,
        observe: dieAtTheLast
      )
      let sender = LoopbackSender(port: port, canTell: canTell)
      _ = try await drain.drain(OutboxRoute(.anna, senders: ["job.save": sender]))
      // It was faster than its time.
      if limit > 0 { kill(getpid(), SIGKILL) }
    }
  }

  /// Sends what is left.
  private func finish(_ folder: String, _ service: CountingService, canTell: Bool) async throws -> OutboxDrain
  {
    let sender = LoopbackSender(port: service.port, canTell: canTell)
    return try await DrainOutbox(outbox: open(folder), now: { Date() }, confirmationDelay: .zero)
      .drain(OutboxRoute(.anna, senders: ["job.save": sender]))
  }
}

/// A service on loopback that counts what it was told to do, and may kill who tells it.
private final class CountingService: Sendable {
  private struct State {
    var effects: [String] = []
    var requests = 0
  }

  private let state: Shared
  private let server: FaultServer

  private final class Shared: Sendable {
    let value = Mutex(State())
  }

  init(killing death: OutboxCrashTests.Death?) throws {
    let state = Shared()
    self.state = state
    server = try FaultServer { request in
      let subject = String(request.path.dropFirst())
      guard request.method == "PUT" else {
        let isThere = state.value.withLock { $0.effects.contains(subject) }
        return [.send(HTTPAnswer(isThere ? 200 : 404, body: ""))]
      }
      let process = request["X-Process"].flatMap { pid_t($0) } ?? 0
      let number = state.value.withLock {
        $0.requests += 1
        return $0.requests
      }
      if death == .requested(number) {
        kill(process, SIGKILL)
        return [.close]
      }
      state.value.withLock { $0.effects.append(subject) }
      if death == .done(number) { kill(process, SIGKILL) }
      return [.send(HTTPAnswer(204))]
    }
  }

  /// Waits until every request has been handled, in place of the time that senders wait.
  ///
  /// What a sender wrote before it died may still wait to be read. Connections are accepted in their order.
  func finish() async throws {
    _ = try LoopbackSender(port: port, canTell: true).exchange("GET", "none")
    await server.wait { $0.departures == $0.connections }
  }

  var port: Int { Int(server.port) }
  var effects: [String] { state.value.withLock(\.effects) }
}

/// Sends changes to the service, with the number of the process: a connection for each, and nothing between.
private struct LoopbackSender: OutboxSender {
  let port: Int
  let canTell: Bool
  var canTellOutcome: Bool { canTell }

  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    let status: Int
    do throws(ServiceError) { status = try exchange("PUT", entry.draft.subject) } catch {
      throw SendingError(error)
    }
    guard status == 204 else { throw SendingError(.unavailable) }
    return .changed
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? {
    guard canTell else { return nil }
    return try exchange("GET", entry.draft.subject) == 200
  }

  /// The status of the response.
  func exchange(_ method: String, _ subject: String) throws(ServiceError) -> Int {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw .offline }
    let request = Array(
      """
      \(method) /\(subject) HTTP/1.1\r
      Host: 127.0.0.1\r
      X-Process: \(getpid())\r
      Content-Length: 0\r
      \r

      """.utf8
    )
    guard write(socket, request, request.count) == request.count else { throw .connectionLost }
    // "HTTP/1.1 204": the service writes its head at once, and a head that is cut is no answer.
    var head = [UInt8](repeating: 0, count: 12)
    guard recv(socket, &head, head.count, Int32(MSG_WAITALL)) == head.count,
      let status = Int(String(decoding: head.suffix(3), as: UTF8.self))
    else {
      throw .connectionLost
    }
    return status
  }
}
