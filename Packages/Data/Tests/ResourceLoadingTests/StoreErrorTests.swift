import DomainKernel
import ResourceLoading
import StorageKit
import Testing

@Suite struct StoreErrorTests {
  @Test(
    arguments: [
      .corrupted(reason: "torn"), .io(path: "/disk", reason: "no space left"), .symbolicLink(path: "/link"),
      .tooLarge(bytes: 9, limit: 8),
    ] as [StorageError]
  )
  func `a store that fails cannot be read or cannot be saved to`(error: StorageError) {
    #expect(PersistenceError(reading: error) == .cannotBeRead(reason: error.reason))
    #expect(PersistenceError(saving: error) == .cannotBeSaved(reason: error.reason))
  }

  @Test func `a store that another process keeps locked is busy both ways`() {
    let busy = PersistenceError.busy(reason: "/disk: another process keeps it locked")

    #expect(PersistenceError(reading: .busy(path: "/disk")) == busy)
    #expect(PersistenceError(saving: .busy(path: "/disk")) == busy)
  }

  @Test func `a store of a newer version is that both ways`() {
    let error = StorageError.schemaTooNew(found: 9, known: 8)

    #expect(PersistenceError(reading: error) == .madeByNewerVersion)
    #expect(PersistenceError(saving: error) == .madeByNewerVersion)
  }
}
