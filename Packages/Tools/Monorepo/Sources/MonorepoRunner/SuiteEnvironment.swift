/// The variables that builds and suites are given, and those of them that count as inputs.
///
/// What a terminal, a session, a CI job or a hook of git sets for itself is not handed on, so that no suite can depend
/// on it. All else is and counts, but for what only names a place of the session that tools need to reach a server.
package struct SuiteEnvironment: Equatable, Sendable {
  private static let ofTheSession: Set<String> = [
    "_", "COLORTERM", "COLUMNS", "DISPLAY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR",
    "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_WORK_TREE",
    "HISTFILE", "INVOCATION_ID", "JOURNAL_STREAM", "LINES", "OLDPWD", "PS1", "PWD", "SECURITYSESSIONID",
    "SHLVL", "STY", "WAYLAND_DISPLAY", "WINDOWID", "XAUTHORITY", "__CF_USER_TEXT_ENCODING",
  ]
  private static let prefixesOfTheSession = [
    "GITHUB_", "ITERM_", "LC_TERMINAL", "RUNNER_", "SSH_CLIENT", "SSH_CONNECTION", "SSH_TTY", "SYSTEMD_",
    "TERM", "TMUX", "VSCODE_", "XDG_SESSION_", "XPC_",
  ]
  private static let handedOnUncounted: Set<String> = [
    "DBUS_SESSION_BUS_ADDRESS", "SSH_AUTH_SOCK", "XDG_RUNTIME_DIR",
  ]

  package let variables: [String: String]
  /// The part of it that can change how a suite ends.
  package let counted: [String: String]

  package init(of process: [String: String]) {
    variables = process.filter { name, _ in
      !Self.ofTheSession.contains(name) && !Self.prefixesOfTheSession.contains { name.hasPrefix($0) }
    }
    counted = variables.filter { !Self.handedOnUncounted.contains($0.key) }
  }
}
