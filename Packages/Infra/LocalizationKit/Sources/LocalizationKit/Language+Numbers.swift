extension Language {
  /// Writes a whole number with its digits in groups of three.
  ///
  /// English groups with a blank (ISO 80000-1, 7.3.1), because half of its readers take a comma for a decimal sign;
  /// Chinese groups with a comma (CLDR). The decimal sign is a point in both.
  ///
  /// - Parameter number: The number.
  /// - Returns: Digits such as `4 314` or `4,314`.
  public func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let separator = choose(en: " ", zhHans: ",")
    let groups = digits.indices.reduce(into: number < 0 ? "-" : "") { text, index in
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
      text.append(digits[index])
    }
    return groups
  }
}
