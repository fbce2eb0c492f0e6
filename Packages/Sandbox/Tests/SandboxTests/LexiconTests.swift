import Testing

@testable import Sandbox

@Suite struct LexiconTests {
  @Test(arguments: Genre.allCases, StreamingCountry.allCases) func `titles of a genre are all different`(
    genre: Genre,
    country: StreamingCountry
  ) {
    let lexicon = genre.lexicon(in: country)
    let titles = (0..<lexicon.capacity).map(lexicon.title)
    #expect(Set(titles).count == lexicon.capacity)
  }

  @Test(arguments: Genre.allCases, StreamingCountry.allCases)
  func `parts of a synopsis return only after all combinations`(
    genre: Genre,
    country: StreamingCountry
  ) {
    let lexicon = genre.lexicon(in: country)
    #expect(lexicon.leads.count == 11)
    #expect(lexicon.events.count == 12)
    #expect(lexicon.turns.count == 13)
    for parts in [lexicon.leads, lexicon.events, lexicon.turns] {
      #expect(Set(parts).count == parts.count)
    }
  }

  @Test(arguments: Genre.allCases, StreamingCountry.allCases) func `a synopsis is one or two whole sentences`(
    genre: Genre,
    country: StreamingCountry
  ) {
    var random = SplitMix64(seed: 1)
    for number in 0..<200 {
      let synopsis = genre.lexicon(in: country).synopsis(number, random: &random)
      #expect(synopsis.first?.isUppercase == true, "\(synopsis)")
      #expect(synopsis.last == "." || synopsis.last == "?", "\(synopsis)")
      #expect(!synopsis.contains("{") && !synopsis.contains("}"), "\(synopsis)")
      #expect(!synopsis.contains("  ") && !synopsis.contains("..") && !synopsis.contains(" ."), "\(synopsis)")
    }
  }
}
