import CareersDomain
import CareersFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Journey

/// The commands of applications and notifications as a whole: their ids, their help, and what is not done
/// offline.
@MainActor @Suite(.timeLimit(.minutes(5))) struct JourneyCommandsTests: JourneySuite {
  let fixture = JourneyFixture()

  @Test(arguments: [
    (["applications"], true), (["applications", "documents", Samples.id.rawValue], true),
    (["notifications"], true), (["applications", "show", Samples.id.rawValue], false),
  ])
  func `applications, documents and notifications are lists, and one application is none`(
    words: [String],
    isList: Bool
  ) async {
    #expect(await run(words).screen?.isList == isList)
  }

  @Test(arguments: [
    ["show"], ["documents"], ["accept", "--yes"], ["decline", "--yes"], ["upload", "--type", "CV", "cv.pdf"],
  ])
  func `an id that is no UUID never reaches the service`(words: [String]) async {
    for text in ["1", "00000000-0000-4000-8000-00000000000", "../admin", "\u{1B}[2J", ""] {
      let run = await run(["applications", words[0], text] + words.dropFirst())

      #expect(run.exitCode == .usage, "\(text)")
      #expect(!run.errorOutput.contains("\u{1B}"))
    }
    #expect(repository.requests.isEmpty && uploads.sent.isEmpty)
  }

  @Test(arguments: [["accept", "--yes"], ["upload", "--type", "CV", "cv.pdf"]])
  func `a change is not made offline`(words: [String]) async {
    let run = await run(["applications", words[0], id] + words.dropFirst() + ["--offline"])

    #expect(run.exitCode != .done)
    #expect(repository.requests.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func `every command has its help in both languages`(language: Language) async {
    for words in [
      ["applications"], ["applications", "show"], ["applications", "documents"], ["applications", "upload"],
      ["applications", "accept"], ["applications", "decline"], ["notifications"],
    ] {
      let run = await run(words + ["--help"], in: language)

      #expect(run.exitCode == .done && !run.output.isEmpty)
    }
  }
}
