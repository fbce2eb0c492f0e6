import Testing

@testable import MonorepoGraph

@Suite struct SwiftFilesTests {
  @Test(arguments: [
    (["Real", "./b.swift"], [String](), ["A/Real/a.swift", "A/b.swift"]),
    (["Real"], ["Real/a.swift"], []),
    (["."], ["Real", "Package.swift"], ["A/Other/c.swift", "A/b.swift"]),
  ])
  func `the files that a manifest chooses belong to the target`(
    sources: [String],
    excluded: [String],
    expected: [String]
  ) {
    let target = Target(name: "A", kind: .library, folder: "A", excluded: excluded, sources: sources)

    #expect(repository(target).swiftFiles(of: target) == expected)
  }

  @Test func `a target may be the root folder itself`() {
    let target = Target(name: "A", kind: .library, folder: "", excluded: ["A", "Package.swift"])

    #expect(repository(target).swiftFiles(of: target) == ["main.swift"])
  }

  @Test func `targets that divide a folder have files of their own`() {
    let real = Target(
      name: "Real",
      kind: .library,
      folder: "A",
      excluded: ["Other", "Package.swift", "b.swift"]
    )
    let other = Target(name: "Other", kind: .library, folder: "A", excluded: ["Real", "Package.swift"])
    let repository = repository(real, other)

    #expect(repository.swiftFiles(of: real) == ["A/Real/a.swift"])
    #expect(repository.swiftFiles(of: other) == ["A/Other/c.swift", "A/b.swift"])
  }

  private func repository(_ targets: Target...) -> Repository {
    Repository(
      root: "/repository",
      files: [
        "A/Other/c.swift", "A/Package.swift", "A/Real/a.swift", "A/b.swift", "Package.swift", "main.swift",
      ],
      packages: [LocalPackage(folder: "", name: "A", targets: targets)]
    )
  }
}
