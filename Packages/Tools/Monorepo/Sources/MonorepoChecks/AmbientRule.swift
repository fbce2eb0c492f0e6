import MonorepoGraph

/// Ambient state (clocks, ids, files, environment, globals) is reached for only in the rooms the rules name.
struct AmbientRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    inspection.ownTargets.filter(\.target.isProduction).flatMap { _, target in
      inspection.sources(of: target).flatMap { path, code in
        inspection.rules.ambient.flatMap { findings(of: $0, at: path, code) }
      }
    }
  }

  private func findings(of rule: ArchitectureRules.Ambient, at path: String, _ code: SourceCode) -> [Finding]
  {
    let offsets =
      rule.code == "static var" ? code.storedStaticVariables : code.offsets(of: rule.code)
    guard !offsets.isEmpty, !rule.allowedIn.contains(where: { PathPattern($0).matches(path) }) else {
      return []
    }
    return
      offsets.map { offset in
        Finding(
          .ambient,
          at: path,
          line: code.line(at: offset),
          "`\(rule.code)` outside its room",
          remedy: rule.remedy
        )
      }
  }
}

extension SourceCode {
  /// Where each static variable that stores a value is declared, whatever modifiers stand before its `var`.
  fileprivate var storedStaticVariables: [Int] {
    offsets(of: "static").filter { offset in
      var words = DeclarationWords(bytes, from: offset + "static".utf8.count)
      guard let subject = words.subject(), subject.name.hasPrefix("var ") else { return false }
      return isStoredProperty(after: subject.offset)
    }
  }

  /// Whether the declaration that goes on at an offset stores a value: it has no body, or a value before the body.
  func isStoredProperty(after offset: Int) -> Bool {
    for byte in bytes[offset...] {
      switch byte {
      case UInt8(ascii: "{"): return false
      case UInt8(ascii: "="), UInt8(ascii: "\n"): return true
      default: continue
      }
    }
    return true
  }
}
