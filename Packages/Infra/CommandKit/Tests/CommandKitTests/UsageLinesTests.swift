import CommandKit
import Testing

@Suite struct UsageLinesTests {
  @Test func `a noun shows both ways to use it`() throws {
    let help = try #require(Tea.parse("leaves", "--help").help)
    #expect(
      help.contains(
        """
        Usage: tea leaves [--limit <n>] [--all] [--long] [--tag <tag> ...]
                 [--fields <a,b>]
               tea leaves <subcommand>

        """
      )
    )
  }

  @Test func `a usage that has no room beside its label stands below it, broken between all words`() throws {
    let parser = CommandParser(Tea.program, help: HelpFormat(width: 20))
    let help = try #require(parser.parse(arguments: ["leaves", "--help"], environment: [:]).help)
    #expect(
      help.contains(
        """
        Usage:
          tea leaves
            [--limit <n>]
            [--all] [--long]
            [--tag <tag> ...]
            [--fields <a,b>]
          tea leaves
            <subcommand>

        """
      )
    )
  }

  @Test func `the name of a command is broken where it is longer than a line`() throws {
    let name = String(repeating: "a", count: 15)
    let inner = Command(name, abstract: "") { _ in .done }
    let program = Program(
      "tea",
      version: "1",
      abstract: "",
      commands: [Command("leaves", abstract: "", subcommands: [inner])]
    )
    let parser = CommandParser(program, help: HelpFormat(width: 20))

    let help = try #require(parser.parse(arguments: ["leaves", name, "--help"], environment: [:]).help)

    #expect(help.contains("Usage:\n  tea leaves\n    \(name)\n"))
  }

  @Test func `more than eight optional parameters are summed up`() throws {
    let flags = (1...9).map { Flag("flag-\($0)", help: "") }
    let help = try help(of: flags + [Tea.strength])
    #expect(help.contains("Usage: tea wave --strength <n> [<options>]\n"))
  }

  @Test func `eight optional parameters are shown one by one`() throws {
    let flags = (1...8).map { Flag("flag-\($0)", help: "") }
    let help = try help(of: flags + [Tea.strength])
    #expect(help.contains("Usage: tea wave --strength <n> [--flag-1] [--flag-2]"))
    #expect(help.contains("[--flag-8]"))
    #expect(!help.contains("[<options>]"))
  }

  @Test func `an invertible flag is shown both ways`() throws {
    let help = try help(of: [Tea.pager, Tea.kettles])
    #expect(help.contains("Usage: tea wave [--pager] [--no-pager] <kettles> ...\n"))
  }

  private func help(of parameters: [any Parameter]) throws -> String {
    let command = Command("wave", abstract: "", parameters: parameters) { _ in .done }
    let parser = CommandParser(Program("tea", version: "1", abstract: "", commands: [command]))
    return try #require(parser.parse(arguments: ["wave", "--help"], environment: [:]).help)
  }
}
