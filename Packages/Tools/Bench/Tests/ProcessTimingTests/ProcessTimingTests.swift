import Foundation
import ProcessTiming
import Testing

@Suite struct ProcessTimingTests {
  @Test(arguments: [([3], 3), ([3, 1], 2), ([9, 1, 5], 5), ([4, 1, 3, 2], 2.5)] as [([Double], Double)])
  func `the median is the middle of the values`(values: [Double], expected: Double) {
    #expect(median(values) == expected)
  }

  @Test func `without values the median is zero`() {
    #expect(median([]) == 0)
  }

  @Test func `the ratio is the median over neighbouring runs`() {
    let comparison = Comparison(
      subject: [run(20), run(90), run(30)],
      baseline: [run(10), run(10), run(20)]
    )

    #expect(comparison.wallTimeRatio == 2)
  }

  @Test func `the difference is the median over neighbouring runs`() {
    let comparison = Comparison(
      subject: [run(20), run(90), run(15)],
      baseline: [run(10), run(10), run(20)]
    )

    #expect(comparison.wallTimeDifference == 10)
  }

  @Test func `the difference is not that of the medians`() {
    let comparison = Comparison(
      subject: [run(30), run(10), run(50)],
      baseline: [run(10), run(20), run(45)]
    )

    #expect(comparison.wallTimeDifference == 5)
  }

  @Test(arguments: [("true", 0), ("false", 1)])
  func `a run says what the program ended with`(name: String, code: Int32) throws {
    let run = try TimedProcess(path: "/bin/sh", arguments: ["-c", name]).run()

    #expect(run.exitCode == code)
    #expect(run.peakMemory > 1_000_000)
    #expect(run.wallTime > .zero)
  }

  @Test func `a run that ends by a signal counts as shells count`() throws {
    #expect(try TimedProcess(path: "/bin/sh", arguments: ["-c", "kill -9 $$"]).run().exitCode == 137)
  }

  @Test(arguments: [1, 2])
  func `what a program writes is thrown away`(descriptor: Int) throws {
    let test = "test /dev/fd/\(descriptor) -ef /dev/null"

    #expect(try TimedProcess(path: "/bin/sh", arguments: ["-c", test]).run().exitCode == 0)
  }

  @Test(arguments: [(3, 0, 3), (2, 4, 2), (0, 2, 1)])
  func `both programs are run as often as they are counted, at least once`(
    runs: Int,
    warmUps: Int,
    counted: Int
  )
    throws
  {
    let comparison = try Comparison.measured(
      TimedProcess(path: "/bin/sh", arguments: ["-c", "exit 3"]),
      against: TimedProcess(path: "/bin/sh", arguments: ["-c", "exit 4"]),
      runs: runs,
      warmUps: warmUps
    )

    #expect(comparison.subject.map(\.exitCode) == Array(repeating: 3, count: counted))
    #expect(comparison.baseline.map(\.exitCode) == Array(repeating: 4, count: counted))
  }

  @Test func `the first runs are those that are not counted`() throws {
    let process = TimedProcess(
      path: "/bin/sh",
      arguments: ["-c", #"exit "$NUMBER""#],
      variables: { ["NUMBER": String($0)] }
    )

    let comparison = try Comparison.measured(process, against: process, runs: 3, warmUps: 2)

    #expect(comparison.subject.map(\.exitCode) == [2, 3, 4])
    #expect(comparison.baseline.map(\.exitCode) == [2, 3, 4])
  }

  @Test func `both programs are run in turn`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "runs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    func process(_ name: String) -> TimedProcess {
      TimedProcess(path: "/bin/sh", arguments: ["-c", "printf \(name) >> '\(file.path)'"])
    }

    _ = try Comparison.measured(process("s"), against: process("b"), runs: 2, warmUps: 1)

    #expect(try String(contentsOf: file, encoding: .utf8) == "sbsbsb")
  }

  @Test func `a run has the variables of its number, and those of this process`() throws {
    let process = TimedProcess(
      path: "/bin/sh",
      arguments: ["-c", #"test -n "$PATH" && test "$HOME" = "/home/$NUMBER" && exit "$NUMBER""#],
      variables: { ["NUMBER": String($0), "HOME": "/home/\($0)"] }
    )

    #expect(try [0, 1, 42].map { try process.run($0).exitCode } == [0, 1, 42])
  }

  @Test func `a program that is not there cannot be started`() {
    let error = #expect(throws: ProcessStartError.self) { try TimedProcess(path: "/nowhere/program").run() }

    #expect(error?.path == "/nowhere/program")
    #expect(error?.reason == "No such file or directory")
  }

  private func run(_ milliseconds: Int) -> ProcessRun {
    ProcessRun(wallTime: .milliseconds(milliseconds), peakMemory: 1, exitCode: 0)
  }
}
