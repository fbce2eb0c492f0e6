import CareersDomain
import CareersFakes
import Foundation
import Testing

@Suite struct CareersSamplesTests {
  @Test func `the post that can be saved is one that a signed-in user has saved`() {
    #expect(CareersSamples.savablePost.viewer == ViewerState(isSignedIn: true, isSaved: true))
  }

  @Test(
    arguments: [
      (.created, nil, nil), (.submitted, -24, nil), (.manualReview, -24, nil), (.verified, -24, -1),
      (.rejected, -24, -1),
    ] as [(SessionStatus, Double?, Double?)]
  )
  func `a session has the moments of what has happened to it, after its start two days ago`(
    status: SessionStatus,
    submitted: Double?,
    reviewed: Double?
  ) throws {
    let session = try #require(CareersSamples.session(status))

    #expect(session.createdAt == moment(-48))
    #expect(session.submittedAt == submitted.map(moment))
    #expect(session.reviewedAt == reviewed.map(moment))
    #expect(session.updatedAt == moment(-1))
  }

  /// The moment some hours after the samples were fetched.
  private func moment(_ hours: Double) -> Date { CareersSamples.fetchedAt.addingTimeInterval(hours * 3600) }
}
