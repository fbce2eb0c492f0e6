import Testing

@testable import Sandbox

@Suite struct CultureTests {
  private static let names = AccountCatalogue.all.names

  @Test func `a name is found by its given name and its number, or by an initial and its year`() {
    for culture in Self.names.cultures {
      for number in stride(from: 0, to: culture.names.count, by: 5) {
        let (head, tail) = culture.names.places(of: number)
        let (given, family) = culture.names.words(of: number)
        let year = AccountNames.firstYear + head
        let step = AccountNames.firstNumber + AccountNames.numberStep * tail
        #expect(culture.names(stem: given.key, number: step).contains(number))
        #expect(culture.names(stem: given.key.prefix(1) + family.key, number: year).contains(number))
      }
    }
  }

  @Test(arguments: [-8, -7, -1, 1, 6]) func `a number between two steps is no one's`(offset: Int) throws {
    let culture = Self.names.cultures[0]
    let (given, family) = culture.names.words(of: 0)
    let number = AccountNames.firstNumber + offset

    #expect(culture.names(stem: given.key, number: number).isEmpty)
    #expect(culture.names(stem: given.key + "x", number: AccountNames.firstNumber).isEmpty)
    #expect(culture.names(stem: "x" + family.key, number: AccountNames.firstYear).isEmpty)
  }

  @Test func `the years and the numbers end with the words`() {
    let culture = Self.names.cultures[0]
    let (heads, tails) = (culture.names.heads, culture.names.tails)
    let lastStep = AccountNames.firstNumber + AccountNames.numberStep * (tails.count - 1)
    let lastYear = AccountNames.firstYear + heads.count - 1
    let stem = String((heads.last?.key ?? "").prefix(1)) + tails[0].key

    #expect(culture.names(stem: heads[0].key, number: lastStep).count == 1)
    #expect(culture.names(stem: heads[0].key, number: lastStep + AccountNames.numberStep).isEmpty)
    #expect(culture.names(stem: stem, number: lastYear).count == 1)
    #expect(culture.names(stem: stem, number: lastYear + 1).isEmpty)
  }

  @Test(
    arguments: [
      ("dobromirgorka", "1"), ("haneul157", "2"), ("tvauquelin90", "5"), ("noemie-fontvielle", "16"),
      ("nimble-beetle", "17"), ("nobody", ""), ("haneul158", ""), ("157", ""), ("", ""),
    ] as [(String, String)]
  )
  func `few people can have a login`(login: String, people: String) {
    let found = Self.names.people(perhapsNamed: login).filter { $0 < 4_200 }

    #expect(found.map(String.init).joined(separator: " ") == people)
  }

  @Test func `a name without a script of its own is written in one way`() {
    for culture in Self.names.cultures {
      var random = SplitMix64(seed: 3)
      let written = Set((0..<12).map { _ in culture.fullName(5, random: &random) })
      let (given, family) = culture.names.words(of: 5)
      #expect((1...2).contains(written.count))
      #expect(written.count == 2 || written == [given.nativeText + " " + family.nativeText])
    }
  }
}
