import CommandKit
import DesignKit
import FeatureKit

/// The form in which the user wants to see things on a stream: which writer, in which environment.
struct OutputStyle {
  /// Whether what is shown can be replaced by what comes later.
  let redraws: Bool
  /// The cells of a line.
  var width: Int { environment.width }
  private let writer: any ElementWriter
  private let environment: RenderEnvironment

  /// Chooses the form by the options, the variables and the stream, as wide as it is now.
  ///
  /// - Parameters:
  ///   - launch: What the user asked for.
  ///   - stream: Where it is written.
  ///   - showsPictures: Whether pictures are drawn; not for what is replaced later, since they would stay.
  init(_ launch: Launch, stream: OutputChannel, showsPictures: Bool = false) {
    let process = launch.process
    let (isPlain, isLinear) = (launch[\.plain], launch[\.accessible])
    let size = stream.size()
    var environment = RenderEnvironment.detected(
      environment: process.environment,
      isTerminal: stream.isTerminal,
      colorFlag: launch[\.color].value,
      columns: launch[\.width] ?? size?.columns,
      theme: launch[\.theme]?.value
    )
    environment.vocabulary = Vocabulary(launch.language)
    if showsPictures { environment.capability.images = launch.images(on: stream) }
    self.environment = environment
    writer =
      isLinear ? LinearWriter() : isPlain ? PlainWriter() : Self.visualWriter(launch, stream, process)
    let width = environment.width
    // Lines can be replaced on a terminal that moves its cursor and where none is wrapped; logs want no frames.
    redraws =
      !isPlain && !isLinear && !launch[\.verbose] && stream.isTerminal
      && size.map { width <= $0.columns } ?? false
      && !["", "dumb"].contains(process.variable("TERM") ?? "") && process.variable("CI") == nil
  }

  /// Turns an element into text, every line ended.
  func render(_ element: Element) -> String {
    writer.render(element, in: environment)
  }

  /// Turns a sample into text in its own form and theme.
  ///
  /// Where the output has no escape sequences, or no colours, those of a form that nobody requested are spelled
  /// out.
  func render(_ sample: Sample) -> String {
    var environment = environment
    environment.theme = sample.theme ?? environment.theme
    guard let form = sample.form else { return writer.render(sample.element, in: environment) }
    let text = form.render(sample.element, in: environment)
    let takesSequences = writer is TerminalWriter && environment.capability.colorDepth != .none
    return sample.isRequested || takesSequences ? text : text.replacing("\u{1B}", with: "ESC")
  }

  /// A file gets plain lines without the blanks that fill a terminal's, unless colours are forced.
  private static func visualWriter(
    _ launch: Launch,
    _ stream: OutputChannel,
    _ process: ProcessContext
  ) -> any ElementWriter {
    let capability = Capability.detected(
      environment: process.environment,
      isTerminal: stream.isTerminal,
      colorFlag: launch[\.color].value
    )
    return capability.colorDepth == .none && !capability.allowsEmphasis ? PlainWriter() : TerminalWriter()
  }
}
