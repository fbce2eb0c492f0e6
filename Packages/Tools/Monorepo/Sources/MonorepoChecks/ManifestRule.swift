import MonorepoGraph

/// Manifests use packages of the repository only, and no unsafe flags.
struct ManifestRule: CheckRule {
  func findings(in inspection: Inspection) -> [Finding] {
    inspection.repository.packages.flatMap { package in
      (inspection.rules.areWritten ? thirdParty(in: package) : []) + unsafeFlags(in: package)
    }
  }

  private func thirdParty(in package: LocalPackage) -> [Finding] {
    package.requirements.compactMap { requirement in
      guard case .external(let identity) = requirement else { return nil }
      return Finding(
        .thirdParty,
        at: package.manifestPath,
        line: package.line(holding: identity),
        "\(package.name) uses \(identity), which is not part of the repository",
        remedy: "use the toolchain's libraries, or write what is needed in a package of its own"
      )
    }
  }

  private func unsafeFlags(in package: LocalPackage) -> [Finding] {
    let code = SourceCode(package.manifest)
    // The lead is a dot (`.unsafeFlags`), so the plain word search would take it for a member.
    return code.offsets(of: ".unsafeFlags").map { offset in
      Finding(
        .unsafeFlags,
        at: package.manifestPath,
        line: code.line(at: offset),
        "unsafeFlags in the manifest",
        remedy: "use a setting that SwiftPM knows"
      )
    }
  }
}
