import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket on 127.0.0.1 that accepts connections until it is closed.
final class ListeningSocket: Sendable {
  let port: UInt16
  private let descriptor: Int32
  private let wakeUp: (read: Int32, write: Int32)

  init() throws(FaultServerError) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    descriptor = try Self.checked("socket", socket(AF_INET, kind, 0))
    var ends: [Int32] = [0, 0]
    _ = try Self.checked("pipe", pipe(&ends))
    wakeUp = (ends[0], ends[1])

    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let fd = descriptor
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(fd, $0, length) }
    }
    _ = try Self.checked("bind", bound)
    _ = try Self.checked("listen", listen(descriptor, 128))
    let named = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(fd, $0, &length) }
    }
    _ = try Self.checked("getsockname", named)
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit {
    for descriptor in [wakeUp.read, wakeUp.write] { close(descriptor) }
  }

  /// Waits for the next connection; `nil` after ``wake()``, and from then on the port refuses connections.
  func nextConnection() -> StreamSocket? {
    while true {
      var entries = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeUp.read, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&entries, nfds_t(entries.count), -1)
      if ready < 0 && errno == EINTR { continue }
      guard ready > 0, entries[1].revents == 0 else {
        // A child process that has not begun its program yet has the socket open too, and would keep the port alive.
        _ = shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
        return nil
      }
      let connection = accept(descriptor, nil, nil)
      if connection >= 0 { return StreamSocket(descriptor: connection) }
    }
  }

  /// Ends waiting for connections, from any thread.
  func wake() {
    var byte: UInt8 = 1
    _ = write(wakeUp.write, &byte, 1)
  }

  private static func checked(_ call: String, _ result: Int32) throws(FaultServerError) -> Int32 {
    guard result >= 0 else { throw .socketUnavailable(call: call, errno: errno) }
    return result
  }
}
