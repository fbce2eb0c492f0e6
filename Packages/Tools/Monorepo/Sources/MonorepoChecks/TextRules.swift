import MonorepoGraph

extension Inspection {
  /// Production code neither opens the internals of other modules nor passes modules on.
  var attributeFindings: [Finding] {
    let all = [
      ("@testable", "make public what is needed, or move the code to the suite"),
      ("@_exported", "let every file import what it uses"),
      ("@_spi", "make public what others need, and nothing else"),
    ]
    // Without `-enable-testing`, as for release, `@testable` does not compile; the others are a matter of choice.
    let remedies = all.prefix(rules.areWritten ? all.count : 1)
    return productionSources.flatMap { _, path, code in
      remedies.flatMap { attribute, remedy in
        code.offsets(of: attribute).map { offset -> Finding in
          let place = Place(path: path, line: code.line(at: offset))
          return Finding(.attribute, at: place, "\(attribute) in production code", remedy: remedy)
        }
      }
    }
  }

  /// Every public declaration of production code says what it is for.
  var documentationFindings: [Finding] {
    let patterns = rules.documentation
    guard !patterns.isEmpty else { return [] }
    let sources = productionSources.filter { PathPattern.matches($0.path, any: patterns) }
    return sources.flatMap { _, path, code -> [Finding] in
      // Findings that are equal count once, and a line may have several initializers.
      let missing = Dictionary(grouping: code.publicDeclarations.filter { !$0.isDocumented }) { $0 }
      return missing.map { declaration, all -> Finding in
        let what =
          all.count == 1
          ? "the public \(declaration.name) has no documentation"
          : "\(all.count) public declarations “\(declaration.name)” have no documentation"
        let remedy = "describe its purpose in one sentence after ///"
        return Finding(.documentation, at: path, line: declaration.line, what, remedy: remedy)
      }
    }
  }

  /// A long file deserves a second look: often it holds a second idea.
  var fileLengthFindings: [Finding] {
    guard let rule = rules.fileLength else { return [] }
    return ownTargets.flatMap { _, target in
      sources(of: target).compactMap { path, code in
        guard code.lineCount > rule.limit, !PathPattern.matches(path, any: rule.allowedIn) else { return nil }
        let what = "the file has \(code.lineCount) lines, and \(rule.limit) are advised"
        let remedy = "move a separate idea to its own file"
        return Finding(.fileLength, at: path, line: rule.limit + 1, what, remedy: remedy)
      }
    }
  }
}
