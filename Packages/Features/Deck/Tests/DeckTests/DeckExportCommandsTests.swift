import CardsDomain
import CardsFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Deck

/// The deck that is written to a file or to standard output.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DeckExportCommandsTests: DeckSuite {
  let cards = Samples.cards()

  @Test(arguments: [(FileFault.emptyPath, "", "is empty"), (.folder, "decks", "is a folder")])
  func `an export without a name, and one to a folder, are wrong usage`(
    fault: FileFault,
    path: String,
    words: String
  ) async {
    let run = await run(["deck", "export", path], FakeTransferFiles(failure: .file(fault)))

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains(words))
  }

  @Test func `an existing file is replaced with --force, and - is standard output`() async {
    let files = FakeTransferFiles(["deck.json": .deck(DeckDocument(cards: []))])

    let refused = await run(["deck", "export", "deck.json"], files)
    let replaced = await run(["deck", "export", "deck.json", "--force"], files)
    let text = await run(["deck", "export", "-"], files)

    #expect(refused.exitCode == .refused && refused.errorOutput.contains("--force"))
    #expect(replaced.notes == ["Wrote 1 card to 'deck.json'."])
    #expect(files.files["deck.json"] == .deck(DeckDocument(cards: [CardsSamples.bo])))
    #expect(text.text == "{deck 1}\n")
    #expect(files.files["-"] == nil)
  }

  @Test(arguments: [(FileFault.link, "is a symbolic link"), (.noFolder, "does not exist")])
  func `a file that cannot be written says why`(fault: FileFault, words: String) async {
    let run = await run(["deck", "export", "a/deck.json"], FakeTransferFiles(failure: .file(fault)))

    #expect(run.exitCode == (fault == .link ? .refused : .failed))
    #expect(run.errorOutput.contains(words) && run.errorOutput.contains("a/deck.json"))
  }

  @Test func `a deck is written to a new file, and an existing one is left alone`() async {
    let files = FakeTransferFiles()

    let first = await run(["deck", "export", "deck.json"], files)
    let second = await run(["deck", "export", "deck.json"], files)
    let text = await run(["deck", "export"], files)

    #expect(first.exitCode == .done && first.notes == ["Wrote 1 card to 'deck.json'."])
    #expect(second.exitCode == .refused && second.errorOutput.contains("already exists"))
    #expect(text.text == "{deck 1}\n")
  }
}
