import CCurl
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decompression by zlib, in a shared library that is opened while the program runs.
struct Zlib: Sendable {
  nonisolated(unsafe) private let table: OpaquePointer  // never changes once it is open

  // monorepo:allow ambient: a library is opened once in a process and shared
  private static let opened = Mutex<[String: Zlib]>([:])

  /// Opens the first library of these names that there is; each one is opened once in a process.
  static func open(anyOf names: [String]) -> Zlib? {
    opened.withLock { opened in
      for name in names {
        if let library = opened[name] { return library }
        guard let table = ccurl_zlib_open(name) else { continue }
        let library = Zlib(table: table)
        opened[name] = library
        return library
      }
      return nil
    }
  }

  private init(table: OpaquePointer) {
    self.table = table
  }

  /// Decodes a gzip body: one member or several (RFC 1952, 2.2).
  ///
  /// - Parameters:
  ///   - body: The whole encoded body.
  ///   - limit: Bytes of the decoded body, at most; decoding stops there.
  /// - Returns: The decoded body.
  /// - Throws: ``HTTPClientError/bodyTooLarge(limit:)`` beyond the limit, and
  ///   ``HTTPClientError/invalidResponse(reason:)`` for a body that is damaged, cut short, or followed by anything else.
  func inflate(_ body: Data, limit: Int) throws(HTTPClientError) -> Data {
    let input = [UInt8](body)
    var output = Data()
    // Made once: a body may have half a million members.
    var room = [UInt8](repeating: 0, count: 64 << 10)
    var rest = input[...]
    repeat {
      guard rest.starts(with: [0x1F, 0x8B]) else { throw .invalidResponse(reason: .damagedGzip) }
      rest = try inflateMember(rest, into: &output, by: &room, limit: limit)
    } while !rest.isEmpty
    return output
  }

  /// Decodes one member, by way of some room for a part of it, and returns what follows it.
  private func inflateMember(
    _ member: ArraySlice<UInt8>,
    into output: inout Data,
    by room: inout [UInt8],
    limit: Int
  ) throws(HTTPClientError) -> ArraySlice<UInt8> {
    guard let inflation = ccurl_inflation_make(table) else { throw .invalidResponse(reason: .outOfMemory) }
    defer { ccurl_inflation_free(inflation) }
    var rest = member
    while true {
      var offered = rest.count
      var free = room.count
      let result = rest.withUnsafeBufferPointer {
        ccurl_inflation_step(inflation, $0.baseAddress, &offered, &room, &free)
      }
      rest = rest.suffix(offered)
      output.append(contentsOf: room.prefix(room.count - free))
      guard output.count <= limit else { throw .bodyTooLarge(limit: limit) }
      switch Int(result) {
      case CCURL_INFLATE_END: return rest
      case CCURL_INFLATE_OK where !rest.isEmpty || free == 0: continue
      case CCURL_INFLATE_OK, CCURL_INFLATE_STARVED: throw .invalidResponse(reason: .truncatedGzip)
      default: throw .invalidResponse(reason: .damagedGzip)
      }
    }
  }
}
