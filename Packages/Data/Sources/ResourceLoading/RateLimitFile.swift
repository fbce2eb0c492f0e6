public import NetworkingKit
public import StorageKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps the limits of requests that services set in a small file, for all processes of the user.
///
/// There is no file before the first limit. One that cannot be understood counts as empty and is replaced by the next
/// limit: what is lost is said again by the service. Where the file cannot be read or written, that is reported, and
/// the limits of this process are obeyed.
public final class RateLimitFile: RateLimitStore {
  private let file: WholeFile
  private let observe: @Sendable (StorageError) -> Void
  /// The limits of this process, for when the file fails.
  private let own = Mutex<[String: RateLimit]>([:])

  /// Creates a store in a file, which is not opened before its first use.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the file.
  ///   - busyTimeout: How long a change waits for another process that changes the file.
  ///   - observe: Called when the file could not be read or written.
  public init(
    path: String,
    busyTimeout: Duration = .seconds(10),
    observe: @escaping @Sendable (StorageError) -> Void = { _ in }
  ) {
    file = WholeFile(path: path, limit: Self.byteLimit, busyTimeout: busyTimeout)
    self.observe = observe
  }

  /// Gives the limits that were said last; the file is read once for all of them.
  public func limits(for keys: Set<String>) async -> [String: RateLimit] {
    let own = own.withLock { own in own.filter { keys.contains($0.key) } }
    do throws(StorageError) {
      let kept = Self.limits(try file.read()).filter { keys.contains($0.key) }
      return kept.merging(own) { $0.saidAt < $1.saidAt ? $1 : $0 }
    } catch {
      observe(error)
      return own
    }
  }

  /// Keeps a limit in place of an earlier one, and drops those that ended long ago.
  public func set(_ limit: RateLimit, for key: String) async {
    own.withLock { $0[key] = limit }
    do throws(StorageError) {
      try file.update { content in
        var limits = Self.limits(content).filter { $0.value.until > limit.saidAt - RateLimit.longest }
        limits[key] = limit
        // Those that end last are worth most.
        let kept = limits.sorted { $0.value.until > $1.value.until }.prefix(Self.countLimit)
        return (Self.encode(kept.map { LimitRecord($0.key, $0.value) }), ())
      }
    } catch {
      observe(error)
    }
  }

  private static func limits(_ content: Data?) -> [String: RateLimit] {
    guard let content, let records = try? JSONDecoder().decode(LimitsRecord.self, from: content),
      records.version == version
    else { return [:] }
    return Dictionary(records.limits.map { ($0.key, $0.limit) }) { first, _ in first }
  }

  private static func encode(_ limits: [LimitRecord]) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode(LimitsRecord(version: version, limits: limits))
  }

  private static let version = 1
  private static let countLimit = 100
  private static let byteLimit = 1 << 16
}

private struct LimitsRecord: Codable {
  let version: Int
  let limits: [LimitRecord]
}

/// A limit with its moments in seconds since 1970.
private struct LimitRecord: Codable {
  let key: String
  let until: Double
  let saidAt: Double
  let isStated: Bool

  init(_ key: String, _ limit: RateLimit) {
    self.key = key
    until = limit.until.timeIntervalSince1970
    saidAt = limit.saidAt.timeIntervalSince1970
    isStated = limit.isStated
  }

  var limit: RateLimit {
    RateLimit(
      until: Date(timeIntervalSince1970: until),
      saidAt: Date(timeIntervalSince1970: saidAt),
      isStated: isStated
    )
  }
}
