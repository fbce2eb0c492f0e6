import TerminalModel

/// A small terminal that has taken a text; `ESC` stands for the escape character.
func terminal(
  _ text: String,
  columns: Int = 10,
  rows: Int = 4,
  widths: TerminalWidths = .unicode,
  capabilities: TerminalCapabilities = .modern
) -> TerminalModel {
  var terminal = TerminalModel(columns: columns, rows: rows, widths: widths, capabilities: capabilities)
  terminal.feed(escaped(text))
  return terminal
}

func escaped(_ text: String) -> String {
  text.split(separator: "ESC", omittingEmptySubsequences: false).joined(separator: "\u{1B}")
}

/// The answers of a terminal to a text, in the same notation.
func answers(to text: String, capabilities: TerminalCapabilities = .modern) -> String {
  var terminal = terminal(text, capabilities: capabilities)
  return String(decoding: terminal.takeReplies(), as: UTF8.self)
    .split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "ESC")
}
