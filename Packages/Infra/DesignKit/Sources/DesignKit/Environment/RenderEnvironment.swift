/// Everything a writer needs to know besides the tree; nothing else influences the output.
public struct RenderEnvironment: Hashable, Sendable {
  /// The widest line that is laid out; wider outputs leave the rest empty.
  public static let maximumWidth = 1000

  /// The cells of a line, 1 to ``maximumWidth``.
  public let width: Int
  /// The style of each token.
  public var theme: Theme
  /// The capability of the output.
  public var capability: Capability
  /// The words that writers add themselves.
  public var vocabulary: Vocabulary
  /// The weeks by which heat maps that are too wide are moved back from the latest, 0 or more; each moves as far as it
  /// has weeks.
  public var weeksBack = 0

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - width: The cells of a line; brought into 1 to ``maximumWidth``.
  ///   - theme: What each token looks like.
  ///   - capability: What the output can show.
  ///   - vocabulary: The words that writers add themselves.
  public init(
    width: Int,
    theme: Theme = .dark,
    capability: Capability = Capability(),
    vocabulary: Vocabulary = Vocabulary()
  ) {
    self.width = min(max(width, 1), Self.maximumWidth)
    self.theme = theme
    self.capability = capability
    self.vocabulary = vocabulary
  }

  /// Works out an environment for an output from the facts given.
  ///
  /// The width is the one given, then `COLUMNS`, then 80.
  /// ``Capability/detected(environment:isTerminal:colorFlag:imageFlag:)`` has the rules for the rest.
  ///
  /// - Parameters:
  ///   - environment: The environment variables of the process.
  ///   - isTerminal: Whether this output is a terminal.
  ///   - colorFlag: The value of the `--color` option.
  ///   - columns: The width asked for or measured, in cells.
  ///   - theme: What each token looks like; nil for the one that ``Theme/detected(environment:)`` finds.
  /// - Returns: The environment to render with.
  public static func detected(
    environment: [String: String],
    isTerminal: Bool,
    colorFlag: ColorFlag = .auto,
    columns: Int? = nil,
    theme: Theme? = nil
  ) -> RenderEnvironment {
    let announced = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return RenderEnvironment(
      width: columns ?? announced ?? 80,
      theme: theme ?? .detected(environment: environment),
      capability: .detected(environment: environment, isTerminal: isTerminal, colorFlag: colorFlag)
    )
  }
}
