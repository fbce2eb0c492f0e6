import Testing

@testable import MonorepoGraph
@testable import MonorepoRunner

@Suite struct BuildVariantTests {
  @Test(
    arguments: [
      (BuildKind.isolated, false, [], "/s/suites"), (.shared, false, [], "/s/shared"),
      (.shared, true, [.thread], "/s/shared-coverage-thread"),
      (.isolated, false, [.undefined, .address], "/s/suites-address-undefined"),
    ] as [(BuildKind, Bool, [Sanitizer], String)]
  )
  func `a variant has a folder of its own`(
    kind: BuildKind,
    coverage: Bool,
    sanitizers: [Sanitizer],
    folder: String
  ) {
    let variant = variant(kind, coverage: coverage, .init(sanitizers: sanitizers))

    #expect(variant.folder == folder)
    #expect(variant.profiles == (coverage ? folder + "/profiles" : nil))
  }

  @Test(
    arguments: [
      (false, nil, false), (true, nil, true), (false, CoverageWish(), true),
      (false, CoverageWish(isMeasuredAlways: false), false),
      (true, CoverageWish(isMeasuredAlways: false), true),
    ] as [(Bool, CoverageWish?, Bool)]
  )
  func `coverage is measured when the user or the plan always wants it`(
    option: Bool,
    wish: CoverageWish?,
    isMeasured: Bool
  ) {
    #expect(variant(coverage: option, .init(coverage: wish)).measuresCoverage == isMeasured)
  }

  @Test(arguments: [(false, []), (true, ["ATests"])] as [(Bool, [String])])
  func `suites of one name cannot be built at once`(hasNamesake: Bool, missing: [String]) {
    let plan = TestPlan(suites: [.init(name: "ATests", folder: "A", hasNamesake: hasNamesake)])
    let suite = Target(name: "ATests", kind: .test, folder: "A/Tests/ATests")
    let root = LocalPackage(folder: "", name: "Root", targets: [suite])

    #expect(plan.suites(missingFrom: root).map(\.name) == missing)
  }

  @Test func `a plain build checks no imports, has no debug information, and measures nothing`() {
    let flags = variant().flags

    #expect(flags.suffix(2) == ["-debug-info-format", "none"])
    #expect(!flags.contains("--explicit-target-dependency-import-check"))
    #expect(!flags.contains("--enable-code-coverage"))
  }

  @Test func `imports are checked where that is asked for, and a wrong one is an error`() {
    let plain = variant().flags
    let flags = variant(checksImports: true).flags

    #expect(flags.filter { !plain.contains($0) } == ["--explicit-target-dependency-import-check", "error"])
  }

  @Test func `sanitizers are built in with the debug information that they need`() {
    let flags = variant(.isolated, .init(sanitizers: [.undefined, .thread])).flags

    #expect(flags.suffix(2) == ["--sanitize=thread", "--sanitize=undefined"])
    #expect(!flags.contains("-debug-info-format"))
  }

  @Test func `coverage is built in where it is measured`() {
    #expect(
      variant(coverage: true).flags.suffix(3) == ["-debug-info-format", "none", "--enable-code-coverage"]
    )
  }

  private func variant(
    _ kind: BuildKind = .isolated,
    coverage: Bool = false,
    _ plan: TestPlan.Options = .standard,
    checksImports: Bool = false
  ) -> BuildVariant {
    let options = RunOptions(root: "/r", scratch: "/s", kind: kind, jobs: 1, measuresCoverage: coverage)
    return BuildVariant(options, plan, checksImports: checksImports)
  }
}
