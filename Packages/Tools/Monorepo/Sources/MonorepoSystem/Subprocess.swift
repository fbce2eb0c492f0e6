public import Foundation

/// One program to run: what, where and with which environment on top of the tool's own.
public struct Subprocess: Equatable, Sendable {
  /// The program, looked up in `PATH`, and its arguments.
  public let arguments: [String]
  /// The folder the program runs in.
  public let directory: String
  /// Variables that are set for this program only.
  public let environment: [String: String]
  /// Whether what it prints on standard error is mixed into its output in the order of printing.
  ///
  /// That is a log for the user, of which the middle may be left out when it is very long, unless it has a
  /// ``capture``.
  public let mergesErrors: Bool
  /// The file that takes its output while it runs, for those who read along; nil for one of the runner's own.
  public let capture: String?
  /// Whether what it started may go on running when it has ended.
  public let mayLeaveChildren: Bool

  /// Describes one program to run.
  public init(
    _ arguments: [String],
    in directory: String,
    environment: [String: String] = [:],
    mergesErrors: Bool = false,
    capture: String? = nil,
    mayLeaveChildren: Bool = true
  ) {
    (self.arguments, self.directory, self.environment) = (arguments, directory, environment)
    (self.mergesErrors, self.capture, self.mayLeaveChildren) = (mergesErrors, capture, mayLeaveChildren)
  }

  var program: String { arguments.first ?? "" }
}

/// The outcome of a program: its ending and its output.
public struct SubprocessOutcome: Equatable, Sendable {
  /// The way in which a program ended.
  public enum Ending: Equatable, Sendable {
    /// It ended by itself with this exit code.
    case exited(Int32)
    /// A signal ended it, as in a crash.
    case signalled(Int32)
    /// It was ended because it printed more than this number of bytes.
    case overflowed(limit: Int)
  }

  /// The way in which the program ended.
  public let ending: Ending
  /// The standard output (with standard error, when the command merges both).
  public let output: Data
  /// The standard error, empty when the command merges both.
  public let errors: Data
  /// The programs that it started and left running although it may not; they were ended.
  public let leftovers: [String]

  /// Describes how a program ended.
  public init(ending: Ending, output: Data = Data(), errors: Data = Data(), leftovers: [String] = []) {
    (self.ending, self.output, self.errors, self.leftovers) = (ending, output, errors, leftovers)
  }

  /// Whether the program ended by itself with exit code 0.
  public var succeeded: Bool { ending == .exited(0) }
  /// The output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }
  /// The errors as text.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
}

extension SubprocessOutcome.Ending: CustomStringConvertible {
  /// A short phrase, as in "the process …".
  public var description: String {
    switch self {
    case .exited(let code): "ended with exit code \(code)"
    case .signalled(let signal): "was ended by signal \(signal)"
    case .overflowed(let limit): "was ended because it printed more than \(limit) bytes"
    }
  }
}

/// The reason why a program did not run.
public enum SubprocessError: Error, Equatable, Sendable {
  /// The program could not be started.
  ///
  /// ## Troubleshooting
  /// Check that the program is installed and on `PATH`, and that the folder it should run in exists.
  case notStarted(program: String, reason: String)
  /// The runner was stopped, as by Ctrl-C; nothing more is started.
  case stopped
}

extension SubprocessError: CustomStringConvertible {
  /// One line: cause and remedy.
  public var description: String {
    switch self {
    case .notStarted(let program, let reason):
      "\(program) cannot be started: \(reason) — check that it is installed and on PATH"
    case .stopped: "stopped"
    }
  }
}

/// Runs programs; the seam between the tool's logic and the machine.
public protocol SubprocessRunner: Sendable {
  /// Runs one program to its end.
  ///
  /// A program that fails is an outcome, not an error. When the task is cancelled, the program is ended with all
  /// that it started, and the outcome tells how; other programs go on.
  ///
  /// - Parameter subprocess: The program to run.
  /// - Returns: How it ended and what it printed.
  /// - Throws: ``SubprocessError`` when it could not be started, or when the runner was stopped.
  func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome
}

extension SubprocessRunner {
  /// Runs a program to its end, unless something else happens before, which ends it.
  ///
  /// Gives what else happened as well; nil when nothing did. A task that was cancelled throws.
  package func run<Event: Sendable>(
    _ subprocess: Subprocess,
    unless event: @escaping @Sendable () async -> Event?
  ) async throws(SubprocessError) -> (SubprocessOutcome, Event?) {
    typealias Ending = Result<SubprocessOutcome, SubprocessError>
    let (result, happened) = await withTaskGroup(of: (Ending?, Event?).self) { group in
      group.addTask {
        do throws(SubprocessError) {
          return (.success(try await self.run(subprocess)), nil)
        } catch {
          return (.failure(error), nil)
        }
      }
      group.addTask { (nil, await event()) }
      var ended = Ending.failure(.stopped)
      var happened: Event?
      for await (result, found) in group where result != nil || found != nil {
        (ended, happened) = (result ?? ended, found ?? happened)
        // Whichever came first, the other one has nothing left to do.
        group.cancelAll()
      }
      return (ended, happened)
    }
    if Task.isCancelled { throw .stopped }
    return (try result.get(), happened)
  }

  /// Asks the Swift toolchain on `PATH` for its version and platform, in its own words; nil when there is none.
  package func toolchain(in folder: String) async -> String? {
    let version = Subprocess(["swift", "--version"], in: folder, mergesErrors: true)
    guard let outcome = try? await run(version), outcome.succeeded else { return nil }
    return outcome.text
  }

  /// The output of git in a folder; nil when it fails, or cannot be started.
  package func git(_ arguments: [String], in folder: String) async -> Data? {
    let outcome = try? await run(Subprocess(["git"] + arguments, in: folder))
    return outcome?.succeeded == true ? outcome?.output : nil
  }

  /// Throws, with what git says, for a folder in no checkout, or in one that git refuses to read, as one of
  /// another user; and without git.
  package func requireCheckout(at folder: String, remedy: String) async throws(UnusableInput) {
    let outcome: SubprocessOutcome
    do throws(SubprocessError) {
      outcome = try await run(Subprocess(["git", "rev-parse", "--git-dir"], in: folder))
    } catch {
      throw UnusableInput(path: folder, what: "\(error)", remedy: "install git")
    }
    guard !outcome.succeeded else { return }
    let reason = outcome.errorText.withoutLineEnd
    throw UnusableInput(path: folder, what: "git reads no checkout here\n\(reason)", remedy: remedy)
  }
}
