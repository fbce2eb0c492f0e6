import CardsDomain
import CardsFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Communities

/// The question before a community is deleted.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CommunityDeletionCommandsTests: CommunitiesSuite {
  let cards = Samples.cards()

  @Test func `without --yes and without a terminal nothing is deleted`() async {
    let run = await run(["communities", "delete", id])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("--yes"))
    #expect(!cards.requests.contains(.delete(Samples.id)))
  }

  @Test func `who wants no questions has declined none, and learns the option that confirms`() async {
    let run = await run(["communities", "delete", id], prompter: UnwillingPrompter())

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("Deleting a community needs confirmation."))
    #expect(run.errorOutput.contains("--yes"))
    #expect(!cards.requests.contains(.delete(Samples.id)))
  }

  @Test func `input that ends before the question is no consent`() async {
    let run = await run(["communities", "delete", id], prompter: ScriptedPrompter())

    #expect(run.exitCode == .interrupted)
    #expect(!cards.requests.contains(.delete(Samples.id)))
  }

  @Test(arguments: [("y", true), ("YES", true), ("", false), ("n", false), ("yep", false)])
  func `a question decides whether a community is deleted`(text: String, isDeleted: Bool) async {
    let prompter = ScriptedPrompter([text])

    let run = await run(["communities", "delete", id], prompter: prompter)

    #expect(run.exitCode == (isDeleted ? .done : .interrupted))
    #expect(prompter.questions.last == "Delete 'Oslo Swift Evenings' with all its members? [y/N]")
    #expect(cards.requests.contains(.delete(Samples.id)) == isDeleted)
    #expect(run.notes == (isDeleted ? ["Deleted the community."] : []))
  }

  @Test func `a community that cannot be read is asked for by its id, and deleted`() async {
    cards.prepare { $0.pages[Samples.id] = .failure(.storage(.damagedRecord)) }
    let prompter = ScriptedPrompter(["y"])

    let run = await run(["communities", "delete", id], prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(prompter.questions.last == "Delete '\(id)' with all its members? [y/N]")
    #expect(cards.requests.contains(.delete(Samples.id)))
  }

  @Test(arguments: [
    (Language.english, "Delete it with 'tessera communities delete \(Samples.id.rawValue)'."),
    (.simplifiedChinese, "tessera communities delete \(Samples.id.rawValue)"),
  ])
  func `whoever opens a community that cannot be read learns how to delete it`(
    language: Language,
    remedy: String
  ) async {
    cards.prepare { $0.pages[Samples.id] = .failure(.storage(.damagedRecord)) }

    let run = await run(["communities", "show", id], in: language)

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains(remedy))
    #expect(!run.errorOutput.contains("TESSERA_HOME"))
  }

  @Test(arguments: ["join", "leave"])
  func `a change of a community that cannot be read names the same remedy`(verb: String) async {
    cards.prepare { $0.communityFailures[Samples.id] = .storage(.damagedRecord) }

    let run = await run(["communities", verb, id])

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("The saved community '\(id)' is damaged and cannot be read."))
    #expect(run.errorOutput.contains("tessera communities delete \(id)"))
  }

  @Test func `--yes deletes without a question`() async {
    let run = await run(["communities", "delete", id, "--yes"])

    #expect(run.notes == ["Deleted the community."])
    #expect(cards.requests == [.delete(Samples.id)])
  }
}
