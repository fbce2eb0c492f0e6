import MonorepoGraph

/// A test has the expectations of the library that runs it: that library does not hear of those of the other one.
///
/// `XCTUnwrap` and `#require` throw, which fails a test of either library.
struct ForeignExpectationRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    inspection.ownTargets.filter { !$0.target.isProduction }.flatMap { _, target in
      inspection.sources(of: target).flatMap { path, code in
        code.foreignExpectations.map { name, test, remedy, offset -> Finding in
          let (line, what) = (code.line(at: offset), "\(name) in a test with \(test) never fails")
          return Finding(.foreignExpectation, at: path, line: line, what, remedy: remedy)
        }
      }
    }
  }
}

extension SourceCode {
  fileprivate var foreignExpectations: [(name: String, test: String, remedy: String, offset: Int)] {
    let functions = offsets(of: "func")
    let tests = ["@Test", "@Testing.Test"].flatMap { offsets(of: $0) }
      .compactMap { test in functions.first { $0 > test } }
    let assertions = words.filter { $0.starts(with: "XCTAssert".utf8) || $0.elementsEqual("XCTFail".utf8) }
    let cases = offsets(of: "XCTestCase").filter { offset in
      wholeLine(at: offset).split(separator: " ").contains { $0 == "class" || $0 == "extension" }
    }
    return expectations(Array(assertions), behind: tests).map {
      ($0, "@Test", "use #expect or Issue.record", $1)
    }
      + expectations([Array("#expect".utf8)], behind: cases).map {
        ($0, "XCTest", "use an assertion of XCTest", $1)
      }
  }

  /// The places of words in the bodies that begin behind some offsets.
  private func expectations(_ words: [[UInt8]], behind starts: [Int]) -> [(name: String, offset: Int)] {
    let bodies = starts.map { enclosed(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"), behind: $0) }
    return words.flatMap { word in
      offsets(of: word).filter { offset in bodies.contains { $0.contains(offset) } }
        .map { (String(decoding: word, as: UTF8.self), $0) }
    }
  }
}
