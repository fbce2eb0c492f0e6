/// A line that names the part of the meal that follows: `For the sauce:`, `MARINADE`.
enum InstructionHeading {
  private static let longest = 60

  /// Whether a line is short, and ends with a colon or is all in capitals without ending as a sentence does.
  static func isHeading(_ line: String) -> Bool {
    guard line.count <= longest, let last = line.last, !line.dropLast().contains(where: ".!?。".contains)
    else { return false }
    if last == ":" || last == "：" { return line.contains(where: \.isLetter) }
    guard !".!?。,;".contains(last) else { return false }
    let letters = line.filter(\.isLetter)
    return letters.count > 2 && letters.allSatisfy(\.isUppercase)
  }

  /// The heading without the colon.
  static func title(_ line: String) -> String {
    String(line.reversed().drop { ":： ".contains($0) }.reversed())
  }
}
