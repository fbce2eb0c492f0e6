import Testing

/// Indonesian exists in the shell and in the careers area.
///
/// A text that is missing there is named here, and read in English until somebody translates it.
@Suite struct IndonesianTests {
  private static let places = [
    "App/Texts/", "App/Explain/Strings+ExplainStores.swift", "App/Areas/CareersArea.swift",
    "App/Composition/CareersServices.swift",
    "Packages/Infra/FeatureKit/", "Packages/Infra/LocalizationKit/", "Packages/Infra/ScreenKit/",
    "Packages/Features/Account/",
    "Packages/Features/Feed/", "Packages/Features/Jobs/", "Packages/Features/Journey/",
    "Packages/Features/Outbox/", "Packages/Features/Profile/",
  ]

  /// The English of the texts that have no Indonesian yet; a text that gets one is taken off.
  private static let untranslated: [String] = [
    "Packages/Infra/LocalizationKit/Sources/LocalizationKit/Language+Numbers.swift: Self.form(of: count, en)"
  ]

  @Test func `every text of the shell and of the careers area is in Indonesian, but those that are named`() {
    let missing = SourceTexts.sources.filter { file in Self.places.contains { file.path.hasPrefix($0) } }
      .flatMap { file in
        ChoiceReader.choices(in: file.source).filter { $0["id"] == nil }.map { choice in
          "\(file.path): \(choice["en"] ?? "")"
        }
      }

    #expect(missing.sorted() == Self.untranslated.sorted())
  }

  @Test func `a choice without Indonesian is noticed, also behind a choice inside another one`() {
    let source = """
      language.choose(en: "a (\\(count, ")") b", zhHans: "甲")
      language.plural(2, en: ("1 x", "2 x"), zhHans: language.choose(en: "c", zhHans: "丙", id: "d"))
      language.choose(en: "e", zhHans: "戊", id: "f")
      language.counted(2, en: ("g", "h"), zhHans: "己")
      """

    #expect(
      ChoiceReader.choices(in: source).map { $0["id"] } == [nil, nil, "\"d\"", "\"f\"", nil]
    )
  }
}

/// Finds the calls that choose a text by the language, with their arguments by label.
private struct ChoiceReader {
  private let source: [Character]

  static func choices(in source: String) -> [[String: String]] {
    let reader = ChoiceReader(source: Array(source))
    return reader.source.indices
      .compactMap { index in reader.choice(at: index).map { reader.arguments(from: index + $0.count) } }
      .filter { $0["zhHans"] != nil }
  }

  /// The beginning of a call at an index, with its parenthesis; `nil` where none is.
  private func choice(at index: Int) -> String? {
    // The first letter tells almost always, and much sooner.
    guard "cnp".contains(source[index]) else { return nil }
    return ["choose(", "counted(", "notLoaded(", "notRefreshed(", "plural("]
      .first { source[index...].starts(with: $0) }
  }

  /// The arguments of a call from behind its parenthesis on.
  private func arguments(from start: Int) -> [String: String] {
    var arguments: [String: String] = [:]
    var (begin, index) = (start, start)
    while index < source.count {
      let end = end(ofElementAt: index, stoppingAtCommas: true)
      index = end
      guard end < source.count, source[end] == "," || source[end] == ")" else { continue }
      let parts = String(source[begin..<end]).split(separator: ":", maxSplits: 1)
      if parts.count == 2 { arguments[parts[0].trimmed] = parts[1].trimmed }
      if source[end] == ")" { break }
      index = end + 1
      begin = index
    }
    return arguments
  }

  /// The index behind a literal, a nested pair of brackets or a character; a comma or a closing bracket ends nothing.
  private func end(ofElementAt start: Int, stoppingAtCommas: Bool) -> Int {
    var index = start
    while index < source.count {
      switch source[index] {
      case "\"": index = endOfLiteral(at: index)
      case "(", "[", "{":
        index = end(ofElementAt: index + 1, stoppingAtCommas: false) + 1
      case ")", "]", "}": return index
      case "," where stoppingAtCommas: return index
      default: index += 1
      }
    }
    return index
  }

  private func endOfLiteral(at start: Int) -> Int {
    let quote = source[start...].starts(with: "\"\"\"") ? "\"\"\"" : "\""
    var index = start + quote.count
    while index < source.count, !source[index...].starts(with: quote) {
      if source[index...].starts(with: "\\(") {
        index = end(ofElementAt: index + 2, stoppingAtCommas: false) + 1
      } else {
        index += source[index] == "\\" ? 2 : 1
      }
    }
    return index + quote.count
  }
}

extension Substring {
  /// The text without white space around it, and each run of white space inside as one blank.
  fileprivate var trimmed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
