import Testing

@testable import Sandbox

@Suite struct ContentRecordTests {
  private static let text = """
    dish Goulash
    area Hungarian
    tags Stew | Winter evening
    portions 4
    step Brown the beef: slowly.
    step Add water.
    quick

    dish
    tags One
    """
  private let records = ContentRecord.all(in: Self.text)

  @Test func `blank lines separate records, and the first line gives kind and name`() {
    #expect(records.map(\.kind) == ["dish", "dish"])
    #expect(records.map(\.name) == ["Goulash", ""])
  }

  @Test func `a value runs to the end of its line, and a keyword may come several times`() {
    #expect(records[0].text("area") == "Hungarian")
    #expect(records[0].texts("step") == ["Brown the beef: slowly.", "Add water."])
    #expect(records[0].number("portions") == 4)
  }

  @Test func `the first line is no fact of the record`() {
    #expect(records[0].texts("dish") == [])
  }

  @Test func `a keyword may stand alone, and one that is missing has no value`() {
    #expect(records[0].contains("quick"))
    #expect(!records[1].contains("quick"))
    #expect(records[1].optionalText("area") == nil)
    #expect(records[1].optionalNumber("portions") == nil)
  }

  @Test func `elements of a list keep the spaces inside them`() {
    #expect(records[0].list("tags") == ["Stew", "Winter evening"])
    #expect(records[1].list("tags") == ["One"])
    #expect(records[1].list("genres") == [])
  }

  @Test(arguments: [
    ("salt", "salt", nil), ("salt: 2 tsp", "salt", "2 tsp"), ("milk: 1: 2", "milk", "1: 2"),
  ])
  func `an element splits at its first colon`(element: String, name: String, text: String?) {
    let pair = ContentRecord.pair(element)
    #expect(pair.name == name)
    #expect(pair.text == text)
  }

  @Test func `a record of a kind takes the records up to the next of its kind`() {
    let records = ContentRecord.all(in: "a 1\n\nb 2\n\nb 3\n\n\na 4")
    let groups = records.grouped(by: "a")
    #expect(groups.map(\.head.name) == ["1", "4"])
    #expect(groups.map { $0.rest.map(\.name) } == [["2", "3"], []])
  }

  @Test func `a line with the preferred suffix takes the place of the one without it`() {
    let text = "dish Goulash\ntitle Stew\ntitle.sv Gryta\ntags A | B\ntags.sv C"
    let plain = ContentRecord.all(in: text)[0]
    let swedish = ContentRecord.all(in: text, preferring: ".sv")[0]
    #expect([plain.text("title"), swedish.text("title")] == ["Stew", "Gryta"])
    #expect([plain.list("tags"), swedish.list("tags")] == [["A", "B"], ["C"]])
    #expect(swedish.name == "Goulash")
  }

  @Test func `a line without a counterpart counts for every suffix`() {
    let record = ContentRecord.all(in: "dish Goulash\narea Hungary", preferring: ".sv")[0]
    #expect(record.text("area") == "Hungary")
  }

  @Test func `every line of the content begins with a keyword that is read`() {
    let contents = [
      (
        SectionContent.text,
        "section id title title.sv name type sort link templated page page.sv description description.sv everything "
          + "everything.sv flag shelf position genres kinds count eager featured synopsis"
      ),
      (LexiconContent.names, "names first last place"),
      (LexiconContent.text, "genre lead event turn titles joiner joiner.sv heads heads.sv tails tails.sv"),
      (MealContent.text, "meal id category area tags style ingredients step"),
      (FamilyContent.text, "family category ingredients step dish area tags"),
      (RecipeListContent.categories, "category text"), (RecipeListContent.areas, "areas area"),
      (RecipeListContent.notes, "note type text"),
    ]
    for (text, keywords) in contents {
      let used = text.split(separator: "\n").map { $0.prefix { $0 != " " } }
      #expect(Set(used) == Set(keywords.split(separator: " ")))
    }
  }
}
