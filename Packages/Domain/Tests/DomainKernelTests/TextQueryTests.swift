import DomainKernel
import Testing

@Suite struct TextQueryTests {
  private let sections = [
    Named("series", title: "Serier"),
    Named("sport", title: "Sport"),
    Named("sport-live", title: "Sport"),
    Named("kids", title: "Barn"),
    Named("channels", title: "Sportkanaler"),
  ]

  @Test(arguments: [
    ("id-kids", "kids"), ("ID-KIDS", "kids"), ("kids", "kids"), ("Barn", "kids"), ("bARN", "kids"),
    ("  Barn ", "kids"), ("ba", "kids"), ("id-k", "kids"), ("Seri", "series"), ("sport", "sport"),
    ("sport-", "sport-live"), ("sportk", "channels"),
  ])
  func `a section is found by id, name, title or beginning`(text: String, name: String) throws {
    #expect(try match(text, in: sections).name == name)
  }

  @Test func `a title that several sections have is ambiguous`() {
    let twins = Array(sections[1...2]).map { section in
      Named(id: section.id, name: nil, title: section.title)
    }

    #expect(throws: TextQueryError<Named>.ambiguous(twins)) { try match("Sport", in: twins) }
  }

  @Test func `a beginning that several sections have is ambiguous`() {
    #expect(
      throws: TextQueryError<Named>.ambiguous([sections[0], sections[1], sections[2], sections[4]])
    ) {
      try match("s", in: sections)
    }
  }

  @Test func `a text that nothing begins with suggests titles that contain it`() {
    #expect(throws: TextQueryError<Named>.noMatch(suggestions: [sections[4]])) {
      try match("kanal", in: sections)
    }
  }

  @Test func `a text that begins as a title does suggests it`() {
    #expect(throws: TextQueryError<Named>.noMatch(suggestions: [sections[0]])) {
      try match("seris", in: sections)
    }
  }

  @Test func `what begins most like the text is suggested first, then in the order of the things`() {
    let titles = ["Beef Stock", "Beans", "Beetroot", "Beer", "Pickled beetrot"]
    let items = titles.map { Named($0, title: $0) }

    #expect(throws: TextQueryError<Named>.noMatch(suggestions: [4, 2, 0, 3].map { items[$0] })) {
      try TextQuery("beetrot").match(in: items, by: [\.title])
    }
  }

  @Test func `of what a thing is called by, the most like the text decides its place`() {
    let items = [Named(id: "1", name: nil, title: "Beetle"), Named(id: "2", name: "Beef", title: "Beetroo")]

    #expect(throws: TextQueryError<Named>.noMatch(suggestions: [items[1], items[0]])) {
      try TextQuery("beetrot").match(in: items, by: [\.name, \.title])
    }
  }

  @Test(arguments: ["", "   ", "\n"])
  func `a blank text means no section`(text: String) {
    #expect(throws: TextQueryError<Named>.noMatch(suggestions: [])) {
      try match(text, in: sections)
    }
  }

  @Test(arguments: ["Côte", "cote", "COT", "ｃｏｔｅ"])
  func `marks on letters need not be typed`(text: String) throws {
    let items = [Named("coq", title: "Coq"), Named("cote", title: "Côte")]

    #expect(try match(text, in: items).name == "cote")
  }

  @Test(arguments: [("cote", "plain"), ("CÔTE", "marked")])
  func `marks on letters tell names apart that are equal without them`(text: String, name: String) throws {
    let items = [Named("marked", title: "Côte"), Named("plain", title: "Cote")]

    #expect(try match(text, in: items).name == name)
  }

  @Test(arguments: [
    ("beetrot", "Bee", true), ("beetrot", "Be", false), ("beetrot", "Trot", false), ("AN", "Beans", true),
    ("côt", "Cotes", true),
  ])
  func `what begins with three letters of a text or contains it is like it`(
    text: String,
    key: String,
    isLike: Bool
  ) {
    #expect(TextQuery(text).isLike(key) == isLike)
  }

  @Test(arguments: [(" a b\n", "a b"), ("\t ", ""), ("", ""), ("É", "É")])
  func `a text is trimmed of white space around it only`(text: String, trimmed: String) {
    #expect(TextQuery(text).trimmed == trimmed)
  }

  private func match(_ text: String, in sections: [Named]) throws -> Named {
    try TextQuery(text).match(in: sections, by: [\.id, \.name, \.title])
  }

  /// A thing with an id, a name and a title.
  private struct Named: Equatable {
    let id: String
    let name: String?
    let title: String

    init(_ word: String, title: String) {
      self.init(id: "id-\(word)", name: word, title: title)
    }

    init(id: String, name: String?, title: String) {
      self.id = id
      self.name = name
      self.title = title
    }
  }
}
