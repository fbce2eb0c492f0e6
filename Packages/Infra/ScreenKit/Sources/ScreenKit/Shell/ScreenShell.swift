public import CommandKit
import DesignKit
import FeatureKit

/// The full-screen program: takes a terminal over, shows screens, and gives the terminal back however it ends.
///
/// It sleeps until something arrives; no timer runs but for an unfinished escape sequence, until the next look for
/// news, until a text of the page tells another age, and until a chosen row has rested whose place is shown beside it.
@MainActor
public final class ScreenShell<Terminal: ScreenTerminal> {
  private let terminal: Terminal
  private let configuration: ShellConfiguration
  private let signals: AsyncStream<ShellSignal>
  private let feed: AsyncStream<ShellSignal>.Continuation
  private let browser: Browser
  private var parser = KeyParser()
  private var writer = FrameWriter()
  private var timer: Task<Void, Never>?
  private var timerNumber = 0
  private var isFramePending = false
  private var isAnswerAwaited = false
  /// Whether the terminal was given back for a while, so that nothing may be drawn.
  private var isSuspended = false
  private var end: ShellEnd?

  /// Makes the program; nothing happens before ``run()``.
  ///
  /// - Parameters:
  ///   - terminal: Where it is shown.
  ///   - configuration: What it needs.
  public init(_ terminal: Terminal, _ configuration: ShellConfiguration) {
    self.terminal = terminal
    self.configuration = configuration
    (signals, feed) = AsyncStream.makeStream(of: ShellSignal.self)
    browser = Browser(configuration) { [feed] in feed.yield(.changed) }
  }

  /// Runs until the user quits, a signal ends it, or the terminal is gone.
  ///
  /// Changes that are under way when the user quits are waited for after the terminal has been given back, and the user
  /// is told their results.
  ///
  /// - Returns: Why it has ended.
  /// - Throws: `CommandFailure` when there is no terminal to take over.
  public func run() async throws(CommandFailure) -> ShellEnd {
    guard let events = terminal.enter(restoring: restoring) else {
      let hint = browser.strings.noTerminalHint(configuration.program)
      throw CommandFailure(.usage, browser.strings.noTerminal, hint: hint)
    }
    Task { [feed] in
      for await event in events { feed.yield(.terminal(event)) }
      feed.yield(.inputEnded)
    }
    browser.select(tab: 0)
    setUp()
    browser.watchAlerts()
    for await signal in signals {
      handle(signal)
      if end != nil, !isAnswerAwaited { break }
    }
    timer?.cancel()
    browser.cancelAll()
    terminal.leave()
    if end == .quit { await finishChanges() }
    return end ?? .inputEnded
  }

  /// Waits for the changes that are under way, and says so where that takes a moment.
  private func finishChanges() async {
    let changes = browser.changes.values
    guard !changes.isEmpty else { return }
    let notice = Task { [browser, configuration] in
      do { try await configuration.clock.sleep(for: .milliseconds(300)) } catch { return }
      guard !browser.changes.isEmpty else { return }
      configuration.report(browser.strings.finishing(browser.changes.count))
    }
    for change in changes { await change.value }
    notice.cancel()
    for outcome in browser.outcomes { configuration.report(outcome) }
  }

  /// Pictures in a layer above the text are not a part of the screen that the terminal restores.
  private var restoring: String {
    let style = configuration.style
    let isLayered = style.images == .kitty || style.asksForImages
    return (isLayered ? PictureSequences.removingAll : "") + FrameWriter.restoring
  }

  /// Sets the terminal up, and draws at once without waiting for its answers.
  private func setUp() {
    isSuspended = false
    writer.forget()
    writer.isSynchronized = false
    isAnswerAwaited = true
    terminal.write(FrameWriter.setUp)
    draw()
    terminal.write((configuration.style.asksForImages ? ImageProtocol.kittyQuery : "") + FrameWriter.queries)
  }

  private func draw() {
    let size = terminal.size
    writer.images = browser.images
    let text = writer.update(to: browser.frame(columns: size.columns, rows: size.rows))
    if !text.isEmpty { terminal.write(text) }
  }

  private func handle(_ signal: ShellSignal) {
    switch signal {
    case .terminal(.bytes(let bytes)):
      for event in parser.parse(bytes) { handle(event) }
      awaitSequence()
    case .sequenceTimedOut(let number):
      if number == timerNumber { for event in parser.flush() { handle(event) } }
    case .terminal(.continued): if end == nil { setUp() }
    case .terminal(.stopRequested): if end == nil, !isSuspended { suspend() }
    case .terminal(.terminated(let number)): finish(.terminated(signal: number), waits: false)
    case .inputEnded: finish(.inputEnded, waits: false)
    case .fenceTimedOut: isAnswerAwaited = false
    case .terminal(.resized), .changed: requestFrame()
    case .frame:
      isFramePending = false
      if end == nil, !isSuspended { draw() }
    }
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .mode(FrameWriter.synchronizedUpdates, let state): writer.isSynchronized = state == 1 || state == 2
    case .mode: break
    case .graphics: if end == nil { browser.showImages(.kitty) }
    case .deviceAttributes: isAnswerAwaited = false
    case .key, .paste:
      guard end == nil else { return }
      switch browser.handle(event) {
      case .quit: finish(.quit, waits: isAnswerAwaited)
      case .suspend: suspend()
      case .redraw: writer.forget()
      case nil: break
      }
      requestFrame()
    }
  }

  private func suspend() {
    isSuspended = true
    terminal.suspend()
  }

  /// Many changes in a row ask for one frame.
  private func requestFrame() {
    guard !isFramePending, end == nil else { return }
    isFramePending = true
    feed.yield(.frame)
  }

  /// Ends; an answer of the terminal that is still on its way is waited for, so that no shell reads it.
  private func finish(_ reason: ShellEnd, waits: Bool) {
    end = end ?? reason
    isAnswerAwaited = waits
    if waits { start(.fenceTimedOut, after: .milliseconds(200)) }
  }

  /// Lets an escape character be a key, and gives up an unfinished sequence, when nothing follows.
  private func awaitSequence() {
    guard end == nil else { return }
    timer?.cancel()
    timerNumber += 1
    switch parser.pending {
    case nil: break
    case .escape: start(.sequenceTimedOut(timerNumber), after: configuration.style.escapeDelay)
    case .sequence: start(.sequenceTimedOut(timerNumber), after: .seconds(1))
    }
  }

  private func start(_ signal: ShellSignal, after delay: Duration) {
    timer?.cancel()
    timer = Task { [feed, clock = configuration.clock] in
      do { try await clock.sleep(for: delay) } catch { return }
      feed.yield(signal)
    }
  }
}

/// Why the full-screen program has ended.
public enum ShellEnd: Hashable, Sendable {
  /// The user has quit.
  case quit
  /// A signal asked for it.
  case terminated(signal: Int32)
  /// The terminal is gone.
  case inputEnded

  /// The exit status of the process: 0, or 128 plus the number of the signal; a lost terminal counts as `SIGHUP`.
  public var status: Int32 {
    switch self {
    case .quit: 0
    case .terminated(let signal): 128 + signal
    case .inputEnded: 129
    }
  }
}

/// A signal that wakes the full-screen program.
enum ShellSignal: Sendable {
  case terminal(TerminalEvent)
  case inputEnded
  case sequenceTimedOut(Int)
  case fenceTimedOut
  /// The content has changed.
  case changed
  /// Everything that had arrived when this was asked for has been dealt with: it is time to draw.
  case frame
}
