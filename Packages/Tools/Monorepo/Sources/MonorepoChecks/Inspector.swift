public import MonorepoGraph
public import MonorepoSystem

/// Gathers what the rules look at.
public struct Inspector: Sendable {
  private let files: FileSystem
  private let jobs: Int

  /// Makes an inspector.
  ///
  /// - Parameters:
  ///   - files: The files of the machine.
  ///   - jobs: How many files are read at once.
  public init(files: FileSystem, jobs: Int) {
    self.files = files
    self.jobs = jobs
  }

  /// Reads sources, Markdown files and the test plan of a repository.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - rules: Its rules.
  ///   - planPath: The test plan's path relative to the root.
  /// - Returns: What the rules look at.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` for a broken plan or a source that cannot be read.
  public func inspect(
    _ repository: Repository,
    rules: ArchitectureRules,
    planPath: String
  ) async throws(UnusableInput) -> Inspection {
    let path = files.path(planPath, in: repository.root)
    let plan = files.exists(path) ? try TestPlan(at: path, files: files) : nil
    let declared = repository.packages.flatMap(\.targets).flatMap { repository.swiftFiles(of: $0) }
    let paths = Set(declared + repository.undeclaredTests.map(\.file)).sorted()
    let read = await paths.concurrentMap(limit: jobs) { path in
      files.text(at: repository.root + "/" + path).map { SourceCode(ofFile: $0) }
    }
    var sources: [String: SourceCode] = [:]
    for (path, code) in zip(paths, read) {
      guard let code else {
        let remedy = "check its permissions, and that it is not a broken or circular link"
        throw UnusableInput(path: path, what: "the file cannot be read", remedy: remedy)
      }
      sources[path] = code
    }
    return Inspection(
      repository: repository,
      rules: rules,
      sources: sources,
      plan: plan,
      planPath: planPath,
      documents: documents(of: repository)
    )
  }

  private func documents(of repository: Repository) -> [String: String] {
    let texts = repository.files.filter { $0.hasSuffix(".md") }.compactMap { path in
      files.text(at: repository.root + "/" + path).map { (path, $0) }
    }
    return Dictionary(texts) { first, _ in first }
  }
}
