import CommandKit
import FeatureKit
import Testing

@testable import TesseraApp

/// Runs the command shell for a screen that a test made.
@MainActor
enum ShellRun {
  /// Runs the command `numbers`, which stands for the screen.
  ///
  /// - Parameters:
  ///   - screen: The screen, whose records have the field `number`.
  ///   - context: What the program is run with; its arguments begin with the command.
  ///   - owner: The area that the command belongs to.
  /// - Returns: What the explanation says of the output.
  /// - Throws: The failure that the command ends with.
  @discardableResult
  static func run(
    _ screen: some Screen,
    in context: ProcessContext,
    of owner: Area? = nil
  ) async throws -> [String] {
    let launch = Launch(context)
    let program = Program(
      "tessera",
      version: "1",
      abstract: "Numbers.",
      globalOptions: GlobalOptions(launch.language).all,
      commands: [
        Command("numbers", abstract: "List numbers.", fields: ["number"], language: launch.language) {
          _ throws(CommandFailure) in screen
        }
      ]
    )
    let parser = CommandParser(program, help: HelpFormat(width: 80)) { () throws(CommandFailure) in "" }
    guard case .run(let invocation) = parser.parse(globals: launch.globals) else {
      Issue.record("the command was not understood")
      return []
    }
    let services = Services(launch)
    try await CommandShell(services).run(invocation, of: owner)
    return services.trace.steps.filter { $0.layer == .output }.map(\.what)
  }
}
