#if os(Linux)
  import Foundation
  import Testing

  @testable import MonorepoSystem

  /// What a child left running, told from files that change while they are read.
  ///
  /// The processes have numbers that the system never gives, so that no signal reaches anything.
  struct LeftoverTests {
    private static let mark = ChildMark(3, of: 5000, within: .max)
    private static let marked = limits(mark.limit)
    private static let unmarked = limits(.max)

    @Test func `a process that is just becoming another program is found`() {
      let processes = FakeProcesses(
        listings: [["5000001"]],
        programs: ["5000001"],
        files: ["5000001/limits": [Self.marked], "5000001/cmdline": ["", "", "sleep\0600\0"]]
      )

      #expect(left(processes) == ["sleep 600"])
    }

    @Test func `a process that never says what it runs is found`() {
      let processes = FakeProcesses(
        listings: [["5000001"]],
        programs: ["5000001"],
        files: ["5000001/limits": [Self.marked], "5000001/cmdline": [""]]
      )

      #expect(left(processes) == ["a program that was just starting"])
    }

    @Test func `what a process starts and leaves while it is looked at is found`() {
      let processes = FakeProcesses(
        listings: [["5000001"], ["5000001", "5000002"]],
        programs: ["5000002"],
        files: ["5000002/limits": [Self.marked], "5000002/cmdline": ["sleep\0600\0"]]
      )

      #expect(left(processes) == ["sleep 600"])
    }

    @Test func `what a process starts just before it is killed is killed too`() {
      // It is looked at 26 times, the last time to kill it; each time the processes are listed twice.
      let before = Array(repeating: ["5000001"], count: 52)
      let processes = FakeProcesses(
        listings: before + [["5000002"]],
        programs: ["5000001", "5000002"],
        files: [
          "5000001/limits": [Self.marked], "5000001/cmdline": ["sleep\0600\0"],
          "5000002/limits": [Self.marked], "5000002/cmdline": ["sleep\0601\0"],
        ]
      )

      #expect(left(processes) == ["sleep 600", "sleep 601"])
    }

    @Test(
      arguments: [
        "a program without the mark": (["5000001"], ["limits": [unmarked], "cmdline": ["sleep\0"]]),
        "a program with the mark of another child": (
          ["5000001"],
          ["limits": [limits(ChildMark(4, of: 5000, within: .max).limit)], "cmdline": ["sleep\0"]]
        ),
        "a process that waits to be collected": ([], ["limits": [marked], "cmdline": [""]]),
        "a process whose limits are not told": (["5000001"], ["cmdline": ["sleep\0"]]),
        "a process that has gone": ([], [:]),
      ] as [String: (Set<String>, [String: [String]])]
    )
    func `nothing waits for processes of others`(
      name: String,
      process: (programs: Set<String>, files: [String: [String]])
    ) {
      let files = Dictionary(uniqueKeysWithValues: process.files.map { ("5000001/" + $0.key, $0.value) })
      let processes = FakeProcesses(listings: [["5000001"]], programs: process.programs, files: files)

      #expect(left(processes).isEmpty)
      #expect(processes.looks == 1)
    }

    @Test(arguments: [
      "Max realtime priority     \(mark.limit) unlimited",
      "Max realtime timeout      unlimited \(mark.limit) us",
      "Max realtime timeout", "", "\(mark.limit)",
    ])
    func `a line that only looks like that of the mark is another one`(limits: String) {
      #expect(left(limits: limits).isEmpty)
    }

    @Test func `a process of the child's group is found without the mark`() {
      #expect(left(limits: Self.unmarked, stat: "5000001 (sleep) S 1 5000009 0") == ["sleep 600"])
    }

    @Test(arguments: [
      "5000001 (sleep) S 1 50000091 0", "5000001 (sleep) S 5000009 1 0", "5000001 (5000009) S 5000009 1",
      "5000001 (sleep) S 1 5000002 5000009", "5000001 (a", "",
    ])
    func `a process group that only looks like that of the child is another one`(stat: String) {
      #expect(left(limits: Self.unmarked, stat: stat).isEmpty)
    }

    /// The limits of a process as the system writes them.
    private static func limits(_ timeout: UInt64) -> String {
      """
      Limit                     Soft Limit           Hard Limit           Units
      Max cpu time              unlimited            unlimited            seconds
      Max realtime priority     0                    0
      Max realtime timeout      \(timeout == .max ? "unlimited" : "\(timeout)")  unlimited            us

      """
    }

    private func left(limits: String, stat: String = "5000001 (sleep) S 1 5000002 0") -> [String] {
      left(
        FakeProcesses(
          listings: [["5000001"]],
          programs: ["5000001"],
          files: [
            "5000001/limits": [limits], "5000001/cmdline": ["sleep\0600\0"], "5000001/stat": [stat],
          ]
        )
      )
    }

    private func left(_ processes: FakeProcesses) -> [String] {
      Leftovers(of: 5_000_009, marked: Self.mark, files: FileSystem(manager: processes)).end()
    }
  }
#endif
