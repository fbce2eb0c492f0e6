import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoRunner

/// Hashes and changed files by the real git, in a repository of its own.
@Suite struct GitTests {
  private let files = FileSystem(manager: .default)
  private let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
  private var root: String { folder + "/Répo sitory" }
  private let git: ChildProcessRunner

  init() {
    git = ChildProcessRunner(
      environment: ProcessInfo.processInfo.environment.merging(
        ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]
      ) { $1 },
      captures: folder + "/captures",
      files: files,
      makeName: { UUID().uuidString }
    )
  }

  @Test func `equal contents have equal hashes, and a changed byte another one`() async throws {
    defer { files.remove(folder) }
    try write(["a b.txt": "1", "ü.txt": "1", "-c": "2"])

    let hashes = try #require(
      await FileHasher(subprocesses: git, jobs: 2).hashes(of: ["a b.txt", "ü.txt", "-c"], in: root)
    )

    #expect(hashes["a b.txt"] == hashes["ü.txt"])
    #expect(hashes["a b.txt"] != hashes["-c"])
  }

  @Test func `hundreds of files are hashed in order`() async throws {
    defer { files.remove(folder) }
    let names = (0..<900).map { "file\($0)" }
    try write(Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
    let hasher = FileHasher(subprocesses: git, jobs: 2)

    let all = try #require(await hasher.hashes(of: names, in: root))

    #expect(Set(all.values).count == 900)
    #expect(await hasher.hashes(of: ["file899"], in: root)?["file899"] == all["file899"])
  }

  @Test func `hashes are unknown when a file is missing`() async throws {
    defer { files.remove(folder) }
    try write(["a": "1"])

    #expect(await FileHasher(subprocesses: git, jobs: 2).hashes(of: ["a", "b"], in: root) == nil)
  }

  @Test func `what changed since a commit includes commits, edits, new and renamed files`() async throws {
    defer { files.remove(folder) }
    try write(["kept": "1", "edited": "1", "old name": "a long enough text"])
    try await run("init", "-q", "-b", "main")
    try await commit()
    try await run("checkout", "-q", "-b", "work")
    try write(["committed ü": "1"])
    files.remove(root + "/old name")
    try write(["new name": "a long enough text"])
    try await commit()
    try write(["edited": "2", "untracked": "1"])

    let changed = try await ChangedFiles(root: root, subprocesses: git).since("main")

    #expect(changed == ["committed ü", "edited", "new name", "old name", "untracked"])
  }

  @Test func `new and changed lines are listed, committed or not, and all of a new file`() async throws {
    defer { files.remove(folder) }
    try write(["a ü.swift": "1\n2\n3\n4\n5\n", "gone": "1\n2\n", "same": "1\n"])
    try await run("init", "-q", "-b", "main")
    try await commit()
    try write(["a ü.swift": "1\nx\ny\n3\n4\n5\n"])
    try await commit()
    try write(["a ü.swift": "1\nx\ny\n3\n4\nz\n", "gone": "1\n", "new": "1\n"])

    let lines = try await ChangedFiles(root: root, subprocesses: git).lines(since: "main~1")

    #expect(lines == ["a ü.swift": [2...3, 6...6], "new": [1...Int.max]])
  }

  @Test func `changed lines that git is told to show together are listed one by one`() async throws {
    defer { files.remove(folder) }
    try write(["a": "1\n2\n3\n4\n5\n", "b": "1\n"])
    try await run("init", "-q")
    try await run("config", "diff.interHunkContext", "3")
    try await commit()
    try write(["a": "1\nx\n3\n4\nx\n", "b": "x\n"])

    let lines = try await ChangedFiles(root: root, subprocesses: git).lines(since: "HEAD")

    #expect(lines == ["a": [2...2, 5...5], "b": [1...1]])
  }

  @Test(arguments: ["all", "dirty", "untracked", "none"])
  func `a new file of a submodule changes it, also where git is told to ignore it`(ignored: String)
    async throws
  {
    defer { files.remove(folder) }
    try write(["inner/a": "1"])
    try await run("init", "-q")
    try await run("-C", "inner", "init", "-q")
    try await run("-C", "inner", "add", "-A")
    let author = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
    try await run(["-C", "inner"] + author + ["commit", "-q", "-m", "more"])
    try await commit()
    try await run("config", "diff.ignoreSubmodules", ignored)
    try write(["inner/b": "1"])

    #expect(try await ChangedFiles(root: root, subprocesses: git).since("HEAD") == ["inner"])
  }

  @Test func `what only the other branch changed does not count`() async throws {
    defer { files.remove(folder) }
    try write(["a": "1"])
    try await run("init", "-q", "-b", "main")
    try await commit()
    try await run("branch", "work")
    try write(["b": "1"])
    try await commit()
    try await run("checkout", "-q", "work")

    #expect(try await ChangedFiles(root: root, subprocesses: git).since("main") == [])
  }

  @Test func `a commit that git does not know is unusable input`() async throws {
    defer { files.remove(folder) }
    try write(["a": "1"])
    try await run("init", "-q")

    await #expect(throws: UnusableInput.self) {
      try await ChangedFiles(root: root, subprocesses: git).since("nowhere")
    }
  }

  @Test func `a folder that an outer repository ignores is unusable input, not one without changes`()
    async throws
  {
    defer { files.remove(folder) }
    try write([".gitignore": "inner", "inner/a": "1"])
    try await run("init", "-q")
    try await commit()

    await #expect(throws: UnusableInput.self) {
      try await ChangedFiles(root: root + "/inner", subprocesses: git).since("HEAD")
    }
  }

  @Test func `without a checkout or without git it is not the commit that is unknown`() async throws {
    defer { files.remove(folder) }
    try write(["a": "1"])
    let nowhere = ChildProcessRunner(
      environment: ["PATH": folder],
      captures: folder + "/captures",
      files: files,
      makeName: { UUID().uuidString }
    )

    let noCheckout = await #expect(throws: UnusableInput.self) {
      try await ChangedFiles(root: root, subprocesses: git).since("HEAD")
    }
    let noGit = await #expect(throws: UnusableInput.self) {
      try await ChangedFiles(root: root, subprocesses: nowhere).lines(since: "HEAD")
    }

    #expect(noCheckout?.what.hasPrefix("git reads no checkout here\n") == true)
    #expect(noCheckout?.what.contains(".git") == true)
    #expect(noCheckout?.remedy.contains("mutate --all") == true)
    #expect(noGit?.what.hasPrefix("git cannot be started: there is no such program") == true)
  }

  private func write(_ contents: [String: String]) throws {
    for (path, text) in contents { try files.write(Data(text.utf8), to: root + "/" + path) }
  }

  private func commit() async throws {
    try await run("add", "-A")
    try await run("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", "more")
  }

  private func run(_ arguments: String...) async throws { try await run(arguments) }

  private func run(_ arguments: [String]) async throws {
    let outcome = try await git.run(Subprocess(["git"] + arguments, in: root))
    try #require(outcome.succeeded, "\(outcome.errorText)")
  }
}
