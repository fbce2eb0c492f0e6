/// A sign at the beginning of a line that only says that the line is one of a list.
enum StepBullet {
  private static let signs = "-–—•·*▢☐○●◦▪"

  /// Takes a sign and the blank after it away.
  static func removed(from line: String) -> String {
    guard let sign = line.first, signs.contains(sign), line.dropFirst().first == " " else { return line }
    let rest = line.dropFirst(2)
    return rest.isEmpty ? line : String(rest)
  }
}
