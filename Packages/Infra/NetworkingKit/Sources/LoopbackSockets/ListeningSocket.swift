import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system refused a socket.
///
/// ## Troubleshooting
/// Look the number up in `errno.h`. A port that is in use is `EADDRINUSE`; otherwise the process usually has too many
/// open descriptors, or loopback sockets are forbidden.
public struct SocketFailure: Error, Hashable, Sendable {
  /// The call of the system, such as `bind`.
  public let call: String
  /// The number of the error, as in `errno.h`.
  public let errno: Int32

  /// Whether another program uses the port.
  public var isPortInUse: Bool { errno == EADDRINUSE }
}

/// A socket on 127.0.0.1 that accepts connections until it is closed.
public final class ListeningSocket: Sendable {
  /// The port on 127.0.0.1.
  public let port: UInt16
  private let descriptor: Int32
  private let wakeUp: (read: Int32, write: Int32)

  /// Listens from now on.
  ///
  /// - Parameter wanted: The port; one that the system chooses for 0.
  /// - Throws: ``SocketFailure``, for example when the port is in use.
  public init(port wanted: UInt16 = 0) throws(SocketFailure) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    // monorepo:allow ambient: the socket is what this type is for, and it listens on the loopback only
    descriptor = try Self.checked("socket", socket(AF_INET, kind, 0))
    let fd = descriptor
    do throws(SocketFailure) {
      port = try Self.bindAndListen(fd, wanted)
      var ends: [Int32] = [0, 0]
      _ = try Self.checked("pipe", pipe(&ends))
      wakeUp = (ends[0], ends[1])
    } catch {
      close(fd)
      throw error
    }
  }

  /// Binds a socket to a port, listens, and says which port it is.
  private static func bindAndListen(_ fd: Int32, _ wanted: UInt16) throws(SocketFailure) -> UInt16 {
    if wanted != 0 {
      // A port whose last connections are still being closed is free.
      var on: Int32 = 1
      setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(fd, $0, length) }
    }
    _ = try checked("bind", bound)
    _ = try checked("listen", listen(fd, 128))
    let named = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(fd, $0, &length) }
    }
    _ = try checked("getsockname", named)
    return UInt16(bigEndian: address.sin_port)
  }

  deinit {
    for descriptor in [wakeUp.read, wakeUp.write] { close(descriptor) }
  }

  /// Waits for the next connection; `nil` after ``wake()``, and from then on the port refuses connections.
  public func nextConnection() -> StreamSocket? {
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
      if connection != -1 { return StreamSocket(descriptor: connection) }
      // The connection stays in the queue where descriptors have run out: asked at once, it would fail at once.
      _ = poll(&entries[1], 1, 50)
    }
  }

  /// Ends waiting for connections, from any thread.
  public func wake() {
    var byte: UInt8 = 1
    _ = write(wakeUp.write, &byte, 1)
  }

  private static func checked(_ call: String, _ result: Int32) throws(SocketFailure) -> Int32 {
    guard result >= 0 else { throw SocketFailure(call: call, errno: errno) }
    return result
  }
}
