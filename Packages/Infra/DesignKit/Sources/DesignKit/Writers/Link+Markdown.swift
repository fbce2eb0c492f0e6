extension Link {
  /// The address between angle brackets, where few characters mean something.
  ///
  /// An ampersand is given as an entity, since programs read entities before backslashes.
  var markdownDestination: String {
    let escaped = address.string.flatMap { character -> String in
      switch character {
      case "<", ">", "\\", "|": "\\\(character)"
      case "&": "&amp;"
      default: String(character)
      }
    }
    return "<\(String(escaped))>"
  }

  /// The address if it can stand between angle brackets by itself, which know no escapes.
  var markdownAutolink: String? {
    let isEntity = address.string.contains("&") && address.string.contains(";")
    return isEntity || address.string.contains { "<>\\|".contains($0) } ? nil : address.string
  }
}
