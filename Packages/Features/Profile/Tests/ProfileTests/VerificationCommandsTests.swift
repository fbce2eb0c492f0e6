import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Profile

/// The checklist and the history of a verification, and that no step of it is sent offline.
@MainActor @Suite(.timeLimit(.minutes(5))) struct VerificationCommandsTests {
  private let id = "5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c11"

  @Test(arguments: [(["verification", "history"], true), (["verification"], false)])
  func `the history is a list, and the checklist is none`(words: [String], isList: Bool) async {
    #expect(await Fixture(.created).run(words).screen?.isList == isList)
  }

  @Test func `a script gets the status and the next step`() async {
    let run = await Fixture(.created).run("verification", "--json")

    #expect(run.rows == ["\(id)\tcreated\tupload\tpassport\t2\t0\t0\t\n"])
  }

  @Test func `only of a document it is said that it is missing, as the service does`() async throws {
    let run = await Fixture(.created).run("verification", "--json", "--fields", "steps")

    let lines = try #require(run.document).text.split(separator: "\n").map { $0.filter { $0 != " " } }
    let steps = zip(lines, lines.dropFirst()).filter { $0.0.hasPrefix("\"step\"") }.map { $0.0 + $0.1 }
    #expect(
      steps == [
        #""step":"session","state":"done","#, #""step":"passport","state":"missing","#,
        #""step":"selfie","state":"missing","#, #""step":"submit","state":"not-done","#,
        #""step":"request","state":"done","#,
      ]
    )
  }

  @Test func `of a document it is said whether it is required, and of other steps nothing`() async throws {
    let run = await Fixture(.created).run("verification", "--json", "--fields", "steps")

    let required = try #require(run.document).compactText.matches(of: /"required":(\w+)/).map { $0.1 }
    #expect(required == ["null", "true", "true", "null", "null"])
  }

  @Test func `documents that could not be read are told, and no next step`() async throws {
    let fixture = Fixture(.created) {
      let checklist = VerificationChecklist(
        session: CareersSamples.session(.created),
        documents: [],
        unreadableCount: 2
      )
      $0.checklist = .success(CareersSamples.fetched(checklist))
    }
    let words = "2 entries could not be read and are left out"

    let page = await fixture.run("verification")
    let document = await fixture.run("verification", "--json")

    #expect(WrittenScreen.linear(try #require(page.page).notice).contains(words))
    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(words)."])
    let text = try #require(document.document).compactText
    #expect(text.contains(#""next":"unknown""#))
    #expect(text.contains(#""warnings":["entries-unreadable"]"#))
  }

  @Test(arguments: [["verification"], ["verification", "history"]])
  func `events of the history that could not be read are told`(words: [String]) async throws {
    let fixture = Fixture(.created) {
      $0.history = .success(CareersSamples.fetched(EntryList([], unreadableCount: 1)))
    }
    let warning = "1 entry could not be read and is left out"

    let page = await fixture.run(words)
    let document = await fixture.run(words + ["--json"])

    let shown = try #require(page.page)
    #expect(WrittenScreen.linear(shown.notice).contains(warning))
    #expect(!WrittenScreen.linear(shown.content).contains(Strings(.english).noSession.string))
    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(warning)."])
    #expect(try #require(document.document).compactText.contains(#""warnings":["entries-unreadable"]"#))
  }

  private nonisolated static let withoutRequest =
    "Warning: The final request could not be loaded: no connection."
  private nonisolated static let withoutHistory =
    "Warning: The history could not be loaded: no response in time."

  @Test(
    arguments: [
      ("reason", [withoutHistory]), ("steps", [withoutRequest, withoutHistory]), ("next", [withoutRequest]),
      ("finalRequest", [withoutRequest]), ("status", []),
    ] as [(String, [String])]
  )
  func `parts that could not be loaded are told where something that follows from them is wanted`(
    field: String,
    words: [String]
  ) async {
    let fixture = Fixture(.rejected) {
      $0.profile = .failure(.offline)
      $0.history = .failure(.timedOut)
    }

    let page = await fixture.run("verification")
    let document = await fixture.run("verification", "--json", "--fields", field)

    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes == words)
    #expect(document.exitCode == .done)
  }

  @Test func `parts that could not be loaded are warnings of a document`() async throws {
    let fixture = Fixture(.rejected) {
      $0.profile = .failure(.offline)
      $0.history = .failure(.timedOut)
    }

    let run = await fixture.run("verification", "--json")

    let warnings = #""warnings":["final-request-not-loaded","history-not-loaded"]"#
    #expect(try #require(run.document).compactText.contains(warnings))
  }

  @Test(arguments: [(1, 0, false), (0, 1, false), (0, 0, true)])
  func `only a history that was read as a whole can be empty`(
    events: Int,
    unreadable: Int,
    isEmpty: Bool
  ) async throws {
    let list = EntryList(
      Array(CareersSamples.verificationEvents.prefix(events)),
      unreadableCount: unreadable
    )
    let fixture = Fixture(.created) { $0.history = .success(CareersSamples.fetched(list)) }

    let run = await fixture.run("verification", "history")

    let screen = try #require(run.screen as? VerificationHistoryViewModel)
    let isShownAsEmpty = if case .empty = screen.state { true } else { false }
    #expect(isShownAsEmpty == isEmpty)
  }

  @Test func `a script gets the history, oldest first`() async {
    let run = await Fixture(.rejected).run("verification", "history", "--json")

    #expect(
      run.rows == [
        "2026-02-27T12:00:00Z\t\tcreated\tuser\tsession_created\n",
        "2026-02-28T12:00:00Z\tcreated\tsubmitted\tuser\tsession_submitted\n",
        "2026-03-01T11:00:00Z\tsubmitted\trejected\tadmin\tThe passport has expired.\n",
      ]
    )
  }

  @Test(arguments: [["start"], ["submit", "--yes"], ["request"], ["upload", "p.pdf", "--type", "passport"]])
  func `offline nothing is sent`(words: [String]) async {
    let fixture = Fixture(.created)

    let run = await fixture.run(["verification"] + words + ["--offline"])

    #expect(run.exitCode == .noConnection)
    #expect(fixture.service.requests.isEmpty)
  }
}
