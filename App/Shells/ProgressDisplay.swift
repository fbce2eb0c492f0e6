import DesignKit
import DomainKernel
import FeatureKit

/// The progress display of a loading screen: the growing page, or a line on standard error.
@MainActor
final class ProgressDisplay {
  private let launch: Launch
  private var stream: OutputChannel
  private var isPage: Bool
  private let screen: any Screen
  private let context: () -> ViewContext
  /// The rows on the screen and their width.
  private var drawn: (lines: Int, width: Int)?
  private var last: Element?
  private var loop: RenderLoop?
  /// Says after a while that something is being loaded, where there is no frame.
  private var announcement: Task<Void, Never>?
  /// Whether the user was told something meanwhile: then only a page says more than that.
  private var hasTold = false
  /// The most rows that the page did not fit into; for as few it is not laid out again, since loading makes it longer.
  private var tooFewRows = 0

  init(_ launch: Launch, isPage: Bool, screen: any Screen, context: @escaping () -> ViewContext) {
    self.launch = launch
    self.isPage = isPage
    self.screen = screen
    self.context = context
    stream = isPage ? launch.process.output : launch.process.errorOutput
  }

  /// How long nothing is said where there is no frame: as long as a service is waited for where a copy can be shown.
  static let silence: Duration = .seconds(3)

  func begin() {
    guard OutputStyle(launch, stream: stream).redraws else { return announceLater() }
    loop = RenderLoop { [weak self] in self?.draw() }
    loop?.begin()
  }

  /// Sets a line on standard error for a load that takes long; the log of `--verbose` tells as much itself, and nobody
  /// waits before what is no terminal.
  private func announceLater() {
    guard announcement == nil, launch.process.errorOutput.isTerminal, !launch[\.verbose] else { return }
    let clock = launch.process.clock
    announcement = Task { [weak self] in
      do { try await clock.sleep(for: Self.silence) } catch { return }
      guard !Task.isCancelled else { return }
      self?.announce()
    }
  }

  private func announce() {
    let words = screen.progress(in: context()) ?? SafeText(Strings(launch.language).working)
    let stream = launch.process.errorOutput
    stream.write(OutputStyle(launch, stream: stream).render(.loading(words)))
  }

  private func stop() {
    loop?.cancel()
    announcement?.cancel()
  }

  /// Erases the frame and writes the page in its final form.
  ///
  /// - Returns: What was written.
  func show(_ element: Element) -> String {
    stop()
    // A line on standard error is erased there: in a pipe, the sequence would be part of the page.
    if !isPage { clear() }
    let style = OutputStyle(launch, stream: launch.process.output, showsPictures: true)
    let text = style.render(element)
    launch.process.output.write(erasing(at: style.width) + text)
    drawn = nil
    return text
  }

  /// Takes the frame off the screen.
  func erase() {
    stop()
    clear()
  }

  /// Lets a part of a list be written in place of the frame, and shows below it how far loading has come.
  ///
  /// A program that reads the part may write to the same terminal at any time: a frame drawn after it could not be
  /// erased without erasing what that program wrote, so no other frame follows.
  func interrupt(_ write: () -> Void) {
    announcement?.cancel()
    clear()
    (isPage, stream) = (false, launch.process.errorOutput)
    if launch.process.output.isPipe { loop = nil }
    write()
    if loop != nil { draw() }
  }

  /// Takes the frame off the screen before a question is asked.
  func prompter(_ prompter: TerminalPrompter) -> any Prompter {
    PausingPrompter(
      prompter: prompter,
      pause: { [weak self] in self?.erase() },
      resume: { [weak self] in self?.resume() }
    )
  }

  /// Goes on below what the user was told.
  private func resume() {
    guard loop != nil else { return }
    hasTold = true
    last = nil
    begin()
  }

  /// Notes that the terminal shows the key of an interruption below the frame, in a line of its own.
  func noteInterruption() {
    guard let drawn, launch.process.errorOutput.isTerminal else { return }
    self.drawn = (drawn.lines + 1, drawn.width)
  }

  private func clear() {
    if drawn != nil { stream.write(erasing(at: OutputStyle(launch, stream: stream).width)) }
    (drawn, last) = (nil, nil)
  }

  private func draw() {
    let element: Element
    let rows = stream.size()?.rows ?? .max
    let fits = rows > tooFewRows || screen.progress(in: context()) == nil
    switch isPage && fits ? screen.content(in: context()) : .confirmation {
    case .page(let page): element = page.element(in: context())
    case .confirmation where hasTold:
      return clear()
    case .confirmation:
      element = .loading(screen.progress(in: context()) ?? SafeText(Strings(launch.language).working))
    case .text, .samples: return
    }
    let style = OutputStyle(launch, stream: stream)
    guard element != last, style.redraws else { return }
    last = element
    var text = style.render(element)
    if text.lineCount >= rows, let progress = screen.progress(in: context()) {
      text = style.render(.loading(progress))
      tooFewRows = rows
    }
    guard text.lineCount < rows else { return }
    stream.write(erasing(at: style.width) + text)
    drawn = text.isEmpty ? nil : (lines: text.lineCount, width: style.width)
  }

  /// Moves to the first of the lines drawn before and clears from there (ECMA-48, CPL and ED).
  ///
  /// A window that became narrower has wrapped them.
  private func erasing(at width: Int) -> String {
    guard let drawn else { return "" }
    let wrapped = max(1, (drawn.width + width - 1) / width)
    return "\u{1B}[\(drawn.lines * wrapped)F\u{1B}[J"
  }
}

/// Clears the screen of progress before it asks or tells, and shows it again below what it told.
private struct PausingPrompter: Prompter {
  let prompter: TerminalPrompter
  let pause: @MainActor @Sendable () -> Void
  let resume: @MainActor @Sendable () -> Void

  var isInteractive: Bool { prompter.isInteractive }

  var homeDirectory: String? { prompter.homeDirectory }

  func readInput(limit: Int) async throws(FileFault) -> String? {
    await pause()
    return try await prompter.readInput(limit: limit)
  }

  func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    await pause()
    return try await prompter.ask(prompt)
  }

  func tell(_ message: String) async {
    await pause()
    await prompter.tell(message)
    await resume()
  }
}
