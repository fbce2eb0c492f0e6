import CommandKit
import Testing

@Suite struct ArgumentTests {
  @Test func `arguments are taken in their order`() throws {
    let invocation = try #require(Tea.parse("leaves", "show", "sencha", "2").invocation)
    #expect(invocation[Tea.id] == "sencha")
    #expect(invocation[Tea.cup] == 2)
  }

  @Test func `an optional argument may be left out`() throws {
    #expect(try #require(Tea.parse("leaves", "show", "sencha").invocation)[Tea.cup] == nil)
  }

  @Test func `a required argument must be given`() {
    #expect(Tea.parse("leaves", "show").error?.message == "Missing argument '<id>'.")
  }

  @Test func `an argument too many is refused`() {
    #expect(Tea.parse("leaves", "show", "a", "1", "b").error?.message == "Unexpected argument 'b'.")
  }

  @Test func `many arguments too many are counted`() {
    let message = Tea.parse("leaves", "show", "a", "1", "b", "c", "d", "e").error?.message
    #expect(message == "4 unexpected arguments: 'b', 'c', 'd', ….")
  }

  @Test func `three arguments too many are all shown`() {
    let message = Tea.parse("leaves", "show", "a", "1", "b", "c", "d").error?.message
    #expect(message == "3 unexpected arguments: 'b', 'c', 'd'.")
  }

  @Test func `an argument is validated like an option`() {
    let message = Tea.parse("leaves", "show", "a", "0").error?.message
    #expect(message == "The value '0' is invalid for '<cup>'. Enter a value of at least 1.")
  }

  @Test func `a repeating argument takes all that remain`() throws {
    let invocation = try #require(Tea.parse("clean", "copper", "steel", "copper").invocation)
    #expect(invocation[Tea.kettles] == [.copper, .steel, .copper])
  }

  @Test func `a repeating argument without a default needs one`() {
    #expect(Tea.parse("clean").error?.message == "Missing argument '<kettles>'.")
  }

  @Test func `a repeating argument with a default needs none`() throws {
    let cups = Argument<[Int]>("cups", help: "Which cups.", default: [1, 2])
    let wash = Command("wash", abstract: "", parameters: [cups]) { _ in .done }
    let parser = CommandParser(Program("tea", version: "1", abstract: "", commands: [wash]))
    let invocation = try #require(parser.parse(arguments: ["wash"], environment: [:]).invocation)
    #expect(invocation[cups] == [1, 2])
  }

  @Test(arguments: ["-x", "--help", "--", "show"])
  func `everything after the terminator is positional`(argument: String) throws {
    let invocation = try #require(Tea.parse("leaves", "show", "--", argument).invocation)
    #expect(invocation[Tea.id] == argument)
  }

  @Test(arguments: ["-", "", "-5", "a b"])
  func `values that are not options are taken as they are`(argument: String) throws {
    let invocation = try #require(Tea.parse("leaves", "show", argument).invocation)
    #expect(invocation[Tea.id] == argument)
  }

  @Test func `options may stand between arguments`() throws {
    let invocation = try #require(Tea.parse("leaves", "show", "sencha", "--offline", "2").invocation)
    #expect(invocation[Tea.cup] == 2)
    #expect(invocation[Tea.offline])
  }
}
