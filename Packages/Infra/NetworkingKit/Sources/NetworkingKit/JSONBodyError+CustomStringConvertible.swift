extension JSONBodyError: CustomStringConvertible {
  /// The reason in one line.
  public var description: String {
    switch self {
    case .empty: "an empty body instead of JSON"
    case .htmlPage: "an HTML page instead of JSON"
    case .notJSON: "the body is not JSON"
    case .incomplete: "the JSON ends before it is complete"
    case .tooDeep(let limit): "the JSON is nested deeper than " + String(limit) + " levels"
    case .tooManyValues(let limit): "the JSON has more than " + String(limit) + " values"
    case .unexpectedShape(let reason): "the JSON has an unexpected shape: " + reason
    }
  }
}
