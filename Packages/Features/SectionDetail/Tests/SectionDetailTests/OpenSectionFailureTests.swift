import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SectionDetail
import StreamingDomain
import StreamingFakes
import Testing

@Suite struct OpenSectionFailureTests {
  private static let list = "What to do: Run without --block to list the blocks.\n"

  @Test func `a letter in an id suggests nothing`() {
    let blocks = [Samples.block("block-1", "Nytt i veckan", []), Samples.block("block-11", nil, [])]

    #expect(heard(.block(.noMatch(suggestions: blocks)), block: "1").hasSuffix(Self.list))
  }

  @Test func `only titles like the text are suggested`() {
    let blocks = [Samples.block("guld", "Nytt i veckan", []), Samples.old]

    #expect(
      heard(.block(.noMatch(suggestions: blocks)), block: " GULD")
        .hasSuffix("There is no block ' GULD'. Did you mean 'Gammalt guld'?\n")
    )
  }

  @Test func `suggestions with one title are told by what selects them`() {
    let sections = [
      StreamingSamples.section("sport", title: "Sport"),
      StreamingSamples.section("sportPerDay", title: "Sport"),
      StreamingSamples.section("sportNews", title: "Sport news"),
    ]
    let blocks = [Samples.block("block-1", "Guld", []), Samples.block("block-2", "guld", [])]

    #expect(
      heard(.section(.noMatch(suggestions: sections)), section: "spotr")
        .hasSuffix("Did you mean 'sport', 'sportPerDay' (Sport) or 'Sport news'?\n")
    )
    #expect(
      heard(.block(.noMatch(suggestions: blocks)), block: "gul")
        .hasSuffix("Did you mean 'block-1' (Guld) or 'block-2' (guld)?\n")
    )
  }

  @Test func `suggestions that nothing tells apart are one`() {
    let filters = ["Drama", "Drama"].map {
      CategoryFilter(title: $0, address: PageAddress(rawValue: "https://example.com/drama"))
    }
    let failure = OpenSectionFailure(.category(.noMatch(suggestions: filters)), Self.drama)

    #expect(
      failure.summary(in: Samples.context) == "There is no category 'dram'. Did you mean 'Drama'?"
    )
  }

  private static let drama = SectionRequest(section: TextQuery("series"), category: TextQuery("dram"))

  @Test func `more than five suggestions are the list itself`() {
    let blocks = (1...6).map { Samples.block("\($0)", "Guld \($0)", []) }

    #expect(heard(.block(.noMatch(suggestions: blocks)), block: "guld").hasSuffix(Self.list))
    #expect(
      heard(.block(.noMatch(suggestions: Array(blocks.prefix(5)))), block: "guld").contains("or 'Guld 5'?")
    )
  }

  @Test func `sections that the same text means are told by name where that is enough`() {
    let sections = [
      StreamingSamples.section("sport", title: "Sport"),
      StreamingSamples.section("sportPerDay", title: "Idag"),
    ]

    #expect(
      heard(.section(.ambiguous(sections)), section: "sp")
        .hasSuffix("What to do: Choose one of: 'sport', 'sportPerDay' (Idag).\n")
    )
  }

  @Test(arguments: [(5, false), (6, true)])
  func `up to five candidates are all that there are`(count: Int, hasMore: Bool) {
    let blocks = (1...count).map { Samples.block("block-\($0)", nil, []) }

    let heard = heard(.block(.ambiguous(blocks)), block: "block")

    #expect(heard.contains("block-5"))
    #expect(heard.hasSuffix("'block-5'.\n") != hasMore)
    #expect(!heard.contains("block-6"))
  }

  @Test(arguments: [
    (OpenSectionError.section(.noMatch(suggestions: []), unreadableCount: 1), "1 section could not be read."),
    (.section(.noMatch(suggestions: []), unreadableCount: 2), "2 sections could not be read."),
    (.category(.noMatch(suggestions: []), unreadableCount: 1), "1 category could not be read."),
    (.block(.noMatch(suggestions: []), unreadableCount: 1), "1 block could not be read."),
    (.block(.noMatch(suggestions: [Samples.old]), unreadableCount: 2), "2 blocks could not be read."),
  ])
  func `what could not be read is counted, because it may be meant`(error: OpenSectionError, words: String) {
    let failure = OpenSectionFailure(error, Self.guld)

    #expect(failure.summary(in: Samples.context).contains(" that could be read is called 'guld'. \(words)"))
    #expect(failure.code == "entries-unreadable")
    #expect(failure.exitCode == .failed)
    #expect(failure.brief(in: Samples.context) == "unreadable entries")
  }

  @Test(arguments: [
    (OpenSectionError.section(.noMatch(suggestions: [])), "There is no section 'guld'."),
    (.category(.noMatch(suggestions: [])), "There is no category 'guld'."),
    (.block(.noMatch(suggestions: [])), "There is no block 'guld'."),
  ])
  func `only where everything was read there is no such thing`(error: OpenSectionError, words: String) {
    let failure = OpenSectionFailure(error, Self.guld)

    #expect(failure.summary(in: Samples.context) == words)
    #expect(failure.code == "not-found")
    #expect(failure.exitCode == .notFound)
  }

  @Test(arguments: [
    (OpenSectionError.section(.noMatch(suggestions: []), list: Self.old), "section"),
    (.category(.noMatch(suggestions: []), list: Self.old), "category"),
    (.block(.noMatch(suggestions: []), list: Self.old), "block"),
  ])
  func `what a cached list lacks is the failure of the service`(error: OpenSectionError, thing: String) {
    let failure = OpenSectionFailure(error, Self.guld)

    #expect(
      failure.summary(in: Samples.context)
        == "The cached list has no \(thing) 'guld'. No connection to the service. "
        + "The list was cached 3 minutes ago."
    )
    #expect(failure.code == "offline")
    #expect(failure.exitCode == .noConnection)
    #expect(failure.brief(in: Samples.context) == "no connection")
    #expect(failure.remedy(in: Samples.context) == .connectAndRefresh)
  }

  @Test func `a title that a cached list has is suggested, after what could not be read, and in Chinese`() {
    let error = OpenSectionError.block(
      .noMatch(suggestions: [Samples.old]),
      unreadableCount: 1,
      list: Self.old
    )
    let failure = OpenSectionFailure(error, Self.guld)

    #expect(
      failure.summary(in: Samples.context)
        == "No block that could be read is called 'guld'. 1 block could not be read. "
        + "No connection to the service. The list was cached 3 minutes ago. Did you mean 'Gammalt guld'?"
    )
    #expect(failure.exitCode == .noConnection)
    #expect(failure.remedy(in: Samples.context) == nil)
    let section = OpenSectionFailure(.section(.noMatch(suggestions: []), list: Self.old), Self.guld)
    #expect(
      section.summary(in: Samples.context(in: .simplifiedChinese))
        == "缓存的列表中没有栏目“guld”。无法连接到服务。列表是3分钟前缓存的。"
    )
  }

  private static let old = StreamingSamples.provenance.stale(because: .offline)

  @Test(arguments: [
    (0, "blocks-omitted", "blocks that are not shown"), (1, "entries-unreadable", "unreadable entries"),
  ])
  func `a block may be one of those that are not shown`(count: Int, code: String, words: String) {
    let error = OpenSectionError.block(.noMatch(suggestions: []), unreadableCount: count, omittedCount: 1)
    let failure = OpenSectionFailure(error, Self.guld)

    #expect(failure.summary(in: Samples.context).hasPrefix("No block that is shown is called 'guld'. 1 "))
    #expect(failure.code == code)
    #expect(failure.exitCode == .failed)
    #expect(failure.brief(in: Samples.context) == words)
  }

  @Test func `what could not be read is counted before a suggestion, and in Chinese`() {
    let error = OpenSectionError.block(.noMatch(suggestions: [Samples.old]), unreadableCount: 2)
    let failure = OpenSectionFailure(error, Self.guld)

    #expect(
      failure.summary(in: Samples.context)
        == "No block that could be read is called 'guld'. 2 blocks could not be read. "
        + "Did you mean 'Gammalt guld'?"
    )
    #expect(
      failure.summary(in: Samples.context(in: .simplifiedChinese))
        == "可读取的板块中没有“guld”。2个板块无法读取。是不是要找“Gammalt guld”？"
    )
  }

  @Test func `blocks that are not shown are counted, because one may be meant`() {
    let error = OpenSectionError.block(.noMatch(suggestions: []), unreadableCount: 1, omittedCount: 3)
    let failure = OpenSectionFailure(error, Self.guld)

    #expect(
      failure.summary(in: Samples.context)
        == "No block that is shown is called 'guld'. 1 block could not be read. "
        + "3 more blocks of this section are not shown."
    )
    #expect(
      failure.summary(in: Samples.context(in: .simplifiedChinese))
        == "显示的板块中没有“guld”。1个板块无法读取。此栏目另有3个板块未显示。"
    )
  }

  @Test func `a text that means several things says nothing about what could not be read`() {
    let error = OpenSectionError.block(.ambiguous([Samples.old, Samples.dark]), unreadableCount: 1)

    #expect(!OpenSectionFailure(error, Self.guld).summary(in: Samples.context).contains("could not be read"))
  }

  private static let guld = SectionRequest(
    section: TextQuery("guld"),
    category: TextQuery("guld"),
    block: TextQuery("guld")
  )

  @Test(arguments: [(100, false), (101, true)])
  func `a text of more than a hundred characters is cut in the message`(count: Int, isCut: Bool) {
    let asked = String(repeating: "x", count: count)

    let heard = heard(.block(.noMatch(suggestions: [])), block: asked)

    #expect(heard.contains(String(repeating: "x", count: 100) + (isCut ? "…'" : "'")))
  }

  @Test func `only being cancelled is no failure`() {
    #expect(OpenSectionFailure(.service(.cancelled), .section("x")).isCancellation)
    #expect(!OpenSectionFailure(.service(.offline), .section("x")).isCancellation)
    #expect(!OpenSectionFailure(.section(.ambiguous([])), .section("x")).isCancellation)
  }

  @Test(arguments: [
    (OpenSectionError.service(.timedOut), "timed-out", "no response in time"),
    (.section(.noMatch(suggestions: [])), "not-found", "no such section"),
    (.category(.noMatch(suggestions: [])), "not-found", "no such category"),
    (.block(.ambiguous([])), "ambiguous", "more than one matching block"),
  ])
  func `a failure has a code and a few words`(error: OpenSectionError, code: String, words: String) {
    let failure = OpenSectionFailure(error, .section("x"))

    #expect(failure.code == code)
    #expect(failure.brief(in: Samples.context) == words)
  }

  private func heard(_ error: OpenSectionError, section: String = "series", block: String? = nil) -> String {
    let request = SectionRequest(section: TextQuery(section), block: block.map(TextQuery.init))
    let failure = OpenSectionFailure(error, request)
    return WrittenScreen.linear(
      Samples.element(
        SectionState(request, opened: .failed(failure, previous: nil), layout: .overview(limit: 5))
      )
    )
  }
}
