import Foundation

/// Makes an address from a literal of a test.
func url(_ text: String) -> URL {
  guard let url = URL(string: text) else { preconditionFailure("not an address: " + text) }
  return url
}
