import CommandKit
import Foundation
import Synchronization
import TesseraApp

/// Runs of the whole program in this process, over the sandbox, with files in a folder of their own.
final class TesseraRun: Sendable {
  /// What the streams of a run are.
  enum Streams {
    /// Standard output is a terminal that can only be written to line by line.
    case page
    /// Both are terminals that can be redrawn.
    case terminals
    /// Both are pipes.
    case pipes
  }

  /// The result of one run.
  struct Outcome {
    let code: ExitCode
    let output: String
    let errorOutput: String
  }

  private let home: URL
  private let clock: any Clock<Duration>
  private let time = Present()

  /// Makes a folder for the files of the runs.
  ///
  /// - Parameter clock: The clock of the runs; one that sleeps is needed by runs that wait for one another.
  /// - Throws: An error of the file system.
  init(clock: any Clock<Duration> = ShortSleepClock()) throws {
    self.clock = clock
    home = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  /// Moves the clock.
  func pass(seconds: TimeInterval) {
    time.date.withLock { $0 += seconds }
  }

  /// The present.
  var now: Date { time.now }

  /// The present, which may outlive the runs: a program is not taken apart before the process ends.
  private final class Present: Sendable {
    let date = Mutex(Date(timeIntervalSince1970: 1_772_366_400))

    var now: Date { date.withLock(\.self) }
  }

  /// Makes a file beside those of the program.
  ///
  /// - Returns: Its path.
  func write(_ content: Data, to name: String) throws -> String {
    let file = home.appending(path: name)
    try content.write(to: file)
    return file.path(percentEncoded: false)
  }

  /// Where the program keeps its files.
  var store: URL { home.appending(path: "cache/http.sqlite") }

  /// The content of all files that the program has made, by their paths below its folder.
  func contents() -> [String: Data] {
    let paths = FileManager.default.subpaths(atPath: home.path()) ?? []
    return paths.reduce(into: [:]) { contents, path in
      contents[path] = FileManager.default.contents(atPath: home.path() + "/" + path)
    }
  }

  /// The paths of all files that the program has made.
  func files() -> [String] {
    (FileManager.default.subpaths(atPath: home.path()) ?? []).filter { $0.contains(".") }.sorted()
  }

  /// Writes the settings as the user may do it.
  func write(settings: String) throws {
    try FileManager.default.createDirectory(
      at: home.appending(path: "config"),
      withIntermediateDirectories: true
    )
    try Data(settings.utf8).write(to: home.appending(path: "config/settings.json"))
  }

  /// Writes a file of the program, with the folder that it needs.
  func place(_ content: String, at name: String) throws {
    let file = home.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(content.utf8).write(to: file)
  }

  /// The settings as they are on the disk.
  func settings() throws -> String {
    String(decoding: try Data(contentsOf: home.appending(path: "config/settings.json")), as: UTF8.self)
  }

  /// The commands of the program, explained in a language.
  func definition(in language: String) -> Program {
    TesseraProgram(process: context(["--lang", language], [:], .page)).definition
  }

  /// Runs the program once.
  func callAsFunction(
    _ arguments: String...,
    environment: [String: String] = [:],
    input: String = "",
    streams: Streams = .page
  ) async -> Outcome {
    await self(arguments: arguments, environment: environment, input: input, streams: streams)
  }

  /// Runs the program once.
  func callAsFunction(
    arguments: [String],
    environment: [String: String] = [:],
    input: String = "",
    streams: Streams = .page
  ) async -> Outcome {
    let written = Written()
    var context = context(arguments, environment, streams)
    context.output.write = { text in written.output.withLock { $0 += text } }
    context.errorOutput.write = { text in written.errorOutput.withLock { $0 += text } }
    context.input.readAll = { _ in input }
    let status = await TesseraProgram(process: context).run()
    return Outcome(
      code: ExitCode(rawValue: status) ?? .failed,
      output: written.output.withLock { $0 },
      errorOutput: written.errorOutput.withLock { $0 }
    )
  }

  private final class Written: Sendable {
    let output = Mutex("")
    let errorOutput = Mutex("")
  }

  /// What a run is given, without places to write to.
  func context(
    _ arguments: [String],
    _ environment: [String: String],
    _ streams: Streams
  ) -> ProcessContext {
    let size: OutputChannel.Size? = streams == .terminals ? .init(columns: 80, rows: 500) : nil
    var output = OutputChannel(isTerminal: streams != .pipes, size: { size }, write: { _ in })
    output.isPipe = streams == .pipes
    let errorOutput = OutputChannel(isTerminal: streams == .terminals, size: { size }, write: { _ in })
    let variables = [
      "TERM": streams == .terminals ? "xterm-256color" : "dumb",
      "TESSERA_HOME": home.path(percentEncoded: false),
    ]
    var context = ProcessContext(
      arguments: arguments,
      environment: variables.merging(environment) { $1 },
      output: output,
      errorOutput: errorOutput,
      now: { [time] in time.now },
      elapsed: { .zero },
      clock: clock,
      fileExists: { FileManager.default.fileExists(atPath: $0) },
      randomNumber: { 0.5 }
    )
    context.workingDirectory = home.path(percentEncoded: false)
    context.removeFile = { try? FileManager.default.removeItem(atPath: $0) }
    return context
  }
}
