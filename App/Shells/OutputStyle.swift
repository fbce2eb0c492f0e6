import CommandKit
import DesignKit
import FeatureKit

/// The form in which a person wants to see things: which writer, with which environment.
struct OutputStyle {
  /// Whether what is shown can be replaced by what comes later.
  let redraws: Bool
  private let writer: any ElementWriter
  private let environment: RenderEnvironment

  /// Chooses the form by the options, the variables and the stream.
  ///
  /// - Parameters:
  ///   - invocation: The options that were given.
  ///   - stream: Where it is written to.
  ///   - process: What the program is run with.
  init(_ invocation: Invocation, stream: OutputChannel, process: ProcessContext) {
    let isPlain = invocation[GlobalOptions.plain]
    let isLinear = invocation[GlobalOptions.accessible]
    writer =
      isLinear ? LinearWriter() : isPlain ? PlainWriter() : Self.visualWriter(invocation, stream, process)
    environment = .detected(
      environment: process.environment,
      isTerminal: stream.isTerminal,
      colorFlag: invocation[GlobalOptions.color].value,
      columns: invocation[GlobalOptions.width] ?? stream.columns,
      theme: invocation[GlobalOptions.theme].value
    )
    redraws =
      !isPlain && !isLinear && !invocation[GlobalOptions.verbose]
      && Self.canReplaceLines(stream, width: environment.width, process)
  }

  /// Turns an element into text, every line ended.
  func render(_ element: Element) -> String {
    writer.render(element, in: environment)
  }

  /// Turns an element into text in another form or theme.
  ///
  /// - Parameters:
  ///   - element: What to write.
  ///   - form: The form; nil for the person's own.
  ///   - theme: The theme; nil for the person's own.
  /// - Returns: The text, every line ended.
  func render(_ element: Element, form: OutputForm?, theme: Theme?) -> String {
    var environment = environment
    environment.theme = theme ?? environment.theme
    return form?.render(element, in: environment) ?? writer.render(element, in: environment)
  }

  /// A file gets plain lines without the blanks that fill a terminal's, unless colours are forced.
  private static func visualWriter(
    _ invocation: Invocation,
    _ stream: OutputChannel,
    _ process: ProcessContext
  ) -> any ElementWriter {
    let capability = Capability.detected(
      environment: process.environment,
      isTerminal: stream.isTerminal,
      colorFlag: invocation[GlobalOptions.color].value
    )
    return capability.colorDepth == .none && !capability.allowsEmphasis ? PlainWriter() : TerminalWriter()
  }

  /// Lines can be replaced on a terminal that moves its cursor and where none is wrapped; logs want no frames.
  private static func canReplaceLines(_ stream: OutputChannel, width: Int, _ process: ProcessContext) -> Bool
  {
    stream.isTerminal && stream.rows != nil && width <= stream.columns ?? .max
      && !["", "dumb"].contains(process.variable("TERM") ?? "") && process.variable("CI") == nil
  }
}
