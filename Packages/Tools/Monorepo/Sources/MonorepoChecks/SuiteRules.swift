import MonorepoGraph
import MonorepoSystem

extension Inspection {
  /// Tests belong to a test target: SwiftPM does not compile what no manifest declares, a suite is run by the name of
  /// its module, and nobody misses the others.
  var undeclaredSuiteFindings: [Finding] {
    var found: Set<String> = []
    let undeclared = repository.undeclaredTests.compactMap { place, file -> Finding? in
      let tests = sources[file]?.imports.first { ["Testing", "XCTest"].contains($0.module) }
      guard let tests, !isIgnored(file), found.insert(place).inserted else { return nil }
      let what = "no target has \(place), so its tests never run"
      let remedy = "move it to the folder of a test target, or remove it"
      return Finding(.undeclaredSuite, at: file, line: tests.line, what, remedy: remedy)
    }
    return undeclared
      + productionSources.flatMap { target, path, code in
        code.tests.map { offset -> Finding in
          let place = Place(path: path, line: code.line(at: offset))
          let what = "\(target.name) is not a test target, so `monorepo test` never runs this test"
          return Finding(.undeclaredSuite, at: place, what, remedy: "move the test to a test target")
        }
      }
  }

  /// A test has the expectations of the library that runs it: that library does not hear of those of the other one.
  ///
  /// `XCTUnwrap` and `#require` throw, which fails a test of either library.
  var foreignExpectationFindings: [Finding] {
    // Suites share classes that inherit from that of XCTest.
    let shared = Self.heirs(of: ["XCTestCase"], among: productionSources.flatMap(\.code.classHeads))
    return suites.flatMap { _, target -> [Finding] in
      let sources = sources(of: target)
      let cases = Self.heirs(of: shared, among: sources.flatMap(\.code.classHeads))
      return sources.flatMap { path, code in
        code.foreignExpectations(cases).map { what, remedy, offset -> Finding in
          Finding(.foreignExpectation, at: path, line: code.line(at: offset), what, remedy: remedy)
        }
      }
    }
  }

  /// The names of classes, with those of all that inherit from them.
  private static func heirs(of classes: Set<String>, among heads: [ClassHead]) -> Set<String> {
    classes.closure { name in heads.filter { $0.parents.contains(name) }.map(\.name) }
  }
}

/// The head of a class, or of an extension of any type, which has no parents.
private struct ClassHead {
  let name: String
  /// The words between the name and the body, the parent among them.
  let parents: [String]
  /// The offset of the brace behind it.
  let body: Int
}

extension SourceCode {
  /// The attributes that make a function a test of Swift Testing.
  fileprivate var tests: [Int] { ["@Test", "@Testing.Test"].flatMap { offsets(of: $0) } }

  fileprivate var classHeads: [ClassHead] {
    ["class", "extension"].flatMap { keyword in
      offsets(of: keyword).compactMap { offset -> ClassHead? in
        guard let body = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) else { return nil }
        let words = String(decoding: bytes[offset..<body], as: UTF8.self)
          .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard words.count > 1, !DeclarationFront.keywords.contains(words[1]),
          !DeclarationFront.modifierWords.contains(words[1])
        else { return nil }
        let parents = keyword == "class" ? Array(words.dropFirst(2)) : []
        return ClassHead(name: words[1], parents: parents, body: body)
      }
    }
  }

  /// The expectations that no library hears of, with remedies and offsets, where classes of some names are those of
  /// XCTest.
  fileprivate func foreignExpectations(_ cases: Set<String>) -> [(String, String, Int)] {
    let functions = offsets(of: "func")
    // The parameters may have closures of their own.
    let tests = tests.compactMap { test in functions.first { $0 > test } }
      .map { enclosed("()", behind: $0).upperBound }
    let assertions = words.filter { $0.starts(with: "XCTAssert".utf8) || $0.elementsEqual("XCTFail".utf8) }
      .map { String(decoding: $0, as: UTF8.self) }
    let bodies = classHeads.filter { cases.contains($0.name) }.map(\.body)
    let kinds = [
      (assertions, tests, "@Test", "use #expect or Issue.record"),
      (["#expect", "Issue.record"], bodies, "XCTest", "use an assertion of XCTest"),
    ]
    return kinds.flatMap { names, starts, test, remedy -> [(String, String, Int)] in
      let ranges = starts.map { enclosed("{}", behind: $0) }
      return names.flatMap { name in
        offsets(of: name).filter { offset in ranges.contains { $0.contains(offset) } }
          .map { ("\(name) in a test with \(test) never fails", remedy, $0) }
      }
    }
  }
}
