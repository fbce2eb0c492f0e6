import LocalizationKit
import Testing

@Suite struct LanguageTextTests {
  @Test func `a text is the one of the language`() {
    let texts = Language.allCases.map { $0.choose(en: "section", zhHans: "栏目", id: "bagian") }

    #expect(texts == ["section", "栏目", "bagian"])
  }

  @Test func `a text that does not exist in Indonesian is in English, and exists in the complete languages`()
  {
    #expect(Language.indonesian.choose(en: "section", zhHans: "栏目") == "section")
    #expect(Language.indonesian.plural(1, en: ("1 item", "2 items"), zhHans: "1项") == "1 item")
    #expect(Language.indonesian.plural(2, en: ("1 item", "2 items"), zhHans: "2项") == "2 items")
    #expect(Language.complete == [.english, .simplifiedChinese])
  }

  @Test func `only the text that is needed is made`() {
    var made: [String] = []
    func make(_ text: String) -> String {
      made.append(text)
      return text
    }

    _ = Language.simplifiedChinese.choose(en: make("section"), zhHans: make("栏目"))

    #expect(made == ["栏目"])
  }

  @Test(arguments: [
    (0, "0 items", "0项"), (1, "1 item", "1项"), (2, "2 items", "2项"), (11, "11 items", "11项"),
    (21, "21 items", "21项"), (1_000_000, "1000000 items", "1000000项"), (-1, "1 item", "-1项"),
    (.min, "-9223372036854775808 items", "-9223372036854775808项"),
  ])
  func `words go with their number`(count: Int, english: String, chinese: String) {
    let texts = Language.allCases.map { language in
      language.plural(count, en: ("1 item", "\(count) items"), zhHans: "\(count)项", id: "\(count) butir")
    }

    #expect(texts == [english, chinese, "\(count) butir"])
  }

  @Test(arguments: [
    (0, "0 items", "0项", "0 butir"), (1, "1 item", "1项", "1 butir"),
    (1200, "1,200 items", "1,200项", "1.200 butir"),
  ])
  func `a number stands before its words`(count: Int, english: String, chinese: String, indonesian: String) {
    let texts = Language.allCases.map { language in
      language.counted(count, en: ("item", "items"), zhHans: "项", id: "butir")
    }

    #expect(texts == [english, chinese, indonesian])
  }

  @Test(
    arguments: [
      (nil, ["2 items", "2项目", "2 butir"]), (2, ["2 items", "2项目", "2 butir"]),
      (10, ["2 of 10 items", "10项目中的2项", "2 dari 10 butir"]),
    ] as [(Int?, [String])]
  )
  func `a part is written with the total that is larger`(total: Int?, texts: [String]) {
    let parts = Language.allCases.map { language in
      language.counted(2, of: total, en: ("item", "items"), zhHans: "项目", id: "butir")
    }

    #expect(parts == texts)
  }

  @Test(
    arguments: [(1, nil, "1 item"), (2, nil, "2 items"), (2, 3, "2 of 3 items")] as [(Int, Int?, String)]
  )
  func `counted words without Indonesian are in English there`(count: Int, total: Int?, text: String) {
    #expect(Language.indonesian.counted(count, of: total, en: ("item", "items"), zhHans: "项") == text)
  }

  @Test(arguments: [
    (0, "0", "0"), (999, "999", "999"), (1000, "1,000", "1,000"), (4314, "4,314", "4,314"),
    (1_234_567, "1,234,567", "1,234,567"), (-999, "-999", "-999"), (-1000, "-1,000", "-1,000"),
    (.min, "-9,223,372,036,854,775,808", "-9,223,372,036,854,775,808"),
  ])
  func `digits stand in groups of three`(number: Int, english: String, chinese: String) {
    let indonesian = String(english.map { $0 == "," ? "." : $0 })

    #expect(Language.allCases.map { $0.grouped(number) } == [english, chinese, indonesian])
  }

  @Test(arguments: [
    (-1, "0 B"), (0, "0 B"), (1023, "1023 B"), (1024, "1.0 KiB"), (1075, "1.0 KiB"), (1076, "1.1 KiB"),
    (1895, "1.9 KiB"), (10_188, "9.9 KiB"), (10_189, "10 KiB"), (12_288, "12 KiB"), (1_048_063, "1023 KiB"),
    (1_048_064, "1.0 MiB"), (1_468_006, "1.4 MiB"), (1 << 30, "1.0 GiB"), (5 << 40, "5.0 TiB"),
    (Int.max, "8388608 TiB"),
  ])
  func `a size has the unit that fits, and the decimal sign of the language`(bytes: Int, text: String) {
    let indonesian = String(text.map { $0 == "." ? "," : $0 })

    #expect(Language.allCases.map { $0.byteCount(bytes) } == [text, text, indonesian])
  }

  @Test(arguments: [
    ([], ListConnective.and, ["", "", ""]), (["a"], .or, ["a", "a", "a"]),
    (["a", "b"], .and, ["a and b", "a和b", "a dan b"]), (["a", "b"], .or, ["a or b", "a或b", "a atau b"]),
    (["a", "b", "c"], .and, ["a, b and c", "a、b和c", "a, b, dan c"]),
    (["a", "b", "c"], .or, ["a, b or c", "a、b或c", "a, b, atau c"]),
    (["a", "b", "c"], .none, ["a, b, c", "a、b、c", "a, b, c"]), (["a", "b"], .none, ["a, b", "a、b", "a, b"]),
  ])
  func `things are listed`(items: [String], connective: ListConnective, texts: [String]) {
    #expect(Language.allCases.map { $0.list(items, connective) } == texts)
  }

  @Test(arguments: [
    ([], ["", "", ""]), (["a", "b"], ["a and b", "a和b", "a dan b"]),
    (["a", "b", "c", "d", "e"], ["a, b, c, d and e", "a、b、c、d和e", "a, b, c, d, dan e"]),
    (["a", "b", "c", "d", "e", "f"], ["a, b, c, d, e, …", "a、b、c、d、e、…", "a, b, c, d, e, …"]),
  ])
  func `of many things five are listed`(items: [String], texts: [String]) {
    #expect(Language.allCases.map { $0.shortList(items, .and) } == texts)
  }

  @Test func `a remark stands behind its text, in the parentheses of the language`() {
    #expect(Language.allCases.map { $0.text("a", remark: "b") } == ["a (b)", "a（b）", "a (b)"])
  }

  @Test func `a text stands behind its label, and the colon of the language`() {
    #expect(Language.allCases.map { $0.labelled("a", "b") } == ["a: b", "a：b", "a: b"])
  }

  @Test func `a sentence ends as the language ends one`() {
    #expect(Language.allCases.map { $0.sentence("A") } == ["A.", "A。", "A."])
  }

  @Test(arguments: [
    ([], ["", "", ""]), (["A."], ["A.", "A.", "A."]),
    (["A.", "B.", "C."], ["A. B. C.", "A.B.C.", "A. B. C."]),
  ])
  func `sentences follow each other`(sentences: [String], texts: [String]) {
    #expect(Language.allCases.map { $0.paragraph(sentences) } == texts)
  }
}
