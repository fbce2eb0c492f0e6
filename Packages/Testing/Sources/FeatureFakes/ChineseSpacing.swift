/// Finds blanks that Chinese texts should not have, or lack.
///
/// The one rule: no blank between Chinese and a number (`2小时前`), one between Chinese and a Latin word or an option
/// (`请使用 --refresh`), of which letters make the difference (`10s`, `MiB`).
public enum ChineseSpacing {
  /// The places of a text that break the rule.
  ///
  /// - Parameter text: A text in Chinese.
  /// - Returns: For each place, the characters around it, in order.
  public static func problems(in text: String) -> [String] {
    let characters = Array(text)
    return characters.indices.filter { isHan(characters[$0]) }.flatMap { index in
      [problem(behind: index, characters), problem(before: index, characters)].compactMap(\.self)
    }
  }

  private static func problem(behind index: Int, _ characters: [Character]) -> String? {
    let rest = characters[(index + 1)...]
    let isApart = rest.first == " "
    let word = rest.dropFirst(isApart ? 1 : 0).prefix(while: isLatin)
    return isWrong(word, isApart: isApart)
      ? String(characters[index]) + (isApart ? " " : "") + String(word) : nil
  }

  private static func problem(before index: Int, _ characters: [Character]) -> String? {
    let front = characters[..<index]
    let isApart = front.last == " "
    let word = front.dropLast(isApart ? 1 : 0).reversed().prefix(while: isLatin).reversed()
    return isWrong(ArraySlice(word), isApart: isApart)
      ? String(word) + (isApart ? " " : "") + String(characters[index]) : nil
  }

  private static func isWrong(_ word: ArraySlice<Character>, isApart: Bool) -> Bool {
    guard !word.isEmpty else { return false }
    return word.contains(where: \.isLetter) != isApart
  }

  private static func isLatin(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_.,/".contains(character))
  }

  private static func isHan(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }
}
