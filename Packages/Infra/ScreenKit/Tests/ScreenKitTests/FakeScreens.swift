import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

/// A screen that does what a test says.
@MainActor @Observable
final class FakeScreen: Screen {
  enum State {
    case idle
    case loading
    case loaded(ScreenContent)
    case failed(CommandFailure)
  }

  private(set) var state = State.idle
  @ObservationIgnored var notes: [String] = []
  @ObservationIgnored var remarks: [String] = []
  @ObservationIgnored var showsSavedData = false
  /// What is shown instead of the content that was loaded.
  @ObservationIgnored var rendering: (@MainActor (ViewContext) -> ScreenContent)?
  @ObservationIgnored private(set) var requests: [FetchPolicy] = []
  @ObservationIgnored private(set) var cancellations = 0
  @ObservationIgnored var following: [ScreenContent] = []
  @ObservationIgnored private let isChange: Bool
  @ObservationIgnored private let answer: @MainActor (LoadRequest) async -> State

  init(isChange: Bool = false, _ answer: @escaping @MainActor (LoadRequest) async -> State) {
    self.isChange = isChange
    self.answer = answer
  }

  func load(_ request: LoadRequest) async {
    requests.append(request.policy)
    if case .loaded = state {} else { state = .loading }
    let answer = await answer(request)
    if Task.isCancelled {
      cancellations += 1
    } else {
      state = answer
    }
  }

  func loadMore(_ request: LoadRequest) async { state = .loaded(following.removeFirst()) }

  var hasMore: Bool { !following.isEmpty }

  func show(_ content: ScreenContent) { state = .loaded(content) }

  func failure(in context: ViewContext) -> CommandFailure? {
    if case .failed(let failure) = state { failure } else { nil }
  }

  func notes(in context: ViewContext) -> [String] { notes }

  func remarks(in context: ViewContext) -> [String] { remarks }

  func content(in context: ViewContext) -> ScreenContent {
    switch state {
    case .loaded(let content): rendering?(context) ?? content
    case .idle, .loading, .failed:
      isChange
        ? .confirmation
        : .page(
          Page("Films", content: .loading(context.language.choose(en: "Loading films", zhHans: "正在载入电影")))
        )
    }
  }
}

/// Makes prepared screens by the first word of a route.
@MainActor
final class FakeScreens {
  let language: Language
  private(set) var opened: [Route] = []
  private(set) var made: [FakeScreen] = []
  var prepare: [String: () throws(CommandFailure) -> FakeScreen] = [:]

  init(_ language: Language = .english) {
    self.language = language
    let films = Samples(language)
    prepare = [
      "films": { FakeScreen { _ in .loaded(.page(films.list())) } },
      "film": { FakeScreen { _ in .loaded(.page(films.film)) } },
      "about": { FakeScreen { _ in .loaded(.text("One\n\nTwo\n")) } },
      "year": { FakeScreen { _ in .loaded(.page(films.year)) } },
      "club": { FakeScreen { _ in .loaded(.page(films.club)) } },
      "all": { FakeScreen { _ in .loaded(.page(films.sibling(0))) } },
      "seen": { FakeScreen { _ in .loaded(.page(films.sibling(1))) } },
      "none": { FakeScreen { _ in .failed(films.failure) } },
      "broken": { FakeScreen { _ in .failed(films.failure) } },
      "unknown": { () throws(CommandFailure) in throw CommandFailure(.notFound, "There is no such film.") },
      "keep": {
        let screen = FakeScreen(isChange: true) { _ in .loaded(.confirmation) }
        screen.notes = ["Kept."]
        return screen
      },
      "clear": {
        FakeScreen(isChange: true) { request in
          do throws(PromptError) { _ = try await request.prompter.ask(Prompt("Clear?")) } catch {
            return .loaded(.confirmation)
          }
          return .failed(films.failure)
        }
      },
      "refuse": { FakeScreen(isChange: true) { _ in .failed(films.failure) } },
    ]
  }

  func open(_ route: Route) throws(CommandFailure) -> any Screen {
    opened.append(route)
    if route.words[0] == "number" { return Self.number(route) }
    guard let make = prepare[route.words[0]] else { throw CommandFailure(.usage, "No such screen.") }
    let screen = try make()
    made.append(screen)
    return screen
  }
}

/// Pages for the screens.
struct Samples {
  let language: Language

  init(_ language: Language = .english) { self.language = language }

  var failure: CommandFailure {
    CommandFailure(
      .noConnection,
      language.choose(en: "There is no connection.", zhHans: "无网络连接。"),
      hint: language.choose(en: "Press r once you are online.", zhHans: "联网后请按 r。")
    )
  }

  static let titles = [
    "Alien", "Brazil", "Casablanca", "Délicatessen", "Eraserhead", "Fargo", "Gattaca", "Heat", "Ikiru",
    "Jaws",
    "Kes", "Laura", "Metropolis", "Network",
  ]
  static let chineseTitles = ["英雄", "活着", "霸王别姬", "卧虎藏龙"]

  func list(_ titles: [String]? = nil) -> Page {
    let titles = titles ?? (language == .english ? Self.titles : Self.chineseTitles)
    let items = titles.enumerated().map { index, title in
      let details: [StyledText] = index == 1 ? ["1985", StyledText("satire", .muted)] : []
      return Item(title, ListRow(SafeText(title), details: details), route: Route("film", title))
    }
    let first = Array(items.prefix(3))
    let rest = Array(items.dropFirst(3))
    return Page(
      language.choose(en: "Films", zhHans: "电影"),
      header: .heading(language.choose(en: "All films", zhHans: "全部电影"), .page),
      content: .text("not shown in a list"),
      groups: [
        ItemGroup(heading: .heading(language.choose(en: "New", zhHans: "最新")), first),
        ItemGroup(heading: .heading(language.choose(en: "Classic", zhHans: "经典")), rest),
      ],
      footer: .text(StyledText(SafeText(language.choose(en: "14 films", zhHans: "4部电影")), .muted)),
      actions: [
        Action(language.choose(en: "Open one", zhHans: "打开一部"), Route("film", titles.first ?? "")),
        Action(language.choose(en: "About films", zhHans: "关于电影"), Route("about")),
      ]
    )
  }

  /// A page with a heat map of 60 weeks, each of which has contributions on one weekday.
  var year: Page {
    let weeks = (0..<60).map { week -> [HeatMap.Day?] in
      let label = SafeText("day \(week + 1)")
      return [HeatMap.Day(label, month: SafeText("M\(week / 4)"), level: week % 5, count: week % 5)]
    }
    return Page("Year", content: .heatMap(HeatMap(weeks: weeks)), actions: [Action("About", Route("about"))])
  }

  /// A page of rows that have tiles.
  func tiles(_ count: Int) -> Page {
    let items = (0..<count).map { number -> Item in
      let title = SafeText("Tile \(number)")
      return Item(
        "\(number)",
        ListRow(title),
        tile: Tile(title, note: "note"),
        route: Route("number", "\(number)")
      )
    }
    return Page(
      "Tiles",
      header: .heading("All tiles", .page),
      groups: [ItemGroup(items)],
      actions: [Action("About", Route("about"))]
    )
  }

  /// A page with three parts, of which the first is a text and the others are lists.
  var club: Page {
    @Sendable func rows(_ titles: [String]) -> [ItemGroup] {
      [ItemGroup(titles.map { Item($0, ListRow(SafeText($0)), route: Route("film", $0)) })]
    }
    return Page(
      "Club",
      header: .heading("Film club", .page),
      content: .text("everything at once"),
      groups: rows(["not shown"]),
      tabs: .contents([
        ContentTab("about", "About", content: .text("We meet on Fridays.")),
        ContentTab("films", "Films", count: 14, groups: rows(Self.titles)),
        ContentTab("people", "People", count: 2, groups: rows(["Ada", "Bo"])),
      ])
    )
  }

  /// One of four sibling screens: all films, watched films, one that fails, and a change.
  func sibling(_ current: Int) -> Page {
    let tabs = [
      ScreenTab("All", count: 14, Route("all")), ScreenTab("Seen", Route("seen")),
      ScreenTab("None", Route("none")),
      ScreenTab("Keep", Route("keep")),
    ]
    var page = list(current == 0 ? nil : ["Seen before", "Seen again"])
    page.title = tabs[current].title
    page.tabs = .screens(tabs, current: current)
    page.actions = [Action("Show those seen", Route("seen")), Action("About films", Route("about"))]
    return page
  }

  var film: Page {
    let lines = (1...20).map { Element.text("Line \($0) of the film.") }
    return Page(
      "Alien",
      header: .heading("Alien", .page),
      content: .stack(lines),
      footer: .text("fetched just now"),
      actions: [
        Action("Keep it", Route("keep", "Alien"), .changes),
        Action("Try to keep it", Route("refuse", "Alien"), .changes),
        Action("Clear all", Route("clear", "all films"), .changes),
        Action("Rate it", Route("rate", "Alien", "5"), .example),
        Action("Broken", Route("broken")), Action("Unknown", Route("unknown")),
      ]
    )
  }
}
