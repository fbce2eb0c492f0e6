import Testing

@testable import MonorepoRunner

@Suite struct TestProgramTests {
  private let binary = TestProgram(arguments: ["/p"], directory: "/", events: "/e")
  private let bundle = TestProgram(
    arguments: ["swift", "test", "--skip-build"],
    needsLoader: true,
    directory: "/",
    events: "/e"
  )

  @Test func `a program is told which library to run the tests of`() {
    #expect(binary.swiftTesting == ["/p", "--testing-library", "swift-testing"])
    #expect(
      bundle.swiftTesting
        == ["swift", "test", "--skip-build", "--disable-xctest", "--testing-library", "swift-testing"]
    )
  }

  @Test func `a program takes tests of XCTest as they are, and a bundle a pattern for them`() {
    #expect(binary.xctest("M.A,M.B/test") == ["/p", "M.A,M.B/test"])
    #expect(
      bundle.xctest("M.A,M.B/test") == [
        "swift", "test", "--skip-build", "--disable-swift-testing", "--filter",
        #"^(?:M\.A|M\.B/test)(?:/|$)"#,
      ]
    )
  }

  @Test func `a program lists its tests when it is asked to, and a bundle by another command`() {
    #expect(binary.xctestListing == ["/p", "--list-tests"])
    #expect(
      bundle.xctestListing == ["swift", "test", "list", "--skip-build", "--disable-swift-testing"]
    )
  }
}
