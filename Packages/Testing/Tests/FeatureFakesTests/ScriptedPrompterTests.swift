import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@Suite struct ScriptedPrompterTests {
  @Test func `questions are responded to in turn, until the responses run out`() async throws {
    let prompter = ScriptedPrompter(["Ada", "", "x"])

    #expect(try await prompter.ask(Prompt("Name?")) == "Ada")
    #expect(try await prompter.ask(Prompt("Note?")) == "")
    #expect(try await prompter.ask(Prompt("Code?")) == "x")
    for _ in 1...2 {
      await #expect(throws: PromptError.ended) { try await prompter.ask(Prompt("More?")) }
    }

    let dialogue: [ScriptedPrompter.Line] = [
      .asked("Name?"), .asked("Note?"), .asked("Code?"), .asked("More?"), .asked("More?"),
    ]
    #expect(prompter.dialogue == dialogue)
  }

  @Test func `without responses the input has ended`() async {
    let prompter = ScriptedPrompter()

    await #expect(throws: PromptError.ended) { try await prompter.ask(Prompt("Name?")) }
  }

  @Test func `the dialogue has messages and questions in their order, also hidden ones`() async throws {
    let prompter = ScriptedPrompter(["a", "b"])
    #expect(prompter.dialogue == [])

    await prompter.tell("Welcome.")
    _ = try await prompter.ask(Prompt("Password?", echo: .hidden))
    await prompter.tell("Well.")
    _ = try await prompter.ask(Prompt("Name?", echo: .shown))

    let dialogue: [ScriptedPrompter.Line] = [
      .told("Welcome."), .askedHidden("Password?"), .told("Well."), .asked("Name?"),
    ]
    #expect(prompter.dialogue == dialogue)
    #expect(prompter.messages == ["Welcome.", "Well."])
    #expect(prompter.questions == ["Password?", "Name?"])
    #expect(prompter.readings == 0)
  }

  @Test func `where there is nobody to ask, questions are recorded only`() async {
    let prompter = ScriptedPrompter(["a"], isInteractive: false)

    await #expect(throws: PromptError.notInteractive) { try await prompter.ask(Prompt("Name?")) }

    #expect(!prompter.isInteractive)
    #expect(prompter.dialogue == [.asked("Name?")])
  }

  @Test func `who wants no questions is nobody to ask, and has answered each with no`() async {
    let prompter = UnwillingPrompter()

    await #expect(throws: PromptError.ended) { try await prompter.ask(Prompt("Name?")) }

    #expect(!prompter.isInteractive)
    #expect(await prompter.confirm("Sure?") == false)
  }

  @Test(arguments: [("y", true), ("n", false)])
  func `a confirmation is a question`(response: String, isConfirmed: Bool) async {
    let prompter = ScriptedPrompter([response])

    #expect(await prompter.confirm("Sure?") == isConfirmed)
    #expect(prompter.dialogue == [.asked("Sure?")])
  }

  @Test(arguments: [nil, "", "a\nb\n"])
  func `readings of standard input are counted, and give the same text`(text: String?) async throws {
    let prompter = ScriptedPrompter(standardInput: text)
    #expect(prompter.readings == 0)

    for reading in 1...2 {
      #expect(try await prompter.readInput(limit: 9) == text)
      #expect(prompter.readings == reading)
    }

    #expect(prompter.dialogue == [])
  }

  @Test func `a reading of standard input that fails is counted, and says why`() async {
    let fault = FileFault.cannotBeRead(reason: "Is a directory")
    let prompter = ScriptedPrompter(standardInput: "a", inputFault: fault)

    await #expect(throws: fault) { try await prompter.readInput(limit: 9) }

    #expect(prompter.readings == 1)
  }

  @Test func `somebody is there, without a home and an input, where nothing else is said`() async throws {
    let prompter = ScriptedPrompter()

    #expect(prompter.isInteractive)
    #expect(prompter.homeDirectory == nil)
    #expect(try await prompter.readInput(limit: 9) == nil)
  }

  @Test func `the home directory is the given one`() {
    #expect(ScriptedPrompter(homeDirectory: "/home/ada").homeDirectory == "/home/ada")
  }
}
