import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph

@Suite struct RepositoryRequirementsTests {
  private let manifest = """
    // .package(path: "../B"),
    let package = Package(dependencies: [
      .package(name: "other", path: "../B"),
    ])
    """

  @Test(arguments: [
    (LocalPackage.Requirement.local(folder: "B"), nil, "there is no folder “B”"),
    (.local(folder: "Packages/B"), 3, "there is no folder"),
    (.local(folder: "Packages/C"), nil, "there is no folder “Packages/C”"),
  ])
  func `a missing package is reported at the line that requires it`(
    requirement: LocalPackage.Requirement,
    line: Int?,
    what: String
  ) throws {
    let error = #expect(throws: UnusableInput.self) { try check(requirement, files: []) }

    #expect(error?.path == "Packages/A/Package.swift")
    #expect(error?.line == line)
    #expect(error?.what.contains(what) == true)
  }

  @Test func `the command that checks out a package can be pasted into a shell`() {
    let package = LocalPackage(folder: "A", name: "A", requirements: [.local(folder: "Not here")])
    var repository = Repository(root: "/repository", files: ["A/Package.swift"], packages: [package])
    repository.omittedPackages = ["Not here"]

    let missing = repository.missingPackages(files: FileSystem(manager: .default))

    #expect(missing.map(\.remedy) == ["check it out with `git sparse-checkout add 'Not here'`"])
  }

  @Test(arguments: [
    ("Packages/B/README.md", "there is no Package.swift in"),
    ("Packages/B/Package.swift", "version control ignores"),
  ])
  func `a folder that is no package of the repository is reported`(file: String, what: String) throws {
    let error = #expect(throws: UnusableInput.self) {
      try check(.local(folder: "Packages/B"), files: [file])
    }

    #expect(error?.what.contains(what) == true)
  }

  @Test(
    arguments: [
      ([], "“Packages/B” is among the sources of Whole"),
      (["Packages"], "the Package.swift in “Packages/B” is not a manifest, or a file of a target"),
    ] as [([String], String)]
  )
  func `a package among the sources of a target around it is reported with the target`(
    excluded: [String],
    what: String
  ) {
    let manifest = "Packages/B/Package.swift"

    let error = #expect(throws: UnusableInput.self) {
      try check(
        .local(folder: "Packages/B"),
        files: [manifest],
        listed: [manifest],
        targets: [Target(name: "Whole", kind: .library, folder: "", excluded: excluded)]
      )
    }

    #expect(error?.what == what)
  }

  @Test func `a folder that is another repository, and no submodule, is reported as one`() throws {
    let error = #expect(throws: UnusableInput.self) {
      try check(.local(folder: "Packages/B"), files: ["Packages/B/Package.swift"], listed: ["Packages/B/"])
    }

    #expect(error?.what == "“Packages/B” is a repository of its own")
  }

  @Test(arguments: ["Packages/B", "Packages"])
  func `a package in a submodule that is not checked out is reported with the command for it`(
    submodule: String
  ) throws {
    let error = #expect(throws: UnusableInput.self) {
      try check(.local(folder: "Packages/B"), files: ["Packages/B/a.txt"], listed: [submodule])
    }

    #expect(error?.what == "the submodule “\(submodule)” is not checked out")
    #expect(error?.remedy == "check it out with `git submodule update --init \(submodule)`")
  }

  @Test func `a link to a folder is no submodule`() throws {
    let error = #expect(throws: UnusableInput.self) {
      try check(
        .local(folder: "Packages/B"),
        files: ["Real/Package.swift"],
        listed: ["Packages/B"],
        links: ["Packages/B": "../Real"]
      )
    }

    #expect(error?.what.contains("symbolic link") == true)
  }

  @Test func `links that lead in a ring are reported`() throws {
    let error = #expect(throws: UnusableInput.self) {
      try check(
        .local(folder: "Packages/B"),
        files: [],
        links: ["Packages/B": "C", "Packages/C": "B"]
      )
    }

    #expect(error?.what == "there is no folder “Packages/B”")
  }

  @Test func `a package that the rules leave out is a leaf`() throws {
    try check(.local(folder: "Packages/B"), files: ["Packages/B/Package.swift"], ignoring: ["Packages/B/**"])
  }

  @Test func `a package that is reached over a symbolic link is reported`() throws {
    let error = #expect(throws: UnusableInput.self) {
      try check(.local(folder: "Packages/B"), files: ["Real/Package.swift"], links: ["Packages/B": "../Real"])
    }

    #expect(error?.what.contains("symbolic link") == true)
  }

  @Test func `packages of the repository, outside of it and of other addresses are taken as they are`() throws
  {
    try check(.external("/elsewhere/B"), files: [])
    try check(.local(folder: "Packages/A"), files: [])
    try check(.external("swift-log"), files: [])
  }

  private func check(
    _ requirement: LocalPackage.Requirement,
    files names: [String],
    listed: [String] = [],
    links: [String: String] = [:],
    ignoring ignored: [String] = [],
    targets: [Target] = []
  ) throws {
    let files = FileSystem(manager: .default)
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    for name in names { try files.write(Data(), to: folder + "/" + name) }
    for (link, destination) in links {
      try files.createFolder(folder + "/Packages")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/" + link,
        withDestinationPath: destination
      )
    }
    let package = LocalPackage(
      folder: "Packages/A",
      name: "A",
      requirements: [requirement],
      targets: targets,
      manifest: manifest
    )
    let missing = Repository(root: folder, files: listed, packages: [package]).missingPackages(
      files: files,
      ignoring: ignored
    )
    if let first = missing.first { throw first }
  }
}
