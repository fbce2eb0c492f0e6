import RecipesDomain
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A collection of a store in the domain's words, whose values are JSON documents that tell their version.
struct KeptCollection<Record: Codable & SendableMetatype> {
  let store: any KeyValueStore
  let name: String
  /// The version that is written; earlier ones are read.
  let version: Int

  func entries() async throws(KeepingError) -> [KeyValueEntry] {
    do throws(StorageError) {
      return try await store.entries(in: name)
    } catch {
      throw KeepingError(reading: error)
    }
  }

  func record(for key: String) async throws(KeepingError) -> Record? {
    let value: Data?
    do throws(StorageError) {
      value = try await store.value(for: key, in: name)
    } catch {
      throw KeepingError(reading: error)
    }
    guard let value else { return nil }
    return try decode(value)
  }

  /// A record that may be left out when this version cannot make anything of it.
  func readable(for key: String) async throws(KeepingError) -> Record? {
    do throws(StorageError) {
      return try await store.value(for: key, in: name).flatMap { try? decode($0) }
    } catch {
      throw KeepingError(reading: error)
    }
  }

  func count() async throws(KeepingError) -> Int {
    do throws(StorageError) {
      return try await store.count(in: name)
    } catch {
      throw KeepingError(reading: error)
    }
  }

  func apply(_ changes: [KeyValueChange]) async throws(KeepingError) {
    do throws(StorageError) {
      try await store.apply(changes, in: name)
    } catch {
      throw KeepingError(saving: error)
    }
  }

  func removeAll() async throws(KeepingError) {
    do throws(StorageError) {
      try await store.removeAll(in: name)
    } catch {
      throw KeepingError(saving: error)
    }
  }

  func encode(_ record: Record) throws(KeepingError) -> Data {
    do {
      let encoder = JSONEncoder()
      // Equal records are equal bytes, which the store does not write again.
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(Versioned(version: version, record: record))
    } catch {
      throw .cannotBeSaved(reason: "a record cannot be written")
    }
  }

  func decode(_ value: Data) throws(KeepingError) -> Record {
    guard let found = try? JSONDecoder().decode(VersionOnly.self, from: value) else {
      throw .cannotBeRead(reason: "a record has no version")
    }
    guard found.version <= version else { throw .madeByNewerVersion }
    do {
      return try JSONDecoder().decode(Versioned.self, from: value).record
    } catch {
      throw .cannotBeRead(reason: "a record is not complete")
    }
  }

  private struct Versioned: Codable {
    let version: Int
    let record: Record
  }

  private struct VersionOnly: Decodable {
    let version: Int
  }
}
