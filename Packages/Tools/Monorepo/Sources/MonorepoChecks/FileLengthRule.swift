import MonorepoGraph

/// A long file deserves a second look: often it holds a second idea.
struct FileLengthRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    guard let rule = inspection.rules.fileLength else { return [] }
    return inspection.ownTargets.flatMap { _, target in
      inspection.sources(of: target).compactMap { path, code in
        guard code.lineCount > rule.limit, !rule.allowedIn.contains(where: { PathPattern($0).matches(path) })
        else { return nil }
        return Finding(
          .fileLength,
          at: path,
          line: rule.limit + 1,
          "the file has \(code.lineCount) lines, and \(rule.limit) are advised",
          remedy: "look for a second idea in it and give that a file of its own"
        )
      }
    }
  }
}
