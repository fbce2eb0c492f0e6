import StreamingDomain
import Testing

@Suite struct AudienceRatingTests {
  @Test(arguments: [(-1, false), (0, true), (100, true), (101, false)])
  func `a rating is from 0 to 10`(tenths: Int, isRating: Bool) {
    #expect((AudienceRating(tenths: tenths) != nil) == isRating)
  }

  @Test func `no vote at all is a number of votes`() {
    #expect(AudienceRating(tenths: 50, votes: 0)?.votes == 0)
  }

  @Test func `a negative number of votes is no number`() {
    #expect(AudienceRating(tenths: 50, votes: -3)?.votes == nil)
  }
}
