import Foundation
import MonorepoSystem
import Synchronization

@testable import MonorepoGraph
@testable import MonorepoRunner

/// A small repository on disk with a plan, to be run with a toolchain that is played.
struct PlanFixture {
  static let plan = TestPlan(
    suites: [
      .init(name: "KernelTests", folder: "Packages/Domain"),
      .init(name: "FilmsTests", folder: "Packages/Domain"),
      .init(name: "DesignTests", folder: "Packages/Design", isParallel: false),
      .init(name: "OffTests", folder: "Packages/Off", isEnabled: false),
      .init(name: "WholeTests", folder: ""),
    ],
    configurations: [.init(name: "Default", options: .init(environment: ["SUITES": "own"]))]
  )

  let files = FileSystem(manager: .default)
  let root = FileSystem(manager: .default).resolved(NSTemporaryDirectory()) + "/" + UUID().uuidString
  var environment: [String: String] = [:]
  var system = "Linux"
  var toolchain: String? = "Swift 6.3"
  /// Sources that version control ignores.
  var ignoredSources: [String] = []
  /// The file with rules for its packages.
  var rules: String?
  /// The suites that the root package repeats.
  var repeated = ["KernelTests", "FilmsTests", "DesignTests"]

  var designSuites = ["DesignTests"]

  private var packages: [LocalPackage] {
    let kernel = Target(name: "Kernel", kind: .library, folder: "Packages/Domain/Sources/Kernel")
    func suite(_ name: String, _ folder: String, _ uses: [Dependency] = []) -> Target {
      Target(name: name, kind: .test, folder: folder + "Tests/" + name, dependencies: uses)
    }
    let domain = "Packages/Domain/"
    return [
      LocalPackage(
        folder: "Packages/Domain",
        name: "Domain",
        products: ["Kernel": ["Kernel"]],
        targets: [
          kernel, suite("KernelTests", domain, [Dependency("Kernel")]), suite("FilmsTests", domain),
        ]
      ),
      LocalPackage(
        folder: "Packages/Design",
        name: "Design",
        targets: designSuites.map { suite($0, "Packages/Design/") }
      ),
      LocalPackage(
        folder: "",
        name: "Root",
        targets: [suite("WholeTests", "")]
          + repeated.map { suite($0, $0 == "DesignTests" ? "Packages/Design/" : domain) }
      ),
    ]
  }

  init() throws {
    for folder in ["", "Packages/Domain/", "Packages/Design/"] {
      try write("1", to: folder + "Package.swift")
    }
    try write("1", to: "Packages/Domain/Sources/Kernel/Kernel.swift")
  }

  func write(_ text: String, to path: String) throws {
    try files.write(Data(text.utf8), to: root + "/" + path)
  }

  func remove() { files.remove(root) }

  @discardableResult
  func run(
    _ toolchain: FakeToolchain = FakeToolchain(),
    plan: TestPlan = plan,
    _ options: RunOptions? = nil
  ) async throws -> (summary: RunSummary, lines: [String]) {
    let lines = Mutex<[String]>([])
    let runner = runner(toolchain, plan, options) { line in lines.withLock { $0.append(line) } }
    return (try await runner.run(), lines.withLock(\.self))
  }

  func listing(plan: TestPlan = plan, _ options: RunOptions? = nil) async throws -> SuiteListing {
    try await runner(FakeToolchain(), plan, options) { _ in }.listing()
  }

  /// Options for the fixture's folders, one thing at a time.
  func options(
    _ kind: BuildKind = .isolated,
    jobs: Int = 1,
    selection: SuiteSelection = SuiteSelection(),
    runsUnchanged: Bool = false,
    filter: String? = nil,
    repetitions: Int? = nil
  ) -> RunOptions {
    RunOptions(
      root: root,
      scratch: root + "/.build",
      kind: kind,
      jobs: jobs,
      selection: selection,
      runsUnchanged: runsUnchanged,
      filter: filter,
      repetitions: repetitions
    )
  }

  private func runner(
    _ subprocesses: FakeToolchain,
    _ plan: TestPlan,
    _ options: RunOptions?,
    output: @escaping @Sendable (String) -> Void
  ) -> PlanRunner {
    PlanRunner(
      plan,
      at: "AllTests.plan",
      in: Repository(root: root, files: [], ignoredSources: ignoredSources, packages: packages),
      reader: RepositoryReader(
        root: root,
        scratch: root,
        jobs: 1,
        files: files,
        subprocesses: subprocesses,
        rules: rules
      ),
      options: options ?? self.options(),
      on: .played(
        subprocesses,
        toolchain: toolchain,
        system: system,
        environment: environment,
        output: output
      )
    )
  }
}
