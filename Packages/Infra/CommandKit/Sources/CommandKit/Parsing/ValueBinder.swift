/// Reads the value of every parameter of a command from what was given.
struct ValueBinder {
  let scanned: ScannedArguments
  let options: LayeredOptions

  /// The values that were given, by key; a parameter that was not given has none.
  func bind() throws(UsageProblem) -> [String: any Sendable] {
    var values: [String: any Sendable] = [:]
    for key in options.scope.keys {
      values[key] = try value(forKey: key)
    }
    var remaining = scanned.positionals[...]
    for argument in scanned.command.arguments {
      let texts = argument.reader.isRepeating ? remaining : remaining.prefix(1)
      remaining = remaining.dropFirst(texts.count)
      if texts.isEmpty {
        if argument.isRequired { throw .missingParameter(argument.display) }
      } else {
        values[argument.key] = try read(
          Array(texts),
          with: argument.reader,
          parameter: argument.display,
          origin: .commandLine
        )
      }
    }
    guard remaining.isEmpty else { throw .unexpectedArguments(remaining.map(OutsideText.init)) }
    return values
  }

  private func value(forKey key: String) throws(UsageProblem) -> (any Sendable)? {
    guard let definition = options.scope.named[key] else { return nil }
    guard let given = options.decided[key] else {
      if let option = definition.option, option.isRequired { throw .missingParameter(option.display) }
      return nil
    }
    if let option = definition.option {
      return try read(given.texts, with: option.reader, parameter: option.display, origin: given.origin)
    }
    return try read(given.texts, with: .single(AcceptedValues<Bool>()), parameter: key, origin: given.origin)
  }

  private func read(
    _ texts: [String],
    with reader: ValueReader,
    parameter: String,
    origin: ValueOrigin
  ) throws(UsageProblem) -> any Sendable {
    do throws(RejectedValue) {
      return try reader.read(texts)
    } catch {
      throw .invalidValue(
        OutsideText(error.text),
        parameter: parameter,
        origin: origin,
        expected: error.error.expectation
      )
    }
  }
}
