import OfflineHTTP
import Testing

@testable import CacheAdapter

@Suite struct AdapterOptionsTests {
  @Test func `without options the cache is set as it is shipped`() {
    #expect(AdapterOptions([])?.policy == OfflinePolicy())
  }

  @Test func `strictly the cache does only what the specifications demand`() {
    let strict = OfflinePolicy(servesStaleOnFailure: false, heuristicFreshness: nil, patience: nil)
    #expect(AdapterOptions(["--strict"])?.policy == strict)
  }

  @Test(arguments: [
    (["--offline-fallback"], OfflinePolicy(heuristicFreshness: nil, patience: nil)),
    (["--heuristics"], OfflinePolicy(servesStaleOnFailure: false, patience: nil)),
    (["--heuristics", "--offline-fallback"], OfflinePolicy(patience: nil)),
  ])
  func `what the specifications leave open is switched on by itself`(
    arguments: [String],
    policy: OfflinePolicy
  ) {
    #expect(AdapterOptions(arguments)?.policy == policy)
  }

  @Test func `an unknown option is refused`() {
    #expect(AdapterOptions(["--strict", "--fast"]) == nil)
  }
}
