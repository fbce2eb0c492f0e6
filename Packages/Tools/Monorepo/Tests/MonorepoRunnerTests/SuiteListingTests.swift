import Testing

@testable import MonorepoRunner

@Suite struct SuiteListingTests {
  @Test(arguments: ["Domain", "swift-log_2.0"])
  func `a package is labelled with its name where that is one word of ASCII`(name: String) {
    #expect(label(of: name) == name)
  }

  @Test(arguments: [("Übung", "-bung-"), ("My App", "My-App-"), ("日本", "---")])
  func `any other name is labelled with a word of ASCII that begins like it`(name: String, beginning: String)
  {
    #expect(label(of: name).hasPrefix(beginning))
    #expect(label(of: name).allSatisfy { $0.isASCII && $0 != " " })
  }

  @Test(arguments: [("Übung", "Öbung"), ("My App", "My-App"), ("日本", "中国")])
  func `two names never share a label`(first: String, second: String) {
    #expect(label(of: first) != label(of: second))
  }

  @Test(arguments: [
    (KnownPasses.Verdict.unchanged(tests: 2), "unchanged"), (.unknown, "to run"),
    (.changed(["a"]), "to run: a changed"), (.changed(["a", "b"]), "to run: a, b changed"),
    (.changed(["a", "b", "c"]), "to run: a, b and 1 more changed"),
    (.changed(["a", "b", "c", "d"]), "to run: a, b and 2 more changed"),
  ])
  func `a suite is listed with what it runs for, two inputs by name`(
    verdict: KnownPasses.Verdict,
    state: String
  ) {
    let suite = SuiteListing.Suite(name: "ATests", seconds: nil, verdicts: [verdict])
    let package = SuiteListing.Package(package: "A", folder: "A", seconds: 0, suites: [suite])

    #expect(SuiteListing(include: [package]).lines == ["A  ATests  never ran  \(state)"])
  }

  @Test func `what changed in any configuration has changed`() {
    let suite = SuiteListing.Suite(
      name: "ATests",
      seconds: 1,
      verdicts: [.changed(["b", "c"]), .unchanged(tests: 2), .changed(["a", "b"])]
    )

    #expect(!suite.unchanged)
    #expect(suite.because == ["a", "b", "c"])
  }

  private func label(of name: String) -> String {
    SuiteListing.Package(package: name, folder: name, seconds: 0, suites: []).label
  }
}
