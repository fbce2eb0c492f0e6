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
      let remedy = "add it to a test target, or remove it"
      return Finding(.undeclaredSuite, at: file, line: tests.line, what, remedy: remedy)
    }
    let misplaced = productionSources.flatMap { target, path, code -> [Finding] in
      let what = "\(target.name) is not a test target, so `monorepo test` never runs this test"
      let remedy = "move the test to a test target"
      return code.tests
        .map { Finding(.undeclaredSuite, at: path, line: code.line(at: $0), what, remedy: remedy) }
    }
    return undeclared + misplaced + unrunMethodFindings
  }

  /// XCTest passes over methods that it cannot call, and Swift Testing over functions without its attribute; those
  /// that another one calls are parts of tests.
  private var unrunMethodFindings: [Finding] {
    let production = productionSources.map(\.code)
    return codesOfSuites.flatMap { sources, cases -> [Finding] in
      let heads = sources.flatMap { $0.code.readHeads(of: ["actor", "class", "enum", "struct"]) }
      // A class with a parent may be one of XCTest.
      let heirs = heads.filter { $0.keyword == "class" && !$0.parents.isEmpty }
      let types = Set(heads.map(\.name)).subtracting(heirs.map(\.name))
      return sources.flatMap { path, code in
        (code.unrunMethods(cases) + code.lostTests(of: types))
          .filter { name, _, _ in
            // The requirement of a protocol may be called where the protocol is.
            !(sources.map(\.code) + production).contains { $0.mentions(name) }
          }
          .map { name, reason, offset -> Finding in
            let what = "\(name) \(reason), so it never runs"
            let remedy = "make it a test, call it from one, or remove it"
            return Finding(.undeclaredSuite, at: path, line: code.line(at: offset), what, remedy: remedy)
          }
      }
    }
  }

  /// A test has the expectations of the library that runs it: that library does not hear of those of the other one.
  ///
  /// `XCTUnwrap` and `#require` throw, which fails a test of either library.
  var foreignExpectationFindings: [Finding] {
    let codes = sources.values
    let isExported = codes.contains { !$0.offsets(ofTokens: "@_exported import XCTest").isEmpty }
    return codesOfSuites.flatMap { sources, cases -> [Finding] in
      // Only tests call the functions of a suite without a class of XCTest.
      let hasClass = sources.contains { $0.code.classHeads.contains { cases.contains($0.name) } }
      let hasOnlyTests = !hasClass && sources.contains { !$0.code.tests.isEmpty }
      return sources.flatMap { path, code -> [Finding] in
        let isKnown = isExported || code.imports.contains { $0.module == "XCTest" }
        // Functions of the repository with such names may fail in a test of either library.
        let assertions = (isKnown ? code.assertions : []).filter { name in
          !codes.contains { !$0.offsets(ofTokens: TokenSequence("func " + name)).isEmpty }
        }
        let found = code.foreignExpectations(cases, assertions: assertions, hasOnlyTests: hasOnlyTests)
        return found.map { what, remedy, offset -> Finding in
          Finding(.foreignExpectation, at: path, line: code.line(at: offset), what, remedy: remedy)
        }
      }
    }
  }

  /// The code of each suite, with the names of the classes of XCTest that it knows.
  private var codesOfSuites: [(sources: [(path: String, code: SourceCode)], cases: Set<String>)] {
    // Suites may share classes that a module has.
    let production = productionSources.map { (path: $0.path, code: $0.code) }
    let shared = Self.heirs(of: ["XCTestCase"], among: production)
    return suites.map { _, target -> (sources: [(path: String, code: SourceCode)], cases: Set<String>) in
      let sources = sources(of: target)
      return (sources, Self.heirs(of: shared, among: sources))
    }
  }

  /// The names of classes, with the other names that they have, and those of all that inherit from them.
  private static func heirs(
    of classes: Set<String>,
    among sources: [(path: String, code: SourceCode)]
  ) -> Set<String> {
    var heirs: [String: [String]] = [:]
    for (path, code) in sources {
      for head in code.classHeads {
        for parent in head.parents { heirs[parent, default: []].append(head.name) }
      }
      for alias in code.typeAliases(at: path) { heirs[alias.type, default: []].append(alias.name) }
    }
    return classes.closure { heirs[$0] ?? [] }
  }
}
