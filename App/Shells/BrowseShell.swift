import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import ScreenKit
import StorageKit

/// Wires the full-screen program: its tabs, how a route becomes a screen, and what views need to know.
@MainActor
struct BrowseShell {
  private let launch: Launch
  private let services: Services
  private let parser: CommandParser
  private let errorOutput: PausableOutput

  init(_ services: Services, parser: CommandParser, errorOutput: PausableOutput) {
    self.errorOutput = errorOutput
    launch = services.launch
    self.services = services
    self.parser = parser
  }

  /// Runs until the user quits, or a signal ends it.
  ///
  /// - Returns: What the process ends with.
  /// - Throws: `CommandFailure` when there is no terminal to show it on.
  func run() async throws(CommandFailure) -> Int32 {
    if let problem = launch.problem { throw problem }
    let process = launch.process
    try refuseOtherForms()
    guard let terminal = process.terminal, process.output.isTerminal, process.input.isTerminal else {
      let strings = Strings(launch.language)
      throw CommandFailure(
        .usage,
        strings.needsTerminal(launch.program),
        hint: strings.useCommands(launch.program)
      )
    }
    let strings = Strings(launch.language)
    guard !["", "dumb"].contains(process.variable("TERM") ?? "") else {
      throw CommandFailure(
        .usage,
        strings.needsCursor(launch.program),
        hint: strings.useCommands(launch.program)
      )
    }
    return try await run(on: terminal)
  }

  /// Refuses what asks for text or for data, by the names under which it was given.
  private func refuseOtherForms() throws(CommandFailure) {
    let strings = Strings(launch.language)
    let flags: [(String, KeyPath<GlobalOptions, Flag>)] = [("plain", \.plain), ("accessible", \.accessible)]
    for (name, flag) in flags where launch[flag] {
      let origin = launch.origin(of: flag)
      let setting: String? = if case .setting(let name)? = origin { name } else { nil }
      throw CommandFailure(
        .usage,
        strings.notFullScreen(strings.name(of: name, from: origin), launch.program),
        hint: strings.leaveOutOrUseCommands(launch.program, setting: setting)
      )
    }
    let option: String? =
      launch[\.reading.json] ? "--json" : launch[\.reading.fields].isEmpty ? nil : "--fields"
    guard let option else { return }
    throw CommandFailure(
      .usage,
      strings.notForScripts(option, launch.program),
      hint: strings.leaveOutOrUseCommands(launch.program)
    )
  }

  private func run(on terminal: some ScreenTerminal) async throws(CommandFailure) -> Int32 {
    let process = launch.process
    let configuration = ShellConfiguration(
      program: launch.program,
      tabs: Area.all.flatMap(services.features(of:)).compactMap(\.tab),
      style: ScreenStyle(
        variables: process.environment,
        colorFlag: launch[\.color].value,
        imageFlag: launch.imageFlag,
        theme: launch[\.theme]?.value
      ),
      policy: launch.policy,
      extras: .extras(process.clock),
      clock: process.clock,
      foundImages: { [services] in services.pictures.show() },
      alerts: alerts,
      accounts: { [services] route in Area.owner(of: route)?.accounts(services) ?? [] },
      followAccounts: { [services] in
        for area in Area.all { area.followAccount(services) }
      },
      hasEndedSession: { [services] route in
        await Area.owner(of: route)?.hasEndedSession(besides: route.words, services) ?? false
      },
      savedDataNotice: { route, view in savedDataNotice(route, view) },
      signIn: { route in Area.owner(of: route)?.account?.signIn },
      // One that waited may have been sent, and refused, with the change that was just made.
      afterChange: { [services] route, view in
        await Area.owner(of: route)?.outbox?.problems(services, in: view) ?? []
      },
      report: { [errorOutput] line in
        errorOutput.resume()
        process.errorOutput.write(SafeText(line).string + "\n")
      },
      context: { route, phrasing in context(route, phrasing) },
      open: { route throws(CommandFailure) in try screen(for: route) }
    )
    errorOutput.pause()
    defer { errorOutput.resume() }
    return try await ScreenShell(terminal, configuration).run().status
  }

  /// The news of the first area that has some, offered on all of its screens.
  private var alerts: ShellAlerts? {
    for area in Area.all where area.problem(services) == nil {
      for feature in services.features(of: area) {
        if let alerts = feature.alerts { return ShellAlerts(alerts, on: area.commands) }
      }
    }
    return nil
  }

  /// The notice that something which the area of a route saved for the user was damaged.
  private func savedDataNotice(_ route: Route, _ view: ViewContext) -> Element {
    guard let saved = Area.owner(of: route)?.saved else { return .empty }
    let strings = Strings(view.language)
    do throws(StorageError) {
      let notices = try services.stores.damagedFiles(of: saved).map { store, file in
        strings.damageNotice(file, content: store.content?(strings))
      }
      return notices.isEmpty ? .empty : .stack(notices, spacing: 1)
    } catch {
      return .callout(.warning, title: SafeText(strings.savedUnchecked(error.reason)))
    }
  }

  /// The screen that the command line of a route stands for.
  private func screen(for route: Route) throws(CommandFailure) -> any Screen {
    if let problem = Area.owner(of: route)?.problem(services) { throw problem }
    switch parser.parse(words: route.arguments, globals: launch.globals) {
    case .run(let invocation):
      if let action = invocation.action as? ScreenAction { return try action.make(invocation) }
      throw CommandFailure(.usage, Strings(launch.language).notBrowsable)
    case .failed(let failure): throw failure
    case .usageError(let error): throw CommandFailure(.usage, error.message)
    case .help, .version, .export:
      throw CommandFailure(.usage, Strings(launch.language).notBrowsable)
    }
  }

  private func context(_ route: Route?, _ phrasing: any Phrasing) -> ViewContext {
    let owner = route.flatMap { Area.owner(of: $0) }
    let language = owner?.language(for: launch.language) ?? launch.language
    return services.viewContext(of: owner, in: language, phrasing)
  }
}
