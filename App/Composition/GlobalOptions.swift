import CommandKit
import DesignKit
import FeatureKit
import LocalizationKit
import Sandbox
import SettingsDomain

/// The options that every command understands.
struct GlobalOptions: Sendable {
  let reading: ReadingOptions
  let backend: Option<Backend>
  let network: Option<CaseArgument<SandboxCondition>?>
  let timeout: Option<Duration>
  let patience: Option<Duration>
  let plain: Flag
  let accessible: Flag
  let color: Option<CaseArgument<ColorFlag>>
  let images: Option<CaseArgument<ImageFlag>>
  let theme: Option<CaseArgument<Theme>?>
  let width: Option<Int?>
  let language: Option<LanguageChoice?>
  let noInput: Flag
  let explain: Flag
  let verbose: Flag
  /// A setting without an option on the command line.
  let gitHubClientID: Option<String?>

  /// Declares the options.
  ///
  /// - Parameter language: The language of their help; their names and values are the same in every language.
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
    patience = Option(
      "patience",
      help: strings.patience,
      valueName: strings.time,
      default: .seconds(3),
      environment: "TESSERA_PATIENCE"
    )
    plain = Flag("plain", help: strings.plain)
    accessible = Flag("accessible", help: strings.accessible, environment: "TESSERA_ACCESSIBLE")
    color = Option("color", help: strings.color, valueName: strings.when, default: CaseArgument(.auto))
    images = Option(
      "images",
      help: strings.images,
      valueName: strings.when,
      default: CaseArgument(.never),
      environment: "TESSERA_IMAGES"
    )
    theme = Option("theme", help: strings.theme, valueName: strings.name, environment: "TESSERA_THEME")
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
    noInput = Flag("no-input", help: strings.noInput, environment: "TESSERA_NO_INPUT")
    explain = Flag("explain", help: strings.explain)
    gitHubClientID = Option(
      "github.clientID",
      help: strings.clientID,
      valueName: strings.clientIDName,
      accepting: .identifier,
      environment: GitHubServices.clientIDVariable
    )
    verbose = Flag("verbose", short: "v", help: strings.verbose, environment: "TESSERA_DEBUG")
  }

  /// All of them, in the order of help.
  var all: [any NamedParameter] {
    reading.all + [
      plain, accessible, color, images, theme, width, language, backend, network, timeout, patience, noInput,
      explain, verbose,
    ]
  }

  /// The options that cannot be used together.
  var conflicts: [Conflict] {
    [Conflict(reading.refresh, reading.offline), Conflict(reading.json, plain, accessible)]
  }

  /// The option or flag that a setting stands in for: the one of the same name.
  func option(for name: SettingName) -> any NamedParameter {
    switch name {
    case .accessible: accessible
    case .backend: backend
    case .color: color
    case .gitHubClientID: gitHubClientID
    case .images: images
    case .language: language
    case .theme: theme
    case .timeout: timeout
    case .patience: patience
    case .width: width
    }
  }
}

/// Which services are used.
enum Backend: String, CaseIterable, ArgumentValue, Hashable, Sendable {
  case sandbox
  case live
}

/// A language by its tag, as the value of an option.
struct LanguageChoice: ArgumentValue, Hashable {
  let language: Language

  init(argument: String) throws(ArgumentError) {
    guard let language = Language(named: argument) else {
      throw ArgumentError(.oneOf(Self.allowedArguments()))
    }
    self.language = language
  }

  var argumentText: String { language.tag }

  static func allowedArguments() -> [String] { Language.allCases.map(\.tag) }
}
