import MonorepoGraph

/// One kind of look at a repository.
protocol CheckRule: Sendable {
  func findings(in inspection: Inspection) -> [Finding]
}

/// All rules together.
public struct ArchitectureCheck: Sendable {
  private let rules: [any CheckRule] = [
    ManifestRule(), ImportRule(), LayerRule(), ForbiddenImportRule(), ThirdPartyRule(), CycleRule(),
    AttributeRule(), AmbientRule(), UnsafeFlagsRule(), SharedSettingsRule(), BuiltSettingsRule(),
    IgnoredSourceRule(), UndeclaredSuiteRule(), ForeignExpectationRule(), PlanRule(), RootSuiteRule(),
    RootPackageRule(), OrphanTargetRule(), NameClashRule(), ReadmeRule(), DocumentationRule(),
    FileLengthRule(), PictureRule(), DeadLinkRule(), SwallowedErrorRule(), StaleRuleRule(),
  ]

  /// Makes the check.
  public init() {}

  /// The findings that are neither ignored nor excepted at their place, ordered by place, each once and with the
  /// severity that the rules file gives it.
  public func findings(in inspection: Inspection) -> [Finding] {
    let found = Set(rules.flatMap { $0.findings(in: inspection) })
    let exceptions = InlineExceptions(inspection)
    let all = exceptions.uncovered(among: found) + exceptions.faults(among: found)
    return all.filter { inspection.rules.applies($0.rule) && !inspection.isIgnored($0.path) }
      .map { $0.weighed(inspection.rules.severities[$0.rule]) }
      .sorted()
  }
}
