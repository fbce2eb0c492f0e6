import MonorepoGraph

/// One way of building everything: its kind, and what is built in on top.
///
/// Each variant has folders of its own, so that going from one to another does not build everything anew.
struct BuildVariant: Equatable, Sendable {
  let kind: BuildKind
  let measuresCoverage: Bool
  let sanitizers: [String]

  init(_ options: RunOptions, _ plan: TestPlan.Options) {
    kind = options.kind
    measuresCoverage = options.measuresCoverage || plan.coverage?.isMeasuredAlways == true
    sanitizers = plan.sanitizers.map(\.rawValue).sorted()
  }

  /// The name of its folder.
  var folderName: String {
    let base = kind == .isolated ? "suites" : "shared"
    return ([base] + (measuresCoverage ? ["coverage"] : []) + sanitizers).joined(separator: "-")
  }

  /// Flags that scripts/setup.bash repeats, so that the tool and its own suites share one build.
  ///
  /// Test discovery on Linux needs the index store, but not an index of the system's modules: leaving it out
  /// takes a small package from 7.0 to 4.4 s (measured, Swift 6.3.1). A cached plan does not see files that came or
  /// went in a package that is depended on, so it is made anew; that costs nothing that can be measured.
  var flags: [String] {
    ["-Xswiftc", "-index-ignore-system-modules", "--disable-build-manifest-caching"]
      + (measuresCoverage ? ["--enable-code-coverage"] : []) + sanitizers.map { "--sanitize=\($0)" }
  }
}
