import CommandKit
import Foundation
import MonorepoGraph
import MonorepoRunner
import MonorepoSystem

/// The outcomes of a package's mutants that earlier runs found, in a file that takes each one as soon as it is known.
struct KnownVerdicts {
  private let path: String
  private let files: FileSystem
  private let heading: String
  private var outcomes: [String: MutationReport.Outcome]

  /// Reads the file of a package; one that is damaged, or about other files or another context, holds no outcome.
  init(
    of package: LocalPackage,
    in repository: Repository,
    seed: UInt64,
    context: String,
    folder: String,
    files: FileSystem
  ) {
    path = folder + "/" + (package.folder.isEmpty ? "root" : package.folder) + ".txt"
    self.files = files
    let digest = Self.digest(of: package, in: repository, files: files)
    heading = "seed \(seed), files \(digest), run \(Digest(context))"
    let lines = (files.text(at: path) ?? "").split(separator: "\n")
    outcomes =
      lines.first.map(String.init) == heading
      ? Dictionary(lines.dropFirst().compactMap(Self.entry)) { $1 } : [:]
  }

  func outcome(of mutant: Mutant) -> MutationReport.Outcome? { outcomes[Self.key(of: mutant)] }

  mutating func record(_ outcome: MutationReport.Outcome, of mutant: Mutant) throws(UnusableInput) {
    outcomes[Self.key(of: mutant)] = outcome
    let lines = outcomes.map { "\($1.rawValue)\t\($0)" }.sorted()
    try files.write(Data(([heading] + lines).joined(separator: "\n").utf8), to: path)
  }

  private static func key(of mutant: Mutant) -> String {
    "\(mutant.place): \(mutant.point.original) → \(mutant.point.mutated)"
  }

  private static func entry(_ line: Substring) -> (String, MutationReport.Outcome)? {
    let parts = line.split(separator: "\t", maxSplits: 1)
    guard parts.count == 2, let outcome = MutationReport.Outcome(rawValue: String(parts[0])) else {
      return nil
    }
    return (String(parts[1]), outcome)
  }

  private static func digest(of package: LocalPackage, in repository: Repository, files: FileSystem) -> Digest
  {
    let folders = repository.requiredFolders(from: package.folder)
    var digest = Digest()
    for file in repository.files where !folders.isDisjoint(with: PathAncestry.folders(above: file) + [""]) {
      digest.add(file)
      digest.add(files.text(at: repository.root + "/" + file) ?? "")
    }
    return digest
  }
}

struct PackageMutants: Sendable {
  let package: LocalPackage
  let mutants: [Mutant]
  let suites: PackageSuites
  var known: KnownVerdicts
  /// Why none can be tried: its suites fail before anything is changed.
  var failure: UnusableInput?

  var name: String { package.folder.isEmpty ? "." : package.folder }

  /// The command that tests the package alone, as one pastes it.
  var testCommand: String {
    let name = package.folder.isEmpty ? "root" : package.folder
    return "monorepo test --isolated --package \(ShellWord.word(for: name))"
  }

  var untried: [Mutant] { mutants.filter { known.outcome(of: $0) == nil } }

  var report: MutationReport.Package {
    let verdicts = mutants.compactMap { mutant in
      known.outcome(of: mutant).map { MutationReport.Verdict(mutant: mutant, outcome: $0) }
    }
    return MutationReport.Package(
      folder: package.folder,
      verdicts: verdicts,
      untried: mutants.count - verdicts.count,
      failure: failure
    )
  }
}
