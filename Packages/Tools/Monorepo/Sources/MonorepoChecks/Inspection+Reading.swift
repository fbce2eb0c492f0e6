public import MonorepoGraph
public import MonorepoSystem

extension Inspection {
  /// Reads sources, Markdown files and the test plan of a repository.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - rules: Its rules.
  ///   - planPath: The test plan's path relative to the root.
  ///   - files: The files of the machine.
  ///   - jobs: How many files are read at once.
  /// - Throws: ``/MonorepoSystem/UnusableInput`` for a broken plan or a source that cannot be read.
  public init(
    of repository: Repository,
    rules: ArchitectureRules,
    planPath: String,
    files: FileSystem,
    jobs: Int
  ) async throws(UnusableInput) {
    let isThere = files.exists(files.path(planPath, in: repository.root))
    let plan = isThere ? try repository.plan(at: planPath, files: files) : nil
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
    let documents = repository.files.filter { $0.hasSuffix(".md") }.compactMap { path in
      files.text(at: repository.root + "/" + path).map { (path, $0) }
    }
    self.init(
      repository: repository,
      rules: rules,
      sources: sources,
      plan: plan,
      planPath: planPath,
      documents: Dictionary(documents) { first, _ in first }
    )
  }
}
