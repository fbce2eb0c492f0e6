import Foundation
package import MonorepoSystem

package enum JSONFile {
  package static func decode<Value: Decodable>(
    _ type: Value.Type,
    at path: String,
    files: FileSystem,
    remedyWhenMissing remedy: String,
    userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) throws(UnusableInput) -> Value {
    guard let data = files.data(at: path) else {
      throw UnusableInput(path: path, what: "the file is missing or cannot be read", remedy: remedy)
    }
    var scan = JSONScan(Array(data))
    // A decoder forgives what other readers of the file do not, such as a comma at the end.
    guard scan.value(), scan.next() == nil else {
      let (line, column) = scan.place(of: scan.position)
      let what = "line \(line), column \(column): this is not JSON"
      throw UnusableInput(path: path, what: what, remedy: "correct the file there")
    }
    let value: Value
    let decoder = JSONDecoder()
    decoder.userInfo = userInfo
    do {
      value = try decoder.decode(type, from: data)
    } catch {
      if saysNothing(error), scan.oddNumbers.count == 1, !scan.hasControlCharacter {
        let (number, position) = scan.oddNumbers[0]
        let what = "“\(number)” is out of range or no whole number"
        let line = scan.place(of: position).line
        throw UnusableInput(path: path, line: line, what: what, remedy: "correct the number")
      }
      throw UnusableInput(path: path, what: description(of: error), remedy: "correct the file there")
    }
    // It takes one of two values and does not tell which.
    if let key = scan.repeatedKey {
      let (line, what) = (scan.place(of: key.position).line, "“\(key.name)” is there twice in one object")
      throw UnusableInput(path: path, line: line, what: what, remedy: "remove one of the two")
    }
    return value
  }

  private static func description(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "\(place(context.codingPath)): “\(key.stringValue)” is missing"
    case DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context):
      "\(place(context.codingPath)): \(wanted("\(type)") ?? context.debugDescription)"
    case DecodingError.dataCorrupted(let context):
      "\(place(context.codingPath)): \(saysNothing(error) ? unknownCause : context.debugDescription)"
    default: "\(error)"
    }
  }

  /// The form that a value of a type has in JSON, nil for one of another type than the files have.
  private static func wanted(_ type: String) -> String? {
    let forms = [
      "Array<": "a list", "Bool": "true or false", "Dictionary<": "an object", "Double": "a number",
      "Int": "a whole number", "Keyed": "an object", "String": "a text", "Unkeyed": "a list",
    ]
    return forms.first { type.hasPrefix($0.key) }.map { "this must be \($0.value)" }
  }

  /// Whether a decoder calls JSON invalid that only has a value which it cannot take.
  private static func saysNothing(_ error: any Error) -> Bool {
    guard case DecodingError.dataCorrupted(let context) = error else { return false }
    return context.debugDescription.hasPrefix("The given data was not valid JSON")
  }

  private static let unknownCause =
    "a number is out of range or no whole number, or a text has a control character"

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "at the top" }
    return path.reduce(into: "") { text, key in
      let dot = text.isEmpty ? "" : "."
      text += key.intValue.map { "[\($0)]" } ?? "\(dot)\(key.stringValue)"
    }
  }
}
