public import MonorepoGraph
public import MonorepoSystem

/// Asks the compiler which modules each target imports: `#if` is honoured, texts and comments are not seen.
public struct ImportScan: Sendable {
  private let subprocesses: any SubprocessRunner
  private let jobs: Int

  /// Makes a scan.
  ///
  /// - Parameters:
  ///   - subprocesses: Runs `swiftc`.
  ///   - jobs: How many targets are looked at at once.
  public init(subprocesses: any SubprocessRunner, jobs: Int) {
    self.subprocesses = subprocesses
    self.jobs = jobs
  }

  /// Looks at every target that has Swift files.
  ///
  /// - Parameter repository: The repository.
  /// - Returns: The imported modules by the place of the target.
  /// - Throws: ``UnusableInput`` when the compiler cannot read the imports of a target.
  public func imports(in repository: Repository) async throws(UnusableInput) -> [String: Set<String>] {
    let targets = repository.packages.flatMap(\.targets)
    let places = Dictionary(targets.map { ($0.place, $0) }) { first, _ in first }.values.sorted {
      $0.place < $1.place
    }
    let scanned = await places.concurrentMap(limit: jobs) { target in
      do throws(UnusableInput) {
        return Result<Set<String>?, UnusableInput>.success(
          try await modules(importedBy: target, in: repository)
        )
      } catch {
        return .failure(error)
      }
    }
    var imports: [String: Set<String>] = [:]
    for (target, result) in zip(places, scanned) { imports[target.place] = try result.get() }
    return imports
  }

  private func modules(importedBy target: Target, in repository: Repository) async throws(UnusableInput)
    -> Set<String>?
  {
    let files = repository.swiftFiles(of: target)
    guard !files.isEmpty else { return nil }
    // Without the language mode, a regular expression between slashes is no Swift.
    let language = ["-swift-version", "6"]
    // What SwiftPM defines, except in a build for release.
    let conditions = (["SWIFT_PACKAGE", "DEBUG"] + target.definitions).flatMap { ["-D", $0] }
    let options = language + conditions + ["-emit-imported-modules", "-o", "-"]
    let scan = Subprocess(["swiftc"] + options + files, in: repository.root)
    let outcome: SubprocessOutcome
    do throws(SubprocessError) {
      outcome = try await subprocesses.run(scan)
    } catch {
      throw UnusableInput(path: target.folder, what: "\(error)", remedy: "install a Swift toolchain")
    }
    guard outcome.succeeded else {
      throw UnusableInput(
        path: target.folder,
        what: "the compiler cannot read the imports\n\(outcome.errorText.withoutLineEnd)",
        remedy: "correct the file until it compiles"
      )
    }
    return Set(outcome.text.split(separator: "\n").map(String.init))
  }
}
