package import MonorepoGraph

package enum BuildKind: String, Sendable {
  /// Every package by itself, as a team that owns only that package builds it.
  case isolated
  /// All suites at once, in the graph of the root package, which declares each of them.
  case shared

  /// The variable that tells a root manifest to leave out what it repeats; another one for a shared build would make
  /// SwiftPM read all manifests again.
  var variables: [String: String] { self == .isolated ? ["MONOREPO_BUILD": rawValue] : [:] }
}

extension TestPlan {
  /// The enabled suites that the root package does not declare: only without any can all be built at once.
  ///
  /// Of two with one name it can declare only one.
  package func suites(missingFrom rootPackage: LocalPackage?) -> [Suite] {
    let declared = Set(rootPackage?.targets.map(\.name) ?? [])
    return suites.filter { $0.isEnabled && ($0.hasNamesake || !declared.contains($0.name)) }
  }
}

/// One way of building everything, in a folder of its own so that going from one to another does not rebuild it.
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

  var profiles: String? { measuresCoverage ? folder + "/profiles" : nil }

  /// Flags that scripts/setup.bash repeats, so that the tool and its own suites share one build.
  ///
  /// Measured with Swift 6.3.1: one process that compiles a module as a whole and emits it takes 32 packages from 448 s
  /// to 345 s, and a change in a feature from 11 s to 16 s; debug information and an index of the system's modules cost
  /// time as well. The index, which test discovery needs on Linux, has an object file for each
  /// source, which only several threads write. A cached plan does not see files that came or went in other packages.
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
