import DesignKit
import Testing

@Suite struct ThemeDetectionTests {
  @Test(arguments: [
    ("0;15", Theme.light), ("15;0", .dark), ("0;default;15", .light), ("0;7", .light), ("7;8", .dark),
    ("0;6", .dark), ("0;9", .light), ("0;16", .dark), ("0;-1", .dark), ("15", .dark),
    ("default;default", .dark),
    ("0;", .dark), ("", .dark),
  ])
  func `the theme suits the background that COLORFGBG tells`(value: String, theme: Theme) {
    #expect(Theme.detected(environment: ["COLORFGBG": value]) == theme)
  }

  @Test func `dark is the theme where nothing is told`() {
    #expect(Theme.detected(environment: [:]) == .dark)
  }

  @Test func `a theme that is asked for is not detected`() {
    let variables = ["COLORFGBG": "0;15"]

    #expect(RenderEnvironment.detected(environment: variables, isTerminal: true).theme == .light)
    #expect(RenderEnvironment.detected(environment: variables, isTerminal: true, theme: .mono).theme == .mono)
  }
}
