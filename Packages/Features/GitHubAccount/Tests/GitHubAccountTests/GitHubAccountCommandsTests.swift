import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import GitHubAccount
import LocalizationKit
import PeopleDomain
import PeopleFakes
import Synchronization
import Testing

/// The commands of the account as a whole: their help, and that no token is in what they say.
@MainActor @Suite(.timeLimit(.minutes(5))) struct GitHubAccountCommandsTests: GitHubAccountSuite {
  @Test(arguments: [
    ["login", "--token-stdin"], ["login", "--token-stdin", "--json"], ["status", "--json"], ["logout"],
  ])
  func `no token is in any output, question, record or event`(words: [String]) async {
    for answer in [Result<VerifiedAccount, ServiceError>.success(Samples.scoped), .failure(.signInNeeded)] {
      let fixture = Fixture(answer: answer) { $0.account = Samples.stored() }
      let prompter = ScriptedPrompter(standardInput: secret)
      let events = Mutex<[FeatureEvent]>([])

      let run = await run(fixture, words, prompter: prompter) { event in events.withLock { $0.append(event) }
      }

      let everything = [
        run.output, run.errorOutput, run.notes.joined(), "\(run.rows)", "\(String(describing: run.document))",
        "\(String(describing: run.page))", "\(prompter.dialogue)",
        "\(events.withLock(\.self))", "\(fixture.vault.state)",
      ]
      #expect(!everything.joined().contains(secret))
    }
  }

  @Test(arguments: [[], ["login"], ["logout"], ["status"]])
  func `Chinese help has no English left in it`(words: [String]) async {
    let run = await run(Fixture(), words + ["--help"], in: .simplifiedChinese)

    #expect(run.exitCode == .done)
    let names: Set<String> = [
      "github", "GitHub", "login", "logout", "status", "gh", "keyring", "file", "help", "ID", "Enable",
      "Device",
      "Flow", "token", "txt", "stdin", "from", "device", "store", "data", "source", "page", "signedIn", "id",
      "variable", "scopes", "check", "overridden", "ignoredVariables", "recordDamaged",
    ]
    #expect(LatinWords.left(in: run.output, besides: "", names: names) == [])
  }
}
