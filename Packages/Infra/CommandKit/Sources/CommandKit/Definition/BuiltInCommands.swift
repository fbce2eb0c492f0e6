/// The commands that every program has besides its own.
struct BuiltInCommands {
  let name: String
  /// The words with which users call the program.
  let invocation: String
  /// The program's own commands.
  let commands: [Command]
  let topics: Lazy<[HelpTopic]>
  let vocabulary: any CommandVocabulary

  /// The commands, in the order of help.
  var all: [Command] {
    [
      Command("completion", completion), Command("help", help), Command("manual", manual),
      Command("version", version),
    ]
  }

  private var completion: CommandDefinition {
    CommandDefinition(
      abstract: { [vocabulary] in vocabulary.text(.completes) },
      discussion: { [vocabulary, name] in
        vocabulary.text(.howToComplete(line: "eval \"$(\(name) completion bash)\""))
      },
      group: group,
      parameters: { [vocabulary] in [Shell.argument(in: vocabulary)] },
      behaviour: .writeCompletionScript
    )
  }

  private var help: CommandDefinition {
    CommandDefinition(
      abstract: { [vocabulary] in vocabulary.text(.explains) },
      group: group,
      parameters: { [vocabulary, commands, topics] in
        [
          Argument<[String]>(
            "command",
            help: vocabulary.text(.whatToExplain),
            valueName: vocabulary.text(.commandName),
            default: [],
            accepting: .oneOf(commands.map(\.name) + topics.value.map(\.name))
          )
        ]
      },
      behaviour: .showHelp
    )
  }

  private var manual: CommandDefinition {
    CommandDefinition(
      abstract: { [vocabulary] in vocabulary.text(.writesManual) },
      discussion: { [vocabulary, invocation] in
        vocabulary.text(.howToReadManual(line: "\(invocation) manual | man -l -"))
      },
      group: group,
      parameters: { [vocabulary, commands] in
        [
          ManualPages.list(in: vocabulary),
          Argument<[String]>(
            "command",
            help: vocabulary.text(.whichManual),
            valueName: vocabulary.text(.commandName),
            default: [],
            accepting: .oneOf(commands.map(\.name))
          ),
        ]
      },
      behaviour: .writeManual
    )
  }

  private var version: CommandDefinition {
    CommandDefinition(
      abstract: { [vocabulary] in vocabulary.text(.showsVersion) },
      group: group,
      behaviour: .showVersion
    )
  }

  private var group: @Sendable () -> String? {
    { [vocabulary] in vocabulary.text(.more) }
  }
}
