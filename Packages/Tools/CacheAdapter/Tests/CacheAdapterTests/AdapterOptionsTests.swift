import OfflineHTTP
import Testing

@testable import CacheAdapter

@Suite struct AdapterOptionsTests {
  @Test func `without options the cache does what the specifications demand`() {
    #expect(AdapterOptions([])?.policy == OfflinePolicy(servesStaleOnFailure: false))
  }

  @Test func `each option switches one thing on`() {
    #expect(AdapterOptions(["--offline-fallback"])?.policy == OfflinePolicy())
    let heuristics = OfflinePolicy(servesStaleOnFailure: false, heuristicFreshness: HeuristicFreshness())
    #expect(AdapterOptions(["--heuristics"])?.policy == heuristics)
  }

  @Test func `an unknown option is refused`() {
    #expect(AdapterOptions(["--offline-fallback", "--fast"]) == nil)
  }
}
