import Foundation
package import MonorepoGraph
package import MonorepoRunner
package import MonorepoSystem

package struct MutationOptions: Equatable, Sendable {
  package var packages: [String] = []
  /// The changed lines of each file, counted from 1; nil for every line of every file.
  package var changes: [String: [ClosedRange<Int>]]?
  let limit: Int
  let seed: UInt64
  let jobs: Int
}

extension MutationOptions {
  package init(limit: Int, seed: UInt64, jobs: Int) {
    (self.limit, self.seed, self.jobs) = (limit, seed, jobs)
  }
}

/// Makes small changes in the code of packages, and looks whether their own suites notice.
///
/// All mutants are compiled at once, because a build takes longer than most suites: those of several packages too,
/// where the root package declares their suites.
package struct MutationRunner: Sendable {
  private let repository: Repository
  private let plan: TestPlan
  private let planPath: String
  private let options: MutationOptions
  /// Its output takes the line of each mutant that survived.
  private let machine: RunMachine
  private let copy: WorkingCopy

  package init(
    _ plan: TestPlan,
    at planPath: String,
    in repository: Repository,
    options: MutationOptions,
    on machine: RunMachine
  ) {
    (self.plan, self.planPath, self.repository) = (plan, planPath, repository)
    (self.options, self.machine) = (options, machine)
    let root = repository.root + "/.build/mutants/repository"
    copy = WorkingCopy(root: root, repository: repository, files: machine.files)
  }

  /// Tries the mutants of each package, and tells the outcomes as far as they are known when the run is stopped.
  ///
  /// Throws for a package that has no suite, a copy that cannot be written or built, and while another run uses it.
  package func run() async throws(UnusableInput) -> MutationReport {
    // Two runs would kill each other's programs, which looks like mutants that were caught.
    guard let lock = try machine.files.lock(scratch + "/lock") else {
      throw UnusableInput(
        path: repository.root,
        what: "another `monorepo mutate` is running here",
        remedy: "wait until it has ended"
      )
    }
    defer { try? lock.close() }
    let folders = try PackageSuites.folders(named: options.packages, of: plan, at: planPath)
    var chosen: [(package: LocalPackage, mutants: [Mutant])] = []
    for folder in folders {
      guard let package = repository.package(at: folder) else { continue }
      let mutants = chosenMutants(of: package, after: chosen.last?.mutants.last?.id ?? 0)
      if !mutants.isEmpty { chosen.append((package, mutants)) }
    }
    let rootPackage = chosen.count > 1 ? rootPackage(declaring: chosen.map(\.package.folder)) : nil
    let batches = rootPackage == nil ? chosen.map { [$0] } : [chosen]
    let graph = ModuleGraph(repository)
    var report = MutationReport(seed: options.seed, packages: [])
    for entries in batches where !report.wasStopped {
      let packages = entries.map { entry -> PackageMutants in
        let suites = PackageSuites(
          of: entry.package,
          builtWith: rootPackage,
          in: plan,
          root: copy.root,
          scratch: scratch,
          jobs: options.jobs,
          machine: machine
        )
        let known = KnownVerdicts(
          of: entry.package,
          in: repository,
          seed: options.seed,
          context: suites.context,
          folder: scratch + "/verdicts",
          files: machine.files
        )
        return PackageMutants(package: entry.package, mutants: entry.mutants, suites: suites, known: known)
      }
      // A run that was killed, or whose build failed, may have left anything.
      try copy.restore()
      var batch = MutationBatch(
        packages: packages,
        graph: graph,
        copy: copy,
        scratch: scratch,
        machine: machine
      )
      report.packages += try await batch.verdicts()
    }
    return report
  }

  /// The root package, if it declares the suites of these packages; nil when each one is built by itself.
  private func rootPackage(declaring folders: [String]) -> LocalPackage? {
    let missing = plan.suites(missingFrom: repository.rootPackage)
    return missing.contains { folders.contains($0.folder) } ? nil : repository.rootPackage
  }

  private var scratch: String { repository.root + "/.build/mutants" }

  private func chosenMutants(of package: LocalPackage, after last: Int) -> [Mutant] {
    var candidates: [Mutant] = []
    for target in testedTargets(of: package) {
      for file in repository.swiftFiles(of: target).sorted() {
        let lines = options.changes.map { $0[file] ?? [] }
        guard lines?.isEmpty != true else { continue }
        let source = copy.original(file)
        let texts = source.linesWithEnds
        for point in MutationScan(source, lines: lines).points {
          let text = String(texts[point.line - 1].trimmed)
          candidates.append(Mutant(id: 0, target: target.name, file: file, text: text, point: point))
        }
      }
    }
    var generator = SeededGenerator(seed: options.seed)
    let chosen = candidates.indices.shuffled(using: &generator).prefix(options.limit).sorted()
    return chosen.enumerated().map { number, index in
      var mutant = candidates[index]
      mutant.id = last + number + 1
      return mutant
    }
  }

  /// The modules that the package's own suites can reach: its libraries, and programs that a suite names.
  private func testedTargets(of package: LocalPackage) -> [Target] {
    let named = Set(package.targets.filter { $0.kind == .test }.flatMap(\.dependencies).map(\.name))
    return package.targets.filter { $0.kind == .library || $0.kind == .executable && named.contains($0.name) }
  }
}
