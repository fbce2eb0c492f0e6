import MonorepoGraph

/// Every package says what it is for.
struct ReadmeRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    guard inspection.rules.areWritten else { return [] }
    return inspection.repository.packages.compactMap { package in
      let path = package.path("README.md")
      guard !inspection.repository.holds(path) else { return nil }
      return Finding(
        .readme,
        at: path,
        "\(package.name) has no README",
        remedy: "say in it what the package is for and how it is used"
      )
    }
  }
}
