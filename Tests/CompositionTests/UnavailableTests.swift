import Foundation
import StorageKit
import Testing

@testable import TesseraApp

/// A store for which there is no folder.
@Suite(.timeLimit(.minutes(5))) struct UnavailableTests {
  private let store = UnavailableRecordStore(isOptional: true)
  private let refusal = StorageError.io(
    path: "TESSERA_HOME, HOME",
    reason: "neither TESSERA_HOME nor HOME names a folder"
  )

  @Test func `what the user saved is never called empty`() async throws {
    let store = UnavailableRecordStore()

    await #expect(throws: refusal) { try await store.contents(of: "notes") }
    await #expect(throws: refusal) { try await store.contents(of: "notes", after: nil, limit: 5) }
    await #expect(throws: refusal) { try await store.stored(for: "a", in: "notes") }
    await #expect(throws: refusal) { try await store.count(in: "notes") }
    await #expect(throws: refusal) { try await store.removeAll(in: "notes") }
    await #expect(throws: refusal) { try await store.removeAll() }
    await #expect(throws: refusal) { try await store.eraseRemoved() }
    await #expect(throws: refusal) { try await store.transaction { (_) throws(StorageError) -> Int in 1 } }
  }

  @Test func `beside a service it is empty, and removing something from it is done`() async throws {
    try await store.removeAll(in: "notes")
    try await store.eraseRemoved()
    try await store.removeAll()

    let (all, part) = (
      try await store.contents(of: "notes").records,
      try await store.contents(of: "notes", after: nil, limit: 5).records
    )
    #expect(all.isEmpty && part.isEmpty)
    #expect(try await store.stored(for: "a", in: "notes").value == nil)
    #expect(try await store.stored(for: "a", in: "notes") == .absent)
    #expect(try await store.contents(of: "notes") == RecordContents())
    #expect(try await store.count(in: "notes") == 0)
    #expect(try await store.status().place == .memory)
  }

  @Test(arguments: [("notes", Data([1])), ("", Data())])
  func `a change, however small, is refused with the variables that name no folder, and the reason`(
    collection: String,
    value: Data
  ) async throws {
    await #expect(throws: refusal) {
      try await store.transaction { (transaction) throws(StorageError) in
        try transaction.set(value, for: "a", in: collection)
      }
    }
  }

  @Test func `what only reads is done, and finds nothing`() async throws {
    let isThere = try await store.transaction { (transaction) throws(StorageError) in
      try transaction.stored(for: "a", in: "notes").value != nil
    }

    #expect(!isThere)
  }

  @Test func `another failure of a change is passed on`() async throws {
    await #expect(throws: StorageError.busy(path: "/other")) {
      try await store.transaction { (_) throws(StorageError) -> Bool in throw .busy(path: "/other") }
    }
  }
}
