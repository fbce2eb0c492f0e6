import MonorepoGraph

/// Production code neither opens the internals of other modules nor passes modules on, unless the rules say why.
struct AttributeRule: CheckRule {
  private static let remedies = [
    "@testable": "make public what is needed, or move the code to the suite",
    "@_exported": "let every file import what it uses",
    "@_spi": "make public what others need, and nothing else",
  ]

  func findings(in inspection: Inspection) -> [Finding] {
    let exceptions = inspection.rules.attributeExceptions
    return inspection.attributes.filter { attribute in !exceptions.contains { $0.covers(attribute) } }
      .map { attribute in
        Finding(
          .attribute,
          at: attribute.path,
          line: attribute.line,
          "\(attribute.name) in production code",
          remedy: Self.remedies[attribute.name] ?? "leave it out"
        )
      }
  }
}

/// An attribute that opens or passes on a module.
struct ModuleAttribute {
  static let names = ["@testable", "@_exported", "@_spi"]

  let name: String
  let path: String
  let line: Int
  /// The code of its line.
  let code: String
}

extension ArchitectureRules.AttributeException {
  /// Whether the exception holds for an attribute.
  func covers(_ attribute: ModuleAttribute) -> Bool {
    attribute.path == file && attribute.code.contains(code)
  }
}

extension Inspection {
  /// Every attribute in production code that opens or passes on a module, exceptions included.
  var attributes: [ModuleAttribute] {
    ownTargets.filter(\.target.isProduction).flatMap { _, target in
      sources(of: target).flatMap { path, code in
        ModuleAttribute.names.flatMap { name in
          code.offsets(of: name).map { offset in
            ModuleAttribute(
              name: name,
              path: path,
              line: code.line(at: offset),
              code: code.wholeLine(at: offset)
            )
          }
        }
      }
    }
  }
}
