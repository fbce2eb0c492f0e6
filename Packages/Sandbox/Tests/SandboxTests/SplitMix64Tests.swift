import Testing

@testable import Sandbox

@Suite struct SplitMix64Tests {
  @Test func `the sequence is the published one`() {
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (1...5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test func `numbers stay in their range and reach both ends`() {
    var random = SplitMix64(seed: 7)
    #expect(Set((1...200).map { _ in random.number(in: -1...2) }) == [-1, 0, 1, 2])
  }

  @Test func `an empty list gives the fallback`() {
    var random = SplitMix64(seed: 7)
    #expect(random.element(of: [], else: "fallback") == "fallback")
  }
}
