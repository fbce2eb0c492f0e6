/// The manual page of one command as mdoc, made of the pieces that its help is made of.
///
/// Its date is that of the release, so that building the program again changes no page.
struct ManualPage {
  let description: CommandDescription
  let wrap: TextWrap

  /// The columns of a text whose lines are kept: what remains of 80 behind the indentation of a page.
  private static let literalWidth = 68

  var text: String {
    let command = description.command
    var lines = [
      ".Dd" + (program.date.map { " \($0.manualText)" } ?? ""), ".Dt \(Roff.words(title)) 1",
      ".Os \(Roff.words("\(root.name) \(program.version)"))",
    ]
    lines += heading(vocabulary.text(.manualName)) + [".Nm \(Roff.words(name))"]
    // A description of one line: a line break in it is a blank.
    lines.append(
      ".Nd \(Roff.words(command.abstract.split(whereSeparator: \.isNewline).joined(separator: " ")))"
    )
    lines += heading(vocabulary.text(.synopsis)) + synopsis
    lines += heading(vocabulary.text(.description))
    lines += paragraphs(command.discussion.isEmpty ? command.abstract : command.discussion)
    lines += description.sections.filter { !isListOfTopics($0) }.flatMap(section)
    lines += description.isRoot ? section(description.globalOptions) + topics : pointer
    lines += examples + references
    return lines.joined(separator: "\n")
  }

  /// The name of the page and its file, without the section's number: the words of the command, joined by hyphens.
  var name: String { description.path.map(\.name).joined(separator: "-") }

  private var program: Program { description.program }
  private var root: Command { program.root }
  private var vocabulary: any CommandVocabulary { program.vocabulary }
  private var title: String { name.uppercased() }

  private func heading(_ title: String) -> [String] { [".Sh \(Roff.words(title.uppercased()))"] }

  private var synopsis: [String] {
    let usages = description.usages(of: root.name).map { usage in
      [".Nm \(Roff.argument(usage.name))"]
        + (usage.words.isEmpty ? [] : [Roff.line(usage.words.map(Roff.unbroken).joined(separator: " "))])
    }
    return Array(usages.joined(separator: [".br"]))
  }

  private func section(_ section: HelpSection) -> [String] {
    let rows = section.rows.flatMap { row in
      [".It Sy \(Roff.words(row.label))"] + paragraphs(row.description)
    }
    return heading(section.heading) + [".Bl -tag -width Ds"] + rows + [".El"]
  }

  /// The topics are sections of their own on the page of the program.
  private func isListOfTopics(_ section: HelpSection) -> Bool {
    section.heading == vocabulary.text(.helpTopics)
  }

  private var topics: [String] {
    program.topics.flatMap { topic in
      heading(String(topic.name.map { $0 == "-" ? " " : $0 })) + paragraphs(topic.abstract) + [".Pp"]
        + paragraphs(topic.text)
    }
  }

  /// Where the options are that every command has.
  private var pointer: [String] {
    heading(vocabulary.text(.globalOptions)) + paragraphs(vocabulary.text(.see(line: "\(root.name)(1)")))
  }

  private var examples: [String] {
    let examples = description.command.examples
    guard !examples.isEmpty else { return [] }
    return heading(vocabulary.text(.examples))
      + examples.flatMap { example in
        [".Pp"] + paragraphs(example.purpose) + literal([example.command])
      }.dropFirst()
  }

  /// The pages of the commands above and below this one.
  private var references: [String] {
    let above = description.path.indices.dropLast().map { description.path[...$0].map(\.name) }
    let below = description.command.subcommands.map { description.path.map(\.name) + [$0.name] }
    let names = (above + below).map { $0.joined(separator: "-") }
    guard !names.isEmpty else { return [] }
    return heading(vocabulary.text(.seeAlso))
      + names.enumerated().map {
        ".Xr \(Roff.words($0.element)) 1" + ($0.offset == names.count - 1 ? "" : " ,")
      }
  }

  /// Paragraphs between empty lines; one with more than a line, or an indented one, keeps its lines as in help.
  private func paragraphs(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let groups = lines.split { line in line.allSatisfy { $0 == " " } }.map(Array.init)
    let written = groups.map { group in
      group.count == 1 && group[0].first != " " ? [filled(group[0])] : literal(group)
    }
    return Array(written.joined(separator: [".Pp"]))
  }

  /// A line that may be broken at blanks, and in a script without blanks, between its characters.
  private func filled(_ line: String) -> String {
    let words = line.split(separator: " ").map { word in
      Roff.unhyphenated(word)
        + TextPiece.pieces(of: word, cells: wrap.cells).map { Roff.escaped($0.text) }.joined(
          separator: Roff.mayBreak
        )
    }
    return Roff.line(words.joined(separator: " "))
  }

  private func literal(_ lines: [String]) -> [String] {
    let wrapped = lines.flatMap { wrap.lines($0, width: Self.literalWidth) }
    return [".Bd -literal -offset indent"] + wrapped.map { Roff.line(Roff.escaped($0)) } + [".Ed"]
  }
}

/// The manual pages of a program: one for each command.
struct ManualPages {
  private let program: Program
  private let wrap: TextWrap

  init(_ program: Program, wrap: TextWrap = HelpFormat().wrap) {
    self.program = program
    self.wrap = wrap
  }

  /// Every page, the program's own first and each command's before those of its subcommands.
  var all: [ManualPage] { pages(below: [program.root]) }

  /// The flag that asks for the list of pages instead of one of them.
  static func list(in vocabulary: any CommandVocabulary) -> Flag {
    Flag("list", help: vocabulary.text(.listsManual))
  }

  /// The page of a command and those of the commands below it, a line each: the name of the file, a tab, and the words
  /// behind the program's name.
  func index(below path: [Command]) -> String {
    pages(below: path)
      .map { "\($0.name).1\t\($0.description.path.dropFirst().map(\.name).joined(separator: " "))" }
      .joined(separator: "\n")
  }

  /// The page of a command.
  func page(at path: [Command]) -> ManualPage {
    ManualPage(description: CommandDescription(program: program, path: path), wrap: wrap)
  }

  private func pages(below path: [Command]) -> [ManualPage] {
    let page = page(at: path)
    return [page]
      + page.description.command.subcommands.flatMap { pages(below: path + [$0]) }
  }
}
