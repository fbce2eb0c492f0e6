/// All rules together.
public struct ArchitectureCheck: Sendable {
  private let rules: [any CheckRule] = [
    ImportRule(), LayerRule(), CycleRule(), AttributeRule(), AmbientRule(), ManifestRule(),
    SharedSettingsRule(), PlanRule(), RootSuiteRule(), RootPackageRule(), OrphanTargetRule(), NameClashRule(),
    ReadmeRule(), DocumentationRule(), FileLengthRule(), PictureRule(), SwallowedErrorRule(), StaleRuleRule(),
  ]

  /// Makes the check.
  public init() {}

  /// Everything that breaks a rule, ordered by place, each thing once.
  public func findings(in inspection: Inspection) -> [Finding] {
    Set(rules.flatMap { $0.findings(in: inspection) }).sorted()
  }
}
