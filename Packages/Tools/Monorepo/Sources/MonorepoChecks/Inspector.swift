import MonorepoDiagrams
public import MonorepoGraph
public import MonorepoSystem

/// Gathers what the rules look at.
public struct Inspector: Sendable {
  private let files: FileSystem
  private let subprocesses: any SubprocessRunner
  private let jobs: Int

  /// Makes an inspector.
  ///
  /// - Parameters:
  ///   - files: The files of the machine.
  ///   - subprocesses: Runs the toolchain.
  ///   - jobs: How many programs run at once.
  public init(files: FileSystem, subprocesses: any SubprocessRunner, jobs: Int) {
    self.files = files
    self.subprocesses = subprocesses
    self.jobs = jobs
  }

  /// Reads imports, sources and the test plan of a repository.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - rules: Its rules.
  ///   - planPath: The test plan's path relative to the root.
  /// - Returns: What the rules look at.
  /// - Throws: ``UnusableInput`` for a broken plan or a file that the compiler cannot read.
  public func inspect(
    _ repository: Repository,
    rules: ArchitectureRules,
    planPath: String
  ) async throws(UnusableInput) -> Inspection {
    let path = files.path(planPath, in: repository.root)
    let plan = files.exists(path) ? try TestPlan(at: path, files: files) : nil
    let imports = try await ImportScan(subprocesses: subprocesses, jobs: jobs).imports(in: repository)
    let paths = Set(repository.packages.flatMap(\.targets).flatMap { repository.swiftFiles(of: $0) }).sorted()
    let sources = await paths.concurrentMap(limit: jobs) { path in
      (path, files.text(at: repository.root + "/" + path).map { SourceCode($0) })
    }
    return Inspection(
      repository: repository,
      rules: rules,
      imports: imports,
      sources: Dictionary(sources.compactMap { path, code in code.map { (path, $0) } }) { first, _ in first },
      plan: plan,
      planPath: planPath,
      readmes: ReadmePictures(repository).texts(files: files)
    )
  }
}
