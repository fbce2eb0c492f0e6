import MonorepoGraph

/// Every manifest ends with the same settings; a manifest cannot import them, so the block is copied.
struct SharedSettingsRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    let packages = inspection.repository.packages
    guard let settings = SharedSettings(packages) else { return [] }
    return packages.compactMap { package in
      guard let what = fault(settings.state(of: package.manifest)) else { return nil }
      return Finding(
        .sharedSettings,
        at: package.manifestPath,
        line: package.line(holding: SharedSettings.start),
        what,
        remedy: "copy the block from another manifest, as check --fix does"
      )
    }
  }

  private func fault(_ state: SharedSettings.State) -> String? {
    switch state {
    case .same: nil
    case .different: "the shared settings block differs from the others'"
    case .missing: "the shared settings block is missing"
    }
  }
}
