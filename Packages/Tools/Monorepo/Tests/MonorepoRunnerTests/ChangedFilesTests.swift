import MonorepoSystem
import Testing

@testable import MonorepoRunner

/// What is made of git's words about changes.
@Suite(.timeLimit(.minutes(5))) struct ChangedFilesTests {
  @Test func `changes since the common ancestor and new files are listed once, in order`() async throws {
    let git = FakeProgram(
      ["rev-parse": "", "merge-base": "f0rk\n", "diff": "c d\0a\0", "ls-files": "b\0a\0"]
    )

    let changed = try await ChangedFiles(root: "/r", subprocesses: git).since("main")

    #expect(changed == ["a", "b", "c d"])
    #expect(git.calls.contains(["merge-base", "main", "HEAD"]))
    #expect(git.calls.contains { $0.first == "diff" && $0.suffix(2) == ["f0rk", "--"] })
  }

  @Test(
    arguments: [
      ("@@ -1 +2 @@", [2...2]), ("@@ -0,0 +1,4 @@ func f() {", [1...4]), ("@@ -3,2 +7,0 @@", []),
      ("@@ -1,9 +10,1 @@", [10...10]), ("+@@ -1 +2 @@", []),
    ] as [(String, [ClosedRange<Int>])]
  )
  func `a hunk has the lines that it leaves in the file`(hunk: String, lines: [ClosedRange<Int>]) async throws
  {
    #expect(try await changed("+++ b/a.swift\n\(hunk)\n")["a.swift", default: []] == lines)
  }

  @Test func `each hunk counts for the file above it, whose name may have blanks`() async throws {
    let diff = """
      --- a/a b.swift\t
      +++ b/a b.swift\t
      @@ -1 +1 @@
      -1
      +2
      @@ -8 +8,2 @@
      -2
      +3
      +4
      --- a/gone.swift
      +++ /dev/null
      @@ -1,2 +0,0 @@
      -1
      -2
      --- a/b.swift
      +++ b/b.swift
      @@ -5 +5 @@

      """

    #expect(try await changed(diff) == ["a b.swift": [1...1, 8...9], "b.swift": [5...5]])
  }

  @Test func `a changed line that looks like a header is none`() async throws {
    let diff = """
      +++ b/a.swift
      @@ -1,2 +1,2 @@
      -1
      -2
      +++ b/other.swift
      +@@ -5 +5 @@
      \\ No newline at end of file
      @@ -8,0 +9 @@
      +++ b/other.swift
      @@ -9 +11 @@
      -1
      \\ No newline at end of file
      +2
      +++ b/b.swift
      @@ -3 +3 @@

      """

    #expect(try await changed(diff) == ["a.swift": [1...2, 9...9, 11...11], "b.swift": [3...3]])
  }

  @Test func `a changed line that ends with a carriage return hides no hunk behind it`() async throws {
    let diff = "+++ b/a.swift\n@@ -1 +1 @@\n-1\r\n+2\r\n@@ -8 +9 @@\n-3\r\n+4\r\n+++ b/b.swift\n@@ -1 +1 @@\n"

    #expect(try await changed(diff) == ["a.swift": [1...1, 9...9], "b.swift": [1...1]])
  }

  @Test func `every line of a file that git does not know is a changed one`() async throws {
    #expect(try await changed("", new: "a\0b c\0") == ["a": [1...Int.max], "b c": [1...Int.max]])
  }

  @Test(arguments: ["merge-base", "diff", "ls-files"])
  func `a command of git that fails is unusable input that names the commit`(command: String) async {
    var answers = ["rev-parse": "", "merge-base": "f0rk", "diff": "", "ls-files": ""]
    answers[command] = nil
    let files = ChangedFiles(root: "/r", subprocesses: FakeProgram(answers))
    let expected = UnusableInput(
      path: "/r",
      what: "git cannot list the changes since “main”",
      remedy: "name a commit of this clone, make a first one, or fetch the history (git fetch --unshallow)"
    )

    await #expect(throws: expected) { try await files.since("main") }
    await #expect(throws: expected) { try await files.lines(since: "main") }
  }

  @Test func `a folder that git ignores is unusable input for files and for lines`() async {
    let files = ChangedFiles(root: "/r", subprocesses: FakeProgram(["rev-parse": "", "check-ignore": ""]))
    let expected = UnusableInput(
      path: "/r",
      what: "version control ignores this folder, so git cannot list its changes",
      remedy: "run without --changed, or add the folder to version control"
    )

    await #expect(throws: expected) { try await files.since("main") }
    await #expect(throws: expected) { try await files.lines(since: "main") }
  }

  private func changed(_ diff: String, new: String = "") async throws -> [String: [ClosedRange<Int>]] {
    let git = FakeProgram(["rev-parse": "", "merge-base": "f0rk", "diff": diff, "ls-files": new])
    return try await ChangedFiles(root: "/r", subprocesses: git).lines(since: "main")
  }
}
