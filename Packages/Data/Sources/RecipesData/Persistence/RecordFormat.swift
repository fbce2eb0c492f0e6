import DomainKernel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Records as JSON documents that tell their version.
struct RecordFormat<Record: Codable & SendableMetatype>: Sendable {
  /// The version that is written; earlier ones are read.
  let version: Int

  func encode(_ record: Record) throws(PersistenceError) -> Data {
    do {
      let encoder = JSONEncoder()
      // Equal records are equal bytes, which the store does not write again.
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(Versioned(version: version, record: record))
    } catch {
      throw .cannotBeSaved(reason: "a record cannot be written as JSON")
    }
  }

  /// Reads a record; `nil` when it is damaged or not complete.
  ///
  /// What a newer version wrote is not damaged, and has to be left alone: that is an error.
  func decode(_ value: Data) throws(PersistenceError) -> Record? {
    let decoder = JSONDecoder()
    let whole = try? decoder.decode(Versioned.self, from: value)
    // Records are read by the hundred: the version is looked for by itself only when the rest makes no sense.
    let found = try? whole?.version ?? decoder.decode(VersionOnly.self, from: value).version
    if let found, found > version { throw .madeByNewerVersion }
    return whole?.record
  }

  private struct Versioned: Codable {
    let version: Int
    let record: Record
  }

  private struct VersionOnly: Decodable {
    let version: Int
  }
}
