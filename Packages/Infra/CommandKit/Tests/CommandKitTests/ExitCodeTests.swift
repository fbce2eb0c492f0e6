import CommandKit
import Testing

@Suite struct ExitCodeTests {
  @Test(arguments: [
    (ExitCode.done, Int32(0)), (.failed, 1), (.usage, 2), (.notFound, 3), (.signInNeeded, 4),
    (.noConnection, 5), (.refused, 6), (.rateLimited, 7), (.interrupted, 130),
  ])
  func `every status has the exit code that is documented`(status: ExitCode, code: Int32) {
    #expect(status.rawValue == code)
  }
}
