import SettingsDomain
import Testing

@Suite struct SettingNameTests {
  @Test func `a setting is named like its option`() {
    let names = SettingName.allCases.map(\.rawValue)
    #expect(names == ["accessible", "backend", "color", "lang", "patience", "theme", "timeout", "width"])
  }
}
