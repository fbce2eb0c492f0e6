import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoMutation

/// A package on disk whose mutants the real toolchain compiles, and a suite that misses one of them.
@Suite struct RealMutantTests {
  @Test(.timeLimit(.minutes(5)))
  func `every kind of mutant compiles, and an untested boundary is reported`() async throws {
    let fixture = MutationFixture()
    defer { fixture.files.remove(fixture.folder) }
    try fixture.write(contents)
    let subprocesses = ChildProcessRunner(
      environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": fixture.folder]) { $1 },
      captures: fixture.folder + "/captures",
      files: fixture.files,
      makeName: { UUID().uuidString }
    )

    let report = try await fixture.report(subprocesses)

    let verdicts = try #require(report.packages.first?.verdicts)
    let notCaught = verdicts.filter { $0.outcome != .caught && $0.outcome != .hung }
    #expect(
      notCaught.map { "\($0.mutant.point.line) \($0.mutant.point.original) \($0.outcome.rawValue)" } == [
        "4 < survived", "4 9 survived", "25 + did not compile",
      ]
    )
    #expect(verdicts.count >= 20)
  }

  private let contents = [
    "Pack/Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Pack", targets: [.target(name: "Pack"), .testTarget(name: "PackTests", dependencies: ["Pack"])])
    for target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }
    """,
    MutationFixture.sourcePath: """
    struct Pack {
      var names: [String] = []
      var isSmall: Bool {
        names.count < 9
      }
      mutating func add(_ name: String?, if isWanted: Bool) -> String? {
        guard isWanted else { return nil }
        let name = name ?? "none"
        names.append(name)
        return name
      }
      func place(of name: String) -> Int {
        var place = 0
        while place < names.count && names[place] != name {
          place += 1
        }
        return place
      }
      var ends: [String?] { [names.first, names.last, names.max()] }
      var isNew: Bool { !names.contains("old") }
      func width(_ a: Int, _ b: Int) -> Int { max(a, b) - min(a, b) }
      var sum: Int { names.count + names.count }
      var flag: Bool { names.isEmpty || true }
      func isThere(_ name: String?) -> Bool { name != nil }
      func joined(_ other: String, _ end: String) -> String { other + end }
    }
    """,
    "Pack/Tests/PackTests/PackTests.swift": """
    import Testing
    @testable import Pack

    @Suite struct PackTests {
      @Test(.timeLimit(.minutes(5))) func `it works`() {
        var pack = Pack()
        #expect(pack.isThere("a"))
        #expect(pack.flag)
        #expect(pack.add("b", if: true) == "b")
        #expect(pack.add("c", if: false) == nil)
        #expect(pack.add(nil, if: true) == "none")
        #expect(pack.add("a", if: true) == "a")
        #expect(pack.names == ["b", "none", "a"])
        #expect(pack.place(of: "b") == 0)
        #expect(pack.place(of: "none") == 1)
        #expect(pack.place(of: "z") == 3)
        #expect(pack.ends == ["b", "a", "none"])
        #expect(pack.isNew)
        #expect(pack.width(2, 5) == 3)
        #expect(pack.sum == 6)
        #expect(pack.flag)
        #expect(pack.isSmall)
        #expect(!Pack(names: Array(repeating: "a", count: 10)).isSmall)
      }
    }
    """,
  ]
}
