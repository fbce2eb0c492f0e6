extension RenderEnvironment {
  /// Works out an environment for an output from the facts given.
  ///
  /// The width is the one given, then `COLUMNS`, then 80. ``Capability/detected(environment:isTerminal:colorFlag:)``
  /// has the rules for the rest.
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
