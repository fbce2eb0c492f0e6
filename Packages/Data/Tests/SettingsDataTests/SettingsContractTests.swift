import SettingsDomain
import Testing

/// What everything that keeps settings promises, run on each of them.
@Suite struct SettingsContractTests {
  @Test(arguments: SettingsAdapter.allCases)
  func `nothing is settled at first`(adapter: SettingsAdapter) throws {
    try adapter.run { settings in
      let values = try settings.values()
      let isRemoved = try settings.remove(.theme)

      #expect(values.isEmpty && !isRemoved)
    }
  }

  @Test(arguments: SettingsAdapter.allCases)
  func `what was settled last is there, whatever its text`(adapter: SettingsAdapter) throws {
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
  func `what is left open again is gone, the others stay`(adapter: SettingsAdapter) throws {
    try adapter.run { settings in
      for name in SettingName.allCases { try settings.set(name.rawValue, for: name) }

      #expect(try settings.remove(.theme))
      #expect(try !settings.remove(.theme))
      #expect(
        try settings.values().keys.sorted { $0.rawValue < $1.rawValue }
          == SettingName.allCases.filter { $0 != .theme }
      )
    }
  }
}
