import DomainKernel
public import ScreenKit
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The environment of the process: everything that the program gets from outside.
public struct ProcessContext: Sendable {
  /// Calls a closure at the next interruption by the user, which does not end the process; the one after it does.
  ///
  /// It gives back a closure that lets interruptions end the process again.
  public typealias Interruptions = @Sendable (_ act: @escaping @Sendable () -> Void) -> @Sendable () -> Void

  /// Lets a signal end the process only when the closure that it gives back is called; within a limit of
  /// time, and unless another signal follows.
  public typealias EndDeferral = @Sendable () -> @Sendable () -> Void

  /// The words after the program's name.
  public var arguments: [String]
  /// The commit that the program was built from, abbreviated; `unknown` where the build was not told.
  public var commit = "unknown"
  /// The day of that commit as `2026-11-22`; empty where the build was not told.
  public var commitDate = ""
  /// The environment variables.
  public var environment: [String: String]
  /// Where results go.
  public var output: OutputChannel
  /// Where everything else goes.
  public var errorOutput: OutputChannel
  /// Where answers come from; nowhere unless it is set.
  public var input = InputChannel.empty
  /// The terminal as a whole, for full-screen programs; `nil` where there is none.
  public var terminal: (any ScreenTerminal)?
  /// The present.
  public var now: @Sendable () -> Date
  /// How far the user's clock is ahead of UTC at a moment, in seconds.
  public var offset: @Sendable (Date) -> Int = { _ in 0 }
  /// The time since the program started.
  public var elapsed: @Sendable () -> Duration
  /// Waits.
  public var clock: any Clock<Duration>
  /// The current folder, where relative paths begin: an absolute path, the root unless it is set.
  public var workingDirectory = "/"
  /// Whether there is a file at a path.
  public var fileExists: @Sendable (String) -> Bool
  /// Removes the file at a path, if there is one and it can be removed.
  public var removeFile: @Sendable (String) -> Void = { _ in }
  /// A number from 0 up to but not including 1, for waiting times that differ.
  public var randomNumber: @Sendable () -> Double
  /// Starts the user's browser with an address; whether it was started.
  public var openAddress: @Sendable (String) -> Bool = { _ in false }
  /// Runs other programs.
  public var programs: any ProgramRunner = NoPrograms()
  /// Tells of interruptions; never unless it is set.
  public var interruptions: Interruptions = { _ in {} }
  /// Keeps signals from ending the process; does nothing unless it is set.
  public var deferEnd: EndDeferral = { () in {} }

  /// Describes what the program is run with; everything else has a value that stands for its absence.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - environment: The environment variables.
  ///   - output: Where results go.
  ///   - errorOutput: Where everything else goes.
  ///   - now: The present.
  ///   - elapsed: The time since the program started.
  ///   - clock: Waits.
  ///   - fileExists: Whether there is a file at a path.
  ///   - randomNumber: A number from 0 up to but not including 1.
  public init(
    arguments: [String],
    environment: [String: String],
    output: OutputChannel,
    errorOutput: OutputChannel,
    now: @escaping @Sendable () -> Date,
    elapsed: @escaping @Sendable () -> Duration,
    clock: any Clock<Duration>,
    fileExists: @escaping @Sendable (String) -> Bool,
    randomNumber: @escaping @Sendable () -> Double
  ) {
    self.arguments = arguments
    self.environment = environment
    self.output = output
    self.errorOutput = errorOutput
    self.now = now
    self.elapsed = elapsed
    self.clock = clock
    self.fileExists = fileExists
    self.randomNumber = randomNumber
  }

  /// The value of a variable; an empty one counts as unset.
  func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// A stream that text is written to.
public struct OutputChannel: Sendable {
  /// How many cells a terminal has.
  public struct Size: Hashable, Sendable {
    /// Cells of a line.
    public let columns: Int
    /// Lines.
    public let rows: Int

    /// Describes a size.
    ///
    /// - Parameters:
    ///   - columns: Cells of a line.
    ///   - rows: Lines.
    public init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// Whether somebody looks at it while it is written.
  public var isTerminal: Bool
  /// Whether another program reads it, which may write to the user's terminal at the same time; not unless it is set.
  public var isPipe = false
  /// The size of the terminal at this moment; `nil` where it has none or does not tell.
  public var size: @Sendable () -> Size?
  /// Writes a text, all of it or none.
  public var write: @Sendable (String) -> Void
  /// Whether somebody may still read what is written: not when the other end of a pipe was closed.
  public var isOpen: @Sendable () -> Bool

  /// Describes a stream.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether somebody looks at it while it is written.
  ///   - size: The size of the terminal at this moment.
  ///   - isOpen: Whether somebody may still read what is written.
  ///   - write: Writes a text.
  public init(
    isTerminal: Bool,
    size: @escaping @Sendable () -> Size? = { nil },
    isOpen: @escaping @Sendable () -> Bool = { true },
    write: @escaping @Sendable (String) -> Void
  ) {
    self.isTerminal = isTerminal
    self.size = size
    self.isOpen = isOpen
    self.write = write
  }
}

/// Why an input cannot be used.
public enum InputFailure: Error, Hashable, Sendable {
  /// It cannot be read, for a reason in the system's words.
  case unreadable(reason: String)
  /// It is not UTF-8.
  case notText
}

/// A stream that answers are read from.
public struct InputChannel: Sendable {
  /// Whether there is somebody who can be asked.
  public var isTerminal: Bool
  /// Reads everything up to the end, but no more than one byte above a limit, so that an input without an end is refused
  /// for its size.
  public var readAll: @Sendable (_ limit: Int) throws(InputFailure) -> String
  /// Reads one line without its line break, with the terminal's echo or without; `nil` at the end.
  ///
  /// It calls back once the echo is as wanted, so that nothing typed in response to a question is shown before. It
  /// does so again when the process continues after a stop.
  public var readOneLine: @Sendable (_ echo: Bool, _ ask: () -> Void) -> String?

  /// Describes a stream.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether there is somebody who can be asked.
  ///   - readAll: Reads everything up to the end, or one byte more than a limit.
  ///   - readOneLine: Reads one line without its line break, and calls back once the echo is as wanted.
  public init(
    isTerminal: Bool,
    readAll: @escaping @Sendable (_ limit: Int) throws(InputFailure) -> String,
    readOneLine: @escaping @Sendable (_ echo: Bool, _ ask: () -> Void) -> String?
  ) {
    self.isTerminal = isTerminal
    self.readAll = readAll
    self.readOneLine = readOneLine
  }

  /// Reads a secret on a thread of its own: all of a pipe, or a line of a terminal without its echo.
  ///
  /// - Parameter limit: The most bytes that are of use.
  /// - Returns: The text, of which a pipe gives one byte more than the limit at most; `nil` where it is not
  ///   UTF-8, or nothing was typed.
  /// - Throws: `FileFault` when it cannot be read.
  func secret(limit: Int) async throws(FileFault) -> String? {
    let text: Result<String?, FileFault> = await withCheckedContinuation { answer in
      let isStarted = WaitingThread.start {
        answer.resume(returning: isTerminal ? .success(readOneLine(false) {}) : wholeText(limit: limit))
      }
      if !isStarted { answer.resume(returning: .success(nil)) }
    }
    return try text.get()
  }

  private func wholeText(limit: Int) -> Result<String?, FileFault> {
    do throws(InputFailure) { return .success(try readAll(limit)) } catch {
      switch error {
      case .unreadable(let reason): return .failure(.cannotBeRead(reason: reason))
      // Who asked for the text says that there is none to use.
      case .notText: return .success(nil)
      }
    }
  }

  /// A stream that ends at once.
  public static let empty = InputChannel(
    isTerminal: false,
    readAll: { _ in "" },
    readOneLine: { _, _ in nil }
  )
}

/// A computer without other programs.
public struct NoPrograms: ProgramRunner {
  /// Makes the runner.
  public init() {}

  /// Fails.
  public func run(
    _ program: String,
    _ arguments: [String],
    input: Secret?,
    limit: Duration
  ) async throws(ProgramRunError) -> ProgramOutcome {
    throw .missing(program: program)
  }
}
