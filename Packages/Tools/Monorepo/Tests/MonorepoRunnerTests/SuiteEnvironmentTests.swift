import Testing

@testable import MonorepoRunner

@Suite struct SuiteEnvironmentTests {
  @Test(arguments: [
    "PWD", "SHLVL", "_", "TERM", "TERM_PROGRAM", "COLUMNS", "SSH_TTY", "GITHUB_SHA", "RUNNER_NAME",
    "OLDPWD", "LINES", "COLORTERM", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "INVOCATION_ID", "PS1",
    "HISTFILE", "TMUX_PANE", "VSCODE_PID", "XDG_SESSION_ID", "SYSTEMD_EXEC_PID", "SSH_CLIENT",
    "SSH_CONNECTION", "TERM_SESSION_ID", "LC_TERMINAL_VERSION", "XPC_FLAGS", "ITERM_PROFILE",
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_IMPLICIT_WORK_TREE",
  ])
  func `what belongs to the session is neither handed on nor counted`(name: String) {
    let environment = SuiteEnvironment(of: [name: "1", "PATH": "/bin"])

    #expect(environment.variables == ["PATH": "/bin"])
    #expect(environment.counted == ["PATH": "/bin"])
  }

  @Test(arguments: [
    "PATH", "LANG", "SNAPSHOT_RECORD", "CI", "MONOREPO_X", "LINES_OF_CODE", "MY_TERM", "LC_ALL", "PWD2",
    "SSH_ASKPASS", "XDG_CONFIG_HOME", "GITHUB", "_X", "GIT_CONFIG_COUNT", "GIT_SSH_COMMAND",
  ])
  func `all other variables are handed on and count`(name: String) {
    let environment = SuiteEnvironment(of: [name: "1"])

    #expect(environment.variables == [name: "1"])
    #expect(environment.counted == [name: "1"])
  }

  @Test(arguments: ["SSH_AUTH_SOCK", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"])
  func `a socket or a folder of the session is handed on and does not count`(name: String) {
    let environment = SuiteEnvironment(of: [name: "/tmp/a"])

    #expect(environment.variables == [name: "/tmp/a"])
    #expect(environment.counted == [:])
  }
}
