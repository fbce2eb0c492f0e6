/// A place in a source file where a mutant can be made, and how the compiled code switches it on.
struct MutationPoint: Equatable, Sendable {
  /// A replacement of bytes; `{id}` in its text stands for the mutant's number, `{operator}` for its own operator.
  struct Edit: Equatable, Sendable {
    /// The order of edits at one offset: what ends there comes before what begins there.
    enum Place: Int, Sendable { case end, start, token }

    let range: Range<Int>
    let text: String
    let place: Place
    /// The number of bytes that the change spans, so that the wider one encloses the other.
    let reach: Int
  }

  /// The line and the column in bytes, both counted from 1.
  let line: Int
  let column: Int
  let original: String
  let mutated: String
  let edits: [Edit]
  /// The declaration that the edits need, with the same placeholders; empty when the shared ones suffice.
  let declaration: String

  /// The code within a call that takes the mutant's number as its first argument.
  static func wrapping(_ range: Range<Int>, in call: String, end: String = ")") -> [Edit] {
    [
      Edit(range: range.lowerBound..<range.lowerBound, text: call, place: .start, reach: range.count),
      Edit(range: range.upperBound..<range.upperBound, text: end, place: .end, reach: range.count),
    ]
  }

  static func replacing(_ range: Range<Int>, with text: String) -> [Edit] {
    [Edit(range: range, text: text, place: .token, reach: range.count)]
  }
}

struct Mutant: Equatable, Sendable {
  /// Its number among those that are compiled together, from 1.
  var id: Int
  let target: String
  let file: String
  /// The text of the line, without the blanks around it.
  let text: String
  let point: MutationPoint

  var place: String { "\(file):\(point.line):\(point.column)" }
}
