/// One kind of look at a repository.
protocol CheckRule: Sendable {
  /// Everything that breaks the rule.
  func findings(in inspection: Inspection) -> [Finding]
}
