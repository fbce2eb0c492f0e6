import CommandKit

extension Program {
  /// The `monorepo` program with its commands.
  static func monorepo(_ machine: Machine) -> Program {
    Program(
      "monorepo",
      version: "1.0",
      abstract: "Keeps a repository of local Swift packages in order.",
      discussion: "Exit codes: 0 all is well, 1 a test failed or a rule is broken, 2 unusable input.",
      examples: [
        Example("monorepo check", "Compare imports, manifests and the layer table."),
        Example("monorepo test --package DesignKit", "Run the suites of one package."),
      ],
      commands: [
        CheckCommand(machine: machine).definition,
        TestCommand(machine: machine).definition,
        MutateCommand(machine: machine).definition,
        GraphCommand(machine: machine).definition,
        ScaffoldCommand.feature(machine).definition,
        ScaffoldCommand.area(machine).definition,
      ]
    )
  }
}
