/// The tables of a POSIX-like completion script, as the branches of `case` statements.
///
/// Bash and zsh walk the words of a line with the same tables; only the walking differs.
struct CompletionTables {
  let tree: CompletionTree

  /// A shell function's name cannot contain a hyphen everywhere.
  var function: String { "_" + tree.program.map { $0 == "-" ? "_" : String($0) }.joined() }

  /// Branches that match `<path>/<word>` where the word is a subcommand of the path.
  var subcommands: String { places(of: \.subcommands) }

  /// Branches that match `<path>/<word>` where the word is a value that leads on as a subcommand does.
  var steps: String { places(of: \.steps) }

  /// Branches that match `<path> <option>` where the option takes a value.
  var valueOptions: String { branches { $0.takesValue } }

  /// Branches that match `<path> <option>` where the value is a list with commas.
  var listOptions: String { branches { $0.separator == "," } }

  /// Branches that match `<path> <option>` or `<path> <position>` where the path of a file is expected.
  var paths: String {
    let places = tree.scopes.flatMap { scope in
      scope.arguments.indices.filter { scope.arguments[$0].isPath }.map { pattern(scope, position: $0) }
    }
    return success(patterns(of: \.isPath) + places)
  }

  /// Branches from `<path> <option>` to the values of the option.
  func values(_ row: (String) -> String) -> String {
    var lines: [String] = []
    for (prefix, option) in optionsWithPrefixes where option.takesValue {
      let patterns = option.spellings.map { pattern(prefix, $0) }.joined(separator: "|")
      lines.append(
        "    \(patterns)) \(option.values.isEmpty ? ":" : option.values.map(row).joined(separator: "; ")) ;;"
      )
    }
    return lines.joined(separator: "\n")
  }

  /// Branches from `<path> <position>` to the words that may stand there; no subcommands behind `--`.
  func words(_ row: (CompletionTree.Choice) -> String) -> String {
    var lines: [String] = []
    for scope in tree.scopes {
      for position in 0..<max(scope.arguments.count, 1) {
        let values = position < scope.arguments.count ? scope.arguments[position].values : []
        let subcommands = position == 0 ? scope.subcommands : []
        let choices = (position == 0 ? scope.steps : []) + values.map { .init(text: $0, help: "") }
        guard !subcommands.isEmpty || !choices.isEmpty else { continue }
        lines.append("    \(pattern(scope, position: position)))")
        if !subcommands.isEmpty {
          lines.append("      if [ -z \"$3\" ]; then")
          lines += subcommands.map { "        \(row($0))" }
          lines.append("      fi")
        }
        lines += choices.map { "      \(row($0))" }
        lines.append("      ;;")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Branches from `<path>` to the names of its own options.
  func options(_ row: (CompletionTree.Choice) -> String) -> String {
    var lines: [String] = []
    for scope in tree.scopes where !scope.options.isEmpty {
      lines.append("    \(Self.quote(scope.path)))")
      lines += scope.options.flatMap(rows).map { "      \(row($0))" }
      lines.append("      ;;")
    }
    return lines.joined(separator: "\n")
  }

  /// The names of the global options, one row each, left out where the command narrows the option.
  func globalOptions(_ row: (CompletionTree.Choice) -> String) -> String {
    tree.globalOptions.map { option in
      let lines = rows(option).map { "  \(row($0))" }.joined(separator: "\n")
      let narrowing = tree.pathsNarrowing(option)
      if narrowing.isEmpty { return lines }
      let paths = narrowing.map(Self.quote).joined(separator: "|")
      return "  case \"$1\" in \(paths)) ;; *)\n\(lines)\n  ;; esac"
    }
    .joined(separator: "\n")
  }

  /// The text as one word of a POSIX shell, quoted where necessary.
  static func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private func rows(_ option: CompletionTree.NamedChoice) -> [CompletionTree.Choice] {
    option.spellings.map { .init(text: $0, help: option.help) }
  }

  /// Every option with the path it belongs to; the commands' own come first, so that they hide a global one.
  private var optionsWithPrefixes: [(path: String?, option: CompletionTree.NamedChoice)] {
    tree.scopes.flatMap { scope in scope.options.map { (scope.path, $0) } }
      + tree.globalOptions.map { (nil, $0) }
  }

  private func branches(_ isIncluded: (CompletionTree.NamedChoice) -> Bool) -> String {
    success(patterns(of: isIncluded))
  }

  private func places(of choices: (CompletionTree.Scope) -> [CompletionTree.Choice]) -> String {
    success(tree.scopes.flatMap { scope in choices(scope).map { Self.quote("\(scope.path)/\($0.text)") } })
  }

  private func success(_ patterns: [String]) -> String {
    patterns.isEmpty ? "" : "    \(patterns.joined(separator: "|"))) return 0 ;;"
  }

  private func patterns(of isIncluded: (CompletionTree.NamedChoice) -> Bool) -> [String] {
    optionsWithPrefixes.filter { isIncluded($0.option) }
      .flatMap { entry in entry.option.spellings.map { pattern(entry.path, $0) } }
  }

  private func pattern(_ path: String?, _ spelling: String) -> String {
    path.map { Self.quote("\($0) \(spelling)") } ?? "*" + Self.quote(" \(spelling)")
  }

  /// The patterns of a position, and of those behind it where the argument takes all that remain.
  private func pattern(_ scope: CompletionTree.Scope, position: Int) -> String {
    guard scope.repeatsLast && position == scope.arguments.count - 1 else {
      return Self.quote("\(scope.path) \(position)")
    }
    let prefix = Self.quote("\(scope.path) ")
    // No command has ten arguments before the one that takes the rest.
    return "\(prefix)[\(position)-9]|\(prefix)[0-9][0-9]*"
  }
}

extension CompletionTables {
  /// The shell functions that look something up in the tables, the same in bash and zsh.
  ///
  /// The first four answer with their status. The others run a row for each text that is found: in it the
  /// shell prints the text, or keeps it. A third argument that is not empty says that `--` stands before.
  func functions(
    value: (String) -> String,
    choice: (CompletionTree.Choice) -> String
  ) -> String {
    """
    \(function)_is_subcommand() {
      case "$1/$2" in
    \(steps)
      esac
      if [ -n "$3" ]; then return 1; fi
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

    \(function)_takes_path() {
      case "$1 $2" in
    \(paths)
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
