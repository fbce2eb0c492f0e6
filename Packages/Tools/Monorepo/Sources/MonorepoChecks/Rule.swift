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
  /// The root manifest leaves out a suite.
  case rootSuite = "root-suite"
  /// A package has no README.
  case readme
  /// A picture of the graph in a README is out of date.
  case picture
  /// Ambient state is reached for outside its room.
  case ambient
}
