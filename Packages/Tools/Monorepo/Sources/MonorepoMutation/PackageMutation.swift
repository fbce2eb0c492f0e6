import MonorepoGraph
import MonorepoRunner
import MonorepoSystem

/// The mutants of one package, compiled together and tried one after another.
struct PackageMutation: Sendable {
  let mutants: [Mutant]
  let package: LocalPackage
  let copy: WorkingCopy
  let suites: PackageSuites
  let machine: RunMachine

  private var name: String { package.folder.isEmpty ? "." : package.folder }

  /// The reason why no further mutant is tried.
  private enum Problem: Error {
    case stopped
    case unusable(UnusableInput)
  }

  /// Tries each mutant whose outcome is not known yet, and tells of those that survived.
  ///
  /// - Parameter known: The outcomes of earlier runs; takes each new one at once.
  /// - Returns: Their outcomes, in their order, as far as they are known when the run is stopped.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` for suites that fail unchanged, and a copy that cannot be built.
  func verdicts(_ known: KnownVerdicts) async throws(UnusableInput) -> MutationReport.Package {
    var known = known
    do throws(Problem) {
      let untried = mutants.filter { known.outcome(of: $0) == nil }
      for mutant in mutants { if let outcome = known.outcome(of: mutant) { tell(outcome, of: mutant) } }
      if !untried.isEmpty { try await tryMutants(untried, &known) }
    } catch .unusable(let input) {
      throw input
    } catch {
      machine.progress?("\(name): stopped")
    }
    let verdicts = mutants.compactMap { mutant in
      known.outcome(of: mutant).map { MutationReport.Verdict(mutant: mutant, outcome: $0) }
    }
    return MutationReport.Package(
      folder: package.folder,
      verdicts: verdicts,
      untried: mutants.count - verdicts.count
    )
  }

  private func tryMutants(_ untried: [Mutant], _ known: inout KnownVerdicts) async throws(Problem) {
    let compiled = try await buildable(untried)
    machine.progress?("\(name): unchanged")
    let start = machine.now()
    guard try await ending(of: 0, limit: .seconds(600)) == .passed else {
      throw .unusable(
        UnusableInput(
          path: name,
          what: "its suites fail before anything is changed",
          remedy: "run `monorepo test --isolated --package \(package.name)` and fix what fails"
        )
      )
    }
    // A mutant that hangs is silent; others are as fast as the original, give or take what else the machine does.
    let limit = .seconds(10) + (machine.now() - start) * 2
    for mutant in untried {
      machine.progress?("\(name): mutant \(mutant.id) of \(mutants.count)")
      let outcome = try await compiled.contains(mutant.id) ? outcome(of: mutant, limit: limit) : .uncompilable
      do throws(UnusableInput) {
        try known.record(outcome, of: mutant)
      } catch {
        throw .unusable(error)
      }
      tell(outcome, of: mutant)
    }
  }

  private func tell(_ outcome: MutationReport.Outcome, of mutant: Mutant) {
    if outcome == .survived { machine.output("\(MutationReport.Verdict(mutant: mutant, outcome: outcome))") }
  }

  private func outcome(of mutant: Mutant, limit: Duration) async throws(Problem) -> MutationReport.Outcome {
    switch try await ending(of: mutant.id, limit: limit) {
    case .passed: .survived
    case .failed: .caught
    case .hung: .hung
    }
  }

  private func ending(of id: Int, limit: Duration) async throws(Problem) -> PackageSuites.Ending {
    do throws(SubprocessError) {
      // What a crash would print takes longer than most suites, and nobody reads it.
      let environment = [MutantSupport.variable: String(id), "SWIFT_BACKTRACE": "enable=no"]
      return try await suites.run(environment: environment, silence: limit)
    } catch {
      throw problem(error)
    }
  }

  /// Builds the package with its mutants, without those that the compiler refuses.
  ///
  /// - Returns: The numbers of those that were compiled.
  private func buildable(_ untried: [Mutant]) async throws(Problem) -> Set<Int> {
    var kept = untried
    while true {
      machine.progress?("\(name): building \(kept.count) mutants")
      let supportLines: [String: [Substring]]
      do throws(UnusableInput) {
        supportLines = try write(kept)
      } catch {
        throw .unusable(error)
      }
      let build: SubprocessOutcome
      do throws(SubprocessError) {
        build = try await suites.build()
      } catch {
        throw problem(error)
      }
      if build.succeeded { return Set(kept.map(\.id)) }
      let blamed = MutantSources.blamed(
        by: build.text,
        among: kept,
        supportLines: supportLines,
        path: copy.path
      )
      guard !blamed.isEmpty else { throw .unusable(unusable("its copy does not build\n\(build.text)")) }
      kept.removeAll { blamed.contains($0.id) }
    }
  }

  /// Writes the sources with mutants in them, and for each target the declarations that these need.
  ///
  /// - Returns: The lines of each file of declarations by its absolute path.
  private func write(_ kept: [Mutant]) throws(UnusableInput) -> [String: [Substring]] {
    for (file, all) in Dictionary(grouping: mutants, by: \.file) {
      let inFile = kept.filter { $0.file == file }
      let source = copy.original(file)
      try copy.write(inFile.isEmpty ? source : MutantSources.text(of: source, with: inFile), to: all[0].file)
    }
    var lines: [String: [Substring]] = [:]
    for name in Set(mutants.map(\.target)).sorted() {
      guard let target = package.targets.first(where: { $0.name == name }) else { continue }
      // Below the first folder that the target compiles, which need not be all of its own.
      let folder = ([target.folder] + (target.sources?.prefix(1) ?? [])).joined(separator: "/")
      let file = folder + "/" + MutantSupport.fileName
      let text = MutantSupport.file(for: kept.filter { $0.target == name })
      try copy.write(text, to: file)
      lines[copy.path(of: file)] = text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    return lines
  }

  private func problem(_ error: SubprocessError) -> Problem {
    error == .stopped ? .stopped : .unusable(unusable("\(error)"))
  }

  private func unusable(_ what: String) -> UnusableInput {
    UnusableInput(
      path: name,
      what: what,
      remedy: "see whether `monorepo test --isolated --package \(package.name)` works"
    )
  }
}
