import CommandKit
import Testing

@Suite struct UsageErrorTests {
  @Test func `an error shows the usage of the command that was meant`() {
    #expect(
      Tea.parse("leaves", "show", "--tg").error?.text == """
        Error: Unknown option '--tg'.
        Usage: tea leaves show <id> [<cup>]
          See 'tea leaves show --help' for more information.
        """
    )
  }

  @Test func `a noun's error shows both ways to use it`() {
    #expect(
      Tea.parse("leaves", "shw").error?.text == """
        Error: Unknown subcommand 'shw'. Did you mean 'show'?
        Usage: tea leaves [--limit <n>] [--all] [--long] [--tag <tag> ...]
                 [--fields <a,b>]
               tea leaves <subcommand>
          See 'tea leaves --help' for more information.
        """
    )
  }

  @Test func `more than eight optional parameters are summed up`() throws {
    let flags = (1...9).map { Flag("flag-\($0)", help: "") }
    let wave = Command("wave", abstract: "", parameters: flags + [Tea.strength]) { _ in .done }
    let parser = CommandParser(Program("tea", version: "1", abstract: "", commands: [wave]))
    let error = try #require(parser.parse(arguments: ["wave"], environment: [:]).error)
    #expect(error.text.contains("Usage: tea wave --strength <n> [<options>]\n"))
  }

  @Test func `an invertible flag is shown both ways`() throws {
    let wave = Command("wave", abstract: "", parameters: [Tea.pager, Tea.kettles]) { _ in .done }
    let parser = CommandParser(Program("tea", version: "1", abstract: "", commands: [wave]))
    let error = try #require(parser.parse(arguments: ["wave"], environment: [:]).error)
    #expect(error.text.contains("Usage: tea wave [--pager] [--no-pager] <kettles> ...\n"))
  }
}
