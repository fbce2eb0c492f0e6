/// Text for a terminal, which switches styles and links on and off where they change.
struct TerminalOutput {
  private(set) var text = ""
  private var sequences: StyleSequences
  private let hyperlinks: Bool
  /// The parameters of the style that is on; empty when none is.
  private var style = ""
  private var link: Link?
  /// The number of each address, in the order in which they were first met.
  private var numbers: [Link: Int] = [:]

  init(_ environment: RenderEnvironment) {
    sequences = StyleSequences(environment)
    hyperlinks = environment.capability.hyperlinks
  }

  /// Writes a line that leaves neither style nor link behind.
  mutating func write(_ line: Line) {
    for span in line.spans {
      change(to: hyperlinks ? span.link : nil)
      change(to: sequences.parameters(of: span.style))
      text += span.text
    }
    change(to: nil)
    change(to: "")
    text += "\n"
  }

  /// A reset and the next style share one sequence; 0 comes first (ECMA-48, 8.3.117).
  private mutating func change(to parameters: String) {
    if parameters == style { return }
    let reset = style.isEmpty ? "" : parameters.isEmpty ? "0" : "0;"
    text += "\u{1B}[\(reset)\(parameters)m"
    style = parameters
  }

  /// Opens and closes hyperlinks (OSC 8 as iTerm2 and VTE specify it, with the parameter `id`).
  private mutating func change(to link: Link?) {
    if link == self.link { return }
    if self.link != nil { text += "\u{1B}]8;;\u{1B}\\" }
    if let link {
      let number = numbers[link] ?? numbers.count + 1
      numbers[link] = number
      text += "\u{1B}]8;id=\(number);\(link.address)\u{1B}\\"
    }
    self.link = link
  }
}
