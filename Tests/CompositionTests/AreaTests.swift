import FeatureKit
import Testing

@testable import TesseraApp

@Suite struct AreaTests {
  @Test func `a route belongs to the area of its first word`() {
    #expect(Area.owner(of: Route("jobs", "saved"))?.commands == Area.careers.commands)
    #expect(Area.owner(of: Route("saved", "jobs")) == nil)
  }

  @Test func `the tabs are those of all features that are browsed, in the order of the areas`() throws {
    let services = Services(Launch(try TesseraRun().context(["browse"], [:], .pipes)))

    let tabs = Area.all.flatMap(services.features(of:)).compactMap(\.tab)

    let known = [
      ["recipes"], ["sections"], ["users"], ["github"], ["deck"], ["communities"], ["jobs"],
      ["feed"], ["applications"], ["profile"], ["account"], ["outbox"],
    ]
    // A further area brings tabs of its own.
    #expect(tabs.map(\.route.words).filter(known.contains) == known)
  }
}
