import CommandKit
import Testing

@Suite struct FlagTests {
  @Test func `a flag is off unless it is given`() throws {
    #expect(try #require(Tea.parse("leaves").invocation)[Tea.all] == false)
    #expect(try #require(Tea.parse("leaves", "--all").invocation)[Tea.all])
  }

  @Test(arguments: [["-al"], ["-la"], ["-a", "-l"], ["--all", "-l"]])
  func `short flags may be written together`(arguments: [String]) throws {
    let outcome = Tea.parser.parse(arguments: ["leaves"] + arguments, environment: [:])
    let invocation = try #require(outcome.invocation)
    #expect(invocation[Tea.all] && invocation[Tea.long])
  }

  @Test(arguments: [
    ([], true), (["--no-pager"], false), (["--pager"], true), (["--pager", "--no-pager"], false),
    (["--no-pager", "--pager"], true),
  ])
  func `an invertible flag follows the last word`(arguments: [String], expected: Bool) throws {
    let outcome = Tea.parser.parse(arguments: ["leaves"] + arguments, environment: [:])
    #expect(try #require(outcome.invocation)[Tea.pager] == expected)
  }

  @Test func `a flag cannot be inverted unless it is declared so`() {
    #expect(
      Tea.parse("leaves", "--no-all").error?.message == "Unknown option '--no-all'."
    )
  }

  @Test(arguments: [["--all=yes"], ["--all="], ["-a=yes"]])
  func `a flag takes no value`(arguments: [String]) throws {
    let outcome = Tea.parser.parse(arguments: ["leaves"] + arguments, environment: [:])
    #expect(try #require(outcome.error).message.hasSuffix("was given."))
  }

  @Test(arguments: [("--all=yes", "--all", "yes"), ("-a=no", "-a", "no"), ("--offline=1", "--offline", "1")])
  func `the flag and its needless value are named`(argument: String, flag: String, value: String) {
    #expect(
      Tea.parse("leaves", argument).error?.message
        == "The flag '\(flag)' takes no value, but '\(value)' was given."
    )
  }

  @Test func `a cluster with an unknown letter is refused as a whole`() {
    #expect(Tea.parse("leaves", "-ax").error?.message == "Unknown option '-ax'.")
  }

  @Test func `a long option with one hyphen is recognised in the suggestion`() {
    #expect(
      Tea.parse("brew", "-strength", "1").error?.message
        == "Unknown option '-strength'. Did you mean '--strength'?"
    )
  }
}
