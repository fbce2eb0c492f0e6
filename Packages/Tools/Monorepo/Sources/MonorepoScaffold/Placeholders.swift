import MonorepoSystem

/// Fills the names of a feature into the texts of a template.
struct Placeholders {
  let name: FeatureName
  let area: String?

  private static let areaPlaceholder = "__Area__"

  /// Whether a text can be filled in: one that mentions the area needs one.
  func canFill(_ text: String) -> Bool {
    area != nil || !text.contains(Self.areaPlaceholder)
  }

  /// Fills a text of several lines; lines that cannot be filled are left out.
  func fillLines(of text: String) -> String {
    fill(text.linesWithEnds.filter { canFill(String($0)) }.joined())
  }

  func fill(_ text: String) -> String {
    text.replacing("__Feature__", with: name.module)
      .replacing("__feature__", with: name.value)
      .replacing("__feature-command__", with: name.command)
      .replacing("__feature words__", with: name.phrase)
      .replacing(Self.areaPlaceholder, with: area ?? "")
  }
}
