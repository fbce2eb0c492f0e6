import CommandKit

extension Program {
  static func monorepo(_ machine: Machine) -> Program {
    Program(
      "monorepo",
      version: "1.0",
      abstract: "Check, test and extend a repository of local Swift packages.",
      discussion: "Exit codes: 0 success, 1 a test failed or a rule is broken, 2 invalid input.",
      examples: [
        Example("monorepo check", "check imports, manifests and layers"),
        Example("monorepo test --package DesignKit", "run the suites of one package"),
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
