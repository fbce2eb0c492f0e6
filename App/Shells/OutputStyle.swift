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
  ///   - given: The options that were given.
  ///   - stream: Where it is written to.
  ///   - process: What the program is run with.
  init(_ given: GivenOptions, stream: OutputChannel, process: ProcessContext) {
    let isPlain = given[\.plain]
    let isLinear = given[\.accessible]
    writer =
      isLinear ? LinearWriter() : isPlain ? PlainWriter() : Self.visualWriter(given, stream, process)
    var environment = RenderEnvironment.detected(
      environment: process.environment,
      isTerminal: stream.isTerminal,
      colorFlag: given[\.color].value,
      columns: given[\.width] ?? stream.columns,
      theme: given[\.theme]?.value
    )
    environment.vocabulary = Vocabulary(given.language)
    self.environment = environment
    redraws =
      !isPlain && !isLinear && !given[\.verbose]
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
    _ given: GivenOptions,
    _ stream: OutputChannel,
    _ process: ProcessContext
  ) -> any ElementWriter {
    let capability = Capability.detected(
      environment: process.environment,
      isTerminal: stream.isTerminal,
      colorFlag: given[\.color].value
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
