import DomainKernel
import RecipesDomain
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A collection of a store in the domain's words, whose values are JSON documents that tell their version.
struct StoredCollection<Record: Codable & SendableMetatype> {
  let store: any KeyValueStore
  let name: String
  /// The version that is written; earlier ones are read.
  let version: Int

  func entries() async throws(PersistenceError) -> [KeyValueEntry] {
    do throws(StorageError) {
      return try await store.entries(in: name)
    } catch {
      throw PersistenceError(reading: error)
    }
  }

  func value(for key: String) async throws(PersistenceError) -> Data? {
    do throws(StorageError) {
      return try await store.value(for: key, in: name)
    } catch {
      throw PersistenceError(reading: error)
    }
  }

  func reduce<Result: Sendable>(
    into initial: Result,
    _ next: @Sendable (inout Result, _ key: String, _ value: UnsafeRawBufferPointer) -> Void
  ) async throws(PersistenceError) -> Result {
    do throws(StorageError) {
      return try await store.reduce(name, into: initial, next)
    } catch {
      throw PersistenceError(reading: error)
    }
  }

  func count() async throws(PersistenceError) -> Int {
    do throws(StorageError) {
      return try await store.count(in: name)
    } catch {
      throw PersistenceError(reading: error)
    }
  }

  func apply(_ changes: [KeyValueChange]) async throws(PersistenceError) {
    do throws(StorageError) {
      try await store.apply(changes, in: name)
    } catch {
      throw PersistenceError(saving: error)
    }
  }

  func removeAll() async throws(PersistenceError) {
    do throws(StorageError) {
      try await store.removeAll(in: name)
    } catch {
      throw PersistenceError(saving: error)
    }
  }

  func encode(_ record: Record) throws(PersistenceError) -> Data {
    do {
      let encoder = JSONEncoder()
      // Equal records are equal bytes, which the store does not write again.
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(Versioned(version: version, record: record))
    } catch {
      throw .cannotBeSaved(reason: "a record cannot be written")
    }
  }

  /// Reads a record; `nil` when it is damaged or not complete.
  ///
  /// What a newer version kept is not damaged, and has to be left alone: that is an error.
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
