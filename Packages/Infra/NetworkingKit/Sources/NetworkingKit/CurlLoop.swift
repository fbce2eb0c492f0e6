import Synchronization

/// Carries out exchanges with libcurl on a thread of its own, which uses no processor time while it waits.
///
/// The thread ends after ``stop()``; until then it waits for exchanges, and keeps idle connections for them.
final class CurlLoop: Sendable {
  /// The requests of other threads since the last pass.
  private struct Inbox {
    var arrivals: [Exchange] = []
    var departures: [Exchange] = []
    var isStopped = false
  }

  private let library: CurlLibrary
  private let multi: CurlMulti
  private let inbox = Mutex(Inbox())
  /// Whether other threads may still use the handle; locked while they do.
  private let isOpen = Mutex(true)

  /// Starts the thread.
  init(library: CurlLibrary) throws(HTTPClientError) {
    guard let multi = CurlMulti(library: library) else {
      throw .notConnected(reason: "libcurl cannot be started")
    }
    self.library = library
    self.multi = multi
    guard startThread() else {
      multi.close()
      throw .notConnected(reason: "the system has no thread for the network")
    }
  }

  /// Carries out an exchange; it ends with a response or a failure.
  func submit(_ exchange: Exchange) {
    let isAccepted = tell { $0.arrivals.append(exchange) }
    if !isAccepted { exchange.end(.failure(Self.unusable)) }
  }

  /// Ends the connection of an exchange that nobody waits for any more.
  func withdraw(_ exchange: Exchange) {
    _ = tell { $0.departures.append(exchange) }
  }

  /// Ends all connections and the thread.
  func stop() {
    _ = tell { $0.isStopped = true }
  }

  /// Leaves something in the inbox and wakes the thread, unless it has stopped or is about to.
  ///
  /// The inbox is open by then, since the thread looks into it as soon as it is awake.
  private func tell(_ change: (inout Inbox) -> Void) -> Bool {
    let isAccepted = inbox.withLock { inbox in
      guard !inbox.isStopped else { return false }
      change(&inbox)
      return true
    }
    guard isAccepted else { return false }
    isOpen.withLock { isOpen in
      if isOpen { multi.wakeUp() }
    }
    return true
  }

  /// The work of the thread.
  func run() {
    var transfers: [CurlTransfer.ID: CurlTransfer] = [:]
    var isUsable = true
    while isUsable {
      let orders = takeOrders()
      guard !orders.isStopped else { break }
      for exchange in orders.arrivals where !exchange.hasEnded { begin(exchange, in: &transfers) }
      for exchange in orders.departures { abandon(exchange, in: &transfers) }
      isUsable = multi.perform()
      while let (id, code) = multi.nextEnded() { finish(id, code: code, in: &transfers) }
      isUsable = isUsable && multi.wait()
    }
    close(transfers.values)
  }

  private static let unusable = HTTPClientError.connectionLost(reason: "libcurl cannot go on")

  private func takeOrders() -> Inbox {
    inbox.withLock { inbox in
      defer { inbox = Inbox(isStopped: inbox.isStopped) }
      return inbox
    }
  }

  private func begin(_ exchange: Exchange, in transfers: inout [CurlTransfer.ID: CurlTransfer]) {
    guard let transfer = CurlTransfer(exchange, library: library), multi.add(transfer) else {
      return exchange.end(.failure(.notConnected(reason: "libcurl refuses the request")))
    }
    transfers[transfer.handle] = transfer
  }

  private func abandon(_ exchange: Exchange, in transfers: inout [CurlTransfer.ID: CurlTransfer]) {
    guard let transfer = transfers.values.first(where: { $0.exchange === exchange }) else { return }
    multi.remove(transfer)
    transfers[transfer.handle] = nil
  }

  private func finish(
    _ id: CurlTransfer.ID,
    code: Int,
    in transfers: inout [CurlTransfer.ID: CurlTransfer]
  ) {
    guard let transfer = transfers.removeValue(forKey: id) else { return }
    let failure = code == 0 ? nil : transfer.failure(code: code)
    multi.remove(transfer)
    transfer.exchange.complete(with: failure)
  }

  private func close(_ transfers: some Sequence<CurlTransfer>) {
    let late = inbox.withLock { inbox in
      inbox.isStopped = true
      defer { inbox.arrivals = [] }
      return inbox.arrivals
    }
    for transfer in transfers {
      multi.remove(transfer)
      transfer.exchange.end(.failure(Self.unusable))
    }
    for exchange in late { exchange.end(.failure(Self.unusable)) }
    isOpen.withLock { $0 = false }
    multi.close()
  }
}
