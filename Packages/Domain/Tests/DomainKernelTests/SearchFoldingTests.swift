import DomainKernel
import Testing

@Suite struct SearchFoldingTests {
  @Test(arguments: [
    ("", ""), ("  ", ""), (" Crème  Brûlée\n", "creme brulee"), ("CRE\u{300}ME", "creme"),
    ("Smørrebrød", "smorrebrod"),
    ("Straße", "strasse"), ("ÆBLE", "aeble"), ("Phở bò", "pho bo"), ("Łosoś", "losos"), ("İmam", "imam"),
    ("bayıldı", "bayildi"), ("Ｓｕｓｈｉ　寿司", "sushi 寿司"), ("麻婆豆腐", "麻婆豆腐"), ("ごはん", "ごはん"),
    ("БОРЩ", "борщ"), ("ΓΎΡΟΣ", "γυροσ"), ("γύρος", "γυροσ"), ("김치", "김치"), ("Jalapeño", "jalapeno"),
    ("Þór þing", "thor thing"), ("Ðað", "dad"), ("Œufs cœur", "oeufs coeur"), ("Ærø ærter", "aero aerter"),
    ("Ǽ ǽ", "ǽ ǽ"), ("１～２！", "1~2!"), ("a\u{300}b\u{36F}c", "abc"), ("a\u{370}", "a\u{371}"),
  ])
  func `a text is folded`(text: String, folded: String) {
    #expect(SearchFolding.folded(text) == folded)
  }

  @Test(arguments: ["Crème Brûlée", "ÆSS ß", "Ｓｕｓｈｉ", "麻婆 豆腐", "\u{1F}a\u{1E}", "İ ı", "ﬀ", "ǅ"])
  func `folding again changes nothing`(text: String) {
    #expect(SearchFolding.folded(SearchFolding.folded(text)) == SearchFolding.folded(text))
  }

  @Test(
    arguments: [
      ("", [], true), (" \n", [nil], true), ("brul", ["Crème Brûlée"], true),
      ("brulee  CREME", ["Crème", nil, "Brûlée"], true), ("creme tarte", ["Crème", "Brûlée"], false),
      ("creme", [nil], false), ("cremebrulee", ["Crème", "Brûlée"], false),
    ] as [(String, [String?], Bool)]
  )
  func `a text is found where each of its words is in one of the texts`(
    text: String,
    texts: [String?],
    isFound: Bool
  ) {
    #expect(SearchFolding.finds(text, in: texts) == isFound)
  }

  @Test func `every letter of Latin keeps something of it`() {
    let letters = (0xC0...0x24F).compactMap(Unicode.Scalar.init).filter(\.properties.isAlphabetic)

    #expect(letters.filter { SearchFolding.folded(String($0)).isEmpty } == [])
  }
}
