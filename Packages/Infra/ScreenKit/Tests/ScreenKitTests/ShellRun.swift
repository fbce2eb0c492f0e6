import ClockFakes
import CommandKit
import DesignKit
import FeatureFakes
import FeatureKit
import LocalizationKit
import TerminalModel

@testable import ScreenKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A shell that runs on a terminal in memory.
@MainActor
struct ShellRun {
  let terminal: ModelTerminal
  let screens: FakeScreens
  let clock = ManualClock()
  private let task: Task<Result<ShellEnd, CommandFailure>, Never>

  init(
    _ terminal: ModelTerminal = ModelTerminal(),
    _ screens: FakeScreens = FakeScreens(),
    program: String = "tessera",
    tabs: [Action]? = nil,
    alerts: ShellAlerts? = nil,
    opening: @escaping @MainActor (Route) -> (any Screen)? = { _ in nil },
    accounts: @escaping @MainActor (Route) -> [String] = { _ in [] },
    followAccounts: @escaping @MainActor () -> Void = {},
    hasEndedSession: @escaping @MainActor (Route) -> Bool = { _ in false },
    savedDataNotice: @escaping @MainActor (Route) -> Element = { _ in .empty },
    variables: [String: String] = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"],
    imageFlag: ImageFlag = .never,
    foundImages: @escaping @MainActor () -> Void = {},
    afterChange: @escaping @MainActor (Route) -> [String] = { _ in [] },
    report: @escaping @MainActor (String) -> Void = { _ in },
    now: @escaping @Sendable () -> Date = { SettableDate.start }
  ) {
    self.terminal = terminal
    self.screens = screens
    let language = screens.language
    let configuration = ShellConfiguration(
      program: program,
      tabs: tabs ?? [
        Action(language.choose(en: "Films", zhHans: "电影"), Route("films")),
        Action(language.choose(en: "About", zhHans: "关于"), Route("about")),
      ],
      style: ScreenStyle(variables: variables, imageFlag: imageFlag),
      extras: TimeLimit(.seconds(3), clock: clock),
      clock: clock,
      foundImages: foundImages,
      alerts: alerts,
      accounts: accounts,
      followAccounts: followAccounts,
      hasEndedSession: { hasEndedSession($0) },
      savedDataNotice: { route, _ in savedDataNotice(route) },
      afterChange: { route, _ in afterChange(route) },
      report: report,
      context: { ViewContext(now: now(), language: language, phrasing: $1) },
      open: { route throws(CommandFailure) in
        if let screen = opening(route) { return screen }
        return try screens.open(route)
      }
    )
    task = Task {
      do throws(CommandFailure) {
        return .success(try await ScreenShell(terminal, configuration).run())
      } catch {
        return .failure(error)
      }
    }
  }

  func end() async -> Result<ShellEnd, CommandFailure> { await task.value }

  /// Types keys and waits for what they lead to.
  @discardableResult
  func type(_ keys: String, until text: String) async -> TerminalModel {
    terminal.type(keys)
    return await terminal.waitUntil(shows: text)
  }

  /// Quits, also from a form with entries, and gives back how the terminal was left.
  func quit() async -> TerminalModel {
    terminal.type("\u{3}\u{3}")
    _ = await end()
    return terminal.model
  }
}

extension TerminalModel {
  /// The whole grid, with a sign in front of the row that has the cursor.
  var grid: String {
    lines.enumerated().map { ($0 == cursor.row ? ">" : "|") + $1 }.joined(separator: "\n") + "\n"
  }
}

/// A shell that shows the list of films.
@MainActor
func filmsRun(_ terminal: ModelTerminal = ModelTerminal()) async -> ShellRun {
  let run = ShellRun(terminal)
  await terminal.waitUntil(shows: "▸ Alien")
  return run
}

/// A shell that loads the list of films until a gate named after it is opened.
@MainActor
func loadingRun(_ screens: FakeScreens, until gate: AnswerGate<String>) async -> ShellRun {
  screens.prepare["films"] = {
    FakeScreen { _ in
      await gate.pass("films")
      return .loaded(.page(Samples().list()))
    }
  }
  let run = ShellRun(ModelTerminal(), screens)
  await run.terminal.waitUntil(shows: "Loading films")
  return run
}
