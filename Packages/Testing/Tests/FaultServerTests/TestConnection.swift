#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A plain blocking client, so that the server is not judged by the client that it is there to judge.
final class TestConnection {
  private let descriptor: Int32
  let isConnected: Bool

  init(port: UInt16) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let fd = descriptor
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(fd, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    isConnected = result == 0
  }

  deinit {
    close(descriptor)
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = send(descriptor, bytes, bytes.count, 0)
  }

  /// The next bytes, empty at the orderly end, `nil` when the connection was reset.
  func read() -> String? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count < 0 ? nil : String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  /// Everything up to the end, orderly or not.
  func readAll() -> String {
    var all = ""
    while let part = read(), !part.isEmpty { all += part }
    return all
  }
}
