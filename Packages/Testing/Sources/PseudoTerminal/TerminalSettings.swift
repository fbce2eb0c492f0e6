#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The settings of a terminal line, as `stty -a` lists them.
public struct TerminalSettings: Hashable, Sendable {
  private let modes: [UInt]
  private let characters: [UInt8]

  /// Reads the settings of a terminal.
  ///
  /// - Parameter descriptor: An open terminal.
  /// - Throws: ``PseudoTerminalError`` when it is none.
  init(of descriptor: Int32) throws(PseudoTerminalError) {
    var settings = termios()
    try checked("tcgetattr") { tcgetattr(descriptor, &settings) }
    modes = [
      UInt(settings.c_iflag), UInt(settings.c_oflag), UInt(settings.c_cflag), UInt(settings.c_lflag),
      UInt(cfgetispeed(&settings)), UInt(cfgetospeed(&settings)),
    ]
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }

  /// Whether typed characters are shown.
  public var echoes: Bool { modes[3] & UInt(ECHO) != 0 }

  /// The settings that differ, each as `echo: on → off`; empty for equal settings.
  ///
  /// - Parameter other: The settings after a change.
  /// - Returns: A line for each named setting, and one for each group with further differences.
  public func differences(to other: Self) -> [String] {
    var lines: [String] = []
    for (group, flags) in Self.flags.enumerated() {
      var unnamed = modes[group] ^ other.modes[group]
      for (name, flag) in flags where unnamed & flag != 0 {
        unnamed &= ~flag
        lines.append(modes[group] & flag != 0 ? "\(name): on → off" : "\(name): off → on")
      }
      if unnamed != 0 { lines.append("\(Self.groups[group]): bits \(String(unnamed, radix: 16))") }
    }
    for (index, pair) in zip(characters, other.characters).enumerated() where pair.0 != pair.1 {
      lines.append("control character \(index): \(pair.0) → \(pair.1)")
    }
    return lines
  }

  private static let groups = ["input", "output", "control", "local", "input speed", "output speed"]

  private static let flags: [[(String, UInt)]] = [
    [("icrnl", UInt(ICRNL)), ("ixon", UInt(IXON)), ("brkint", UInt(BRKINT)), ("istrip", UInt(ISTRIP))],
    [("opost", UInt(OPOST)), ("onlcr", UInt(ONLCR))],
    [],
    [("echo", UInt(ECHO)), ("icanon", UInt(ICANON)), ("isig", UInt(ISIG)), ("iexten", UInt(IEXTEN))],
    [],
    [],
  ]
}
