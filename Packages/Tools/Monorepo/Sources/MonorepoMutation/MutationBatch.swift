import MonorepoGraph
import MonorepoRunner
import MonorepoSystem

/// The mutants of packages that are built together: compiled at once and tried one after another.
struct MutationBatch: Sendable {
  /// At least one; no two mutants have one number.
  private(set) var packages: [PackageMutants]
  let graph: ModuleGraph
  let copy: WorkingCopy
  let scratch: String
  let machine: RunMachine

  /// Tries each mutant whose outcome is not known yet, and tells of those that survived.
  mutating func verdicts() async throws(UnusableInput) -> [MutationReport.Package] {
    do {
      for package in packages {
        for mutant in package.mutants { package.known.outcome(of: mutant).map { tell($0, of: mutant) } }
      }
      let untried = packages.flatMap(\.untried)
      if !untried.isEmpty {
        let compiled = try await buildable(untried)
        // A suite that reads sources, or builds from them, reads those of the repository.
        try copy.restore()
        for index in packages.indices where !packages[index].untried.isEmpty {
          try await tryMutants(compiled, ofPackageAt: index)
        }
      }
    } catch let input as UnusableInput {
      throw input
    } catch SubprocessError.stopped {
      machine.progress?("\(name): stopped")
    } catch {
      throw unusable("\(error)")
    }
    return packages.map(\.report)
  }

  private var name: String { packages.count == 1 ? packages[0].name : "\(packages.count) packages" }

  private mutating func tryMutants(_ compiled: Set<Int>, ofPackageAt index: Int) async throws {
    let (package, suites) = (packages[index], packages[index].suites)
    machine.progress?("\(package.name): unchanged")
    let start = machine.now()
    switch try await ending(of: suites, with: nil, limit: .seconds(600)) {
    case .passed: break
    case .failed(let failure), .hung(let failure):
      packages[index].failure = UnusableInput(
        path: package.name,
        what: "its suites fail before anything is changed: \(failure)",
        remedy: "run `\(package.testCommand)` and fix what fails"
      )
      return
    }
    // A mutant that hangs is silent; others are as fast as the original, give or take what else the machine does.
    let limit = .seconds(10) + (machine.now() - start) * 2
    for (number, mutant) in package.mutants.enumerated() where package.known.outcome(of: mutant) == nil {
      machine.progress?("\(package.name): mutant \(number + 1) of \(package.mutants.count)")
      let outcome: MutationReport.Outcome =
        if compiled.contains(mutant.id) {
          switch try await ending(of: suites, with: mutant, limit: limit) {
          case .passed: .survived
          case .failed: .caught
          case .hung: .hung
          }
        } else {
          .uncompilable
        }
      try packages[index].known.record(outcome, of: mutant)
      tell(outcome, of: mutant)
    }
  }

  private func tell(_ outcome: MutationReport.Outcome, of mutant: Mutant) {
    if outcome == .survived { machine.output("\(MutationReport.Verdict(mutant: mutant, outcome: outcome))") }
  }

  /// Runs the suites with a mutant switched on, without those that do not use its module: they cannot notice.
  private func ending(
    of suites: PackageSuites,
    with mutant: Mutant?,
    limit: Duration
  ) async throws -> PackageSuites.Ending {
    // A mutant may run in a program that knows no end and that its suite did not wait for.
    defer { Leftovers.killPrograms(in: scratch, files: machine.files) }
    let number = String(mutant?.id ?? 0)
    try copy.activate(number)
    // What a crash would print takes longer than most suites, and nobody reads it.
    let environment = [MutantSupport.variable: number, "SWIFT_BACKTRACE": "enable=no"]
    let targets = graph.modules.filter { $0.name == mutant?.target }
    let users = mutant.map { _ in Set(graph.dependents(of: targets).map(\.name)) }
    return try await suites.run(users, environment: environment, silence: limit)
  }

  /// Builds the packages, and gives the numbers of those mutants that the compiler does not refuse.
  private func buildable(_ untried: [Mutant]) async throws -> Set<Int> {
    var kept = untried
    while true {
      machine.progress?("\(name): building \(kept.count) mutants")
      let lines = try write(kept)
      let build = try await packages[0].suites.build()
      if build.succeeded { return Set(kept.map(\.id)) }
      let blamed = MutantSources.blamed(by: build.text, among: kept, lines: lines, path: copy.path)
      guard !blamed.isEmpty else { throw unusable("its copy does not build\n\(build.text)") }
      kept.removeAll { blamed.contains($0.id) }
    }
  }

  /// Writes the sources with mutants in them, and declarations for each target; gives the lines of each file.
  private func write(_ kept: [Mutant]) throws(UnusableInput) -> [String: [Substring]] {
    var lines: [String: [Substring]] = [:]
    func store(_ text: String, in file: String) throws(UnusableInput) {
      try copy.write(text, to: file)
      lines[copy.path(of: file)] = text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    for package in packages {
      for file in Set(package.mutants.map(\.file)) {
        let source = copy.original(file)
        let inFile = kept.filter { $0.file == file }
        try store(inFile.isEmpty ? source : MutantSources.text(of: source, with: inFile), in: file)
      }
      for target in package.package.targets
      where package.mutants.contains(where: { $0.target == target.name }) {
        // Below the first folder that the target compiles, which need not be all of its own.
        let folder = ([target.folder] + (target.sources?.prefix(1) ?? [])).joined(separator: "/")
        let own = kept.filter { $0.target == target.name }
        let text = MutantSupport.file(for: own, activeIn: copy.activeMutant)
        try store(text, in: folder + "/" + MutantSupport.fileName)
      }
    }
    return lines
  }

  private func unusable(_ what: String) -> UnusableInput {
    let command = packages.count == 1 ? packages[0].testCommand : "monorepo test"
    return UnusableInput(path: name, what: what, remedy: "see whether `\(command)` works")
  }
}
