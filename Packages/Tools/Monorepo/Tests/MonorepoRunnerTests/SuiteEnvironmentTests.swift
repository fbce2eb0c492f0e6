import Testing

@testable import MonorepoRunner

@Suite struct SuiteEnvironmentTests {
  @Test(arguments: [
    "PWD", "SHLVL", "_", "TERM", "TERM_PROGRAM", "COLUMNS", "SSH_TTY", "GITHUB_SHA", "RUNNER_NAME",
  ])
  func `what belongs to the session is neither handed on nor counted`(name: String) {
    let environment = SuiteEnvironment(of: [name: "1", "PATH": "/bin"])

    #expect(environment.variables == ["PATH": "/bin"])
    #expect(environment.counted == ["PATH": "/bin"])
  }

  @Test(arguments: ["PATH", "LANG", "SNAPSHOT_RECORD", "CI", "MONOREPO_X"])
  func `all other variables are handed on and count`(name: String) {
    let environment = SuiteEnvironment(of: [name: "1"])

    #expect(environment.variables == [name: "1"])
    #expect(environment.counted == [name: "1"])
  }

  @Test func `the socket of a key agent is handed on and does not count`() {
    let environment = SuiteEnvironment(of: ["SSH_AUTH_SOCK": "/tmp/a"])

    #expect(environment.variables == ["SSH_AUTH_SOCK": "/tmp/a"])
    #expect(environment.counted == [:])
  }
}
