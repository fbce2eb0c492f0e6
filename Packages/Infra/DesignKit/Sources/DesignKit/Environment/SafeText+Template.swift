extension SafeText {
  /// Puts values in the places `%1`, `%2` and so on; what the values say is not looked at again.
  ///
  /// - Parameter values: The values, that of `%1` first; a place without a value stays as it is.
  /// - Returns: The text with its places filled.
  func filled(_ values: SafeText...) -> SafeText {
    let pieces = string.split(separator: "%", omittingEmptySubsequences: false)
    let rest = pieces.dropFirst().map { piece -> String in
      guard let place = piece.first?.wholeNumberValue, values.indices.contains(place - 1) else {
        return "%" + piece
      }
      return values[place - 1].string + piece.dropFirst()
    }
    return SafeText(String(pieces.first ?? "") + rest.joined())
  }
}
