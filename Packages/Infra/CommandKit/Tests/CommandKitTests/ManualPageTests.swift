import CommandKit
import Foundation
import Testing

@Suite struct ManualPageTests {
  private static let paths: [[String]] = [
    [], ["leaves"], ["leaves", "show"], ["leaves", "count"], ["brew"], ["clean"], ["guests"],
    ["guests", "invite"], ["completion"], ["help"], ["manual"], ["version"],
  ]

  private static var hasGroff: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/groff") }

  private func page(_ words: [String], of program: Program = Tea.program) throws -> String {
    try #require(
      CommandParser(program).parse(arguments: ["manual"] + words, environment: [:]).export
    )
  }

  @Test func `a page has a name, usage, options, examples and the pages beside it`() throws {
    #expect(
      try page(["leaves"]) == #"""
        .Dd
        .Dt TEA\-LEAVES 1
        .Os \&tea 1.2.0
        .Sh NAME
        .Nm tea\-leaves
        .Nd List \&the leaves.
        .Sh SYNOPSIS
        .Nm "\&tea leaves"
        [\-\-limit\ <n>] [\-\-all] [\-\-long] [\-\-tag\ <tag>\ ...] [\-\-fields\ <a,b>]
        .br
        .Nm "\&tea leaves"
        <subcommand>
        .Sh DESCRIPTION
        A leaf is listed once, whatever its origin.
        .Pp
        .Bd -literal -offset indent
          Green before black.
        .Ed
        .Sh OPTIONS
        .Bl -tag -width Ds
        .It Sy \&\-n, \-\-limit \&<n>
        How many to list. (default: 30; environment: \%TEA_LIMIT)
        .It Sy \&\-a, \-\-all
        List everything.
        .It Sy \&\-l, \-\-long
        Tell more about each.
        .It Sy \&\-t, \-\-tag <tag>
        Only with this tag.
        .It Sy \-\-fields <a,b>
        What to print. (values: id, name)
        .El
        .Sh SUBCOMMANDS
        .Bl -tag -width Ds
        .It Sy show
        Show one leaf.
        .It Sy count
        Count them.
        .El
        .Sh GLOBAL OPTIONS
        See \(aqtea(1)\(aq.
        .Sh EXAMPLES
        The first five.
        .Bd -literal -offset indent
        tea leaves \-\-limit 5
        .Ed
        .Pp
        One of them.
        .Bd -literal -offset indent
        tea leaves show sencha
        .Ed
        .Sh SEE ALSO
        .Xr \&tea 1 ,
        .Xr tea\-leaves\-show 1 ,
        .Xr tea\-leaves\-count 1
        """#
    )
  }

  @Test func `the program's page has the global options, and the topics as sections`() throws {
    let page = try page([])

    #expect(page.contains(".Sh GLOBAL OPTIONS\n.Bl"))
    #expect(page.contains("\n.It Sy \\-\\-kettle <kettle>\n"))
    #expect(page.contains("\n.It Sy \\&\\-h, \\-\\-help\n"))
    #expect(
      page.contains(
        "\n.Sh WATER\nWhich water to take.\n.Pp\nSoft water.\n.Pp\n.Bd -literal -offset indent\n  80 C  green\n"
      )
    )
    #expect(!page.contains("HELP TOPICS"))
  }

  @Test(arguments: paths)
  func `whatever help says of a command is on its page`(path: [String]) throws {
    let help = try #require(
      CommandParser(Tea.program, help: HelpFormat(width: 10_000))
        .parse(arguments: path + ["--help"], environment: [:]).help
    )
    let own = try Self.printed(page(path))
    let shared = try own + Self.printed(page([]))
    let rows = help.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }

    for row in rows {
      for part in row.split(separator: #/  +/#) { #expect(shared.contains(part), "\(part)") }
    }
    #expect(own.contains(help.prefix { $0 != "\n" }))
  }

  @Test func `the list has a line for each page`() throws {
    #expect(
      try page(["--list"]).split(separator: "\n").map(String.init)
        == Self.paths.map { (["tea"] + $0).joined(separator: "-") + ".1\t" + $0.joined(separator: " ") }
    )
    #expect(try page(["guests", "--list"]) == "tea-guests.1\tguests\ntea-guests-invite.1\tguests invite")
  }

  @Test(arguments: [
    (["manual", "leavs"], "Unknown command 'leavs'. Did you mean 'leaves'?"),
    (["manual", "water"], "Unknown command 'water'."),
    (["manual", "leaves", "shw"], "Unknown subcommand 'shw'. Did you mean 'show'?"),
    (["manual", "--lst"], "Unknown option '--lst'. Did you mean '--list'?"),
  ])
  func `an unknown page is refused`(arguments: [String], message: String) {
    #expect(
      CommandParser(Tea.program).parse(arguments: arguments, environment: [:]).error?.message == message
    )
  }

  @Test func `no text of a definition is a request, a macro or an escape sequence`() throws {
    let page = try page(["x"], of: Self.hostile)

    #expect(
      page.contains(
        "\n.Nd \\&.Sh \\&Op \\&Fl \\&\\(dqa\\(dq \\&, \\&| \\&\\(rsn \\&\\[u00E9]\\[u4E2D]\\[u1F375]\n"
      )
    )
    #expect(page.contains("\n\\&.so /etc/passwd\n"))
    #expect(page.contains("\n\\(aqbr\n"))
    #expect(page.contains("\n.It Sy \\-\\-evil \\&<. \\&\\(rs>\n"))
    #expect(page.contains("\n\\&.\\(rs(co \\(ga\\(ha\\(ti\\(rsu{7}\n"))
    #expect(page.utf8.allSatisfy { $0 < 0x7F })
  }

  @Test(
    .enabled(if: hasGroff, "groff, which judges the pages, is not installed"),
    arguments: [[], ["x"]]
  )
  func `groff has nothing to say of a page with hostile texts`(path: [String]) throws {
    let page = try page(path, of: Self.hostile)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).1")
    defer { try? FileManager.default.removeItem(at: file) }
    try page.write(to: file, atomically: true, encoding: .utf8)

    let plain = try Self.groff(["-P-cbou", file.path])

    #expect(try Self.groff(["-z", file.path]) == "")
    #expect(plain.contains(".Sh Op Fl \"a\" , | \\n é中🍵"))
    #expect(path.isEmpty || plain.contains(".so /etc/passwd"))
  }

  @Test(arguments: [(32, " "), (33, "\n  ")])
  func `a line that is kept has up to 68 columns`(length: Int, gap: String) throws {
    let (first, second) = (String(repeating: "a", count: 33), String(repeating: "b", count: length))
    let topic = HelpTopic("long", abstract: "Long.", text: "  " + first + " " + second)
    let program = Program("tea", version: "1", abstract: "", commands: [], topics: [topic])

    #expect(try page([], of: program).contains("\n  " + first + gap + second + "\n"))
  }

  @Test func `two commands with one page are a problem of the definition`() {
    let program = Program(
      "tea",
      version: "1",
      abstract: "",
      commands: [
        Command("a-b", abstract: "") { _ in .done },
        Command("a", abstract: "", subcommands: [Command("b", abstract: "") { _ in .done }]),
      ]
    )

    #expect(program.definitionProblems() == ["tea: two commands have a manual page named 'tea-a-b'."])
  }

  private static let hostile: Program = {
    let evil = ".Sh Op Fl \"a\" , | \\n é中🍵"
    return Program(
      "tea",
      version: "1",
      abstract: evil,
      commands: [
        Command(
          "x",
          abstract: evil,
          discussion: ".so /etc/passwd\n\n'br\n\n.de\n  .Ed\n'ig\n\n\\",
          examples: [Example(".Ed\\c", "'Nm")],
          group: ".El",
          parameters: [Option<String?>("evil", help: ".\\(co `^~\u{7}", valueName: ". \\")]
        ) { _ in .done }
      ],
      topics: [HelpTopic("ed", abstract: "", text: "  .Ed\n  .El\n\n.Sh X")]
    )
  }()

  /// The texts of a page, as they are printed, without its macros.
  private static func printed(_ page: String) -> String {
    let spellings = [
      "\\&": "", "\\%": "", "\\-": "-", "\\ ": " ", "\\(aq": "'", "\\(dq": "\"", "\\(ga": "`", "\\(ha": "^",
      "\\(ti": "~", "\\(rs": "\\",
    ]
    return spellings.reduce(page) { $0.replacing($1.key, with: $1.value) }
  }

  private static func groff(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/groff")
    process.arguments = ["-mandoc", "-ww", "-Tutf8"] + arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
