import FeatureKit
import Testing

@testable import TesseraApp

@Suite struct AreaTests {
  @Test func `a route belongs to the area of its first word`() {
    #expect(Area.owner(of: Route("jobs", "saved"))?.commands == Area.careers.commands)
    #expect(Area.owner(of: Route("saved", "jobs")) == nil)
  }

  @Test(
    arguments: [
      ([:], true), (["TESSERA_GITHUB_URL": "http://127.0.0.1:9/"], false),
      (["TESSERA_GITHUB_LOGIN_URL": "http://127.0.0.1:9/"], true),
    ] as [([String: String], Bool)]
  )
  func `an area uses the sandbox where the first of its services does, and without services never`(
    variables: [String: String],
    usesSandbox: Bool
  ) throws {
    let services = try services(variables)

    #expect(Area.people.usesSandbox(services) == usesSandbox)
    #expect(!Area.settings.usesSandbox(services))
  }

  @Test func `the features of an area are made once`() throws {
    let services = try services()
    let made = WrittenText()
    let area = Area(commands: ["numbers"]) { _ in
      made.add("features")
      return []
    }

    for _ in 0..<2 { #expect(services.features(of: area).isEmpty) }

    #expect(made.writes.count == 1)
  }

  @Test func `the tabs are those of all features that are browsed, in the order of the areas`() throws {
    let services = try services()

    let tabs = Area.all.flatMap(services.features(of:)).compactMap(\.tab)

    let known = [
      ["recipes"], ["sections"], ["users"], ["github"], ["deck"], ["communities"], ["jobs"],
      ["feed"], ["applications"], ["profile"], ["account"], ["outbox"],
    ]
    // A further area brings tabs of its own.
    #expect(tabs.map(\.route.words).filter(known.contains) == known)
  }

  private func services(_ variables: [String: String] = [:]) throws -> Services {
    Services(Launch(try TesseraRun().context(["browse"], variables, .pipes)))
  }
}
