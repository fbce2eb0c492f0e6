import StorageKit

/// The user's browser.
struct SystemBrowser {
  #if canImport(Darwin)
    private static let command = "open"
  #else
    private static let command = "xdg-open"
  #endif

  /// Starts it, without the secrets of the environment.
  let programs: ChildProgramRunner
  /// The environment variables, which tell whether there is a screen for it.
  let environment: [String: String]

  /// Starts the browser with an address as its only argument, and does not wait for it.
  ///
  /// No shell reads the address, and the browser gets none of the terminal.
  ///
  /// - Parameter address: A web address.
  /// - Returns: Whether it was started; `false` for an address of another scheme, or where nothing can be shown.
  func open(_ address: String) -> Bool {
    guard address.hasPrefix("https://"), hasDisplay else { return false }
    do throws(ProgramRunError) {
      try programs.start(Self.command, [address])
      return true
    } catch {
      // monorepo:allow swallowed-error: the answer is whether it was started
      return false
    }
  }

  /// Whether there is a screen for a browser: a desktop always has one on Darwin, elsewhere it says so.
  private var hasDisplay: Bool {
    #if canImport(Darwin)
      true
    #else
      ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"].contains { environment[$0].map { !$0.isEmpty } ?? false }
    #endif
  }
}
