/// What the architecture check looks for; the raw value is the name that a report shows.
public enum Rule: String, CaseIterable, Encodable, Sendable {
  /// A module is imported that the target's manifest does not declare.
  case undeclaredImport = "undeclared-import"
  /// The manifest declares something that no file of the target imports.
  case unusedDependency = "unused-dependency"
  /// A target uses a module that its layer may not know, or stands in no layer.
  case layer
  /// A module of a layer uses another one of the same layer.
  case sibling
  /// Packages or modules use one another in a ring.
  case cycle
  /// Production code reaches for internals of other modules, or passes them on.
  case attribute
  /// Production code uses what is meant for suites.
  case testOnly = "test-only"
  /// A package comes from outside the repository.
  case thirdParty = "third-party"
  /// A manifest passes flags that SwiftPM cannot vouch for.
  case unsafeFlags = "unsafe-flags"
  /// The shared settings block is missing or differs.
  case sharedSettings = "shared-settings"
  /// The test plan leaves out a suite, or names one that does not exist.
  case plan
  /// The test plan turns a suite off.
  case disabledSuite = "disabled-suite"
  /// The root manifest leaves out a suite.
  case rootSuite = "root-suite"
  /// The root manifest leaves out a package.
  case rootPackage = "root-package"
  /// No product holds a target, and nothing uses it.
  case orphanTarget = "orphan-target"
  /// Two things have one name, or a module is named like one of the toolchain's.
  case nameClash = "name-clash"
  /// A package has no README.
  case readme
  /// A picture of the graph in a README is out of date.
  case picture
  /// Ambient state is reached for outside its room.
  case ambient
  /// Production code may drop an error where the rules do not allow it.
  case swallowedError = "swallowed-error"
  /// An entry of the rules file stands for nothing that is there.
  case staleRule = "stale-rule"
  /// A public declaration does not say what it is for.
  case documentation
  /// A file is longer than the rules file advises.
  case fileLength = "file-length"

  /// Whether breaking the rule fails the check.
  public var severity: Severity {
    switch self {
    case .disabledSuite, .fileLength: .advice
    case .undeclaredImport, .unusedDependency, .layer, .sibling, .cycle, .attribute, .testOnly, .thirdParty,
      .unsafeFlags, .sharedSettings, .plan, .rootSuite, .rootPackage, .orphanTarget, .nameClash, .readme,
      .picture, .ambient, .swallowedError, .staleRule, .documentation:
      .error
    }
  }
}
