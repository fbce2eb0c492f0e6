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

  private func label(of name: String) -> String {
    SuiteListing.Package(package: name, folder: name, seconds: 0, suites: []).label
  }
}
