import Testing

@testable import MonorepoGraph

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("App/**", "App/Shells/Once.swift", true), ("App/**", "Apple/a.swift", false),
    ("**/main.swift", "Packages/A/main.swift", true), ("**/main.swift", "main.swift.txt", false),
    ("**/main.swift", "main.swift", false), ("**main.swift", "main.swift", true),
    ("Packages/*", "Packages/A", true), ("Packages/*", "Packages/A/B", false),
    ("*Domain", "FilmsDomain", true),
    ("*Domain", "FilmsData", false), ("", "", true), ("", "a", false), ("*", "anything", true),
    ("*", "a/b", false), ("**", "a/b", true), ("**", "", true), ("*", "", true), ("a*b", "ab", true),
    ("a", "", false), ("a", "ab", false), ("App/**", "App", false), ("App/**", "App/", true),
    ("*/b", "a/b", true), ("*/b", "a/c/b", false), ("**/b", "a/c/b", true), ("a***", "a/b", true),
  ])
  func `a pattern fits whole paths only`(pattern: String, path: String, fits: Bool) {
    #expect(PathPattern(pattern).matches(path) == fits)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a pattern of many stars is tried once`() {
    let pattern = PathPattern(String(repeating: "**a*", count: 20) + "b")

    #expect(!pattern.matches(String(repeating: "a", count: 200)))
    #expect(pattern.matches(String(repeating: "a", count: 200) + "b"))
  }

  @Test(
    arguments: [
      ("Films", "{Area}", "Films"), ("FilmsDomain", "{Area}Domain", "Films"), ("Domain", "{Area}Domain", nil),
      ("TheFilmsKit", "The{Area}Kit", "Films"), ("TheKit", "The{Area}Kit", nil), ("Kernel", "Kernel", ""),
      ("Kernel", "Ker*", ""), ("Other", "Kernel", nil), ("FilmsData", "{Area}Domain", nil),
      ("FilmsKit", "The{Area}Kit", nil),
    ] as [(String, String, String?)]
  )
  func `the area of a module stands where the pattern has a place for it`(
    module: String,
    pattern: String,
    area: String?
  ) {
    #expect(PathPattern.area(of: module, in: pattern) == area)
  }
}
