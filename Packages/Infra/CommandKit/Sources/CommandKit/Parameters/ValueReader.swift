/// Turns the texts given for one parameter into its value, without knowing the type.
struct ValueReader: Sendable {
  /// Whether a second text adds to the first instead of replacing it.
  let isRepeating: Bool
  /// The character between the values within one text, for lists such as `id,title`.
  let separator: Character?
  /// Whether each value is the path of a file.
  let isPath: Bool
  /// All accepted spellings; empty if there is no such list.
  var allowed: [String] { listAllowed() }
  private let listAllowed: @Sendable () -> [String]
  /// The type of the value that ``read`` makes, to compare definitions that share a name.
  let valueType: any Any.Type
  let read: @Sendable ([String]) throws(RejectedValue) -> any Sendable

  /// Reads one value; of several texts each must be valid, and the last wins.
  static func single<Value: ArgumentValue>(
    _ accepted: AcceptedValues<Value>,
    as type: any Any.Type = Value.self
  ) -> ValueReader {
    ValueReader(
      isRepeating: false,
      separator: nil,
      isPath: accepted.isPath,
      listAllowed: accepted.allowed,
      valueType: type,
      read: { texts throws(RejectedValue) in
        let values = try readAll(texts, accepted)
        guard let last = values.last else {
          throw RejectedValue(text: "", error: ArgumentError(.value))
        }
        return last
      }
    )
  }

  /// Reads a list: one value per text, or several where a separator is declared.
  static func list<Value: ArgumentValue>(
    _ accepted: AcceptedValues<Value>,
    separator: Character?
  ) -> ValueReader {
    ValueReader(
      isRepeating: true,
      separator: separator,
      isPath: accepted.isPath,
      listAllowed: accepted.allowed,
      valueType: [Value].self,
      read: { texts throws(RejectedValue) in
        guard let separator else { return try readAll(texts, accepted) }
        let items = texts.flatMap { $0.split(separator: separator, omittingEmptySubsequences: false) }
        if items.contains(where: \.isEmpty) {
          let error = ArgumentError(.list(separator: separator))
          throw RejectedValue(text: texts.joined(separator: String(separator)), error: error)
        }
        return try readAll(items.map(String.init), accepted)
      }
    )
  }

  private static func readAll<Value: ArgumentValue>(
    _ texts: [String],
    _ accepted: AcceptedValues<Value>
  ) throws(RejectedValue) -> [Value] {
    var values: [Value] = []
    for text in texts {
      do throws(ArgumentError) {
        values.append(try accepted.read(text))
      } catch {
        throw RejectedValue(text: text, error: error)
      }
    }
    return values
  }
}

/// A text that a parameter refused, and what it would have accepted.
struct RejectedValue: Error {
  let text: String
  let error: ArgumentError
}
