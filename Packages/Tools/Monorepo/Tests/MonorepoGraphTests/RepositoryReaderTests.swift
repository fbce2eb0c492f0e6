import Foundation
import MonorepoSystem
import Synchronization
import Testing

@testable import MonorepoGraph

@Suite struct RepositoryReaderTests {
  /// Answers `git` with a failure, as outside a checkout, and `dump-package` with a fixed description.
  private struct FakeToolchain: SubprocessRunner {
    let dump: String

    func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome {
      subprocess.arguments.first == "git"
        ? SubprocessOutcome(ending: .exited(128))
        : SubprocessOutcome(ending: .exited(0), output: Data(dump.utf8))
    }
  }

  @Test func `the user is told how far it is, and the line is cleared in the end`() async throws {
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    let files = FileSystem(manager: .default)
    let told = Mutex<[String]>([])
    defer { files.remove(folder) }
    for package in ["A", "B"] { try files.write(Data("//".utf8), to: folder + "/\(package)/Package.swift") }
    var reader = RepositoryReader(
      root: folder,
      scratch: folder + "/.build",
      jobs: 1,
      files: files,
      subprocesses: FakeToolchain(
        dump: #"{"name": "A", "dependencies": [], "products": [], "targets": []}"#
      )
    )
    reader.progress = { line in told.withLock { $0.append(line) } }

    _ = try await reader.read()

    #expect(told.withLock(\.self) == ["[1/2] reading manifests", "[2/2] reading manifests", ""])
  }

  @Test func `targets get their folders, kinds and dependencies`() async throws {
    let repository = try await read(
      """
      {"name": "A", "dependencies": [{"sourceControl": [{"identity": "swift-log"}]}],
       "products": [{"name": "A", "targets": ["A"]}],
       "targets": [
         {"name": "A", "type": "regular", "dependencies": []},
         {"name": "CLib", "type": "system", "path": "Libraries/CLib/", "dependencies": []},
         {"name": "ATests", "type": "test", "exclude": ["__Snapshots__"], "dependencies": [
           {"byName": ["A", null]}, {"product": ["B", "Other", null, null]}]}
       ]}
      """
    )

    let package = try #require(repository.packages.first)
    #expect(package.requirements == [.external("swift-log")])
    #expect(
      package.targets == [
        Target(name: "A", kind: .library, folder: "Packages/A/Sources/A"),
        Target(name: "CLib", kind: .system, folder: "Packages/A/Libraries/CLib"),
        Target(
          name: "ATests",
          kind: .test,
          folder: "Packages/A/Tests/ATests",
          excluded: ["__Snapshots__"],
          dependencies: [Dependency("A"), Dependency("B", package: "Other")]
        ),
      ]
    )
  }

  @Test func `the files, plugins and conditions of a target are read from its manifest`() async throws {
    let repository = try await read(
      """
      {"name": "A", "dependencies": [], "products": [],
       "targets": [
         {"name": "A", "type": "regular", "path": ".", "sources": ["Code"], "exclude": ["Old"],
          "resources": [{"path": "Data", "rule": {"copy": {}}}, {"path": "More", "rule": {"process": {}}}],
          "dependencies": [
            {"product": ["B", "Other", null, {"platformNames": ["macos"]}]}, {"byName": ["C", null]}],
          "pluginUsages": [{"plugin": ["Generate", "Other"]}],
          "settings": [
            {"kind": {"define": {"_0": "EXTRA"}}, "tool": "swift"},
            {"kind": {"define": {"_0": "CHECKED"}}, "tool": "swift", "condition": {"config": "debug"}},
            {"kind": {"define": {"_0": "MAC"}}, "tool": "swift", "condition": {"platformNames": ["macos"]}},
            {"kind": {"define": {"_0": "C"}}, "tool": "c"},
            {"kind": {"unsafeFlags": {"_0": ["-l", "z"]}}, "tool": "linker"},
            {"kind": {"swiftLanguageMode": {"_0": "5"}}, "tool": "swift"},
            {"kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}, "tool": "swift"}]}
       ]}
      """
    )

    #expect(
      repository.packages.first?.targets == [
        Target(
          name: "A",
          kind: .library,
          folder: "Packages/A",
          excluded: ["Old", "Package.swift", "Snippets"],
          resources: ["Data", "More"],
          sources: ["Code"],
          dependencies: [
            Dependency("B", package: "Other"), Dependency("C"),
            Dependency("Generate", package: "Other"),
          ],
          settings: [
            "c.define(C)", "define(CHECKED) [config: debug]", "define(EXTRA)",
            "define(MAC) [platforms: macos]", "enableUpcomingFeature(ExistentialAny)",
            "linker.unsafeFlags(-l z)",
          ],
          languageMode: "5",
          hasGeneratedSources: true
        )
      ]
    )
  }

  @Test func `a file that git lists once for each side of a merge is one file`() async throws {
    let files = FileSystem(manager: .default)
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    try files.write(Data(), to: folder + "/a.swift")
    let reader = RepositoryReader(
      root: folder,
      scratch: folder,
      jobs: 1,
      files: files,
      subprocesses: ListingGit(listing: "a.swift\0a.swift\0a.swift\0")
    )

    #expect(await reader.listing() == ["a.swift"])
  }

  @Test func `the files of a submodule that is checked out are files of the repository`() async throws {
    let files = FileSystem(manager: .default)
    let folder = files.resolved(NSTemporaryDirectory()) + "/" + UUID().uuidString
    defer { files.remove(folder) }
    for path in [
      "a.swift", "Kit/.git", "Kit/Package.swift", "Kit/In/.git", "Kit/In/b.swift", "Own/.git/HEAD",
    ] {
      try files.write(Data(), to: folder + "/" + path)
    }
    try files.createFolder(folder + "/Later")
    let listings = ["/Kit/": "Package.swift\0In\0", "/Kit/In/": "b.swift\0", "/Own//": "c.swift\0"]
    let reader = RepositoryReader(
      root: folder,
      scratch: folder,
      jobs: 1,
      files: files,
      subprocesses: ListingGit(listing: "a.swift\0Kit\0Later\0Own/\0", root: folder, submodules: listings)
    )

    #expect(await reader.listing() == ["Kit/In/b.swift", "Kit/Package.swift", "Later", "Own/", "a.swift"])
  }

  private struct ListingGit: SubprocessRunner {
    let listing: String
    var root = ""
    /// The listings of submodules, by their folders.
    var submodules: [String: String] = [:]

    func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome {
      let answer = submodules[String(subprocess.directory.dropFirst(root.count))] ?? listing
      return SubprocessOutcome(ending: .exited(0), output: Data(answer.utf8))
    }
  }

  @Test func `a description that cannot be read is unusable input`() async {
    await #expect(throws: UnusableInput.self) { try await read("[]") }
  }

  @Test func `a folder that is not there is unusable input`() async {
    let reader = RepositoryReader(
      root: "/there/is/none",
      scratch: "/",
      jobs: 1,
      files: FileSystem(manager: .default),
      subprocesses: FakeToolchain(dump: "")
    )

    await #expect(throws: UnusableInput.self) { try await reader.read() }
  }

  private func read(_ dump: String) async throws -> Repository {
    let files = FileSystem(manager: .default)
    let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(folder) }
    try files.write(Data(), to: folder + "/Packages/A/Package.swift")
    return try await RepositoryReader(
      root: folder,
      scratch: folder,
      jobs: 1,
      files: files,
      subprocesses: FakeToolchain(dump: dump)
    ).read()
  }
}
