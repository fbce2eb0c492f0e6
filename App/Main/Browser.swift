import TesseraApp

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The user's browser.
enum SystemBrowser {
  #if canImport(Darwin)
    private static let command = "open"
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    private static let command = "xdg-open"
    /// `POSIX_SPAWN_SETSID`, which Swift does not import from the C library of GNU.
    private static let newSession: Int16 = 0x80
  #endif

  /// Starts the browser with an address as its only argument, and does not wait for it.
  ///
  /// No shell reads the address, and the browser gets none of the terminal and no secret of the environment.
  ///
  /// - Parameter address: A web address.
  /// - Returns: Whether it was started; `false` for an address of another scheme, or where nothing can be shown.
  @Sendable
  static func open(_ address: String) -> Bool {
    guard address.hasPrefix("https://"), hasDisplay else { return false }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return false }
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of tasks block every signal, and a closed pipe is ignored here: neither is for the browser.
    var (none, pipe) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &pipe)
    // A terminal that closes with the program would end the browser in its session.
    let signals = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, newSession | signals)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var arguments = [strdup(command), strdup(address), nil]
    defer { for argument in arguments { free(argument) } }
    let safe = ProcessInfo.processInfo.environment
      .filter { !ProcessContext.secretVariables.contains($0.key) }
    var variables: [UnsafeMutablePointer<CChar>?] = safe.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in variables { free(variable) } }
    var process: pid_t = 0
    return posix_spawnp(&process, command, &actions, &attributes, &arguments, &variables) == 0
  }

  /// Whether there is a screen for a browser: a desktop always has one on Darwin, elsewhere it says so.
  private static var hasDisplay: Bool {
    #if canImport(Darwin)
      true
    #else
      ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"].contains {
        ProcessInfo.processInfo.environment[$0].map { !$0.isEmpty } ?? false
      }
    #endif
  }
}
