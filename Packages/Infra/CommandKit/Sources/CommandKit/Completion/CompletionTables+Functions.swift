extension CompletionTables {
  /// The shell functions that look something up in the tables, the same in bash and zsh.
  ///
  /// The first three answer with their status. The others run a row for each text that is found: in it the
  /// shell prints the text, or keeps it.
  func functions(
    value: (String) -> String,
    choice: (CompletionTree.Choice) -> String
  ) -> String {
    """
    \(function)_is_subcommand() {
      case "$1/$2" in
    \(subcommands)
      esac
      return 1
    }

    \(function)_takes_value() {
      case "$1 $2" in
    \(valueOptions)
      esac
      return 1
    }

    \(function)_takes_list() {
      case "$1 $2" in
    \(listOptions)
      esac
      return 1
    }

    \(function)_values() {
      case "$1 $2" in
    \(values(value))
      esac
    }

    \(function)_words() {
      case "$1 $2" in
    \(words(choice))
      esac
    }

    \(function)_options() {
      case "$1" in
    \(options(choice))
      esac
    \(globalOptions(choice))
    }
    """
  }
}
