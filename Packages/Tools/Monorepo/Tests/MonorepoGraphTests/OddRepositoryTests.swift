import Foundation
import MonorepoSystem
import Synchronization
import Testing

@testable import MonorepoGraph

/// Repositories that are laid out in other ways than the usual one, read from a disk; SwiftPM is replaced.
@Suite struct OddRepositoryTests {
  private let files = FileSystem(manager: .default)
  private let root = NSTemporaryDirectory() + "/" + UUID().uuidString + "/Ein Räum chen"

  @Test func `a file named Package.swift inside of a target is a source, and no manifest`() async throws {
    let repository = try await read(["Package.swift": "A", "Sources/A/Models/Package.swift": "broken"])

    #expect(repository.packages.map(\.folder) == [""])
    #expect(repository.swiftFiles(of: try target("A", repository)) == ["Sources/A/Models/Package.swift"])
  }

  @Test(arguments: [
    "broken", "", "\n// It hides the folder from Xcode.\n", "// swift-tools-version: 6.2\n// broken",
  ])
  func `a file that SwiftPM cannot read, and without a tools version or without code, is no manifest`(
    text: String
  ) async throws {
    let repository = try await read(["Package.swift": "A", "App/Package.swift": text])

    #expect(repository.packages.map(\.folder) == [""])
  }

  @Test func `a manifest that names its tools version and cannot be read is unusable input`() async {
    let error = await #expect(throws: UnusableInput.self) {
      try await read(["Package.swift": "A", "App/Package.swift": "\n// swift-tools-version: 6.2\nbroken"])
    }

    #expect(error?.path == "App/Package.swift")
    #expect(error?.remedy.contains("“ignore”") == true)
  }

  @Test(arguments: [
    "// Copyright\n// swift-tools-version: 6.2\nbroken",
    "import PackageDescription\nbroken", "\u{FEFF}// swift-tools-version: 6.2\nbroken",
  ])
  func `a manifest with other text before it is no file of another kind`(text: String) async {
    let error = await #expect(throws: UnusableInput.self) {
      try await read(["Package.swift": "A", "App/Package.swift": text])
    }

    #expect(error?.path == "App/Package.swift")
    #expect(error?.what.contains("byte order mark") == text.hasPrefix("\u{FEFF}"))
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16])
  func `a manifest in another encoding is no file of another kind`(encoding: String.Encoding) async throws {
    let manifest = try #require("// swift-tools-version: 6.2\nbroken".data(using: encoding))
    try files.write(manifest, to: root + "/App/Package.swift")

    let error = await #expect(throws: UnusableInput.self) { try await read(["Package.swift": "A"]) }

    #expect(error?.path == "App/Package.swift")
  }

  @Test(
    arguments: [
      (["": "5.8", "@swift-5.10": "5.10", "@swift-5.9": "5.9", "@swift-6.4": "6.4"], "@swift-5.10"),
      (["": "6.0", "@swift-5.9": "5.9"], ""), (["": "6.4", "@swift-5.9": "5.9"], "@swift-5.9"),
      (["": "6.0", "@swift-6": "5.9", "@swift-6.1": "6.1"], "@swift-6"),
      (["": "6.0", "@swift-6": "6.0", "@swift-6.3": "6.0"], "@swift-6.3"),
    ] as [([String: String], String)]
  )
  func `among manifests for several versions of Swift the package has the one that SwiftPM reads`(
    tools: [String: String],
    chosen: String
  ) async throws {
    let texts = tools.map { ("Package\($0).swift", "// swift-tools-version: \($1)") }
    let machine = FakeMachine(toolchain: "Swift version 6.3 (swift-6.3-RELEASE)")

    let packages = try await read(Dictionary(uniqueKeysWithValues: texts), machine).packages

    #expect(packages.map(\.manifestPath) == ["Package\(chosen).swift"])
    #expect(packages.map(\.manifest) == tools[chosen].map { ["// swift-tools-version: \($0)"] })
  }

  @Test func `one manifest that cannot be read does not hide the others when that is wanted`() async throws {
    let texts = ["Package.swift": "A", "Broken/Package.swift": "// swift-tools-version: 6.2\nbroken"]
    let repository = try await read(texts, skipsUnreadable: true)

    #expect(repository.packages.map(\.folder) == [""])
    #expect(repository.unreadable.map(\.path) == ["Broken/Package.swift"])
    await #expect(throws: UnusableInput.self) { try await read(texts) }
  }

  @Test func `a package that is not there is listed when that is wanted`() async throws {
    let repository = try await read(["A/Package.swift": "needs"], skipsUnreadable: true)

    #expect(repository.unreadable.map(\.what) == ["there is no folder “Gone”"])
    #expect(repository.packages.flatMap(\.requirements) == [.local(folder: "Gone")])
    await #expect(throws: UnusableInput.self) { try await read(["A/Package.swift": "needs"]) }
  }

  @Test func `a package that a sparse checkout leaves out is known, and a removed one is not`() async throws {
    let git = FakeMachine(
      listing: "A/Package.swift\0Gone/Package.swift\0Old/Package.swift\0",
      tagged: "H A/Package.swift\0S Gone/Package.swift\0H Old/Package.swift\0S Gone/MyPackage.swift\0"
    )

    let repository = try await read(["A/Package.swift": "needs"], git, skipsUnreadable: true)

    #expect(repository.omittedPackages == ["Gone"])
    #expect(repository.unreadable.map(\.what) == ["“Gone” is not checked out"])
    #expect(repository.unreadable.map(\.remedy) == ["check it out with `git sparse-checkout add Gone`"])
  }

  @Test func `what asks for a package that cannot be read is not to blame`() async throws {
    let repository = try await read(
      ["A/Package.swift": "needs", "Gone/Package.swift": "// swift-tools-version: 6.2\nbroken"],
      skipsUnreadable: true
    )

    #expect(repository.unreadable.map(\.path) == ["Gone/Package.swift"])
  }

  @Test func `a repository of which no manifest can be read is unusable input`() async {
    let error = await #expect(throws: UnusableInput.self) {
      try await read(["A/Package.swift": "// swift-tools-version: 6.2\nbroken"], skipsUnreadable: true)
    }

    #expect(error?.path == "A/Package.swift")
  }

  @Test(arguments: [
    "Tests/ATests/Fixtures/Package.swift", "Sources/Tool/Templates/New/Package.swift",
    "Sources/Tool/Samples/Package.swift",
  ])
  func `a manifest among the data of a suite, or among resources, is no package and no source`(path: String)
    async throws
  {
    let repository = try await read(["Package.swift": "data", path: "// swift-tools-version: 6.2\nbroken"])

    #expect(repository.packages.map(\.folder) == [""])
    #expect(repository.packages.flatMap(\.targets).allSatisfy { repository.swiftFiles(of: $0) == [] })
  }

  @Test func `a package in a folder that a target leaves out is a package`() async throws {
    let repository = try await read(["Package.swift": "data", "Sources/Tool/Example/Package.swift": "A"])

    #expect(repository.packages.map(\.folder) == ["", "Sources/Tool/Example"])
  }

  @Test func `playgrounds, documents, snippets and hidden files are no sources`() async throws {
    let repository = try await read([
      "Package.swift": "A", "Sources/A/a.swift": "", "Sources/A/Try.playground/Contents.swift": "",
      "Sources/A/A.docc/Resources/step.swift": "", "Sources/A/.hidden/b.swift": "",
      "Sources/A/B.docc/Package.swift": "B",
    ])
    #expect(repository.packages.count == 1)
    #expect(repository.swiftFiles(of: try target("A", repository)) == ["Sources/A/a.swift"])

    let flat = try await read([
      "Package.swift": "flat", "Package@swift-5.9.swift": "", "a.swift": "", "Snippets/Snippet.swift": "",
    ])
    #expect(flat.swiftFiles(of: try target("flat", flat)) == ["a.swift"])
  }

  @Test func `a root without a manifest is a repository of packages`() async throws {
    let repository = try await read(["Eins/Package.swift": "A", "Zwei/Package.swift": "B"])

    #expect(repository.packages.map(\.folder) == ["Eins", "Zwei"])
    #expect(repository.rootPackage == nil)
  }

  @Test func `a folder without any manifest is unusable input`() async {
    await #expect(throws: UnusableInput.self) { try await read(["a.swift": ""]) }
  }

  @Test func `packages that the rules file ignores are not read`() async throws {
    try files.write(Data(#"{"ignore": ["Examples/**"]}"#.utf8), to: root + "/rules.json")
    let repository = try await read(
      ["Package.swift": "A", "Examples/E/Package.swift": "// swift-tools-version: 6.2\nbroken"],
      rules: root + "/rules.json"
    )

    #expect(repository.packages.map(\.folder) == [""])
  }

  @Test func `a rules file that ignores every manifest is named`() async throws {
    try files.write(Data(#"{"ignore": ["**"]}"#.utf8), to: root + "/rules.json")

    let error = await #expect(throws: UnusableInput.self) {
      try await read(["Package.swift": "A"], rules: root + "/rules.json")
    }

    #expect(error?.what == "there is no Package.swift in it but what “ignore” in the rules file excludes")
  }

  @Test func `the modules of a module map are the names of its target`() async throws {
    let repository = try await read([
      "Package.swift": "clib", "Sources/CLib/module.modulemap": "module LibC [system] { module Inner { } }",
    ])

    #expect(repository.target(imported: "LibC") == "CLib")
    #expect(repository.target(imported: "Inner") == nil)
  }

  @Test func `sources behind a link to a folder are compiled, and links in a ring or to nothing are not`()
    async throws
  {
    try files.write(Data(), to: root + "/Shared/Linked/b.swift")
    try files.createFolder(root + "/Sources/A")
    try link("Sources/A/Linked", to: "../../Shared/Linked")
    try link("Sources/A/ring", to: "other ring")
    try link("Sources/A/other ring", to: "ring")
    try link("Shared/Linked/up", to: "..")
    try link("Shared/Linked/broken.swift", to: "gone.swift")
    try link("Sources/A/broken.swift", to: "gone.swift")

    let repository = try await read(["Package.swift": "A"])

    #expect(repository.swiftFiles(of: try target("A", repository)) == ["Sources/A/Linked/b.swift"])
    #expect(repository.links["Sources/A/Linked"] == "Shared/Linked")
  }

  @Test func `a source that version control ignores is compiled all the same`() async throws {
    try files.write(Data(), to: root + "/Sources/A/Generated/b.swift")
    try files.write(Data(), to: root + "/Sources/A/.build/c.swift")
    let git = FakeMachine(
      listing: "Package.swift\0",
      ignored: "Sources/A/Generated/\0Sources/A/.build/\0.build/\0"
    )

    let repository = try await read(["Package.swift": "A"], git)

    #expect(repository.ignoredSources == ["Sources/A/Generated/b.swift"])
    #expect(repository.swiftFiles(of: try target("A", repository)) == ["Sources/A/Generated/b.swift"])
  }

  @Test func `a checkout that git refuses to read is not taken for a folder without version control`()
    async throws
  {
    try files.write(Data("gitdir: nowhere".utf8), to: root + "/.git")

    let error = await #expect(throws: UnusableInput.self) { try await read(["Package.swift": "A"]) }

    #expect(error?.what.hasPrefix("git reads no checkout here") == true)
    try files.write(Data("gitdir: elsewhere".utf8), to: root + "/.git")
    let repository = try await read(["Package.swift": "A"], FakeMachine(listing: "Package.swift\0"))
    #expect(repository.packages.count == 1)
  }

  @Test func `a manifest that never ends is reported after the limit`() async {
    let error = await #expect(throws: UnusableInput.self) {
      try await read(
        ["Package.swift": "A", "Loop/Package.swift": "endless"],
        limit: (duration: Duration.seconds(90), clock: HurriedClock())
      )
    }

    #expect(error?.path == "Loop/Package.swift")
    #expect(error?.what == "SwiftPM did not read the manifest within 90 s")
  }

  @Test(.timeLimit(.minutes(5)))
  func `three hundred packages are read, each manifest once`() async throws {
    let machine = FakeMachine()
    let manifests = (0..<300).map { ("Packages/Paket \($0 % 10)/Ü\($0)/Package.swift", "A") }
    let repository = try await read(Dictionary(uniqueKeysWithValues: manifests), machine)

    #expect(repository.packages.count == 300)
    #expect(machine.manifestsRead == 300)
  }

  // MARK: The machine

  /// Answers for `swift package dump-package` by what the manifest's first word is, and for git with a listing or not
  /// at all.
  private final class FakeMachine: SubprocessRunner {
    private let toolchain: String?
    private let listing: String?
    private let ignored: String
    private let tagged: String
    private let read = Mutex(0)

    init(listing: String? = nil, ignored: String = "", tagged: String = "", toolchain: String? = nil) {
      self.toolchain = toolchain
      self.listing = listing
      self.ignored = ignored
      self.tagged = tagged
    }

    private static func folder(above path: String) -> String {
      path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }

    var manifestsRead: Int { read.withLock(\.self) }

    func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome {
      if subprocess.arguments.first == "git" {
        guard let listing else { return SubprocessOutcome(ending: .exited(128)) }
        let arguments = subprocess.arguments
        let answer = arguments.contains("-oi") ? ignored : arguments.contains("-t") ? tagged : listing
        return SubprocessOutcome(ending: .exited(0), output: Data(answer.utf8))
      }
      guard let place = subprocess.arguments.firstIndex(of: "--package-path") else {
        guard let toolchain else { return SubprocessOutcome(ending: .exited(1)) }
        return SubprocessOutcome(ending: .exited(0), output: Data(toolchain.utf8))
      }
      read.withLock { $0 += 1 }
      let manifest =
        FileSystem(manager: .default).text(at: subprocess.arguments[place + 1] + "/Package.swift") ?? ""
      if manifest == "endless" {
        do { try await Task.sleep(for: .seconds(3600)) } catch {
          return SubprocessOutcome(ending: .signalled(15))
        }
      }
      guard manifest.contains(where: \.isLetter), !manifest.replacing("\0", with: "").contains("broken"),
        !manifest.hasPrefix("\n//")
      else { return SubprocessOutcome(ending: .exited(1)) }
      let target =
        switch manifest {
        case "clib": #"{"name": "CLib", "type": "system", "dependencies": []}"#
        case "data":
          #"""
          {"name": "ATests", "type": "test", "path": "Tests/ATests", "exclude": ["Fixtures"], "dependencies": []},
          {"name": "Tool", "type": "regular", "path": "Sources/Tool", "exclude": ["Example"],
            "resources": [{"path": "Templates", "rule": {"copy": {}}}, {"path": "Samples", "rule": {"process": {}}}],
            "dependencies": []}
          """#
        case "flat": #"{"name": "flat", "type": "regular", "path": ".", "dependencies": []}"#
        default:
          #"{"name": "\#(manifest)", "type": "regular", "path": "Sources/\#(manifest)", "dependencies": []}"#
        }
      let needed =
        manifest == "needs"
        ? #"{"fileSystem": [{"identity": "gone", "path": "\#(Self.folder(above: subprocess.arguments[place + 1]))/Gone"}]}"#
        : ""
      let dump = #"{"name": "P", "dependencies": [\#(needed)], "products": [], "targets": [\#(target)]}"#
      return SubprocessOutcome(ending: .exited(0), output: Data(dump.utf8))
    }
  }

  /// A clock on which every wait is over at once.
  private struct HurriedClock: Clock {
    let now = ContinuousClock().now
    let minimumResolution = Duration.zero

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
  }

  private func read(
    _ texts: [String: String],
    _ machine: FakeMachine = FakeMachine(),
    rules: String? = nil,
    limit: (duration: Duration, clock: any Clock<Duration>)? = nil,
    skipsUnreadable: Bool = false
  ) async throws -> Repository {
    defer { files.remove(root) }
    for (path, text) in texts { try files.write(Data(text.utf8), to: root + "/" + path) }
    var reader = RepositoryReader(
      root: root,
      scratch: root + "/.build",
      jobs: 4,
      files: files,
      subprocesses: machine,
      rules: rules
    )
    reader.limit = limit
    return try await reader.read(skipsUnreadable: skipsUnreadable)
  }

  private func target(_ name: String, _ repository: Repository) throws -> Target {
    try #require(repository.packages.flatMap(\.targets).first { $0.name == name })
  }

  private func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: root + "/" + path, withDestinationPath: destination)
  }
}
