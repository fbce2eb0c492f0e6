import FeatureKit
import Testing

@Suite struct AgeTextTests {
  @Test(arguments: [
    (Int.min, "just now"), (-1, "just now"), (0, "just now"), (9, "just now"),
    (10, "10 seconds ago"), (59, "59 seconds ago"),
    (60, "1 minute ago"), (119, "1 minute ago"), (120, "2 minutes ago"), (3599, "59 minutes ago"),
    (3600, "1 hour ago"), (7199, "1 hour ago"), (7200, "2 hours ago"), (86_399, "23 hours ago"),
    (86_400, "1 day ago"), (172_799, "1 day ago"), (172_800, "2 days ago"),
    (Int.max, "106751991167300 days ago"),
  ])
  func `an age is told in the largest whole unit`(seconds: Int, text: String) {
    #expect(AgeText.ago(seconds: seconds) == text)
  }
}
