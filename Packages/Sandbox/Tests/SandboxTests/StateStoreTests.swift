import Foundation
import StorageKit
import Testing

@testable import Sandbox

@Suite(.timeLimit(.minutes(5))) struct StateStoreTests {
  private struct Library: Codable, Hashable, Sendable {
    var shelves = 1
    var books: [String] = []
  }

  private let records = InMemoryRecordStore()

  private func store(keepsNewState: Bool = false) -> StateStore<Library> {
    StateStore(records: records, collection: "books", service: "library", keepsNewState: keepsNewState) {
      Library()
    }
  }

  private func revisions() async throws -> [Int] {
    try await records.contents(of: "books").records.map(\.revision)
  }

  @Test(arguments: [(false, []), (true, [1])] as [(Bool, [Int])])
  func `a new state that was only read is written where it differs from run to run`(
    keepsNewState: Bool,
    expected: [Int]
  ) async throws {
    let shelves = try await store(keepsNewState: keepsNewState).update { $0.shelves }

    let found = try await revisions()
    #expect(shelves == 1)
    #expect(found == expected)
  }

  @Test(arguments: [false, true])
  func `a state that is there and was only read is not written again`(keepsNewState: Bool) async throws {
    let store = store(keepsNewState: keepsNewState)
    try await store.update { $0.books.append("Emma") }
    let before = try await revisions()

    let books = try await store.update { $0.books }

    let after = try await revisions()
    #expect(books == ["Emma"])
    #expect(before == [1])
    #expect(after == before)
  }

  @Test func `each change is written, and read by whoever has the same records`() async throws {
    try await store().update { $0.books.append("Emma") }
    try await store().update { $0.books.append("Persuasion") }

    let books = try await store().update { $0.books }

    let found = try await revisions()
    #expect(books == ["Emma", "Persuasion"])
    #expect(found == [2])
  }

  @Test func `equal states are written as equal bytes, with their members by name`() async throws {
    try await store().update { $0.books.append("Emma") }

    let found = try await records.contents(of: "books").records

    #expect(found.map(\.key) == ["state"])
    #expect(found.map { String(decoding: $0.value, as: UTF8.self) } == [#"{"books":["Emma"],"shelves":1}"#])
  }

  @Test func `a record that cannot be read is an error that names the service`() async throws {
    _ = try await records.set(Data("[]".utf8), for: "state", in: "books", ifRevision: nil)
    let store = store()

    let error = await #expect(throws: StorageError.self) { try await store.update { $0.shelves } }

    #expect(error?.reason.hasPrefix("the record of the library service is unreadable: ") == true)
    let found = try await revisions()
    #expect(found == [1])
  }

  @Test func `a record whose checksum is wrong is an error, and no new state takes its place`() async throws {
    try await store().update { $0.books.append("Emma") }
    await records.damage("state", in: "books")
    let store = store(keepsNewState: true)

    let error = await #expect(throws: StorageError.self) { try await store.update { $0.shelves } }

    #expect(error?.reason == "the record of the library service is unreadable: its checksum is wrong")
    #expect(try await records.stored(for: "state", in: "books") == .damaged)
  }
}
