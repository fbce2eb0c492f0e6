import MonorepoGraph
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("App/**", "App/Shells/Once.swift", true), ("App/**", "Apple/a.swift", false),
    ("**/main.swift", "Packages/A/main.swift", true), ("**/main.swift", "main.swift.txt", false),
    ("Packages/*", "Packages/A", true), ("Packages/*", "Packages/A/B", false),
    ("*Domain", "FilmsDomain", true),
    ("*Domain", "FilmsData", false), ("", "", true), ("", "a", false), ("*", "anything", true),
  ])
  func `a pattern fits whole paths only`(pattern: String, path: String, fits: Bool) {
    #expect(PathPattern(pattern).matches(path) == fits)
  }
}
