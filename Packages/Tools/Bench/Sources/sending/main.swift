import DomainKernel
import NetworkingKit
import OutboxStore
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sends changes one after the other, bare or from an outbox: `sending fill PATH COUNT`, `sending bare ADDRESS COUNT`,
/// `sending outbox ADDRESS PATH`.
let arguments = CommandLine.arguments
let queue = OutboxQueue(area: "bench", account: "anna")

func outbox(_ path: String, _ durability: SQLiteDurability = .outlivesPower) -> StoredOutbox {
  StoredOutbox(
    store: SQLiteRecordStore(path: path, durability: durability),
    lockPath: path,
    clock: ContinuousClock(),
    now: { Date() }
  )
}

struct Sender: OutboxSender {
  let address: String
  let transport = CurlTransport(limits: HTTPLimits(duration: .seconds(30)), clock: ContinuousClock())

  init(_ address: String) {
    self.address = address
  }

  func send(_ subject: String, _ payload: Data) async throws(ServiceError) {
    guard let url = URL(string: address + "/" + subject) else { throw .notFound }
    do throws(HTTPClientError) {
      let response = try await transport.send(HTTPRequest(method: .put, url: url, body: payload))
      guard response.status.rawValue == 204 else {
        throw .notConnected(reason: "\(response.status.rawValue)")
      }
    } catch {
      throw .unavailable
    }
  }

  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    do throws(ServiceError) { try await send(entry.draft.subject, entry.draft.payload) } catch {
      throw SendingError(error)
    }
    return .changed
  }

  var canTellOutcome: Bool { true }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { false }
}

let payload = Data(repeating: UInt8(ascii: "x"), count: 300)

/// Away from the main thread, as every call would otherwise wait for two threads to wake up.
func work() async throws {
  switch arguments.dropFirst().first {
  case "fill":
    let outbox = outbox(arguments[2], .outlivesProcess)
    for number in 0..<(Int(arguments[3]) ?? 0) {
      _ = try await outbox.add(
        try OutboxDraft("put", of: "\(number)", in: queue, name: "\(number)", payload: payload)
      )
    }
  case "bare":
    let sender = Sender(arguments[2])
    for number in 0..<(Int(arguments[3]) ?? 0) { try await sender.send("\(number)", payload) }
  case "outbox":
    let outbox = outbox(arguments[3])
    let drain = try await DrainOutbox(outbox: outbox, now: { Date() })
      .drain(OutboxRoute(queue, senders: ["put": Sender(arguments[2])]))
    guard drain.stop == nil, drain.refused == 0, try await outbox.entries().isEmpty else {
      fatalError("\(drain)")
    }
  default:
    fatalError("usage: sending fill PATH COUNT | bare ADDRESS COUNT | outbox ADDRESS PATH")
  }
}

try await Task.detached(operation: work).value
