import DomainKernel
import SettingsDomain
import SettingsFakes
import Testing

@Suite struct FakeCacheTests {
  private let responses = CachedStore(kind: .responses, name: "people", path: "/cache", bytes: 70, entries: 7)
  private let history = CachedStore(kind: .history, name: "recipes", path: nil, bytes: 30, entries: 3)

  @Test func `only parts of some kinds are emptied, and what they held is told`() async throws {
    let cache = FakeCache([responses, history])

    #expect(try await cache.clear([.responses]) == [responses])

    let empty = CachedStore(kind: .responses, name: "people", path: "/cache", bytes: 0, entries: 0)
    #expect(try await cache.status() == [empty, history])
    #expect(try await cache.clear([]) == [])
  }

  @Test func `every call fails until the cache works again, and changes nothing`() async throws {
    let cache = FakeCache([responses])
    let failure = PersistenceError.cannotBeRead(reason: "disk")
    cache.fail(failure)
    await expectEach(
      of: [{ _ = try await $0.status() }, { _ = try await $0.clear([.responses]) }],
      of: cache,
      toThrow: failure
    )

    cache.fail(nil)

    #expect(try await cache.status() == [responses])
  }
}
