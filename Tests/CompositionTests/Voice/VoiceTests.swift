import FeatureFakes
import Testing

/// What the program, its packages, its tools and their documentation say, in every language.
@Suite struct VoiceTests {
  private let rules = VoiceRules.shared

  @Test func `nothing that is read has an archaic or foreign turn`() {
    let finder = PhraseFinder(rules.everywhere)
    #expect(SourceTexts.all.count > 5000)
    #expect(SourceTexts.documents.count > 20)

    for text in SourceTexts.all + SourceTexts.documents {
      #expect(finder.problems(in: text.withoutCode) == [], "\(text.place)")
    }
  }

  @Test func `a comment names the thing, not what happens to it`() {
    let comments = SourceTexts.all.filter { $0.kind == .comment && !$0.place.hasPrefix("Packages/Tools/") }
    #expect(comments.count > 3000)

    // A pattern that is written in the loop is read again each time.
    let beginning = #/What (is|was|are|were|has|does|it|the|they|a)\b/#
    for comment in comments where comment.isDocumentation {
      #expect(comment.text.prefixMatch(of: beginning) == nil, "\(comment)")
    }
  }

  @Test func `English texts keep the rules`() throws {
    let bans = try BanList(rules.english)
    let texts = SourceTexts.all.filter { $0.kind == .english }
    #expect(texts.count > 500)

    for text in texts {
      #expect(bans.problems(in: text.withoutCode) == [], "\(text)")
    }
  }

  @Test func `Chinese texts keep the rules, and have no English left in them`() throws {
    let bans = try BanList(rules.chinese)
    let texts = SourceTexts.all.filter { $0.kind == .chinese }
    #expect(texts.count > 500)

    for text in texts {
      let words = text.withoutCode.replacing("--□", with: "--option")
      #expect(bans.problems(in: words) == [], "\(text)")
      #expect(ChineseSpacing.problems(in: words) == [], "\(text)")
      #expect(LatinWords.left(in: words, besides: [], names: rules.names) == [], "\(text)")
    }
  }

  @Test func `terms are translated as the glossary has them`() throws {
    let terms = try rules.glossary.map { (pattern: try Regex($0.english).ignoresCase(), chinese: $0.chinese) }
    let pairs = Self.pairs(in: SourceTexts.bilingual)
    #expect(pairs.count > 500)

    // Commands, options and addresses are the same in every language.
    let names = #/'[^']*'|--[a-z-]+( [a-z]+)?|https?:\/\/[^\s,;]+/#
    for pair in pairs {
      let english = pair.english.withoutCode.replacing(names, with: "")
      for term in terms where english.contains(term.pattern) {
        let isTranslated = term.chinese.contains(where: pair.chinese.contains)
        #expect(isTranslated, "\(pair.english) → \(pair.chinese): one of \(term.chinese)")
      }
    }
  }

  @Test func `a number that a text counts has its digits in groups`() {
    let count = #/\\\((count|[a-z]+\.count|bytes|total|entries)\)/#
    for text in SourceTexts.bilingual {
      let counted = text.text.firstMatch(of: count)
      #expect(counted == nil, "\(text): write language.grouped(…)")
    }
  }

  /// Each English text with the Chinese one that stands beside it, both with all their parts.
  private static func pairs(in texts: [SourceText]) -> [(english: SourceText, chinese: String)] {
    var pairs: [(english: SourceText, chinese: String)] = []
    for text in texts {
      switch text.kind {
      case .english where pairs.last?.chinese.isEmpty == true:
        pairs[pairs.count - 1].english.text += text.text
      case .english: pairs.append((text, ""))
      case .chinese where !pairs.isEmpty: pairs[pairs.count - 1].chinese += text.text
      default: break
      }
    }
    return pairs
  }
}

/// The rules themselves: they find what they are for.
@Suite struct VoiceRulesTests {
  @Test(arguments: [("Begin anew.", 1), ("It is renewed.", 0), ("So  many\n  things", 1), ("ANEW", 1)])
  func `a phrase is found as whole words, over line ends and in any case`(text: String, count: Int) {
    #expect(PhraseFinder(["anew": "again", "so many": "a number"]).problems(in: text).count == count)
  }

  @Test func `literals are known by their labels, and comments by their slashes`() {
    let source = #"""
      // One
      // comment.
      let a = language.choose(en: "A \(b ? "x" : "y") c", zhHans: "甲")  // Two
      let d = "plain \"text\""
      """#

    let texts = SourceTextReader.texts(of: source, path: "a.swift")

    #expect(
      texts.map(\.text) == ["One comment.", "x", "y", #"A \(b ? "x" : "y") c"#, "甲", "Two", #"plain "text""#]
    )
    #expect(texts.map(\.kind).suffix(4) == [.english, .chinese, .comment, .literal])
    #expect(texts[3].withoutCode == "A □ c")
    #expect(texts[3].place == "a.swift:3")
  }
}
