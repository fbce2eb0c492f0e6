/// A text that a parameter refused, and what it would have accepted.
struct RejectedValue: Error {
  let text: String
  let error: ArgumentError
}
