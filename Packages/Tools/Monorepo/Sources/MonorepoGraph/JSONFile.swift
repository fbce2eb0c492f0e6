import Foundation
package import MonorepoSystem

package enum JSONFile {
  package static func decode<Value: Decodable>(
    _ type: Value.Type,
    at path: String,
    files: FileSystem,
    remedyWhenMissing remedy: String
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
    do {
      value = try JSONDecoder().decode(type, from: data)
    } catch {
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
      "\(place(context.codingPath)): \(cause(context))"
    default: "\(error)"
    }
  }

  /// The form that a value of a type has in JSON, nil for one whose name tells it.
  private static func wanted(_ type: String) -> String? {
    if type.hasPrefix("Dictionary<") || type.hasPrefix("Keyed") { return "this must be an object" }
    return type.hasPrefix("Array<") || type.hasPrefix("Unkeyed") ? "this must be a list" : nil
  }

  /// A decoder calls JSON invalid that only has a value which it cannot take.
  private static func cause(_ context: DecodingError.Context) -> String {
    guard context.debugDescription.hasPrefix("The given data was not valid JSON") else {
      return context.debugDescription
    }
    return "a number is out of range or not an integer, or a string has a control character"
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "at the top" }
    return path.reduce(into: "") { text, key in
      let dot = text.isEmpty ? "" : "."
      text += key.intValue.map { "[\($0)]" } ?? "\(dot)\(key.stringValue)"
    }
  }
}
