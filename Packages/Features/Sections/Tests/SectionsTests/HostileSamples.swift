import StreamingDomain
import StreamingFakes

/// Lists that a service should not send, and some that it may.
enum HostileSamples {
  static let texts = StreamingCatalog(
    title: "Nordic\u{1B}[2J Stream\u{202E}reversed",
    description: "A line\nbreak, a bell\u{7}, and \u{1B}]0;a window title\u{7}.",
    sections: [
      ContentSection(
        id: ContentSection.ID(rawValue: "id\u{1B}[31m"),
        name: "\u{202E}seires",
        title: "\u{1B}[31mSerier\u{1B}[0m",
        kind: .videoOnDemand,
        address: PageAddress(rawValue: "https://example.com/series")
      ),
      StreamingSamples.section(
        "zalgo",
        title: "F\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}ilmer"
      ),
      StreamingSamples.section("invisible", title: "Spo\u{2063}rt\u{180E}", kind: .sport),
    ]
  )

  static let descriptions = Samples.described([
    "zalgo": "First line.\nSecond line.\u{2028}Third line.",
    "invisible": "Over\u{8}\u{8}\u{8}\u{8}written \u{9B}2J text.",
  ])

  static let longTitles = Samples.catalog(of: [
    StreamingSamples.section(
      "long",
      title:
        "Everything that was filmed north of the sixty-first parallel since the invention of the talking picture"
    ),
    StreamingSamples.section("unbroken", title: String(repeating: "Sammanhängande", count: 6)),
    StreamingSamples.section("japanese", title: "日本のドラマとアニメ、そして北欧から届いた映画のすべてをここに集めました"),
    StreamingSamples.section("family", title: "👨‍👩‍👧‍👦 Familj"),
    StreamingSamples.section("arabic", title: "مسلسلات"),
    StreamingSamples.section(
      "a-name-that-is-so-long-that-it-does-not-fit-beside-any-title",
      title: "Long name"
    ),
  ])

  static let equalTitles = Samples.catalog(of: [
    StreamingSamples.section("sport", title: "Sport", kind: .sport, sortIndex: 1),
    StreamingSamples.section("sport-today", title: "Sport", kind: .sportPerDay, sortIndex: 1),
    ContentSection(
      id: ContentSection.ID(rawValue: "35bb8a90-0003"),
      name: "SPORT",
      title: "Sport",
      sortIndex: 1,
      address: PageAddress(rawValue: "https://example.com/sport-vod")
    ),
  ])

  static let hundred = Samples.catalog(
    of: (1...100).map { (number: Int) in
      StreamingSamples.section("number-\(number)", title: "Section \(number)", sortIndex: number)
    }
  )

  static let bare = StreamingCatalog(
    title: nil,
    description: nil,
    sections: [
      ContentSection(
        id: ContentSection.ID(rawValue: "35bb8a90-d40e-11e2-8b8b-0800200c9a66"),
        title: "Serier",
        address: PageAddress(rawValue: "https://example.com/series")
      )
    ]
  )
}
