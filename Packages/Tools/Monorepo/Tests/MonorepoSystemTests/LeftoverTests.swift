#if os(Linux)
  import Foundation
  import Testing

  @testable import MonorepoSystem

  /// What a child left running, told from files that change while they are read.
  ///
  /// The processes have numbers that the system never gives, so that no signal reaches anything.
  struct LeftoverTests {
    private static let mark = ChildMark(3, of: 5000, within: .max)

    @Test func `a process that is just becoming another program is found, by the name that it gets`() {
      let files = process("5000001", lines: ["", "", "sleep\0600\0"])

      #expect(left(FakeProcesses(listings: [["5000001"]], files: files)) == ["sleep 600"])
    }

    @Test func `a process without a command line is called as the system calls it`() {
      let files = process("5000001", lines: [""])

      #expect(left(FakeProcesses(listings: [["5000001"]], files: files)) == ["nap"])
    }

    @Test func `what a process starts and leaves while it is looked at is found`() {
      let processes = FakeProcesses(
        listings: [["5000001"], ["5000001", "5000002"]],
        files: process("5000002")
      )

      #expect(left(processes) == ["sleep 600"])
    }

    @Test func `what a process starts just before it is killed is killed too`() {
      // It is looked at 26 times, the last time to kill it; each time the processes are listed twice.
      let before = Array(repeating: ["5000001"], count: 52)
      let processes = FakeProcesses(
        listings: before + [["5000002"]],
        files: process("5000001").merging(process("5000002", lines: ["sleep\0601\0"])) { $1 }
      )

      #expect(left(processes) == ["sleep 600", "sleep 601"])
    }

    @Test(arguments: [
      ("limits", limits(.max)), ("limits", limits(ChildMark(4, of: 5000, within: .max).limit)),
      ("limits", ""),
      ("limits", "\(mark.limit)"), ("limits", "Max realtime timeout"),
      ("limits", "Max realtime priority     \(mark.limit) unlimited"),
      ("limits", "Max realtime timeout      unlimited \(mark.limit) us"),
      ("stat", "5000001 (nap) Z 1 5000002 0"), ("stat", "5000001 (nap) X 1 5000002 0"),
      ("stat", "5000001 (a"),
      ("stat", ""),
    ])
    func `nothing waits for processes of others, and for those that have ended`(file: String, content: String)
    {
      var files = process("5000001")
      files["5000001/" + file] = [content]
      let processes = FakeProcesses(listings: [["5000001"]], files: files)

      #expect(left(processes).isEmpty)
      #expect(processes.looks == 1)
    }

    @Test(arguments: ["limits", "stat"])
    func `nothing waits for a process of which nothing is told`(file: String) {
      var files = process("5000001")
      files["5000001/" + file] = nil

      #expect(left(FakeProcesses(listings: [["5000001"]], files: files)).isEmpty)
    }

    @Test(arguments: [mark, nil])
    func `a process of the child's group is found without its mark`(mark: ChildMark?) {
      let files = process("5000001", limits: .max, stat: "(nap) S 1 5000009 0")
      let processes = FakeProcesses(listings: [["5000001"]], files: files)

      #expect(left(processes, marked: mark) == ["sleep 600"])
    }

    @Test(arguments: [
      "(nap) S 1 50000091 0", "(nap) S 5000009 1 0", "(5000009) S 5000009 1 0", "(nap) S 1 5000002 5000009",
      "(5000009) S 1 5000002 0",
    ])
    func `a process group that only looks like that of the child is another one`(stat: String) {
      let files = process("5000001", limits: .max, stat: stat)

      #expect(left(FakeProcesses(listings: [["5000001"]], files: files)).isEmpty)
    }

    /// The files of a process of another group, with the mark.
    private func process(
      _ identifier: String,
      lines: [String] = ["sleep\0600\0"],
      limits: UInt64 = mark.limit,
      stat: String = "(nap) S 1 5000002 0"
    ) -> [String: [String]] {
      [
        identifier + "/cmdline": lines, identifier + "/limits": [Self.limits(limits)],
        identifier + "/stat": [identifier + " " + stat],
      ]
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

    private func left(_ processes: FakeProcesses, marked mark: ChildMark? = mark) -> [String] {
      Leftovers(child: 5_000_009, mark: mark, files: FileSystem(manager: processes)).end()
    }
  }
#endif
