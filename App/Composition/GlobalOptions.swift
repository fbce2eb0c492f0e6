import CommandKit
import DesignKit
import FeatureKit
import LocalizationKit
import Sandbox

/// The options that every command understands, explained in one language.
struct GlobalOptions: Sendable {
  let reading: ReadingOptions
  let backend: Option<Backend>
  let network: Option<CaseArgument<SandboxCondition>?>
  let timeout: Option<Duration>
  let plain: Flag
  let accessible: Flag
  let color: Option<CaseArgument<ColorFlag>>
  let theme: Option<CaseArgument<Theme>?>
  let width: Option<Int?>
  let language: Option<LanguageChoice?>
  let explain: Flag
  let verbose: Flag

  init(_ language: Language) {
    let strings = Strings(language)
    reading = ReadingOptions(language)
    backend = Option(
      "backend",
      help: strings.backend,
      valueName: strings.name,
      default: .sandbox,
      environment: "TESSERA_BACKEND"
    )
    network = Option(
      "network",
      help: strings.network,
      valueName: strings.condition,
      environment: "TESSERA_NETWORK"
    )
    timeout = Option(
      "timeout",
      help: strings.timeout,
      valueName: strings.time,
      default: .seconds(30),
      environment: "TESSERA_TIMEOUT"
    )
    plain = Flag("plain", help: strings.plain)
    accessible = Flag("accessible", help: strings.accessible, environment: "TESSERA_ACCESSIBLE")
    color = Option("color", help: strings.color, valueName: strings.when, default: CaseArgument(.auto))
    theme = Option(
      "theme",
      help: strings.theme,
      valueName: strings.name,
      environment: "TESSERA_THEME"
    )
    width = Option(
      "width",
      help: strings.width,
      valueName: strings.cells,
      accepting: .within(1...1000),
      environment: "TESSERA_WIDTH"
    )
    self.language = Option(
      "lang",
      help: strings.languageOption,
      valueName: strings.languageName,
      environment: "TESSERA_LANG"
    )
    explain = Flag("explain", help: strings.explain)
    verbose = Flag("verbose", short: "v", help: strings.verbose, environment: "TESSERA_DEBUG")
  }

  var all: [any NamedParameter] {
    reading.all + [
      plain, accessible, color, theme, width, language, backend, network, timeout, explain, verbose,
    ]
  }

  var conflicts: [Conflict] {
    [Conflict(reading.refresh, reading.offline), Conflict(reading.json, plain, accessible)]
  }
}
