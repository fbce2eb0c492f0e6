import SettingsDomain
import SettingsFakes
import Testing

@Suite struct KeepSettingsTests {
  @Test func `what is settled is told, and where it is kept`() throws {
    let settings = ManageSettings(repository: FakeSettings([.theme: "light"], place: "/settings.json"))

    try settings.set("zh-Hans", for: .language)

    #expect(try settings.values() == [.theme: "light", .language: "zh-Hans"])
    #expect(settings.place == "/settings.json")
  }

  @Test func `only what was settled is said to be open again`() throws {
    let settings = ManageSettings(
      repository: FakeSettings([.theme: "light", .width: "90", .backend: "live"])
    )

    let removed = try settings.unset([.width, .language, .theme, .width])

    #expect(removed == [.width, .theme])
    #expect(try settings.values() == [.backend: "live"])
  }

  @Test(arguments: [SettingsError.cannotBeRead(reason: "torn"), .cannotBeSaved(reason: "full")])
  func `a failure is passed on`(error: SettingsError) {
    let repository = FakeSettings([.theme: "light"])
    repository.fail(error)
    let settings = ManageSettings(repository: repository)

    #expect(throws: error) { try settings.values() }
    #expect(throws: error) { try settings.set("en", for: .language) }
    #expect(throws: error) { try settings.unset([.theme]) }
  }

  @Test func `a setting is named like its option`() {
    let names = SettingName.allCases.map(\.rawValue)
    #expect(names == ["accessible", "backend", "color", "lang", "theme", "timeout", "width"])
  }
}
