package import MonorepoGraph

/// A way of building suites.
package enum BuildKind: String, Sendable {
  /// Every package by itself, as a team that owns only that package builds it.
  case isolated
  /// All suites at once, in the graph of the root package, which declares each of them.
  case shared

  /// The variable that tells a root manifest to leave out what it repeats, which would be built twice.
  ///
  /// A shared build has none, so that SwiftPM does not read again the manifests that it has read for others.
  var variables: [String: String] { self == .isolated ? ["MONOREPO_BUILD": rawValue] : [:] }
}

extension TestPlan {
  /// The enabled suites that the root package does not declare: only where there is none can all be built at
  /// once.
  package func suites(missingFrom rootPackage: LocalPackage?) -> [Suite] {
    let declared = Set(rootPackage?.targets.map(\.name) ?? [])
    return suites.filter { $0.isEnabled && !declared.contains($0.name) }
  }
}

/// One way of building everything: its kind, and what is built in on top.
///
/// Each variant has a folder of its own, so that going from one to another does not rebuild everything.
struct BuildVariant: Equatable, Sendable {
  let kind: BuildKind
  let measuresCoverage: Bool
  let sanitizers: [String]
  /// Whether SwiftPM refuses imports of modules that a target does not depend on.
  let checksImports: Bool
  /// The folder of what is built in this way, and of what is known about it.
  let folder: String

  init(_ options: RunOptions, _ plan: TestPlan.Options, checksImports: Bool) {
    self.checksImports = checksImports
    kind = options.kind
    measuresCoverage = options.measuresCoverage || plan.coverage?.isMeasuredAlways == true
    sanitizers = plan.sanitizers.map(\.rawValue).sorted()
    let base = options.scratch + (kind == .isolated ? "/suites" : "/shared")
    folder = ([base] + (measuresCoverage ? ["coverage"] : []) + sanitizers).joined(separator: "-")
  }

  /// The folder of what code coverage measures, nil when it is not built in.
  var profiles: String? { measuresCoverage ? folder + "/profiles" : nil }

  /// Flags that scripts/setup.bash repeats, so that the tool and its own suites share one build.
  ///
  /// Measured with Swift 6.3.1 on a feature package and all below it, 55 s of processor time with SwiftPM's defaults:
  /// test discovery on Linux needs the index store, but not an index of the system's modules; one compiler process for
  /// a module instead of several, which each read all of its files, and no debug information take it to 41 s. That
  /// process compiles the module as a whole and emits it as well, which another one would read all sources again for:
  /// 32 packages take 345 s instead of 448 s, and a change in one of the lowest 165 s instead of 224 s, but a change in
  /// a feature 16 s instead of 11 s. The index needs an object file for each source, which only several threads write.
  /// What a crash prints keeps its names and loses the lines in between. A cached plan does not see files that came or
  /// went in a package that is depended on, so it is made each time; that costs nothing that can be measured.
  var flags: [String] {
    ["--disable-build-manifest-caching", "-Xswiftc", "-index-ignore-system-modules"]
      + ["-wmo", "-no-emit-module-separately-wmo", "-num-threads", "2"].flatMap { ["-Xswiftc", $0] }
      + (checksImports ? ["--explicit-target-dependency-import-check", "error"] : [])
      + (sanitizers.isEmpty ? ["-debug-info-format", "none"] : sanitizers.map { "--sanitize=\($0)" })
      + (measuresCoverage ? ["--enable-code-coverage"] : [])
  }
}

extension RunMachine {
  /// The inputs of a suite that are no files of the repository, by a readable name.
  func context(_ variant: BuildVariant) -> [String: String] {
    [
      "toolchain": toolchain ?? "", "operating system": system,
      "environment": environment.map { "\($0)=\($1)" }.sorted().joined(separator: "\0"),
      "way of building": ([variant.kind.rawValue] + variant.flags).joined(separator: " "),
    ]
  }
}
