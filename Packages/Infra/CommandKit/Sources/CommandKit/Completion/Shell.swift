/// A shell that command lines can be completed in.
enum Shell: String, CaseIterable, ArgumentValue {
  case bash
  case zsh
  case fish

  /// The argument of the built-in command `completion`.
  static func argument(in vocabulary: any CommandVocabulary) -> Argument<Shell> {
    Argument("shell", help: vocabulary.text(.whichShell), valueName: vocabulary.text(.shellName))
  }

  /// The script to load into the shell.
  func script(for tree: CompletionTree) -> String {
    switch self {
    case .bash: BashCompletion(tree: tree).script
    case .zsh: ZshCompletion(tree: tree).script
    case .fish: FishCompletion(tree: tree).script
    }
  }
}
