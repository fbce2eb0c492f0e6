import FeatureKit
import Testing

@testable import TesseraApp

@Suite struct AreaTests {
  @Test func `a route belongs to the area of its first word`() {
    #expect(Area.owner(of: Route("jobs", "saved"))?.commands == Area.careers.commands)
    #expect(Area.owner(of: Route("saved", "jobs")) == nil)
  }
}
