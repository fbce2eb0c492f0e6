import Testing

@testable import MonorepoRunner

@Suite struct SeededGeneratorTests {
  @Test func `a seed gives the numbers of SplitMix64, today and later`() {
    var generator = SeededGenerator(seed: 0)

    #expect(
      (0..<3).map { _ in generator.next() }
        == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]
    )
  }

  @Test func `another seed gives other numbers`() {
    var generator = SeededGenerator(seed: 7)

    #expect((0..<2).map { _ in generator.next() } == [0x63CB_E1E4_5932_0DD7, 0x044C_3CD7_F43C_661C])
  }
}
