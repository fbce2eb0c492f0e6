/// A command line split into its parts, before any value is read.
struct ScannedArguments {
  /// One option or flag as it was written.
  struct Occurrence {
    enum Content {
      case text(String)
      case flag(Bool)
    }

    let key: String
    let spelling: String
    let content: Content
  }

  /// The program's root command and the subcommands selected below it; never empty.
  var path: [Command]
  var occurrences: [Occurrence] = []
  var positionals: [String] = []
  /// The first thing that is wrong; scanning goes on, because a later `--help` takes precedence.
  var problem: UsageProblem?
  var wantsHelp = false
  var wantsVersion = false

  init(root: Command) {
    path = [root]
  }

  var command: Command { path[path.count - 1] }
}
