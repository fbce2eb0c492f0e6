extension Int {
  /// The number with a noun, which gets an `s` for any number but one.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
