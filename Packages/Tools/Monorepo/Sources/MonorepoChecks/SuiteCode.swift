/// The head of a type, or of an extension of one, which has no parents.
struct ClassHead {
  /// `class`, `extension` or another keyword, and its offset.
  let keyword: String
  let offset: Int
  let name: String
  /// The words between the name and the body, the parent among them.
  let parents: [String]
  /// The offset of the brace behind it.
  let body: Int
}

extension SourceCode {
  /// The attributes that make a function a test of Swift Testing.
  var tests: [Int] { Self.testAttributes.flatMap { offsets(ofTokens: $0) } }

  private static let testAttributes: [TokenSequence] = ["@Test", "@Testing.Test"]

  /// The functions with such an attribute.
  private var functionsOfTests: [Int] {
    let functions = offsets(of: "func")
    return tests.compactMap { functions.dropFirst(Self.count(of: functions, upTo: $0)).first }
  }

  /// The parameters may have closures of their own.
  private func body(ofFunctionAt offset: Int) -> Range<Int> {
    enclosed("{}", behind: enclosed("()", behind: offset).upperBound)
  }

  func readHeads(of keywords: [String]) -> [ClassHead] {
    keywords.flatMap { keyword in
      offsets(of: keyword).compactMap { offset -> ClassHead? in
        // An import may name one type.
        guard word(before: offset) != "import",
          let body = bytes[offset...].firstIndex(of: UInt8(ascii: "{"))
        else { return nil }
        let words = String(decoding: bytes[offset..<body], as: UTF8.self)
          .split { !$0.isIdentifier }.map(String.init)
        guard words.count > 1, !DeclarationFront.keywords.contains(words[1]),
          !DeclarationFront.modifierWords.contains(words[1])
        else { return nil }
        let parents = keyword == "extension" ? [] : Array(words.dropFirst(2))
        return ClassHead(keyword: keyword, offset: offset, name: words[1], parents: parents, body: body)
      }
    }
  }

  /// The methods of some classes that are named like tests, each with the reason why XCTest does not run it.
  func unrunMethods(_ cases: Set<String>) -> [(name: String, reason: String, offset: Int)] {
    let heads = classHeads.filter { cases.contains($0.name) }
    var methods: [(name: String, reason: String, offset: Int)] = []
    for head in heads {
      let owners = heads.filter { $0.body == head.body || $0.keyword == "class" && $0.name == head.name }
      for offset in memberKeywords(ofTypeAt: head.body, among: ["func"]) {
        var end = offset + "func".utf8.count
        let name = path(at: &end)
        guard name.hasPrefix("test"), let reason = reasonNotToRun(at: offset, namedBefore: end, in: owners)
        else { continue }
        methods.append((name, reason, offset))
      }
    }
    return methods
  }

  /// The functions with an expectation outside of types, in some types that are no classes of XCTest, and in their
  /// extensions: without `@Test` no library runs them.
  ///
  /// A method may be the requirement of a protocol, which others call, unless it is named like a test.
  func lostTests(of types: Set<String>) -> [(name: String, reason: String, offset: Int)] {
    let known = Set(functionsOfTests)
    let heads = readHeads(of: ["actor", "class", "enum", "extension", "struct"])
      .filter { types.contains($0.name) }
    let methods = heads.flatMap { head -> [(offset: Int, isFree: Bool)] in
      let isFree = head.keyword != "extension" && head.parents.isEmpty
      return memberKeywords(ofTypeAt: head.body, among: ["func"]).map { (offset: $0, isFree: isFree) }
    }
    let topLevel = Set(wordOffsets(atDepth: 0, from: 0))
    let functions = offsets(of: "func").filter(topLevel.contains).map { (offset: $0, isFree: true) }
    let found = methods + functions
    return found.compactMap { offset, isFree -> (name: String, reason: String, offset: Int)? in
      var end = offset + "func".utf8.count
      let name = path(at: &end)
      guard !known.contains(offset), isFree || name.contains(#/^test[A-Z]/#),
        arguments(ofCallAt: end) == "()"
      else { return nil }
      let hasExpectation = String(decoding: bytes[body(ofFunctionAt: offset)], as: UTF8.self)
        .contains(#/[#](?:Testing\.)?(?:expect|require)\b|\bXCT(?:Assert|Fail|Unwrap)/#)
      guard hasExpectation else { return nil }
      return (name: name, reason: "has neither `@Test` nor a class of XCTest", offset: offset)
    }
  }

  /// The list of tests that SwiftPM writes on Linux is another file: it sees neither a private class nor its methods.
  private func reasonNotToRun(at offset: Int, namedBefore end: Int, in owners: [ClassHead]) -> String? {
    let front = DeclarationFront(self, before: offset)
    let modifier = ["private", "fileprivate", "static", "class"].first { front.modifiers[$0] != nil }
    if let modifier { return "is `\(modifier)`" }
    for owner in owners where owner.keyword == "class" || !front.hasAccess {
      let modifiers = DeclarationFront(self, before: owner.offset).modifiers
      let access = ["private", "fileprivate"].first { modifiers[$0] != nil }
      if let access { return "is in a `\(access) \(owner.keyword)`" }
    }
    if arguments(ofCallAt: end) != "()" { return "takes parameters" }
    let rest = bytes[enclosed("()", behind: end).upperBound...].prefix { $0 != UInt8(ascii: "{") }
    let result = String(decoding: rest.filter { !$0.isBlank }, as: UTF8.self)
    return result.contains("->") && !result.hasSuffix("Void") && !result.hasSuffix("()")
      ? "returns a value" : nil
  }

  /// Whether a name stands anywhere but in its declaration.
  func mentions(_ name: String) -> Bool {
    [name, "." + name].contains { !offsets(of: $0).isEmpty }
  }

  /// The names of assertions of XCTest among the words of the code.
  var assertions: [String] {
    words.filter { $0.starts(with: "XCTAssert".utf8) || $0.elementsEqual("XCTFail".utf8) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The expectations that no library hears of, in a suite with some classes of XCTest.
  ///
  /// Where the suite has only tests of the other library, its helpers are parts of those tests; else those of a type
  /// with such a test are. Assertions are given by their names.
  func foreignExpectations(
    _ cases: Set<String>,
    assertions: [String],
    hasOnlyTests: Bool
  ) -> [(what: String, remedy: String, offset: Int)] {
    let bodiesOfTests = functionsOfTests.map { body(ofFunctionAt: $0) }
    let bodies = classHeads.filter { cases.contains($0.name) }.map { enclosed("{}", behind: $0.body) }
    // A type with such a test is no class of XCTest, and its methods are parts of its tests.
    let types = assertions.isEmpty ? [] : tests.map { block(around: $0) }.filter { $0 != bytes.indices }
    let (ofTests, ofXCTest) = (RangeSet(bodiesOfTests + types), RangeSet(bodies))
    let rooms = hasOnlyTests ? RangeSet(bytes.indices) : ofTests.subtracting(ofXCTest)
    let kinds = [
      (assertions, rooms, "@Test", "use #expect or Issue.record"),
      (["#expect", "#Testing.expect", "Issue.record"], ofXCTest, "XCTest", "use an assertion of XCTest"),
    ]
    var found: [(what: String, remedy: String, offset: Int)] = []
    for (names, rooms, test, remedy) in kinds {
      for name in names {
        found += offsets(ofTokens: TokenSequence(name)).filter { rooms.contains($0) }
          .map { (what: "\(name) in a test with \(test) never fails", remedy: remedy, offset: $0) }
      }
    }
    return found
  }
}
