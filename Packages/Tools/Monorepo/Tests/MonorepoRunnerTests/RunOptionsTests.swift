import Testing

@testable import MonorepoRunner

@Suite struct RunOptionsTests {
  @Test func `earlier passes count unless something else is asked for`() {
    #expect(RunOptions(root: "/r", scratch: "/s", jobs: 1).trustsPasses)
    #expect(RunOptions(root: "/r", scratch: "/s", kind: .isolated, jobs: 1, isVerbose: true).trustsPasses)
  }

  @Test(arguments: [
    RunOptions(root: "/r", scratch: "/s", jobs: 1, runsUnchanged: true),
    RunOptions(root: "/r", scratch: "/s", jobs: 1, measuresCoverage: true),
    RunOptions(root: "/r", scratch: "/s", jobs: 1, filter: ""),
    RunOptions(root: "/r", scratch: "/s", jobs: 1, repetitions: 1),
    RunOptions(root: "/r", scratch: "/s", jobs: 1, seed: 0),
  ])
  func `earlier passes do not count for who asks for tests`(options: RunOptions) {
    #expect(!options.trustsPasses)
  }

  @Test func `a run is one of everything, as the plan says, built at once`() {
    let options = RunOptions(root: "/r", scratch: "/s", jobs: 2)

    #expect(options == RunOptions(root: "/r", scratch: "/s", kind: .shared, jobs: 2, selection: .init()))
    #expect(!options.isVerbose && !options.measuresCoverage && !options.runsUnchanged)
  }
}
