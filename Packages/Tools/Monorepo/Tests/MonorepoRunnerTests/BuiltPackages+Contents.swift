extension BuiltPackages {
  static let contents = [
    "Lib/Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Lib",
      products: [.library(name: "Lib", targets: ["Lib"])],
      targets: [.target(name: "Lib"), .testTarget(name: "LibTests", dependencies: ["Lib"])])
    """,
    "Lib/Sources/Lib/Lib.swift": """
    public func reachedByLib() -> Int {
      1
    }
    public func reachedByUser() -> Int {
      2
    }
    public func reachedByNobody() -> Int {
      3
    }
    """,
    "Lib/Tests/LibTests/LibTests.swift": libTests,
    "User/Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "User",
      dependencies: [.package(path: "../Lib")],
      targets: [
        .target(name: "User", dependencies: ["Lib"]),
        .testTarget(name: "UserTests", dependencies: ["User"]),
      ])
    """,
    "User/Sources/User/User.swift": """
    import Lib

    public func use() -> Int {
      reachedByUser()
    }
    """,
    "User/Tests/UserTests/UserTests.swift": """
    import Testing
    import User

    @Test func uses() { #expect(use() == 2) }
    """,
    "User/Tests/UserTests/OldTests.swift": """
    import Foundation
    import User
    import XCTest

    final class OldTests: XCTestCase {
      func testUses() { XCTAssertEqual(use(), 2) }
      func testSkips() throws { throw XCTSkip("not now") }
      func testFails() { XCTAssertNil(ProcessInfo.processInfo.environment["FAIL"]) }
      func testCrashes() { if ProcessInfo.processInfo.environment["CRASH"] != nil { fatalError("on purpose") } }
      func testHangs() { if ProcessInfo.processInfo.environment["HANG"] != nil { sleep(600) } }
      func testLeaves() throws {
        guard ProcessInfo.processInfo.environment["LEAVE"] != nil else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["600"]
        try process.run()
      }
    }
    """,
  ]

  private static let libTests = """
    import Foundation
    import Lib
    import Testing

    func isOn(_ name: String) -> Bool { ProcessInfo.processInfo.environment[name] != nil }

    extension Tag { @Tag static var nested: Self }

    @Test func free() { #expect(reachedByLib() == 1) }

    @Suite struct Outer {
      @Test func plain() {}
      @Test func `a sentence, (with) marks`() {}
      @Suite(.tags(.nested)) struct Inner {
        @Test(arguments: [1, 2], ["a"]) func each(number: Int, label: String) {}
      }
    }

    @Suite struct `Raw name` {
      @Test(.disabled("not now")) func off() {}
      @Test func known() { withKnownIssue { Issue.record("known") } }
      @Test func failing() { #expect(!isOn("FAIL")) }
    }

    @Suite struct Trouble {
      @Test func before() {}
      @Test func crash() { if isOn("CRASH") { fatalError("on purpose") } }
      @Test func hang() { while isOn("HANG") { Thread.sleep(forTimeInterval: 0.1) } }
      @Test func once() {
        guard let mark = ProcessInfo.processInfo.environment["MARK"] else { return }
        #expect(FileManager.default.fileExists(atPath: mark))
        FileManager.default.createFile(atPath: mark, contents: nil)
      }
      @Test func zLast() {}
    }
    """
}
