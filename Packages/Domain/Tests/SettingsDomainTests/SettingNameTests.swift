import SettingsDomain
import Testing

@Suite struct SettingNameTests {
  @Test func `a setting is named like its option, where it has one`() {
    let names = SettingName.allCases.map(\.rawValue)
    #expect(
      names == [
        "accessible", "backend", "color", "github.clientID", "images", "lang", "patience", "theme", "timeout",
        "width",
      ]
    )
  }
}
