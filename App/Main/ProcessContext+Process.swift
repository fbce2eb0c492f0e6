import CBuildInformation
import CommandKit
import StorageKit
import Synchronization
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

extension ProcessContext {
  /// The process itself: the only place where anything ambient is read.
  static var process: ProcessContext {
    let start = ContinuousClock.now
    // Read once: every reading makes the strings of all variables.
    let environment = ProcessInfo.processInfo.environment
    let errorOutput = OutputChannel(descriptor: STDERR_FILENO) { _ in }
    var context = ProcessContext(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: environment,
      // Until the results have theirs, whose failures are told with the rest.
      output: errorOutput,
      errorOutput: errorOutput,
      now: { Date() },
      elapsed: { ContinuousClock.now - start },
      clock: ContinuousClock(),
      fileExists: { access($0, F_OK) == 0 },
      randomNumber: { Double.random(in: 0..<1) }
    )
    context.commit = String(cString: tessera_build_commit())
    context.commitDate = String(cString: tessera_build_date())
    context.input = InputChannel(descriptor: STDIN_FILENO)
    context.terminal = POSIXScreenTerminal()
    context.offset = offset(at:)
    context.workingDirectory = FileManager.default.currentDirectoryPath
    context.removeFile = { unlink($0) }
    let programs = ChildProgramRunner(
      variables: environment.filter { !secretVariables.contains($0.key) },
      clock: ContinuousClock()
    )
    context.programs = programs
    context.openAddress = { SystemBrowser(programs: programs, environment: environment).open($0) }
    context.interruptions = Signals.atNextInterruption
    context.deferEnd = Signals.deferringEnd
    let described = context
    context.output = OutputChannel(descriptor: STDOUT_FILENO) { reason in
      let message = TesseraProgram.unwritableResult(reason, described)
      described.errorOutput.write(message + "\n")
      exit(CommandKit.ExitCode.failed.rawValue)
    }
    return context
  }
}

/// How far the clock of the computer, or of `TZ`, is ahead of UTC at a moment, in seconds.
private func offset(at date: Date) -> Int {
  // A time zone says nothing about years that a calendar does not reach.
  guard let seconds = time_t(exactly: date.timeIntervalSince1970.rounded(.down)) else { return 0 }
  var (moment, local) = (seconds, tm())
  return localtime_r(&moment, &local) == nil ? 0 : local.tm_gmtoff
}

extension OutputChannel {
  /// A stream of the process.
  ///
  /// A result that is cut must not look like one that is whole. A reader that has gone away, as `head` does, is no
  /// failure.
  ///
  /// - Parameters:
  ///   - descriptor: Its number.
  ///   - fail: Called when it cannot be written to, with the reason in the words of the system.
  fileprivate init(descriptor: Int32, fail: @escaping @Sendable (String) -> Void) {
    let reader = Reader()
    self.init(isTerminal: isatty(descriptor) == 1) {
      TerminalLine.size(of: descriptor)
    } isOpen: {
      !reader.hasGone.load(ordering: .relaxed)
    } write: { text in
      var text = text
      switch text.withUTF8({ writeAll(UnsafeRawBufferPointer($0), to: descriptor) }) {
      case nil: break
      case EPIPE?: reader.hasGone.store(true, ordering: .relaxed)
      case let error?: fail(String(cString: strerror(error)))
      }
    }
    isPipe = Self.goesToProgram(descriptor)
  }

  /// Whether what is written goes to another program: by a pipe, or by a socket, as some shells connect programs.
  private static func goesToProgram(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }
}

/// Input, output and errors of the process, any of which its parent may have closed.
enum StandardStreams {
  /// Gives the numbers of closed streams to files that can be neither read nor written in their place.
  ///
  /// The system gives the lowest free number to the next file that is opened: a database would get the output, and what
  /// wakes the program up would be read as the input, which never ends.
  static func reserve() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] {
      if fcntl(descriptor, F_GETFD) == -1 { _ = open("/dev/null", mode) }
    }
  }
}

/// The other end of a pipe.
private final class Reader: Sendable {
  let hasGone = Atomic(false)
}

extension InputChannel {
  /// A stream of the process.
  ///
  /// - Parameter descriptor: Its number.
  init(descriptor: Int32) {
    self.init(isTerminal: isatty(descriptor) == 1) { limit throws(InputFailure) in
      try Self.text(from: descriptor, limit: limit)
    } readOneLine: { echo, ask in
      guard !echo else { return Self.answer(from: descriptor, ask) }
      return Signals.withoutEcho(on: descriptor) { silence in
        Self.answer(from: descriptor) {
          silence()
          ask()
        }
      }
    }
  }

  /// Asks, and reads a line.
  ///
  /// It asks again when the process continues after a stop: the terminal shows the lines of a shell since then, and has
  /// forgotten what was typed before.
  private static func answer(from descriptor: Int32, _ ask: () -> Void) -> String? {
    if let pipe = Signals.continuations {
      // Stops before the question need no second one.
      if readyFiles([pipe.reading], for: POLLIN, within: 0) == [true] { _ = readBytes(from: pipe.reading) }
      ask()
      while let isReady = readyFiles([pipe.reading, descriptor], for: POLLIN), !isReady[1] {
        _ = readBytes(from: pipe.reading)
        ask()
      }
    } else {
      ask()
    }
    return line(from: descriptor)
  }

  /// The text up to the end, or one byte more than the limit.
  private static func text(from descriptor: Int32, limit: Int) throws(InputFailure) -> String {
    var bytes: [UInt8] = []
    var error: Int32 = 0
    while bytes.count <= limit {
      guard let part = readBytes(from: descriptor, onError: { error = $0 }) else {
        throw .unreadable(reason: String(cString: strerror(error)))
      }
      if part.isEmpty {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
        return text
      }
      bytes += part
    }
    // It may end within a character, and is refused for its size.
    return String(decoding: bytes.prefix(limit + 1), as: UTF8.self)
  }

  /// The bytes up to the first line break, or up to the end; `nil` when they cannot be read or are not UTF-8.
  ///
  /// One at a time: what follows belongs to the next reader.
  private static func line(from descriptor: Int32) -> String? {
    var line: [UInt8] = []
    while let byte = readBytes(from: descriptor, atMost: 1) {
      if byte == [UInt8(ascii: "\n")] { return String(validating: line, as: UTF8.self) }
      if byte.isEmpty { return line.isEmpty ? nil : String(validating: line, as: UTF8.self) }
      line += byte
    }
    return nil
  }
}
