import MonorepoGraph

/// Production code neither opens the internals of other modules nor passes modules on.
struct AttributeRule: CheckRule {
  private static let remedies = [
    ("@testable", "make public what is needed, or move the code to the suite"),
    ("@_exported", "let every file import what it uses"),
    ("@_spi", "make public what others need, and nothing else"),
  ]

  func findings(in inspection: Inspection) -> [Finding] {
    inspection.ownTargets.filter(\.target.isProduction).flatMap { _, target in
      inspection.sources(of: target).flatMap { path, code in
        Self.remedies.flatMap { attribute, remedy in
          code.offsets(of: attribute).map { offset in
            Finding(
              .attribute,
              at: path,
              line: code.line(at: offset),
              "\(attribute) in production code",
              remedy: remedy
            )
          }
        }
      }
    }
  }
}
