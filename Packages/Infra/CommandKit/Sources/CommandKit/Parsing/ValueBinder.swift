/// Adds the values of a command's positional arguments to those of its options.
struct ValueBinder {
  /// The reason why a command cannot be run with its arguments.
  enum Refusal: Error {
    case usage(UsageProblem)
    case failure(CommandFailure)
  }

  /// The word that stands for the lines of the standard input.
  private static let standardInputWord = "-"

  let arguments: [ArgumentDefinition]
  let standardInput: CommandParser.StandardInput?

  /// Reads the texts of the arguments by their positions; the standard input is read last, and only if asked for.
  func bind(_ positionals: [String], to options: BoundValues) throws(Refusal) -> BoundValues {
    var bound = options
    var remaining = positionals[...]
    for argument in arguments {
      let given = argument.reader.isRepeating ? remaining : remaining.prefix(1)
      remaining = remaining.dropFirst(given.count)
      let texts = try expanded(Array(given), for: argument)
      if texts.isEmpty, argument.isRequired {
        throw .usage(
          given.isEmpty
            ? .missingParameter(argument.display) : .emptyStandardInput(parameter: argument.display)
        )
      }
      if given.isEmpty { continue }
      do throws(UsageProblem) {
        let definition = ParameterDefinition(form: .argument(argument))
        bound.values[argument.key] = try definition.read(texts, from: .commandLine)
      } catch {
        throw .usage(error)
      }
    }
    guard remaining.isEmpty else {
      throw .usage(.unexpectedArguments(remaining.map(UntrustedText.init)))
    }
    return bound
  }

  /// The texts with the lines of the standard input in place of `-`, where the argument is declared so.
  private func expanded(
    _ texts: [String],
    for argument: ArgumentDefinition
  ) throws(Refusal) -> [String] {
    guard argument.readsStandardInput, let place = texts.firstIndex(of: Self.standardInputWord) else {
      return texts
    }
    guard !texts[(place + 1)...].contains(Self.standardInputWord) else {
      throw .usage(.repeatedStandardInput(parameter: argument.display))
    }
    guard let standardInput else {
      preconditionFailure("\(argument.display) reads the standard input, which the parser was not given.")
    }
    let input: String
    do throws(CommandFailure) {
      input = try standardInput()
    } catch {
      throw .failure(error)
    }
    return texts[..<place] + Self.lines(of: input) + texts[(place + 1)...]
  }

  private static func lines(of input: String) -> [String] {
    input.split(whereSeparator: \.isNewline).compactMap { line in
      let start = line.drop(while: \.isWhitespace)
      guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
      return String(start[...last])
    }
  }
}
