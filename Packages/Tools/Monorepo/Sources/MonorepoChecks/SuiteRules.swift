import MonorepoGraph

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
    ownTargets.filter { !$0.target.isProduction }.flatMap { _, target in
      sources(of: target).flatMap { path, code in
        code.foreignExpectations.map { name, test, remedy, offset -> Finding in
          let (line, what) = (code.line(at: offset), "\(name) in a test with \(test) never fails")
          return Finding(.foreignExpectation, at: path, line: line, what, remedy: remedy)
        }
      }
    }
  }
}

extension SourceCode {
  /// The attributes that make a function a test of Swift Testing.
  fileprivate var tests: [Int] { ["@Test", "@Testing.Test"].flatMap { offsets(of: $0) } }

  fileprivate var foreignExpectations: [(name: String, test: String, remedy: String, offset: Int)] {
    let functions = offsets(of: "func")
    let tests = tests.compactMap { test in functions.first { $0 > test } }
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
