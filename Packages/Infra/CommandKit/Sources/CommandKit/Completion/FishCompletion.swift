/// The script that completes command lines in fish, with descriptions.
struct FishCompletion {
  let tree: CompletionTree

  var script: String {
    let name = CompletionTables(tree: tree).function
    let (values, paths) = (valueOptions, leading)
    return """
      # fish completion for \(tree.program)

      function \(name)_takes_value
          contains -- "$argv[1] $argv[2]" \(values.own)
          or contains -- $argv[2] \(values.global)
      end

      # The numbers of the words that are files of redirections: fish has them among the words.
      function \(name)_files
          set --local line (commandline --cut-at-cursor --current-process | string collect)
          set --local number 0
          set --local is_file ''
          for part in (string match --all --regex -- '\(Self.signOrWord)' "$line")
              if string match --quiet --regex -- '^(\\d+|&)?[<>]' $part
                  set is_file 1
              else
                  set number (math $number + 1)
                  test -n "$is_file"; and echo $number
                  set is_file ''
              end
          end
      end

      function \(name)_place
          set --local command_path ''
          set --local position 0
          set --local only_words ''
          set --local skip ''
          set --local words (commandline --tokenize --cut-at-cursor --current-process)
          for file in (\(name)_files)[-1..1]
              set --erase words[$file]
          end
          for word in $words[2..]
              if test -n "$skip"
                  set skip ''
              else if test -n "$only_words"
                  if test $position -eq 0; and contains -- "$command_path/$word" \(paths.steps)
                      set command_path "$command_path/$word"
                  else
                      set position (math $position + 1)
                  end
              else
                  switch $word
                      case --
                          set only_words ' --'
                      case '--*=*'
                      case '--*'
                          if \(name)_takes_value "$command_path" $word
                              set skip 1
                          end
                      case '-?*'
                          # The first letter that takes a value has the rest, or the word behind it.
                          set --local letters (string sub --start 2 -- $word)
                          while test -n "$letters"
                              set --local letter (string sub --length 1 -- $letters)
                              set letters (string sub --start 2 -- $letters)
                              if \(name)_takes_value "$command_path" -$letter
                                  if test -z "$letters"
                                      set skip 1
                                  end
                                  break
                              end
                          end
                      case '*'
                          if test $position -eq 0; and contains -- "$command_path/$word" \(paths.all)
                              set command_path "$command_path/$word"
                          else
                              set position (math $position + 1)
                          end
                  end
              end
          end
          echo "$command_path $position$only_words"
      end

      function \(name)_at
          string match --quiet --regex -- $argv[1] (\(name)_place)
      end

      function \(name)_list
          set --local value (commandline --current-token | string replace --regex -- '^--[^=]*=' '')
          set --local chosen (string match --regex -- '.*,' "$value")
          printf '%s\\n' "$chosen"$argv
      end

      complete --command \(tree.program) --no-files
      \(lines.joined(separator: "\n"))
      """
  }

  /// Matches the sign of a redirection with its descriptor, or a word with its quotes and substitutions.
  ///
  /// Quotes and backslashes are named by their numbers, which fish leaves as they are.
  private static let signOrWord =
    #"(?:\d+|&)?(?:>>|>|<)[?&]?|(?:\x5c.|\x27(?:\x5c.|[^\x27\x5c])*\x27|\x22(?:\x5c.|[^\x22\x5c])*\x22"#
    + #"|\([^()]*\)|[^\s<>\x27\x22\x5c(])+"#

  /// The paths of the words that lead on where they stand first, and of those that do so behind `--` too.
  private var leading: (all: String, steps: String) {
    let steps = tree.scopes.flatMap { scope in scope.steps.map { "\(scope.path)/\($0.text)" } }
    let subcommands = tree.scopes.flatMap { scope in scope.subcommands.map { "\(scope.path)/\($0.text)" } }
    return (Self.list(subcommands + steps), Self.list(steps))
  }

  private var valueOptions: (own: String, global: String) {
    let own = tree.scopes.flatMap { scope in
      scope.options.filter(\.takesValue).flatMap(\.spellings).map { "\(scope.path) \($0)" }
    }
    let global = tree.globalOptions.filter(\.takesValue).flatMap(\.spellings)
    return (Self.list(own), Self.list(global))
  }

  private var lines: [String] {
    let global = tree.globalOptions.flatMap { option in
      let narrowing = tree.pathsNarrowing(option).joined(separator: "|")
      return lines(of: option, place: narrowing.isEmpty ? nil : "(?!(\(narrowing)) ).*")
    }
    return tree.scopes.flatMap(lines) + global
  }

  private func lines(of scope: CompletionTree.Scope) -> [String] {
    let subcommands = scope.subcommands.map { line(of: $0, place: "\(scope.path) 0") }
    let steps = scope.steps.map { line(of: $0, place: "\(scope.path) 0( --)?") }
    let arguments = scope.arguments.enumerated().compactMap { position, argument -> String? in
      guard argument.isPath || !argument.values.isEmpty else { return nil }
      let isRest = scope.repeatsLast && position == scope.arguments.count - 1
      // From this position on: no command has ten arguments before the one that takes the rest.
      let pattern = isRest ? "([\(position)-9]|[0-9]{2,})" : "\(position)"
      let words = argument.isPath ? "--force-files" : "--arguments \(Self.words(argument.values))"
      return line(place: "\(scope.path) \(pattern)( --)?", words, help: "")
    }
    return subcommands + steps + arguments
      + scope.options.flatMap { lines(of: $0, place: "\(scope.path) [0-9]+") }
  }

  private func line(of choice: CompletionTree.Choice, place: String) -> String {
    line(place: place, "--arguments \(Self.quote(choice.text))", help: choice.help)
  }

  private func lines(of option: CompletionTree.NamedChoice, place: String?) -> [String] {
    option.spellings.map { spelling in
      let isLong = spelling.hasPrefix("--")
      var words = isLong ? "--long-option \(spelling.dropFirst(2))" : "--short-option \(spelling.dropFirst())"
      if option.takesValue { words += option.isPath ? " --require-parameter --force-files" : " --exclusive" }
      if !option.values.isEmpty { words += " --arguments \(candidates(of: option))" }
      return line(place: place, words, help: option.help)
    }
  }

  private func candidates(of option: CompletionTree.NamedChoice) -> String {
    guard option.separator == "," else { return Self.words(option.values) }
    let function = CompletionTables(tree: tree).function + "_list"
    return Self.quote("(\(function) \(option.values.map(Self.quote).joined(separator: " ")))")
  }

  private func line(place: String?, _ words: String, help: String) -> String {
    let function = CompletionTables(tree: tree).function + "_at"
    let condition = place.map { " --condition \(Self.quote("\(function) \(Self.quote("^\($0)$"))"))" } ?? ""
    let description = help.isEmpty ? "" : " --description \(Self.quote(help))"
    return "complete --command \(tree.program)\(condition) \(words)\(description)"
  }

  /// Several words as the one argument that fish splits and expands again.
  private static func words(_ texts: [String]) -> String { quote(list(texts)) }

  /// Several words of fish.
  private static func list(_ texts: [String]) -> String { texts.map(quote).joined(separator: " ") }

  /// The text as one word of fish, quoted where necessary.
  private static func quote(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
