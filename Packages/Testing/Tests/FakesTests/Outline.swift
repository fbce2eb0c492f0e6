import Foundation

/// The moment some hours after all samples were fetched.
func moment(_ hours: Double) -> Date { Date(timeIntervalSince1970: 1_772_366_400 + hours * 3600) }

/// The parts of a value, each with its path on a line; without those that are `nil` or empty.
///
/// Moments are hours since the samples were fetched.
func outline(_ value: Any) -> String { lines(value, "").joined(separator: "\n") }

private func lines(_ value: Any, _ path: String) -> [String] {
  switch value {
  case let date as Date: return ["\(path): \(date.timeIntervalSince(moment(0)) / 3600) h"]
  case let text as String:
    let isLine = !text.unicodeScalars.contains("\n")
    return ["\(path): " + (isLine ? text : text.debugDescription)]
  default: break
  }
  let mirror = Mirror(reflecting: value)
  let isList = mirror.displayStyle == .collection
  let isOptional = mirror.displayStyle == .optional
  if mirror.children.isEmpty { return isList || isOptional ? [] : ["\(path): \(value)"] }
  return mirror.children.enumerated().flatMap { place, child in
    let name = isList ? String(place) : child.label ?? ""
    // Wrappers of one value say nothing more than their value.
    let isWrapper = isOptional || ["rawValue", "description"].contains(name) && mirror.children.count == 1
    return lines(child.value, isWrapper ? path : path.isEmpty ? name : path + "." + name)
  }
}
