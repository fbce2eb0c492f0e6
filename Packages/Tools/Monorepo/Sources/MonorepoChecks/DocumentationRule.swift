import MonorepoGraph

/// Every public declaration of production code says what it is for.
struct DocumentationRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    let patterns = inspection.rules.documentation.map { PathPattern($0) }
    guard !patterns.isEmpty else { return [] }
    return inspection.ownTargets.filter(\.target.isProduction).flatMap { _, target in
      inspection.sources(of: target).flatMap { path, code in
        patterns.contains { $0.matches(path) } ? findings(in: code, at: path) : []
      }
    }
  }

  private func findings(in code: SourceCode, at path: String) -> [Finding] {
    code.publicDeclarations.filter { !$0.isDocumented }.map { declaration in
      Finding(
        .documentation,
        at: path,
        line: declaration.line,
        "the public \(declaration.name) has no documentation",
        remedy: "say above it, behind ///, in one sentence what it is for"
      )
    }
  }
}
