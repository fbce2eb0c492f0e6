import StreamingDomain
import StreamingFakes
import Testing

@Suite struct TextQueryTests {
  private let sections = [
    StreamingSamples.section("series", title: "Serier"),
    StreamingSamples.section("sport", title: "Sport"),
    StreamingSamples.section("sport-live", title: "Sport"),
    StreamingSamples.section("kids", title: "Barn"),
    StreamingSamples.section("channels", title: "Sportkanaler"),
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
      ContentSection(id: section.id, title: section.title, address: section.address)
    }

    #expect(throws: TextQueryError<ContentSection>.ambiguous(twins)) { try match("Sport", in: twins) }
  }

  @Test func `a beginning that several sections have is ambiguous`() {
    #expect(
      throws: TextQueryError<ContentSection>.ambiguous([sections[0], sections[1], sections[2], sections[4]])
    ) {
      try match("s", in: sections)
    }
  }

  @Test func `a text that nothing begins with suggests titles that contain it`() {
    #expect(throws: TextQueryError<ContentSection>.noMatch(suggestions: [sections[4]])) {
      try match("kanal", in: sections)
    }
  }

  @Test func `a text that begins as a title does suggests it`() {
    #expect(throws: TextQueryError<ContentSection>.noMatch(suggestions: [sections[0]])) {
      try match("seris", in: sections)
    }
  }

  @Test(arguments: ["", "   ", "\n"])
  func `a blank text means no section`(text: String) {
    #expect(throws: TextQueryError<ContentSection>.noMatch(suggestions: [])) {
      try match(text, in: sections)
    }
  }

  private func match(_ text: String, in sections: [ContentSection]) throws -> ContentSection {
    try TextQuery(text).match(in: sections, by: [\.id.rawValue, \.name, \.title])
  }
}
