#if os(Linux)
  import Foundation
  import Testing

  @testable import MonorepoSystem

  /// What a child left running, told from files that change while they are read.
  ///
  /// The processes have numbers that the system never gives, so that no signal reaches anything.
  @Suite(.timeLimit(.minutes(5))) struct LeftoverTests {
    private static let marked = "A=1\0TERM_SESSION_ID=child\0"

    @Test func `a process that is just becoming another program is looked at again`() async throws {
      let processes = FakeProcesses(
        listings: [["5000001"]],
        programs: ["5000001"],
        files: ["5000001/environ": ["", Self.marked], "5000001/cmdline": ["", "", "sleep\0600\0"]]
      )

      #expect(try await leftovers(processes) == ["sleep 600"])
    }

    @Test func `a process that becomes another program between two files is looked at again`() async throws {
      let processes = FakeProcesses(
        listings: [["5000001"]],
        programs: ["5000001"],
        files: [
          "5000001/environ": ["", Self.marked], "5000001/cmdline": ["env\0sleep\0600\0", "sleep\0600\0"],
        ]
      )

      #expect(try await leftovers(processes) == ["sleep 600"])
    }

    @Test func `what a process starts and leaves while it is looked at is found`() async throws {
      let processes = FakeProcesses(
        listings: [["5000001"], ["5000001", "5000002"]],
        programs: ["5000002"],
        files: ["5000002/environ": [Self.marked], "5000002/cmdline": ["sleep\0600\0"]]
      )

      #expect(try await leftovers(processes) == ["sleep 600"])
    }

    @Test func `what a process starts just before it is killed is killed too`() async throws {
      // It is looked at 26 times, the last time to kill it; each time the processes are listed twice.
      let before = Array(repeating: ["5000001"], count: 52)
      let processes = FakeProcesses(
        listings: before + [["5000002"]],
        programs: ["5000001", "5000002"],
        files: [
          "5000001/environ": [Self.marked], "5000001/cmdline": ["sleep\0600\0"],
          "5000002/environ": [Self.marked], "5000002/cmdline": ["sleep\0601\0"],
        ]
      )

      #expect(try await leftovers(processes) == ["sleep 600", "sleep 601"])
    }

    @Test(
      arguments: [
        "a program with other variables": (["5000001"], ["environ": ["A=1\0"], "cmdline": ["sleep\0"]]),
        "a program without variables": (["5000001"], ["environ": [""], "cmdline": ["sleep\0"]]),
        "a process that waits to be collected": ([], ["environ": [""], "cmdline": [""]]),
        "a process of somebody else": (["5000001"], ["cmdline": ["sleep\0"]]),
        "a process that has gone": ([], [:]),
      ] as [String: (Set<String>, [String: [String]])]
    )
    func `nothing waits for processes of others`(
      name: String,
      process: (programs: Set<String>, files: [String: [String]])
    ) async throws {
      let files = Dictionary(uniqueKeysWithValues: process.files.map { ("5000001/" + $0.key, $0.value) })
      let processes = FakeProcesses(listings: [["5000001"]], programs: process.programs, files: files)

      #expect(try await leftovers(processes).isEmpty)
      #expect(processes.looks == 1)
    }

    @Test(arguments: [
      "TERM_SESSION_ID=childish\0", "TERM_SESSION_ID=stepchild\0", "XTERM_SESSION_ID=child\0",
      "TERM_SESSION_ID=\0", "A=TERM_SESSION_ID=child\0", "TERM_SESSION_IDS=child\0",
    ])
    func `a mark that only looks like that of the child is another one`(variables: String) {
      #expect(left(by: "5000009", variables: variables, stat: "5000001 (sleep) S 1 5000002 0").isEmpty)
    }

    @Test(arguments: ["5000001 (sleep) S 1 50000091 0", "5000001 (5000009) S 5000009 1", "5000001 (a", ""])
    func `a process group that only looks like that of the child is another one`(stat: String) {
      #expect(left(by: "5000009", variables: "A=1\0", stat: stat).isEmpty)
    }

    /// What a child left running, told without one.
    private func left(by child: String, variables: String, stat: String) -> [String] {
      let processes = FakeProcesses(
        listings: [["5000001"]],
        programs: ["5000001"],
        files: [
          "5000001/environ": [variables], "5000001/cmdline": ["sleep\0600\0"], "5000001/stat": [stat],
        ]
      )
      return Leftovers(
        of: Int32(child) ?? 0,
        marked: "child",
        writingTo: [],
        files: FileSystem(manager: processes)
      ).end()
    }

    private func leftovers(_ processes: FakeProcesses) async throws -> [String] {
      let folder = NSTemporaryDirectory() + "/" + UUID().uuidString
      defer { FileSystem(manager: .default).remove(folder) }
      let runner = ChildProcessRunner(
        environment: ["PATH": "/usr/bin:/bin"],
        captures: folder,
        files: FileSystem(manager: processes),
        makeName: { "child" }
      )
      return try await runner.run(Subprocess(["true"], in: "/", mayLeaveChildren: false)).leftovers
    }
  }
#endif
