import MonorepoSystem

/// Fills names into the texts of a template.
struct Placeholders {
  let subject: String
  let name: NewName
  let area: String?

  private static let area = "__Area__"
  private static let noArea = "__NoArea__"

  /// Whether a text can be filled in: one that mentions the area needs one, and one that mentions its absence must have
  /// none.
  func canFill(_ text: String) -> Bool {
    subject == "Area" || !text.contains(area == nil ? Self.area : Self.noArea)
  }

  /// Fills a text of several lines; lines that cannot be filled are left out, and names put in order again.
  func fillLines(of text: String) -> String {
    NameBlocks.sorted(fill(text.linesWithEnds.filter { canFill(String($0)) }.joined()))
  }

  func fill(_ text: String) -> String {
    let word = subject.lowercased()
    return text.replacing("__\(subject)__", with: name.module)
      .replacing("__\(word)__", with: name.value)
      .replacing("__\(word)-command__", with: name.command)
      .replacing("__\(word) words__", with: name.phrase)
      .replacing("__\(subject) words__", with: name.title)
      .replacing("__\(subject.uppercased())__", with: name.variable)
      .replacing("__\(word) rule__", with: String(repeating: "━", count: name.title.count))
      .replacing(Self.area, with: area ?? "")
      .replacing(Self.noArea, with: "")
  }
}
