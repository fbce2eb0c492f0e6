import CommandKit
import Settings
import SettingsDomain
import Testing

@Suite struct SettingStateTests {
  @Test func `the command line decides before the environment, a setting and the default`() {
    let line = Samples.state(.theme, stored: "light", given: GivenValue(text: "dark", origin: .commandLine))
    let variable = ValueOrigin.environment(variable: "TESSERA_THEME")
    let environment = Samples.state(
      .theme,
      stored: "light",
      given: GivenValue(text: "dark", origin: variable)
    )
    let setting = Samples.state(.theme, stored: "light")

    #expect(line.value == "dark" && line.source == .commandLine)
    #expect(environment.value == "dark" && environment.source == .environment(variable: "TESSERA_THEME"))
    #expect(setting.value == "light" && setting.source == .setting)
    #expect(Samples.state(.theme).value == nil && Samples.state(.theme).source == .fallback)
    #expect(Samples.state(.backend).value == "sandbox" && Samples.state(.backend).source == .fallback)
  }

  @Test func `a setting counts as it is stored now, whatever it was when the program started`() {
    let before = GivenValue(text: "dark", origin: .setting(name: "theme"))

    #expect(Samples.state(.theme, stored: "light", given: before).value == "light")
    #expect(Samples.state(.theme, given: before).value == nil)
  }

  @Test func `a stored value that the option does not accept is not in force`() {
    let state = Samples.state(.timeout, stored: "soon")

    #expect(state.value == "30s" && state.source == .fallback)
    #expect(!state.isStoredUsable && state.stored == "soon")
  }
}
