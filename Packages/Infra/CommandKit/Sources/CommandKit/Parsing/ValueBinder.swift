/// Reads the value of every parameter of a command from what was given.
struct ValueBinder {
  let scanned: ScannedArguments
  let options: OptionResolver

  /// The values that were given, by key; a parameter that was not given has none.
  func bind() throws(UsageProblem) -> BoundValues {
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
        let definition = ParameterDefinition(form: .argument(argument))
        values[argument.key] = try definition.read(Array(texts), from: .commandLine)
      }
    }
    guard remaining.isEmpty else { throw .unexpectedArguments(remaining.map(UntrustedText.init)) }
    return BoundValues(values: values, given: options.decided)
  }

  private func value(forKey key: String) throws(UsageProblem) -> (any Sendable)? {
    guard let definition = options.scope.named[key] else { return nil }
    guard let given = options.decided[key] else {
      if let option = definition.option, option.isRequired { throw .missingParameter(option.display) }
      return nil
    }
    return try definition.read(given.texts, from: given.origin)
  }
}

/// The values of one command line, with where those of options and flags come from; both by key.
struct BoundValues {
  let values: [String: any Sendable]
  let given: [String: OptionResolver.Given]
}
