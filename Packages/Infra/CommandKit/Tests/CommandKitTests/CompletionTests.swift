import CommandKit
import Foundation
import Testing

@Suite struct CompletionTests {
  /// What a shell makes of the script, with the rest of the command after it.
  private func bash(_ commands: String) throws -> String {
    try output(of: "/bin/bash", ["--norc", "--noprofile", "-c", commands])
  }

  private func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The completions of the last word, as bash would offer them.
  private func completions(_ words: [String]) throws -> [String] {
    try completions(words, try #require(Tea.parse("completion", "bash").export))
  }

  /// The words are those that bash splits the line into; without a line, one of them joined by blanks.
  ///
  /// Bash splits words at signs such as `=` from version 4 on, and where its `COMP_WORDBREAKS` have the sign.
  private func completions(
    _ words: [String],
    _ script: String,
    line: String? = nil,
    splitting: Bool = true
  ) throws -> [String] {
    let words = ["tea"] + words
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let driver = """
      set -u
      COMP_WORDS=(\(quoted))
      COMP_CWORD=\(words.count - 1)
      COMP_LINE='\(line ?? words.joined(separator: " "))'
      COMP_WORDBREAKS='\(splitting ? "><=:@" : "><")'
      _tea
      [ "${#COMPREPLY[@]}" -eq 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try bash("\(script)\n\(driver)").split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ([""], ["leaves", "brew", "clean", "guests", "completion", "help", "manual", "version"]),
    (["le"], ["leaves"]),
    (["leaves", ""], ["show", "count"]), (["guests", "i"], ["invite"]), (["leaves", "show", ""], []),
    (["completion", ""], ["bash", "zsh", "fish"]), (["help", "w"], ["water"]), (["x", ""], []),
    (["help", "leaves", ""], ["show", "count"]), (["help", "leaves", "show", ""], []),
    (["help", "water", ""], []), (["manual", "guests", ""], ["invite"]), (["manual", "w"], []),
    (["manual", "guests", "--li"], ["--list"]), (["help", "help", ""], []),
  ])
  func `bash completes commands`(words: [String], expected: [String]) throws {
    #expect(try completions(words) == expected)
  }

  @Test(arguments: [
    (["--no"], ["--no-pager"]), (["leaves", "--li"], ["--limit"]), (["leaves", "show", "--li"], []),
    (["leaves", "show", "--ver"], ["--version"]), (["leaves", "--fi"], ["--fields"]),
    (["brew", "--fi"], ["--fields"]),
    (["leaves", "--", "--"], []), (["--", "--no"], []),
  ])
  func `bash completes options where they belong`(words: [String], expected: [String]) throws {
    #expect(try completions(words) == expected)
  }

  @Test(arguments: [
    (["--", ""], []), (["--", "le"], []), (["leaves", "--", ""], []), (["clean", "--", "c"], ["copper"]),
    (["clean", "--", "copper", "s"], ["steel"]), (["help", "--", "le"], ["leaves"]),
    (["help", "--", "leaves", ""], ["show", "count"]), (["--", "leaves", "s"], []),
  ])
  func `bash completes arguments behind the two hyphens, and no commands`(
    words: [String],
    expected: [String]
  ) throws {
    #expect(try completions(words) == expected)
  }

  @Test(arguments: [
    (["--kettle", ""], ["copper", "steel"]), (["leaves", "show", "--kettle", "c"], ["copper"]),
    (["leaves", "--limit", ""], []), (["clean", "c"], ["copper"]), (["clean", "copper", "s"], ["steel"]),
    (["leaves", "--fields", "id,n"], ["id,name"]), (["leaves", "--limit", "show", "s"], ["show"]),
  ])
  func `bash completes values`(words: [String], expected: [String]) throws {
    #expect(try completions(words) == expected)
  }

  @Test(arguments: [
    ("--kettle=", ["--kettle", "="], ["copper", "steel"]),
    ("--kettle=s", ["--kettle", "=", "s"], ["steel"]),
    ("--kettle= le", ["--kettle", "=", "le"], ["leaves"]),
    ("leaves --tag= ", ["leaves", "--tag", "=", ""], ["show", "count"]),
    ("--kettle=\"s", ["--kettle", "=", "\"s"], ["steel"]),
    ("leaves --fields=id,n", ["leaves", "--fields", "=", "id,n"], ["id,name"]),
    ("leaves --all=c", ["leaves", "--all", "=", "c"], []),
    ("leaves --tag a:", ["leaves", "--tag", "a", ":"], []),
  ])
  func `bash completes a value behind a sign where no blank stands between them`(
    line: String,
    words: [String],
    expected: [String]
  ) throws {
    #expect(try completions(words, in: line) == expected)
  }

  @Test(arguments: [(true, "steel"), (false, "--kettle=steel")])
  func `bash gets as much of a word as it replaces`(splitting: Bool, expected: String) throws {
    let script = try #require(Tea.parse("completion", "bash").export)

    #expect(try completions(["--kettle=s"], script, splitting: splitting) == [expected])
  }

  @Test(arguments: [
    ("x a:b", ["x", "a", ":", "b"], ["b"]), ("x a:", ["x", "a", ":"], ["b", "c"]),
    ("x a", ["x", "a"], ["a:b", "a:c"]), ("x a: ", ["x", "a", ":", ""], []),
  ])
  func `bash completes a value with a sign in it`(
    line: String,
    words: [String],
    expected: [String]
  ) throws {
    let leaf = Argument<String>("leaf", help: "", accepting: .oneOf(["a:b", "a:c"]))
    let command = Command("x", abstract: "", parameters: [leaf]) { _ in .done }
    let program = Program("tea", version: "1", abstract: "", commands: [command])
    let outcome = CommandParser(program).parse(arguments: ["completion", "bash"], environment: [:])

    #expect(try completions(words, try #require(outcome.export), line: "tea \(line)") == expected)
  }

  /// A program with the option `-c`, which takes a value, beside the flags `-a` and `-l`.
  private func cupScript(_ shell: String) throws -> String {
    let cup = Option<String?>("cup", short: "c", help: "", accepting: .oneOf(["big", "small"]))
    let (all, long) = (Flag("all", short: "a", help: ""), Flag("long", short: "l", help: ""))
    let show = Command("show", abstract: "") { _ in .done }
    let leaves = Command(
      "leaves",
      abstract: "",
      parameters: [cup, all, long],
      subcommands: [show]
    ) { _ in .done }
    let program = Program("tea", version: "1", abstract: "", commands: [leaves])
    return try #require(
      CommandParser(program).parse(arguments: ["completion", shell], environment: [:]).export
    )
  }

  @Test(arguments: [
    (["-c", ""], ["big", "small"]), (["-ac", "b"], ["big"]), (["-alc", ""], ["big", "small"]),
    (["-ac", "big", "s"], ["show"]), (["-ca", "s"], ["show"]), (["-acbig", "s"], ["show"]),
    (["-al", "s"], ["show"]), (["--", "-ac", "s"], []),
  ])
  func `bash completes the value of the last option of a bundle`(words: [String], expected: [String]) throws {
    #expect(try completions(["leaves"] + words, cupScript("bash")) == expected)
  }

  @Test(arguments: [
    ("bash", "if _tea_takes_value \"$path\" \"-${letters:0:1}\"; then\n"),
    ("zsh", "if _tea_takes_value \"$command_path\" \"-${word:0:1}\"; then\n"),
    ("fish", "if _tea_takes_value \"$command_path\" -$letter\n"),
  ])
  func `each shell looks for the value of each letter of a bundle`(shell: String, part: String) throws {
    #expect(try cupScript(shell).contains(part))
  }

  @Test(arguments: [
    ("enable -n compopt 2>/dev/null", "complete -o default -F _tea tea\n"),
    ("compopt() { :; }", "complete -F _tea tea\n"),
  ])
  func `bash that cannot be asked for files at one place offers them wherever nothing else is`(
    preparation: String,
    registration: String
  ) throws {
    #expect(try bash("\(preparation)\n\(cupScript("bash"))\ncomplete -p tea") == registration)
  }

  @Test(arguments: [
    (["--kettle", "copper", "leaves", "s"], ["show"]), (["leaves", "-n", "5", "c"], ["count"]),
    (["leaves", "--limit=5", "c"], ["count"]), (["leaves", "-n5", "c"], ["count"]),
    (["leaves", "-an", "5", "c"], ["count"]), (["--offline", "le"], ["leaves"]),
    (["leaves", "<", "guests", "c"], ["count"]), (["leaves", ">>", "guests", "c"], ["count"]),
    (["leaves", "--tag", "\">\"", "c"], ["count"]),
  ])
  func `bash steps over options and their values`(words: [String], expected: [String]) throws {
    #expect(try completions(words) == expected)
  }

  @Test(arguments: [
    ("--kettle=copper leaves s", ["--kettle", "=", "copper", "leaves", "s"], ["show"]),
    ("leaves --tag a:b c", ["leaves", "--tag", "a", ":", "b", "c"], ["count"]),
    ("leaves --tag a: c", ["leaves", "--tag", "a", ":", "c"], ["count"]),
    ("leaves --tag=a@b c", ["leaves", "--tag", "=", "a", "@", "b", "c"], ["count"]),
    ("leaves --tag= c", ["leaves", "--tag", "=", "c"], ["count"]),
    ("leaves 2>guests c", ["leaves", "2", ">", "guests", "c"], ["count"]),
    ("leaves 2> guests c", ["leaves", "2", ">", "guests", "c"], ["count"]),
    ("leaves >a:b c", ["leaves", ">", "a", ":", "b", "c"], ["count"]),
    ("leaves 2 > guests c", ["leaves", "2", ">", "guests", "c"], []),
    ("leaves 2>guests --li", ["leaves", "2", ">", "guests", "--li"], ["--limit"]),
  ])
  func `bash tells by the blanks of the line which parts are one word`(
    line: String,
    words: [String],
    expected: [String]
  ) throws {
    #expect(try completions(words, in: line) == expected)
  }

  /// The completions of the last word of a line without the name of the program.
  private func completions(_ words: [String], in line: String) throws -> [String] {
    let script = try #require(Tea.parse("completion", "bash").export)
    return try completions(words, script, line: "tea \(line)")
  }

  @Test(arguments: [
    (["\"le"], ["leaves"]), (["\"leaves\"", "c"], ["count"]), (["--kettle", "\"s"], ["steel"]),
    (["--kettle", "\"copper\"", "le"], ["leaves"]),
  ])
  func `bash completes words in quotation marks`(words: [String], expected: [String]) throws {
    #expect(try completions(words) == expected)
  }

  /// The script of a program that takes the paths of files as an option and as all arguments but the first.
  private func fileScript(_ shell: String) throws -> String {
    let shelf = Argument<String>("shelf", help: "")
    let files = Argument<[String]>("files", help: "", accepting: .path)
    let list = Option<String?>("list", short: "l", help: "", accepting: .path)
    let store = Command("store", abstract: "", parameters: [shelf, files, list]) { _ in .done }
    let program = Program("tea", version: "1", abstract: "", commands: [store])
    return try #require(
      CommandParser(program).parse(arguments: ["completion", shell], environment: [:]).export
    )
  }

  @Test(arguments: [
    ([""], false), (["store", ""], false), (["store", "a", ""], true), (["store", "a", "b"], true),
    (["store", "a", "b", "c"], true), (["store", "a", "-"], false), (["store", "a", "--", "-"], true),
    (["store", "--list", ""], true), (["store", "--list=", ""], false), (["store", "-l", "b"], true),
    (["store", "--list=b"], true), (["store", "-l", "b", ""], false), (["--version", ""], false),
    (["store", ">", ""], true), (["store", "<", "b"], true), (["store", ">", "b", ""], false),
    (["store", ">"], true), (["store", "a", "--", ""], true),
  ])
  func `bash completes files itself where one is expected`(words: [String], isExpected: Bool) throws {
    let telling = #"compopt() { printf '%s\n' "compopt $*"; }"#

    let told = try completions(words, "\(fileScript("bash"))\n\(telling)")

    #expect(told.contains("compopt -o default") == isExpected)
  }

  @Test(arguments: ["bash", "zsh"])
  func `bash and zsh know where a file is expected`(shell: String) throws {
    #expect(
      try fileScript(shell).contains(
        "\n    '/store -l'|'/store --list'|'/store '[1-9]|'/store '[0-9][0-9]*) return 0 ;;\n"
      )
    )
  }

  @Test(arguments: [
    #"'_tea_at \'^/store ([1-9]|[0-9]{2,})( --)?$\'' --force-files"#,
    #"'_tea_at \'^/store [0-9]+$\'' --long-option list --require-parameter --force-files"#,
  ])
  func `fish knows where a file is expected`(choice: String) throws {
    let lines = try fileScript("fish").split(separator: "\n")
    #expect(lines.contains { $0 == "complete --command tea --condition " + choice })
  }

  @Test func `zsh completes files itself`() throws {
    let part = "_tea_takes_path \"$command_path\" \"${option:-$position}\"; then\n    _files\n"
    #expect(try #require(Tea.parse("completion", "zsh").export).contains(part))
  }

  @Test(arguments: [#"word="${(Q)words[index]}""#, #"[[ "${funcstack[1]-}" == "_tea" ]]"#])
  func `zsh reads words without their quotation marks, and no variable that is not set`(
    part: String
  ) throws {
    #expect(try #require(Tea.parse("completion", "zsh").export).contains(part))
  }

  @Test(arguments: [
    ([""], ["kettle", "cup"]), (["kettle", ""], ["copper", "steel"]), (["kettle", "s"], ["steel"]),
    (["cup", ""], []), (["kettle", "copper", ""], []), (["cup", "--dr"], ["--dry"]),
  ])
  func `bash completes a value by the one before it`(words: [String], expected: [String]) throws {
    let name = Argument<String>("name", help: "", accepting: .oneOf(["kettle", "cup"]))
    let value = Argument<String>("value", help: "").offering(behind: { ["kettle": ["copper", "steel"]] })
    let set = Command("set", abstract: "", parameters: [name, value, Flag("dry", help: "")]) { _ in .done }
    let program = Program("tea", version: "1", abstract: "", commands: [set])
    let outcome = CommandParser(program).parse(arguments: ["completion", "bash"], environment: [:])

    #expect(try completions(["set"] + words, try #require(outcome.export)) == expected)
  }

  @Test func `an argument that offers values takes others too`() throws {
    let name = Argument<String>("name", help: "", accepting: .oneOf(["kettle", "cup"]))
    let value = Argument<String>("value", help: "").offering(behind: { ["kettle": ["copper"]] })
    let set = Command("set", abstract: "", parameters: [name, value]) { _ in .done }
    let program = Program("tea", version: "1", abstract: "", commands: [set])

    let outcome = CommandParser(program).parse(arguments: ["set", "kettle", "glass"], environment: [:])

    #expect(try #require(outcome.invocation)[value] == "glass")
  }

  @Test func `hostile definitions stay words of the script`() throws {
    let evil = "'a''; echo broken; $(echo run) `echo run` \\"
    let option = Option<String?>("evil", help: evil, accepting: .oneOf([evil]))
    let program = Program(
      "tea",
      version: "1",
      abstract: "",
      globalOptions: [option],
      commands: [Command("x", abstract: evil) { _ in .done }]
    )
    let outcome = CommandParser(program).parse(arguments: ["completion", "bash"], environment: [:])
    let script = try #require(outcome.export)
    let driver = "COMP_WORDS=(tea --evil ''); COMP_CWORD=2; _tea; printf '%s' \"${COMPREPLY[0]}\""
    #expect(try bash("\(script)\n\(driver)") == evil)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the script of every installed shell is valid`(shell: String) throws {
    let script = try #require(Tea.parse("completion", shell).export)
    // A shell that is not installed cannot judge its script; bash always can, see the tests above.
    guard
      let program = ["/bin", "/usr/bin", "/usr/local/bin"].map({ "\($0)/\(shell)" })
        .first(where: FileManager.default.isExecutableFile)
    else {
      #expect(shell != "bash")
      return
    }
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try script.write(to: file, atomically: true, encoding: .utf8)
    #expect(try output(of: program, ["-n", file.path]) == "")
  }

  @Test func `zsh and fish say what each choice is`() throws {
    let zsh = try #require(Tea.parse("completion", "zsh").export)
    #expect(zsh.hasPrefix("#compdef tea\n"))
    #expect(zsh.contains("reply+=('show:Show one leaf.')"))
    let fish = try #require(Tea.parse("completion", "fish").export)
    #expect(
      fish.contains(
        "complete --command tea --condition '_tea_at \\'^/leaves 0$\\'' --arguments 'show' --description 'Show one leaf.'"
      )
    )
  }

  @Test(arguments: [
    #"--long-option kettle --exclusive --arguments '\'copper\' \'steel\'' --description 'Where the water boils.'"#,
    #"--long-option offline --description 'Use stored leaves only.'"#,
    #"--short-option h --description 'Show help.'"#, #"--long-option help --description 'Show help.'"#,
    #"--condition '_tea_at \'^/leaves [0-9]+$\'' --short-option n --exclusive --description 'How many to list.'"#,
    #"--condition '_tea_at \'^/leaves [0-9]+$\'' --short-option a --description 'List everything.'"#,
    #"--condition '_tea_at \'^/clean ([0-9]|[0-9]{2,})( --)?$\'' --arguments '\'copper\' \'steel\''"#,
    #"--condition '_tea_at \'^/completion 0( --)?$\'' --arguments '\'bash\' \'zsh\' \'fish\''"#,
    #"--condition '_tea_at \'^/help/leaves 0( --)?$\'' --arguments 'count' --description 'Count them.'"#,
    #"--condition '_tea_at \'^/leaves 0$\'' --arguments 'count' --description 'Count them.'"#,
  ])
  func `fish knows where a choice belongs and what it is`(choice: String) throws {
    let fish = try #require(Tea.parse("completion", "fish").export)
    #expect(fish.split(separator: "\n").contains { $0 == "complete --command tea " + choice })
  }

  @Test(arguments: [
    #"--long-option fields --exclusive --arguments '(_tea_list \'id\' \'name\')' --description 'What to print.'"#,
    #"contains -- "$argv[1] $argv[2]" '/leaves -n' '/leaves --limit' '/leaves -t' '/leaves --tag'"#,
    #"or contains -- $argv[2] '--kettle' '--timeout' '--fields'"#,
    #"0; and contains -- "$command_path/$word" '/help/leaves' '/help/brew'"#,
    #"echo "$command_path $position$only_words""#,
    #"contains -- "$command_path/$word" '/leaves' '/brew' '/clean' '/guests' '/completion' '/help' '/manual'"#,
    #"'/version' '/leaves/show' '/leaves/count' '/guests/invite'"#,
    "for file in (_tea_files)[-1..1]\n        set --erase words[$file]\n",
    #"string match --quiet --regex -- '^(\d+|&)?[<>]' $part"#,
    #"string match --all --regex -- '(?:\d+|&)?(?:>>|>|<)[?&]?|(?:\x5c.|\x27(?:\x5c.|[^\x27\x5c])*\x27"#,
  ])
  func `fish knows lists, values and files to step over, and commands`(part: String) throws {
    #expect(try #require(Tea.parse("completion", "fish").export).contains(part))
  }

  @Test(arguments: [
    "\n    *' --kettle') reply+=('copper'); reply+=('steel') ;;\n", "\n    *' --timeout') : ;;\n",
    "reply+=('--limit:How many to list.')", "reply+=('-n:How many to list.')",
    "reply+=('water')", "'/leaves --fields'|*' --fields') return 0 ;;",
    "_tea_words \"$command_path\" \"$position\" \"$only_words\"",
    "    '/leaves 0')\n      if [ -z \"$3\" ]; then\n        reply+=('show:Show one leaf.')\n",
  ])
  func `zsh has rows for values, options and words`(part: String) throws {
    #expect(try #require(Tea.parse("completion", "zsh").export).contains(part))
  }

  @Test func `a colon of a word does not begin its description in zsh`() throws {
    let leaf = Argument<String>("leaf", help: "", accepting: .oneOf(["a:b"]))
    let show = Command("show", abstract: "", parameters: [leaf]) { _ in .done }
    let program = Program("tea", version: "1", abstract: "", commands: [show])
    let outcome = CommandParser(program).parse(arguments: ["completion", "zsh"], environment: [:])

    #expect(try #require(outcome.export).contains(#"reply+=('a\:b')"#))
  }

  @Test func `a program with a hyphen in its name has a function without one`() throws {
    let program = Program("tea-pot", version: "1", abstract: "", commands: [])
    let outcome = CommandParser(program).parse(arguments: ["completion", "bash"], environment: [:])
    let script = try #require(outcome.export)

    #expect(script.contains("\n_tea_pot() {\n"))
    #expect(script.contains("\n  complete -F _tea_pot tea-pot\n"))
  }

  @Test(arguments: [
    ("bash", "case \"$1\" in '/leaves') ;; *)\n  printf '%s\\n' '--fields'\n  ;; esac"),
    ("zsh", "case \"$1\" in '/leaves') ;; *)\n  reply+=('--fields:What to print.')\n  ;; esac"),
    ("fish", "--condition '_tea_at \\'^(?!(/leaves) ).*$\\'' --long-option fields"),
  ])
  func `a global option is not offered beside the command's narrower one`(shell: String, guarding: String)
    throws
  {
    #expect(try #require(Tea.parse("completion", shell).export).contains(guarding))
  }

  @Test(
    arguments: [
      ("f", nil, "printf '%s\\n' '-f'\n  "), (nil, "f", ""),
    ] as [(Character?, Character?, String)]
  )
  func `a global option is not offered beside the narrower one if only one of them has a short form`(
    global: Character?,
    narrower: Character?,
    shortForm: String
  ) throws {
    let program = Program(
      "tea",
      version: "1",
      abstract: "",
      globalOptions: [Option<String?>("fields", short: global, help: "What to print.")],
      commands: [
        Command(
          "leaves",
          abstract: "",
          parameters: [Option<String?>("fields", short: narrower, help: "What to print.")]
        ) { _ in .done }
      ]
    )
    let outcome = CommandParser(program).parse(arguments: ["completion", "bash"], environment: [:])

    #expect(
      try #require(outcome.export).contains(
        "case \"$1\" in '/leaves') ;; *)\n  \(shortForm)printf '%s\\n' '--fields'\n  ;; esac"
      )
    )
  }

  @Test func `an unknown shell is refused`() {
    #expect(
      Tea.parse("completion", "csh").error?.message
        == "The value 'csh' is invalid for '<shell>'. Did you mean 'zsh'? Choose one of: 'bash', 'zsh', 'fish'."
    )
  }
}
