import FeatureKit
import Synchronization

@testable import TesseraApp

/// A command line whose output is read for words that were not translated.
struct ChineseRun: Sendable {
  let arguments: [String]
  var environment: [String: String] = [:]
  /// Whether the same was run before, with a network.
  var isSeen = false
  /// Files of the program that are there before, by their paths below its folder.
  var files: [String: String] = [:]
  /// Words of the output that are names of this program's parts or of other programs.
  var names: Set<String> = []

  static let helping = [
    ChineseRun([]), ChineseRun(["--help"]), ChineseRun(["help"]),
    ChineseRun(["help", "sections"]), ChineseRun(["sections", "show", "--help"]),
    ChineseRun(["design", "--help"]),
    ChineseRun(["help", "help"]), ChineseRun(["help", "completion"]), ChineseRun(["help", "version"]),
    ChineseRun(["help", "manual"]),
    ChineseRun(["settings", "--help"]), ChineseRun(["settings", "set", "--help"]),
    ChineseRun(["recipes", "--help"]), ChineseRun(["recipes", "search", "--help"]),
    ChineseRun(["recipes", "shopping", "export", "--help"]),
    ChineseRun(["help", "exit-codes"]), ChineseRun(["help", "environment"]), ChineseRun(["help", "output"]),
  ]

  static let failing = [
    ChineseRun(["section"]), ChineseRun(["sections", "shw"]), ChineseRun(["help", "nonsense"]),
    ChineseRun(["--nonsense"]), ChineseRun(["sections", "--refresh=yes"]),
    ChineseRun(["sections", "--color"]),
    ChineseRun(["sections", "--width"]), ChineseRun(["sections", "--refresh", "--offline"]),
    ChineseRun(["sections", "--width", "0"]), ChineseRun(["sections", "--width", "wide"]),
    ChineseRun(["sections", "--color", "blue"]), ChineseRun(["sections", "--timeout", "soon"]),
    ChineseRun(["sections", "--fields", "colour"]),
    ChineseRun(["sections", "--fields", ","]),
    ChineseRun(["sections", "--fields", "id"]), ChineseRun(["sections", "show"]),
    ChineseRun(["sections", "show", "a", "b", "c"]),
    ChineseRun(["sections", "show", "a", "b", "c", "d", "e"]),
    ChineseRun(["sections", "--backend", "live", "--network", "slow"]),
    ChineseRun(["sections"], environment: ["TESSERA_OFFLINE": "maybe"]),
    ChineseRun(["sections"], environment: ["TESSERA_HOME": "relative"]),
    ChineseRun(["sections"], environment: ["TESSERA_STREAMING_URL": "nonsense"]),
    ChineseRun(["settings", "get", "width"]), ChineseRun(["settings", "set", "theme", "blue"]),
    ChineseRun(["settings", "set", "lang", "en"], environment: ["TESSERA_HOME": "", "HOME": ""]),
    ChineseRun(["design", "--component", "tabel"]),
    ChineseRun(["design", "--component", "rule", "--state", "nonsense"]),
    ChineseRun(["sections", "--offline"]), ChineseRun(["sections", "--network", "offline"]),
    ChineseRun(["sections", "--network", "failing"]), ChineseRun(["sections", "--network", "rate-limited"]),
    ChineseRun(["sections", "show", "nonsense"]), ChineseRun(["sections", "show", "s"]),
    ChineseRun(["sections", "show", "series", "--block", "nonsense"]),
    ChineseRun(["sections", "show", "series", "--category", "nonsense"]),
    ChineseRun(["recipes", "list"]), ChineseRun(["recipes", "list", "nonsense"]),
    ChineseRun(["recipes", "list", "s"]), ChineseRun(["recipes", "show", "1"]),
    ChineseRun(["recipes", "show", "1", "--base", "2"]), ChineseRun(["recipes", "search"]),
    ChineseRun(["recipes", "favourites", "remove", "1"]), ChineseRun(["recipes", "shopping", "tick", "x"]),
    ChineseRun(["jobs"], files: newerAccounts), ChineseRun(["deck"], files: newerAccounts),
    ChineseRun(["github"], files: newerAccounts),
  ]

  static let showing = [
    ChineseRun(["sections"]), ChineseRun(["sections", "--accessible"]),
    ChineseRun(["settings", "unset", "lang"]),
    ChineseRun(["sections", "--offline"], isSeen: true),
    ChineseRun(["sections", "--network", "failing"], isSeen: true),
    ChineseRun(["sections", "show", "series"]), ChineseRun(["sections", "show", "sport", "--accessible"]),
    ChineseRun(["sections", "show", "movie", "--block", "friday", "--all"]),
    ChineseRun(["sections", "--explain"]), ChineseRun(["sections", "--refresh", "--explain"], isSeen: true),
    ChineseRun(["sections", "--network", "rate-limited", "--explain"], isSeen: true),
  ]

  /// A record of who is signed in that a newer version of the program has written.
  private static let newerAccounts = ["data/accounts.json": #"{"version":9}"#]

  init(
    _ arguments: [String],
    environment: [String: String] = [:],
    isSeen: Bool = false,
    files: [String: String] = [:]
  ) {
    self.arguments = arguments
    self.environment = environment
    self.isSeen = isSeen
    self.files = files
    names = arguments.contains("--explain") ? Self.parts.union(Self.words) : Self.words
  }

  /// The outcomes so far: several tests read one in the same language, which is made once.
  private static let outcomes = Mutex<[String: Task<TesseraRun.Outcome, any Error>]>([:])

  /// Runs it in a language, two hours after what is seen was seen.
  func outcome(in language: String, options: [String] = []) async throws -> TesseraRun.Outcome {
    let variables = environment.sorted { $0.key < $1.key }
    let content = files.sorted { $0.key < $1.key }
    let key = "\(arguments) \(options) \(variables) \(isSeen) \(content) \(language)"
    let task = Self.outcomes.withLock { outcomes -> Task<TesseraRun.Outcome, any Error> in
      if let task = outcomes[key] { return task }
      let task = Task { try await run(in: language, options) }
      outcomes[key] = task
      return task
    }
    return try await task.value
  }

  private func run(in language: String, _ options: [String]) async throws -> TesseraRun.Outcome {
    let tessera = try TesseraRun()
    for (name, content) in files { try tessera.place(content, at: name) }
    if isSeen {
      _ = await tessera(arguments: bare)
      tessera.pass(seconds: 7200)
    }
    return await tessera(arguments: arguments + options + ["--lang", language], environment: environment)
  }

  /// Everything that the service has to say of it.
  func content() async throws -> String {
    guard Self.showing.contains(where: { $0.arguments == arguments }) || arguments.contains("show") else {
      return ""
    }
    let tessera = try TesseraRun()
    let front = await tessera("sections").output.split(separator: "\n\n").first ?? ""
    let list = await tessera("sections", "--json")
    let page = await tessera(arguments: bare + ["--json"])
    return front.replacing("\n", with: " ") + list.output + page.output
  }

  /// The command without what is about its form or its network.
  private var bare: [String] {
    let kept = arguments.prefix {
      !["--accessible", "--offline", "--network", "--explain", "--refresh"].contains($0)
    }
    return Array(kept)
  }

  /// Commands, topics, values and fields, which are typed as they are, and words of the outside world.
  private static let words = otherWords.union(
    (Area.all.flatMap(\.commands) + WarningCode.allCases.map(\.rawValue))
      .flatMap { $0.split(separator: "-").map(String.init) }
  )

  private static let otherWords: Set<String> = [
    "API", "GitHub", "OctoDeck", "areas", "open", "send", "robin", "marsh", "query", "visa", "browse",
    "ingredients", "seenAt", "get", "set", "unset", "lang", "theme",
    "width",
    "accessible",
    "backend", "color", "timeout", "patience",
    "value",
    "decidedBy", "variable", "allowed", "purpose",
    "table", "card", "states", "section", "summary", "usage", "bare", "titled", "truecolor",
    "plain", "ascii", "svg", "markdown", "linear", "all", "show", "help",
    "completion", "version", "manual", "mdoc", "man", "list", "exit", "codes", "environment", "output",
    "bash",
    "zsh",
    "fish", "eval", "series", "drama", "popular", "sandbox", "live", "auto", "always", "never", "dark",
    "light",
    "mono", "high", "contrast", "en", "zh", "Hans", "offline", "slow", "flaky", "failing", "rate", "limited",
    "true", "false", "ms", "id", "name", "title", "kind", "description", "address", "category", "heading",
    "categories", "blocks", "data", "source", "page", "network", "revalidated", "stored", "fetchedAt",
    "count", "next", "total", "unreadable", "warnings", "entries",
    "ageSeconds", "stale", "reason", "error", "code", "status", "message", "hint", "requestId", "https",
    "all", "no",
    "proxy", "libcurl", "UTF", "Linux", "XDG", "COLORFGBG", "TERM",
    "COLUMNS", "COLORTERM", "CLICOLOR", "LANG",
    "LANGUAGE",
    "list", "search", "random", "favourites", "shopping", "export", "text", "markdown",
    "md", "picture", "area", "tags", "api", "json",
    "ID", "clientID", "welder", "yes", "less",
    "gb", "se", "Markdown", "Seafood", "Side", "Starter", "chicken", "salmon", "images", "kitty", "iTerm",
  ]

  /// What the layers of the program are called in its own code, and in HTTP.
  private static let parts: Set<String> = [
    "BrowseSections", "DescribeSections", "SectionsViewModel", "StreamingRepository", "sectionsView", "load",
    "describe",
    "catalog",
    "GET", "ios", "gb",
  ]
}
