/// A rule of the architecture check; the raw value is the name that a report shows.
public enum Rule: String, CaseIterable, Encodable, Sendable {
  /// SwiftPM cannot read a manifest, or a package that a manifest asks for is not there.
  case manifest
  /// A module is imported that the target's manifest does not declare.
  case undeclaredImport = "undeclared-import"
  /// The manifest declares something that no file of the target imports.
  case unusedDependency = "unused-dependency"
  /// The manifest declares something that does not exist.
  case missingDependency = "missing-dependency"
  /// A target uses a module that its layer may not know, or stands in no layer.
  case layer
  /// A module of a layer uses another one of the same layer.
  case sibling
  /// A module imports one that the rules file keeps to, or away from, certain layers.
  case forbiddenImport = "forbidden-import"
  /// Packages or modules use one another in a ring.
  case cycle
  /// Production code reaches for internals of other modules, or passes them on.
  case attribute
  /// Production code uses what is meant for suites.
  case testOnly = "test-only"
  /// A package comes from outside the repository, and the rules file does not allow it there.
  case thirdParty = "third-party"
  /// A manifest passes flags that SwiftPM cannot vouch for.
  case unsafeFlags = "unsafe-flags"
  /// The shared settings block is missing or differs, or a target is not built with its settings.
  case sharedSettings = "shared-settings"
  /// A source is compiled that version control ignores.
  case ignoredSource = "ignored-source"
  /// Tests belong to no test target, or are functions that no library calls, so that they never run.
  case undeclaredSuite = "undeclared-suite"
  /// An expectation belongs to another library than its test, so that it never fails.
  case foreignExpectation = "foreign-expectation"
  /// The test plan leaves out a suite, or names one that does not exist.
  case plan
  /// The test plan turns a suite off.
  case disabledSuite = "disabled-suite"
  /// The test plan has a key that only Xcode acts on.
  case planKey = "plan-key"
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
  /// A relative link of a Markdown file leads to no file or heading.
  case deadLink = "dead-link"
  /// Ambient state is reached for outside its room.
  case ambient
  /// Production code may drop an error where the rules do not allow it.
  case swallowedError = "swallowed-error"
  /// A public declaration does not say what it is for.
  case documentation
  /// A file is longer than the rules file advises.
  case fileLength = "file-length"
  /// An entry of the rules file stands for nothing that is there.
  case staleRule = "stale-rule"
  /// An exception in a source is written in another way, has no reason, names no rule, or covers nothing.
  case exception
  /// The baseline names a finding that is no longer there.
  case baseline

  /// The severity of breaking the rule, unless the rules file says otherwise.
  public var severity: Severity { [.disabledSuite, .fileLength, .planKey].contains(self) ? .advice : .error }

  /// Whether the rule is a choice of the repository, which its rules file makes, and not wrong anywhere.
  var needsRulesFile: Bool {
    [
      .layer, .sibling, .forbiddenImport, .testOnly, .thirdParty, .unsafeFlags, .rootSuite, .rootPackage,
      .orphanTarget, .readme, .ambient, .swallowedError, .documentation, .fileLength, .staleRule,
    ].contains(self)
  }
}

/// The severity of a rule and its findings.
public enum Severity: String, Encodable, Sendable {
  /// A rule is broken: the check fails.
  case error
  /// A finding that deserves a second look: the check does not fail.
  case advice
  /// The rule is not looked at, and has no findings.
  case off
}
