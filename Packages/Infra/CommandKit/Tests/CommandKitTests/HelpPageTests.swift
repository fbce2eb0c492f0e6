import CommandKit
import Testing

@Suite struct HelpPageTests {
  private func help(_ arguments: String..., width: Int) -> String? {
    CommandParser(Tea.program, help: HelpFormat(width: width)).parse(arguments: arguments, environment: [:])
      .help
  }

  @Test func `a page leads from usage and examples to every option`() {
    #expect(
      help("leaves", "--help", width: 80) == """
        List the leaves.

        Usage: tea leaves [--limit <n>] [--all] [--long] [--tag <tag> ...]
                 [--fields <a,b>]
               tea leaves <subcommand>

        Examples:
          tea leaves --limit 5      The first five.
          tea leaves show sencha    One of them.

        A leaf is listed once, whatever its origin.

          Green before black.

        Options:
          -n, --limit <n>     How many to list. (default: 30; environment: TEA_LIMIT)
          -a, --all           List everything.
          -l, --long          Tell more about each.
          -t, --tag <tag>     Only with this tag.
          --fields <a,b>      What to print. (values: id, name)

        Subcommands:
          show                Show one leaf.
          count               Count them.

        Global options:
          --kettle <kettle>   Where the water boils. (values: copper, steel; default:
                              steel; environment: TEA_KETTLE)
          --offline           Use stored leaves only. (environment: TEA_OFFLINE)
          --refresh           Fetch fresh leaves. (environment: TEA_REFRESH)
          --pager/--no-pager  Show long lists page by page. (default: --pager)
          --timeout <time>    How long to wait.
          --version           Show the version.
          -h, --help          Show help.

        See 'tea help leaves <subcommand>' for detailed help.
        """
    )
  }

  @Test func `a narrow page puts descriptions under their options`() {
    #expect(
      help("leaves", "--help", width: 40) == """
        List the leaves.

        Usage: tea leaves [--limit <n>] [--all]
                 [--long] [--tag <tag> ...]
                 [--fields <a,b>]
               tea leaves <subcommand>

        Examples:
          tea leaves --limit 5
              The first five.
          tea leaves show sencha
              One of them.

        A leaf is listed once, whatever its
        origin.

          Green before black.

        Options:
          -n, --limit <n>
              How many to list. (default: 30;
              environment: TEA_LIMIT)
          -a, --all
              List everything.
          -l, --long
              Tell more about each.
          -t, --tag <tag>
              Only with this tag.
          --fields <a,b>
              What to print. (values: id, name)

        Subcommands:
          show
              Show one leaf.
          count
              Count them.

        Global options:
          --kettle <kettle>
              Where the water boils. (values:
              copper, steel; default: steel;
              environment: TEA_KETTLE)
          --offline
              Use stored leaves only.
              (environment: TEA_OFFLINE)
          --refresh
              Fetch fresh leaves. (environment:
              TEA_REFRESH)
          --pager/--no-pager
              Show long lists page by page.
              (default: --pager)
          --timeout <time>
              How long to wait.
          --version
              Show the version.
          -h, --help
              Show help.

        See 'tea help leaves <subcommand>' for
        detailed help.
        """
    )
  }

  @Test func `the program's page lists its commands by group`() {
    #expect(
      help("--help", width: 100) == """
        Tea from a terminal.

        Usage: tea <command>

        Examples:
          tea leaves                      List the leaves.
          tea brew sencha --strength 2    Brew a cup.
          tea clean copper                Clean up.

        Commands:
          brew                Brew a cup.
          clean               Clean kettles.
          guests              Who is here.

        Leaves:
          leaves              List the leaves.

        More:
          completion          Print a shell completion script.
          help                Show help for a command or topic.
          manual              Print the manual page of a command.
          version             Show the version.

        Help topics:
          water               Which water to take.

        Global options:
          --kettle <kettle>   Where the water boils. (values: copper, steel; default: steel; environment:
                              TEA_KETTLE)
          --offline           Use stored leaves only. (environment: TEA_OFFLINE)
          --refresh           Fetch fresh leaves. (environment: TEA_REFRESH)
          --pager/--no-pager  Show long lists page by page. (default: --pager)
          --timeout <time>    How long to wait.
          --fields <a,b>      What to print.
          --version           Show the version.
          -h, --help          Show help.

        See 'tea help <command>' for detailed help.
        """
    )
  }

  @Test func `the bare program says what it is and where to read on`() {
    #expect(
      help(width: 80) == """
        Tea from a terminal.

        Usage: tea <command>

        Examples:
          tea leaves                      List the leaves.
          tea brew sencha --strength 2    Brew a cup.

        See 'tea --help' for all commands and options.
        """
    )
  }

  @Test func `arguments are described with what they accept`() {
    #expect(
      help("clean", "--help", width: 80) == """
        Clean kettles.

        Usage: tea clean <kettles> ...

        Arguments:
          <kettles>           What to clean. (values: copper, steel)

        Global options:
          --kettle <kettle>   Where the water boils. (values: copper, steel; default:
                              steel; environment: TEA_KETTLE)
          --offline           Use stored leaves only. (environment: TEA_OFFLINE)
          --refresh           Fetch fresh leaves. (environment: TEA_REFRESH)
          --pager/--no-pager  Show long lists page by page. (default: --pager)
          --timeout <time>    How long to wait.
          --fields <a,b>      What to print.
          --version           Show the version.
          -h, --help          Show help.
        """
    )
  }

  @Test func `a topic keeps the shape of its text`() {
    #expect(
      help("help", "water", width: 40) == """
        Which water to take.

        Soft water.

          80 C  green
          95 C  black
        """
    )
  }

  @Test func `a column of a topic goes on below itself`() throws {
    let topic = HelpTopic(
      "green",
      abstract: "About green tea.",
      text: "  sencha      Steamed and then rolled into fine needles.\n  hojicha     Roasted."
    )
    let program = Program("tea", version: "1", abstract: "", commands: [], topics: [topic])
    let parser = CommandParser(program, help: HelpFormat(width: 40))
    let outcome = parser.parse(arguments: ["help", "green"], environment: [:])
    #expect(
      try #require(outcome.help) == """
        About green tea.

          sencha      Steamed and then rolled
                      into fine needles.
          hojicha     Roasted.
        """
    )
  }

  @Test(arguments: [(20, "  One two three\n                        four."), (21, " One two three\n  four.")])
  func `a column has at least sixteen cells, or else the text goes on below its label`(
    length: Int,
    text: String
  ) {
    let label = "  " + String(repeating: "a", count: length)
    let topic = HelpTopic("green", abstract: "Tea.", text: label + "  One two three four.")
    let program = Program("tea", version: "1", abstract: "", commands: [], topics: [topic])
    let parser = CommandParser(program, help: HelpFormat(width: 40))

    let help = parser.parse(arguments: ["help", "green"], environment: [:]).help

    #expect(help == "Tea.\n\n" + label + text)
  }

  @Test func `the exit codes are a topic`() {
    #expect(
      HelpTopic.exitCodes().text == """
        Every command exits with one of these codes:

          0     done
          1     failed
          2     usage error
          3     not found
          4     sign-in required
          5     no connection and no cached copy
          6     refused by the service
          7     rate limited
          129   the terminal was closed
          130   interrupted, or you declined a question
          143   ended by the system or another program
        """
    )
  }

  @Test func `headings are dressed only where it is asked for`() throws {
    let format = HelpFormat(width: 80) { "<b>\($0)</b>" }
    let outcome = CommandParser(Tea.program, help: format).parse(
      arguments: ["leaves", "-h"],
      environment: [:]
    )
    let dressed = try #require(outcome.help).split(separator: "\n").filter { $0.contains("<b>") }
    #expect(
      dressed.map { $0.prefix { $0 != "/" } } == [
        "<b>Usage:<", "<b>Examples:<", "<b>Options:<", "<b>Subcommands:<", "<b>Global options:<",
      ]
    )
  }

  @Test(arguments: [0, 40, 41, 59, 60, 79, 80, 120, 200])
  func `no line is longer than the width`(width: Int) throws {
    for page in [
      ["--help"], [], ["leaves", "-h"], ["leaves", "show", "-h"], ["help", "water"], ["completion", "-h"],
    ] {
      let format = HelpFormat(width: width)
      let outcome = CommandParser(Tea.program, help: format).parse(arguments: page, environment: [:])
      let longest = try #require(outcome.help).split(separator: "\n").map(\.count).max() ?? 0
      #expect(longest <= max(width, 40), "\(page)")
    }
  }
}
