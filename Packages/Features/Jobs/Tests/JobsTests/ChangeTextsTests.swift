import CareersDomain
import CareersFakes
import DomainKernel
import FeatureKit
import LocalizationKit
import Testing

@testable import Jobs

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How changes in the outbox are called, and why they were refused.
@Suite struct ChangeTextsTests {
  @Test(arguments: [
    ("job.save", "Save the job 'Welder'"), ("job.unsave", "Remove the saved job 'Welder'"),
    ("job.apply", "Apply for 'Welder'"), ("post.save", "post.save Welder"),
  ])
  func `only changes of jobs are called by what they do with one`(kind: String, title: String) throws {
    let entry = try entry(kind)

    #expect(JobsFeature.changeTexts.title(of: entry, in: .english) == title)
  }

  @Test func `an application with a CV says so`() throws {
    let entry = try entry("job.apply", Data(#"{"cv":{"path":"cv.pdf","checksum":"0f"}}"#.utf8))

    #expect(JobsFeature.changeTexts.title(of: entry, in: .english) == "Apply for 'Welder' with a CV")
  }

  @Test(arguments: [
    ("cv_unreadable", "The CV can no longer be read."),
    ("cv_changed", "The CV file has changed since you applied."),
    ("cv_not_uploaded", "The application was sent, but the CV was not accepted."),
  ])
  func `an application that was refused because of its CV says why`(code: String, words: String) throws {
    let refusal = OutboxRefusal(.rejected(code: code, message: nil), at: CareersSamples.fetchedAt)

    let reason = try #require(JobsFeature.changeTexts.reason(of: refusal, in: .english))

    #expect(reason.hasPrefix(words))
  }

  @Test func `a refusal for another reason has no text of its own`() {
    let refusal = OutboxRefusal(.rejected(code: "closed", message: nil), at: CareersSamples.fetchedAt)

    #expect(JobsFeature.changeTexts.reason(of: refusal, in: .english) == nil)
  }

  private func entry(_ kind: String, _ payload: Data = Data()) throws -> OutboxEntry {
    OutboxEntry(
      id: OutboxEntry.ID(rawValue: 1),
      draft: try OutboxDraft(
        kind,
        of: "job_1",
        in: OutboxQueue(area: "careers", account: "tests"),
        name: "Welder",
        payload: payload
      ),
      createdAt: CareersSamples.fetchedAt
    )
  }
}
