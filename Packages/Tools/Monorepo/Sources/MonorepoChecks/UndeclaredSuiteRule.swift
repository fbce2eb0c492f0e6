import MonorepoGraph

/// Tests belong to a test target: SwiftPM does not compile what no manifest declares, a suite is run by the name
/// of its module, and nobody misses the others.
struct UndeclaredSuiteRule: CheckRule {
  private static let libraries: Set<String> = ["Testing", "XCTest"]

  func findings(in inspection: Inspection) -> [Finding] {
    undeclared(inspection) + testsInProduction(inspection)
  }

  private func testsInProduction(_ inspection: Inspection) -> [Finding] {
    inspection.productionSources.flatMap { target, path, code in
      ["@Test", "@Testing.Test"].flatMap { code.offsets(of: $0) }.map { offset -> Finding in
        let place = Place(path: path, line: code.line(at: offset))
        let what = "\(target.name) is not a test target, so `monorepo test` never runs this test"
        return Finding(.undeclaredSuite, at: place, what, remedy: "move the test to a test target")
      }
    }
  }

  private func undeclared(_ inspection: Inspection) -> [Finding] {
    var found: Set<String> = []
    return inspection.repository.undeclaredTests.compactMap { place, file in
      let tests = inspection.sources[file]?.imports.first { Self.libraries.contains($0.module) }
      guard let tests, !inspection.isIgnored(file), found.insert(place).inserted else { return nil }
      let what = "no target has \(place), so its tests never run"
      let remedy = "move it to the folder of a test target, or remove it"
      return Finding(.undeclaredSuite, at: file, line: tests.line, what, remedy: remedy)
    }
  }
}
