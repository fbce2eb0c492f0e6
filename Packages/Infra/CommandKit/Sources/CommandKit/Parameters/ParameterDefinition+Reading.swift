extension ParameterDefinition {
  /// Reads the value from the texts that a source gives.
  func read(_ texts: [String], from origin: ValueOrigin) throws(UsageProblem) -> any Sendable {
    do throws(RejectedValue) {
      return try reader.read(texts)
    } catch {
      throw .invalidValue(
        OutsideText(error.text),
        parameter: display,
        origin: origin,
        expected: error.error.expectation
      )
    }
  }

  private var reader: ValueReader {
    switch form {
    case .option(let option): option.reader
    case .flag: .single(AcceptedValues<Bool>())
    case .argument(let argument): argument.reader
    }
  }

  private var display: String {
    switch form {
    case .option(let option): option.display
    case .flag(let flag): flag.key
    case .argument(let argument): argument.display
    }
  }
}
