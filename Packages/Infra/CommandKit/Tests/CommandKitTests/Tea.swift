import CommandKit

/// A small program with one of everything, which the suites parse, explain and complete.
enum Tea {
  enum Kettle: String, CaseIterable, ArgumentValue {
    case copper
    case steel
  }

  static let kettle = Option<Kettle>(
    "kettle",
    help: "Where the water boils.",
    default: .steel,
    environment: "TEA_KETTLE"
  )
  static let offline = Flag("offline", help: "Use stored leaves only.", environment: "TEA_OFFLINE")
  static let refresh = Flag("refresh", help: "Fetch fresh leaves.", environment: "TEA_REFRESH")
  static let pager = Flag("pager", help: "Show long lists page by page.", invertibleWithDefault: true)
  static let timeout = Option<Duration?>("timeout", help: "How long to wait.", valueName: "time")
  static let fields = Option<[String]>("fields", help: "What to print.", valueName: "a,b", separator: ",")

  static let limit = Option<Int>(
    "limit",
    short: "n",
    help: "How many to list.",
    valueName: "n",
    default: 30,
    accepting: .within(1...100),
    environment: "TEA_LIMIT"
  )
  static let all = Flag("all", short: "a", help: "List everything.")
  static let long = Flag("long", short: "l", help: "Tell more about each.")
  static let tags = Option<[String]>("tag", short: "t", help: "Only with this tag.")
  static let leafFields = Option<[String]>(
    "fields",
    help: "What to print.",
    valueName: "a,b",
    accepting: .oneOf(["id", "name"]),
    separator: ","
  )

  static let id = Argument<String>("id", help: "The leaf's id.")
  static let cup = Argument<Int?>("cup", help: "Which cup.", accepting: .atLeast(1))
  static let strength = Option<Int>("strength", help: "How strong.", valueName: "n")
  static let kettles = Argument<[Kettle]>("kettles", help: "What to clean.")

  static let leaves = Command(
    "leaves",
    abstract: "List the leaves.",
    discussion: "A leaf is listed once, whatever its origin.\n\n  Green before black.",
    examples: [
      Example("tea leaves --limit 5", "The first five."), Example("tea leaves show sencha", "One of them."),
    ],
    group: "Leaves",
    parameters: [limit, all, long, tags, leafFields],
    conflicts: [Conflict(limit, all)],
    subcommands: [show, Command("count", abstract: "Count them.") { _ in .done }]
  ) { _ in .done }

  static let show = Command("show", abstract: "Show one leaf.", parameters: [id, cup]) { _ in .notFound }

  static let brew = Command("brew", abstract: "Brew a cup.", parameters: [strength, id]) { _ in .done }

  static let clean = Command("clean", abstract: "Clean kettles.", parameters: [kettles]) { _ in .done }

  static let guests = Command(
    "guests",
    abstract: "Who is here.",
    subcommands: [Command("invite", abstract: "Invite one.", parameters: [id]) { _ in .done }]
  )

  static let globalOptions: [any NamedParameter] = [kettle, offline, refresh, pager, timeout, fields]
  static let globalConflicts = [Conflict(refresh, offline)]

  static let program = Program(
    "tea",
    version: "1.2.0",
    abstract: "Tea from a terminal.",
    examples: [
      Example("tea leaves", "List the leaves."), Example("tea brew sencha --strength 2", "Brew a cup."),
      Example("tea clean copper", "Clean up."),
    ],
    globalOptions: globalOptions,
    conflicts: globalConflicts,
    commands: [leaves, brew, clean, guests],
    topics: [
      HelpTopic(
        "water",
        abstract: "Which water to take.",
        text: "Soft water.\n\n  80 C  green\n  95 C  black"
      )
    ]
  )

  static let parser = CommandParser(program)

  static func parse(
    _ arguments: String...,
    environment: [String: String] = [:],
    settings: [String: String] = [:]
  ) -> ParseOutcome {
    parser.parse(arguments: arguments, environment: environment, settings: { settings[$0] })
  }

  static func globals(
    _ arguments: String...,
    environment: [String: String] = [:],
    settings: [String: String] = [:]
  ) -> ParsedGlobals {
    GlobalOptionsParser(globalOptions, conflicts: globalConflicts)
      .parse(arguments: arguments, environment: environment, settings: { settings[$0] })
  }
}
