import Foundation
import MonorepoSystem
import PseudoTerminal
import TerminalModel
import Testing

/// Runs of the built program, with files in a folder of their own.
final class TesseraProcess: Sendable {
  /// The result of one run.
  struct Outcome {
    let status: Int32
    let output: String
    let errorOutput: String
  }

  let home: URL
  private let captures: URL
  private let runner: ChildProcessRunner

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tessera-acceptance-\(UUID())")
    home = folder.appending(path: "home")
    captures = folder.appending(path: "captures")
    for url in [home, captures] {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    runner = ChildProcessRunner(
      environment: TesseraProcess.environment(of: home),
      captures: captures.path(percentEncoded: false),
      files: FileSystem(manager: .default),
      makeName: { UUID().uuidString }
    )
  }

  deinit {
    try? FileManager.default.removeItem(at: home.deletingLastPathComponent())
  }

  /// Runs the program once.
  func callAsFunction(_ arguments: String..., environment: [String: String] = [:]) async throws -> Outcome {
    try await self(arguments: arguments, environment: environment)
  }

  /// Runs the program once.
  func callAsFunction(arguments: [String], environment: [String: String] = [:]) async throws -> Outcome {
    try await run([Self.program] + arguments, environment)
  }

  /// Runs the program once and gives the page that people see, without its colours.
  func page(_ arguments: String..., environment: [String: String] = [:]) async throws -> Outcome {
    let run = try await run([Self.program] + arguments + ["--color", "always"], environment)
    return Outcome(status: run.status, output: Self.plain(run.output), errorOutput: run.errorOutput)
  }

  /// Runs a line of the shell, in which `tessera` is the program, in a terminal 80 columns wide, and gives what it shows,
  /// without its colours; hints name a script instead of the program.
  func terminal(_ line: String, as script: String) async throws -> String {
    // In CI, nothing is drawn over what is already there.
    let variables = ["CI": "true", "TESSERA_COMMAND": script]
    let terminal = try PseudoTerminal(
      running: "/bin/sh",
      ["-c", "tessera() { '\(Self.program)' \"$@\"; }; \(line)"],
      environment: environment(type: "xterm-256color").merging(variables) { $1 },
      columns: 80,
      rows: 200
    )
    _ = try await terminal.waitForEnd(within: .seconds(60))
    return Self.plain(String(decoding: terminal.output, as: UTF8.self).replacing("\r\n", with: "\n"))
  }

  /// Without colours, and without the blanks that fill a line.
  private static func plain(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
  }

  /// Starts a line of the shell, in which `tessera` is the program, in a terminal where it draws its progress.
  func prompting(line: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: "/bin/sh",
      ["-c", "tessera() { '\(Self.program)' \"$@\"; }; \(line)"],
      environment: environment(type: "xterm-256color")
    )
  }

  /// Starts the full-screen program from a line of the shell that ends with its path.
  func browse(under prefix: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: "/bin/sh",
      ["-c", "\(prefix) '\(Self.program)' browse"],
      environment: environment(type: "xterm-256color")
    )
  }

  /// Starts a command in a shell that says `[stopped]` when the command was stopped, and lets it continue
  /// after the next line that is typed.
  func underJobControl(_ arguments: [String]) throws -> PseudoTerminal {
    let command = ([Self.program] + arguments).map { "'\($0)'" }.joined(separator: " ")
    return try PseudoTerminal(
      running: "/bin/sh",
      ["-c", "set -m; \(command); echo '[stopped]'; read line; fg >/dev/null"],
      environment: environment(type: "xterm-256color")
    )
  }

  /// The variables of every run.
  ///
  /// A cached page is served only once the service has answered or refused: on a busy computer, it would be
  /// chance whether the usual patience ends before that.
  private static func environment(of home: URL) -> [String: String] {
    let path = home.path(percentEncoded: false)
    return [
      "PATH": "/usr/bin:/bin", "HOME": path, "LANG": "C.UTF-8", "TESSERA_HOME": path,
      "TESSERA_PATIENCE": "10m",
    ]
  }

  private func environment(type: String) -> [String: String] {
    Self.environment(of: home).merging(["TERM": type]) { $1 }
  }

  /// Starts the full-screen program.
  func browse(
    _ options: [String] = [],
    type: String = "xterm-256color",
    environment: [String: String] = [:],
    _ capabilities: TerminalCapabilities = .modern
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: Self.program,
      ["browse"] + options,
      environment: self.environment(type: type).merging(environment) { $1 },
      capabilities: capabilities
    )
  }

  /// Starts a command in a terminal, where it can ask questions.
  func prompting(_ arguments: [String], environment: [String: String] = [:]) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: Self.program,
      arguments,
      environment: self.environment(type: "xterm-256color").merging(environment) { $1 }
    )
  }

  /// Runs a line of the shell, in which `tessera` is the program.
  func shell(_ line: String, environment: [String: String] = [:]) async throws -> Outcome {
    try await run(["/bin/sh", "-c", "tessera() { '\(Self.program)' \"$@\"; }; \(line)"], environment)
  }

  private func run(_ words: [String], _ environment: [String: String]) async throws -> Outcome {
    let outcome = try await runner.run(
      Subprocess(words, in: home.path(percentEncoded: false), environment: environment)
    )
    return Outcome(status: status(outcome.ending), output: outcome.text, errorOutput: outcome.errorText)
  }

  /// As shells count: 128 and the number of the signal.
  private func status(_ ending: SubprocessOutcome.Ending) -> Int32 {
    switch ending {
    case .exited(let code): code
    case .signalled(let signal): 128 + signal
    case .overflowed: 128 + SIGTERM
    }
  }

  /// The program that `TESSERA_PROGRAM` names, as `scripts/test --release` does; else the one beside this suite's own
  /// binary.
  static var program: String {
    if let named = ProcessInfo.processInfo.environment["TESSERA_PROGRAM"], !named.isEmpty { return named }
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appending(path: "tessera").path(percentEncoded: false)
  }
}
