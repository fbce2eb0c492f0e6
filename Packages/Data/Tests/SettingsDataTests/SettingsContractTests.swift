import SettingsDomain
import Testing

/// What everything that stores settings promises, run on each of them.
@Suite struct SettingsContractTests {
  @Test(arguments: SettingsAdapter.allCases)
  func `there are no settings at first`(adapter: SettingsAdapter) throws {
    try adapter.run { settings in
      let values = try settings.values()
      let removed = try settings.remove([.theme])

      #expect(values.isEmpty && removed.isEmpty)
    }
  }

  @Test(arguments: SettingsAdapter.allCases)
  func `the last value of a setting is there, whatever its text`(adapter: SettingsAdapter) throws {
    try adapter.run { settings in
      let hostile = "\u{0}\"\\/\u{1B}[31m\u{202E}é\r\n😀"
      try settings.set("dark", for: .theme)
      try settings.set("light", for: .theme)
      try settings.set(hostile, for: .language)
      try settings.set("", for: .width)

      #expect(try settings.values() == [.theme: "light", .language: hostile, .width: ""])
    }
  }

  @Test(arguments: SettingsAdapter.allCases)
  func `settings that are removed are gone and named once each, the others stay`(adapter: SettingsAdapter)
    throws
  {
    try adapter.run { settings in
      for name in SettingName.allCases where name != .width { try settings.set(name.rawValue, for: name) }

      #expect(try settings.remove([.language, .width, .theme, .language]) == [.language, .theme])
      #expect(try settings.remove([.theme]).isEmpty)
      #expect(try settings.remove([]).isEmpty)
      #expect(
        try Set(settings.values().keys) == Set(SettingName.allCases).subtracting([.language, .theme, .width])
      )
    }
  }
}
