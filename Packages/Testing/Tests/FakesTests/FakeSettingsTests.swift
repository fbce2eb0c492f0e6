import SettingsDomain
import SettingsFakes
import Testing

@Suite struct FakeSettingsTests {
  private let settings = FakeSettings([.theme: "dark", .width: "80"])

  @Test func `settings have a place, another one or none`() {
    #expect(settings.place == "/home/anna/.config/tessera/settings.json")
    #expect(FakeSettings(place: "/settings").place == "/settings")
    #expect(FakeSettings(place: nil).place == nil)
  }

  @Test func `a setting is changed, and the others stay`() throws {
    try settings.set("light", for: .theme)
    try settings.set("sv", for: .language)

    #expect(try settings.values() == [.theme: "light", .width: "80", .language: "sv"])
  }

  @Test func `of the settings that are removed, those that had a value are told once and in their order`()
    throws
  {
    try settings.set("sv", for: .language)

    #expect(try settings.remove([.width, .color, .theme, .width]) == [.width, .theme])

    #expect(try settings.values() == [.language: "sv"])
  }

  @Test func `every call fails until the store works again, and changes nothing`() async throws {
    let failure = SettingsError.cannotBeSaved(reason: "disk")
    settings.fail(failure)
    await expectEach(
      of: [
        { _ = try $0.values() }, { try $0.set("light", for: .theme) }, { _ = try $0.remove([.theme]) },
      ],
      of: settings,
      toThrow: failure
    )

    settings.fail(nil)

    #expect(try settings.values() == [.theme: "dark", .width: "80"])
  }
}
