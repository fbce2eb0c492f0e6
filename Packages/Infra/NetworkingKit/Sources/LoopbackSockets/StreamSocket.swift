import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A connected socket with blocking calls, owned by one thread; others may only shut it down.
public final class StreamSocket: Sendable {
  /// An event that ends a wait for the peer.
  public enum Event: Sendable {
    /// The peer sent these.
    case bytes([UInt8])
    /// The peer closed its side, or the connection broke.
    case gone
    /// Nothing came in time.
    case timedOut
  }

  private let descriptor: Int32
  private let isOpen = Mutex(true)

  init(descriptor: Int32) {
    self.descriptor = descriptor
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var noDelay: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &noDelay, socklen_t(MemoryLayout<Int32>.size))
  }

  deinit {
    hangUp()
  }

  /// Waits for bytes at most this long; for ever without a limit.
  public func receive(within limit: Duration? = nil) -> Event {
    let milliseconds = limit.map { $0 / .milliseconds(1) }.map { Int32(max(0, min($0.rounded(.up), 1e9))) }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = Self.retryingInterrupts { Int(poll(&entry, 1, milliseconds ?? -1)) }
    guard ready != 0 else { return .timedOut }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = Self.retryingInterrupts { recv(descriptor, &buffer, buffer.count, 0) }
    return count > 0 ? .bytes(Array(buffer.prefix(count))) : .gone
  }

  /// Sends everything; false when the other side is gone.
  public func deliver(_ bytes: some Collection<UInt8>) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let sent = Self.retryingInterrupts {
        rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
      }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Closes the sending half only.
  public func finishSending() {
    _ = shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Makes the next close send a reset instead of an orderly end.
  public func hangUpWithReset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
    hangUp()
  }

  /// Ends both directions, from any thread; a call that waits on the socket returns.
  public func shutDown() {
    isOpen.withLock { if $0 { _ = shutdown(descriptor, Int32(SHUT_RDWR)) } }
  }

  /// Closes the connection in the orderly way.
  public func hangUp() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = false
      close(descriptor)
    }
  }

  private static func retryingInterrupts(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
