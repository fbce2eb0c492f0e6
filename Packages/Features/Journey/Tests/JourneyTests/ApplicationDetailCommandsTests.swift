import CareersDomain
import CareersFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Journey

/// One application with its history and its documents.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ApplicationDetailCommandsTests: JourneySuite {
  let fixture = JourneyFixture()

  @Test func `a document has every event and document`() async throws {
    let run = await run([
      "applications", "show", id.uppercased(), "--json", "--fields", "id,events,documents",
    ])

    let text = try #require(run.document).text
    for part in [
      "\"title\": \"Application in review\"", "\"actor\": \"admin\"", "\"status\": \"offered\"",
      "\"date\": \"2026-02-27T12:00:00Z\"", "\"review\": \"pending\"", "\"bytes\": 123456",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `the history and the documents of an application are fields, and no columns`() async {
    let run = await run(["applications", "show", id])

    #expect(run.rows.map { $0.split(separator: "\t", omittingEmptySubsequences: false).count } == [6])
  }

  @Test func `the documents of an application are rows for scripts`() async {
    let run = await run(["applications", "documents", id, "--fields", "id,type,name,review"])

    #expect(run.rows == ["d1\tCV\tcv.pdf\tpending\n"])
  }

  @Test func `documents that cannot be loaded are null beside the history, and a failure by themselves`()
    async throws
  {
    repository.prepare { $0.documents[Samples.id] = .failure(.timedOut) }

    let page = await run(["applications", "show", id])
    let whole = await run(["applications", "show", id, "--json", "--fields", "documents"])
    let other = await run(["applications", "show", id, "--json", "--fields", "id,events"])
    let alone = await run(["applications", "documents", id])

    let text = try #require(whole.document).text
    #expect(whole.exitCode == .done && text.contains("\"documents\": null"))
    #expect(whole.notes == ["Warning: The documents could not be loaded: no response in time."])
    #expect(try #require(whole.document).compactText.contains(#""warnings":["documents-not-loaded"]"#))
    #expect(page.notes.isEmpty, "the page says it")
    #expect(other.notes.isEmpty)
    #expect(alone.exitCode == .noConnection)
  }

  @Test(arguments: [CareersSamples.offeredJourney.events, []])
  func `events that could not be read are told`(events: [JourneyEvent]) async throws {
    repository.prepare {
      let journey = Journey(
        application: CareersSamples.application(1, .offered),
        events: events,
        unreadableCount: 1
      )
      $0.journeys[Samples.id] = .success(CareersSamples.fetched(journey))
    }
    let words = "1 entry could not be read and is left out"

    let page = await run(["applications", "show", id])
    let document = await run(["applications", "show", id, "--json"])
    let other = await run(["applications", "show", id, "--json", "--fields", "id,documents"])

    let text = WrittenScreen.linear(try #require(page.page).content)
    #expect(text.contains(words))
    #expect(!text.contains(Strings(.english).noHistory.string))
    #expect(page.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(words)."])
    #expect(try #require(document.document).compactText.contains(#""warnings":["entries-unreadable"]"#))
    #expect(other.notes.isEmpty)
  }

  @Test(arguments: [[CareersSamples.document()], []])
  func `documents that could not be read are told`(documents: [ApplicationDocument]) async throws {
    repository.prepare {
      let list = EntryList(documents, unreadableCount: 2)
      $0.documents[Samples.id] = .success(CareersSamples.fetched(list))
    }
    let words = "2 entries could not be read and are left out"

    for verb in ["show", "documents"] {
      let page = await run(["applications", verb, id])
      let document = await run(["applications", verb, id, "--json"])

      let text = WrittenScreen.linear(try #require(page.page).content)
      #expect(text.contains(words), "\(verb)")
      #expect(!text.contains(Strings(.english).noDocuments.string), "\(verb)")
      #expect(page.notes.isEmpty, "the page says it")
      #expect(document.notes == ["Warning: \(words)."], "\(verb)")
      #expect(try #require(document.document).compactText.contains(#""warnings":["entries-unreadable"]"#))
    }
  }

  @Test func `unreadable events and documents are told together, as far as their fields are wanted`() async {
    repository.prepare {
      let journey = Journey(application: CareersSamples.application(), unreadableCount: 1)
      $0.journeys[Samples.id] = .success(CareersSamples.fetched(journey))
      $0.documents[Samples.id] = .success(CareersSamples.fetched(EntryList([], unreadableCount: 2)))
    }

    let events = "Warning: 1 entry could not be read and is left out."
    let documents = "Warning: 2 entries could not be read and are left out."
    let both = "Warning: 3 entries could not be read and are left out."

    #expect(await run(["applications", "show", id, "--json", "--fields", "id"]).notes.isEmpty)
    #expect(await run(["applications", "show", id, "--json", "--fields", "events"]).notes == [events])
    #expect(await run(["applications", "show", id, "--json", "--fields", "documents"]).notes == [documents])
    #expect(await run(["applications", "show", id, "--json"]).notes == [both])
  }

  @Test(arguments: ["show", "documents"])
  func `an unknown application leads to the list`(verb: String) async {
    repository.prepare { $0.journeys[Samples.id] = .failure(.notFound) }

    let run = await run(["applications", verb, id])

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains(id) && run.errorOutput.contains("tessera applications"))
  }
}
