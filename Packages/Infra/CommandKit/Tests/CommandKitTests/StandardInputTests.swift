import CommandKit
import Synchronization
import Testing

@Suite struct StandardInputTests {
  private static let names = Argument<[String]>(
    "names",
    help: "Which ones.",
    accepting: .oneOf(["a", "b", "c d"]),
    readsStandardInput: true
  )
  private static let optional = Argument<[String]>(
    "names",
    help: "",
    default: ["all"],
    readsStandardInput: true
  )
  private static let plain = Argument<[String]>("names", help: "", readsStandardInput: false)

  /// A standard input that counts how often it is read.
  private final class Input: Sendable {
    private let result: Result<String, CommandFailure>
    private let count = Mutex(0)

    var reads: Int { count.withLock(\.self) }

    init(_ text: String) {
      result = .success(text)
    }

    init(failing failure: CommandFailure) {
      result = .failure(failure)
    }

    func read() throws(CommandFailure) -> String {
      count.withLock { $0 += 1 }
      return try result.get()
    }
  }

  private func parse(
    _ arguments: [String],
    _ names: Argument<[String]> = names,
    from input: Input
  ) -> ParseOutcome {
    let command = Command("list", abstract: "", parameters: [names, Tea.limit]) { _ in .done }
    let program = Program("tea", version: "1", abstract: "", commands: [command])
    return CommandParser(program, standardInput: input.read).parse(
      arguments: ["list"] + arguments,
      environment: [:]
    )
  }

  @Test(arguments: [
    ("a\nb\n", ["a", "b"]), ("  a \t\r\n\r\n \n\tc d", ["a", "c d"]), ("a", ["a"]),
  ])
  func `a hyphen stands for the lines of the standard input that are not empty`(
    text: String,
    expected: [String]
  ) throws {
    let input = Input(text)

    #expect(try #require(parse(["-"], from: input).invocation)[Self.names] == expected)
    #expect(input.reads == 1)
  }

  @Test func `the lines stand where the hyphen stood`() throws {
    let invocation = try #require(parse(["a", "-", "a"], from: Input("b\nc d")).invocation)

    #expect(invocation[Self.names] == ["a", "b", "c d", "a"])
  }

  @Test func `without a hyphen the standard input is not read`() {
    let input = Input("a")

    #expect(parse(["a"], from: input).invocation != nil)
    #expect(input.reads == 0)
  }

  @Test(arguments: [["-", "-"], ["-", "--limit=x"], ["-", "--bogus"], ["-", "--help"]])
  func `the standard input is not read for a line that cannot be run`(arguments: [String]) {
    let input = Input("a")

    #expect(parse(arguments, from: input).invocation == nil)
    #expect(input.reads == 0)
  }

  @Test func `a second hyphen is refused`() {
    #expect(
      parse(["-", "a", "-"], from: Input("a")).error?.message
        == "'-' reads standard input and can be given only once for '<names>'."
    )
  }

  @Test func `a line is validated like a word`() {
    #expect(
      parse(["-"], from: Input("a\nx\u{7}\n")).error?.message
        == "The value 'x\\u{7}' is invalid for '<names>'. Choose one of: 'a', 'b', 'c d'."
    )
  }

  @Test(arguments: [
    (["-"], "Standard input contains no value for '<names>'."), ([], "Missing argument '<names>'."),
  ])
  func `a required argument without a value is missing, or an empty standard input is to blame`(
    arguments: [String],
    message: String
  ) {
    #expect(parse(arguments, from: Input(" \n\n")).error?.message == message)
  }

  @Test func `an empty standard input is an empty list, not the default`() throws {
    let given = try #require(parse(["-"], Self.optional, from: Input("")).invocation)
    let left = try #require(parse([], Self.optional, from: Input("")).invocation)

    #expect(given[Self.optional] == [])
    #expect(left[Self.optional] == ["all"])
  }

  @Test func `an input that cannot be read is a failure`() async {
    let failure = CommandFailure(.noConnection, "The input is closed.")
    let input = Input(failing: failure)

    #expect(parse(["-"], from: input).failure == failure)
  }

  @Test func `an input that cannot be read ends the program as it says`() async {
    let input = Input(failing: CommandFailure(.noConnection, "The input is closed."))
    let command = Command("list", abstract: "", parameters: [Self.names]) { _ in .done }
    let program = Program("tea", version: "1", abstract: "", commands: [command])
    var written: [String] = []
    let code = await CommandParser(program, standardInput: input.read).run(
      arguments: ["list", "-"],
      environment: [:],
      output: { _ in },
      errorOutput: { written.append($0) }
    )

    #expect(code == .noConnection)
    #expect(written == ["Error: The input is closed."])
  }

  @Test func `a hyphen is a plain word for an argument that does not read the input`() throws {
    let input = Input("a")

    #expect(try #require(parse(["-", "-"], Self.plain, from: input).invocation)[Self.plain] == ["-", "-"])
    #expect(input.reads == 0)
  }

  @Test func `help says that the input can be read`() {
    let help = parse(["--help"], from: Input("")).help

    #expect(help?.contains("Which ones. (values: a, b, c d; '-' reads standard") == true)
  }
}
