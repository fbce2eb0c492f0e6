import CommandKit
import DesignKit
import FeatureKit
import Foundation

/// Runs one command and writes one answer: the choreography of every command, said once.
@MainActor
struct CommandShell {
  private let launch: Launch
  private let services: Services
  private let strings: Strings

  init(_ services: Services) {
    launch = services.launch
    self.services = services
    strings = Strings(launch.language)
  }

  private var process: ProcessContext { launch.process }

  /// Runs the command that was typed.
  ///
  /// - Parameters:
  ///   - invocation: The command with what it was given.
  ///   - owner: The area that it belongs to.
  /// - Throws: Why it could not be done; nothing was written to standard output then.
  func run(_ invocation: Invocation, of owner: Area?) async throws(CommandFailure) {
    if let problem = launch.problem ?? owner?.problem(services) { throw problem }
    guard let action = invocation.action as? ScreenAction else {
      preconditionFailure("The command '\(invocation.path.joined(separator: " "))' stands for no screen.")
    }
    let reading = ReadingOptions(launch.language)
    let selection = FieldSelection(invocation[reading.fields])
    let isDocument = invocation[reading.json]
    guard selection.isEmpty || isDocument || !process.output.isTerminal else {
      throw CommandFailure(.usage, strings.fieldsWithoutDocument, hint: strings.addJSON)
    }
    services.trace.record(.command, invocation.path.joined(separator: " "))
    let screen = try action.make(invocation)
    let writer = ScreenWriter(
      screen: screen,
      context: { context(of: owner) },
      selection: selection,
      isDocument: isDocument,
      launch: launch,
      trace: services.trace
    )
    let progress = ProgressDisplay(launch, isPage: !writer.writesData, screen: screen) { context(of: owner) }
    let request = LoadRequest(
      launch.policy,
      fields: writer.fields,
      extras: TimeLimit(.seconds(3), clock: process.clock),
      prompter: progress.prompter(TerminalPrompter(launch))
    )
    progress.begin()
    let rows = writer.beginRows()
    await screen.load(request)
    rows?.end()
    if let failure = screen.failure(in: context(of: owner)) {
      progress.erase()
      throw failure
    }
    writer.write(over: progress)
    for note in screen.notes(in: context(of: owner)) {
      process.errorOutput.write(SafeText(note).string + "\n")
    }
  }

  private func context(of owner: Area?) -> ViewContext {
    let isSandboxed = owner?.service.map { services.selection(of: $0).usesSandbox } ?? false
    return ViewContext(
      now: process.now(),
      language: launch.language,
      backendLabel: isSandboxed ? strings.sandbox : nil,
      phrasing: CommandPhrasing(isOffline: launch[\.reading.offline])
    )
  }
}

/// Writes what a screen has for standard output, in the form that the output asks for.
@MainActor
private final class ScreenWriter {
  private let screen: any Screen
  private let context: () -> ViewContext
  private let selection: FieldSelection
  private let isDocument: Bool
  private let launch: Launch
  private let trace: Trace
  private var writtenRows = 0

  init(
    screen: any Screen,
    context: @escaping () -> ViewContext,
    selection: FieldSelection,
    isDocument: Bool,
    launch: Launch,
    trace: Trace
  ) {
    self.screen = screen
    self.context = context
    self.selection = selection
    self.isDocument = isDocument
    self.launch = launch
    self.trace = trace
  }

  private var output: OutputChannel { launch.process.output }

  /// Whether scripts are served: a document, or rows for what is no terminal.
  var writesData: Bool { isDocument || mayWriteRows }

  /// What has to be loaded for it; `nil` for a page.
  var fields: FieldSelection? {
    isDocument || !selection.isEmpty ? selection : mayWriteRows && screen.isList ? .columns : nil
  }

  /// A pipe gets rows, unless the user asks for the page as people see it.
  private var mayWriteRows: Bool {
    !output.isTerminal && !launch[\.accessible] && launch[\.color].value != .always
  }

  /// Writes rows while a list that comes in parts is loaded; whatever is left is written at the end.
  func beginRows() -> RenderLoop? {
    guard mayWriteRows, !isDocument else { return nil }
    let loop = RenderLoop { [self] in
      guard screen.hasMore || writtenRows > 0, let records = screen.records, records.isList else { return }
      writeRows(of: records)
    }
    loop.begin()
    return loop
  }

  func write(over progress: ProgressDisplay) {
    let context = context()
    if isDocument {
      progress.erase()
      guard let records = screen.records else { return }
      output.write(records.document(selection, at: context.now).text + "\n")
      return trace.wrote(.document)
    }
    if mayWriteRows, !selection.isEmpty, let records = screen.records {
      progress.erase()
      writeRows(of: records)
      warn(about: records)
      return trace.wrote(.lines(records.count))
    }
    switch screen.content(in: context) {
    case .confirmation:
      progress.erase()
      if writtenRows > 0, let records = screen.records { writeRows(of: records) }
    case .text(let text):
      progress.erase()
      output.write(text)
      trace.wrote(.lines(text.lineCount))
    case .samples(let samples):
      progress.erase()
      let style = OutputStyle(launch, stream: output)
      let text = samples.map { style.render($0) }.joined()
      output.write(text)
      trace.wrote(.lines(text.lineCount))
    case .page(let page):
      if mayWriteRows, let records = screen.records, records.isList {
        progress.erase()
        writeRows(of: records)
        warn(about: records)
        return trace.wrote(.lines(records.count))
      }
      let text = progress.show(page.element(in: context))
      trace.wrote(.lines(text.lineCount))
    }
  }

  /// Rows have no place for where they come from.
  private func warn(about records: Records) {
    guard let warning = SourceFacts.warning(about: records, context()) else { return }
    launch.process.errorOutput.write(warning + "\n")
  }

  /// Many rows at once, and never all of a long list.
  private func writeRows(of records: Records) {
    var chunk = ""
    for row in records.rows(from: writtenRows, selection) {
      chunk += row
      guard chunk.utf8.count > 1 << 16 else { continue }
      output.write(chunk)
      chunk = ""
    }
    if !chunk.isEmpty { output.write(chunk) }
    writtenRows = records.count
  }
}

/// What the user sees while a screen loads: the page as it grows, or a line on standard error.
@MainActor
private final class ProgressDisplay {
  private let launch: Launch
  private let stream: OutputChannel
  private let isPage: Bool
  private let screen: any Screen
  private let context: () -> ViewContext
  private var drawn = (lines: 0, width: 0)
  private var last: Element?
  private var loop: RenderLoop?

  init(_ launch: Launch, isPage: Bool, screen: any Screen, context: @escaping () -> ViewContext) {
    self.launch = launch
    self.isPage = isPage
    self.screen = screen
    self.context = context
    stream = isPage ? launch.process.output : launch.process.errorOutput
  }

  func begin() {
    guard OutputStyle(launch, stream: stream).redraws else { return }
    loop = RenderLoop { [weak self] in self?.draw() }
    loop?.begin()
  }

  /// Erases the frame and writes the page in its final form.
  ///
  /// - Returns: What was written.
  func show(_ element: Element) -> String {
    loop?.cancel()
    let style = OutputStyle(launch, stream: launch.process.output)
    let text = style.render(element)
    launch.process.output.write(erasing(at: style.width) + text)
    drawn = (0, 0)
    return text
  }

  /// Takes the frame off the screen.
  func erase() {
    loop?.cancel()
    guard drawn.lines > 0 else { return }
    stream.write(erasing(at: OutputStyle(launch, stream: stream).width))
    drawn = (0, 0)
  }

  /// Takes the frame off the screen before a question is asked.
  func prompter(_ prompter: TerminalPrompter) -> any Prompter {
    PausingPrompter(prompter: prompter) { @MainActor [weak self] in self?.erase() }
  }

  private func draw() {
    let element: Element
    switch isPage ? screen.content(in: context()) : .confirmation {
    case .page(let page): element = page.element(in: context())
    case .confirmation: element = .loading(SafeText(Strings(launch.language).working))
    case .text, .samples: return
    }
    guard element != last else { return }
    last = element
    let style = OutputStyle(launch, stream: stream)
    let text = style.render(element)
    guard text.lineCount < stream.size()?.rows ?? .max else { return }
    stream.write(erasing(at: style.width) + text)
    drawn = (text.lineCount, style.width)
  }

  /// Moves to the first of the lines drawn before and clears from there (ECMA-48, CPL and ED).
  ///
  /// A window that became narrower has wrapped them.
  private func erasing(at width: Int) -> String {
    guard drawn.lines > 0 else { return "" }
    let wrapped = width < drawn.width ? (drawn.width + width - 1) / max(width, 1) : 1
    return "\u{1B}[\(drawn.lines * wrapped)F\u{1B}[J"
  }
}

/// Clears the screen of progress before it asks.
private struct PausingPrompter: Prompter {
  let prompter: TerminalPrompter
  let pause: @MainActor @Sendable () -> Void

  func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    await pause()
    return try await prompter.ask(prompt)
  }
}

/// Asks on standard error and reads the answer from the terminal, unless the user wants no questions.
struct TerminalPrompter: Prompter {
  private let process: ProcessContext
  private let isInteractive: Bool
  private let isForbidden: Bool

  init(_ launch: Launch) {
    process = launch.process
    isInteractive = process.input.isTerminal && process.errorOutput.isTerminal
    isForbidden = launch[\.noInput]
  }

  func ask(_ prompt: Prompt) async throws(PromptError) -> String {
    guard !isForbidden else { throw .ended }
    guard isInteractive else { throw .notInteractive }
    process.errorOutput.write(SafeText(prompt.question).string + " ")
    // Reading waits for the user, which no thread of the tasks may do.
    let line = await withCheckedContinuation { answer in
      Thread.detachNewThread { [process] in
        answer.resume(returning: process.input.readLine(prompt.echo == .shown))
      }
    }
    guard let line else { throw .ended }
    return line
  }
}

extension String {
  var lineCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
