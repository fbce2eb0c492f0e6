extension CommandParser {
  /// Parses a command line in both phases, runs the command, and writes its errors.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's own name.
  ///   - environment: The process's environment variables.
  ///   - settings: The stored value of a global option, by its name.
  ///   - output: Writes one text and a line break to the standard output stream.
  ///   - errorOutput: Writes one text and a line break to the standard error stream.
  /// - Returns: The status to end the process with.
  public func run(
    arguments: [String],
    environment: [String: String],
    settings: (String) -> String? = { _ in nil },
    output: (String) -> Void,
    errorOutput: (String) -> Void
  ) async -> ExitCode {
    await run(
      globals: globals(arguments: arguments, environment: environment, settings: settings),
      output: output,
      errorOutput: errorOutput
    )
  }

  /// Parses the rest of a command line, runs the command, and writes its errors.
  ///
  /// Help, the version, completion scripts and manual pages go to `output`; usage errors and failures go to
  /// `errorOutput`. A cancellation ends as ``ExitCode/interrupted`` without a word. Every command must have a closure:
  /// to run one with an action is a programming error.
  ///
  /// - Parameters:
  ///   - globals: The result of the first phase.
  ///   - output: Writes one text and a line break to the standard output stream.
  ///   - errorOutput: Writes one text and a line break to the standard error stream.
  /// - Returns: The status to end the process with.
  public func run(
    globals: ParsedGlobals,
    output: (String) -> Void,
    errorOutput: (String) -> Void
  ) async -> ExitCode {
    switch parse(globals: globals) {
    case .help(let text, _), .version(let text), .export(let text):
      output(text)
      return .done
    case .usageError(let error):
      errorOutput(error.text)
      return .usage
    case .failed(let failure):
      errorOutput(failure.text(in: program.vocabulary))
      return failure.status
    case .run(let invocation):
      do {
        return try await invocation.run()
      } catch let failure as CommandFailure {
        errorOutput(failure.text(in: program.vocabulary))
        return failure.status
      } catch is CancellationError {
        return .interrupted
      } catch {
        errorOutput(CommandFailure(.failed, String(describing: error)).text(in: program.vocabulary))
        return .failed
      }
    }
  }
}
