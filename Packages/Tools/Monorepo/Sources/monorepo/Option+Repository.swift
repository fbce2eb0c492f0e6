import CommandKit

extension Option<String> {
  /// The repository that a command is about.
  static var root: Option<String> {
    Option("root", help: "Root folder of the repository.", valueName: "dir", default: ".")
  }

  /// The test plan that a command reads.
  static var plan: Option<String> {
    Option("plan", help: "Test plan, relative to the root.", valueName: "file", default: Machine.usualPlan)
  }
}
