/// A terminal as a value: it takes the bytes of a program and holds what the screen would show.
///
/// It knows the sequences a careful full-screen program needs and records everything else in ``problems``, so
/// that a test fails where a real terminal would show rubbish. The state depends on the bytes alone, not on how
/// they are divided. Rows and columns count from 0.
public struct TerminalModel: Equatable, Sendable {
  /// The columns of the screen, at least 1.
  public internal(set) var columns: Int
  /// The rows of the screen, at least 1.
  public internal(set) var rows: Int
  /// How many cells it gives to a cluster.
  public let widths: TerminalWidths
  /// The capabilities of the terminal.
  public let capabilities: TerminalCapabilities
  /// The title of the window.
  public internal(set) var title = ""
  /// Everything unknown, malformed or shown wrongly so far, in order.
  public internal(set) var problems: [TerminalProblem] = []
  /// The synchronized updates completed so far.
  public internal(set) var synchronizedUpdates = 0
  /// How often the bell rang.
  public internal(set) var bells = 0
  /// The rows that scrolled off the top of the main screen, as plain text.
  public internal(set) var scrolledLines: [String] = []
  /// Whether the alternate screen is shown.
  public internal(set) var isAlternateScreen = false

  var parser = SequenceParser()
  var main: ScreenBuffer
  var alternate: ScreenBuffer
  var position = CursorState()
  /// The style of the next text.
  var style = TerminalStyle.plain
  var modes = Self.initialModes
  /// The rows that scroll.
  var region: Range<Int>
  var cursorShape = 0
  var savedTitles: [String] = []
  var hasApplicationKeypad = false
  /// Where the cluster is that the next scalar may join; gone after any control or sequence.
  var joinable: TerminalPosition?
  var replies: [UInt8] = []

  static let initialModes: Set<Int> = [7, 25]

  /// Creates a terminal with an empty screen.
  ///
  /// - Parameters:
  ///   - columns: The columns; at least 1.
  ///   - rows: The rows; at least 1.
  ///   - widths: How many cells it gives to a cluster.
  ///   - capabilities: What it understands and answers.
  public init(
    columns: Int,
    rows: Int,
    widths: TerminalWidths = .unicode,
    capabilities: TerminalCapabilities = .modern
  ) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.widths = widths
    self.capabilities = capabilities
    main = ScreenBuffer(columns: self.columns, rows: self.rows)
    alternate = main
    region = 0..<self.rows
  }

  /// Takes what a program wrote.
  ///
  /// - Parameter bytes: The next bytes of the stream, divided anywhere.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    var items: [SequenceParser.Item] = []
    for byte in bytes {
      parser.consume(byte, into: &items)
      for item in items { perform(item) }
      items.removeAll(keepingCapacity: true)
    }
  }

  /// Takes what a program wrote, as text.
  ///
  /// - Parameter text: The next part of the stream, escape characters included.
  public mutating func feed(_ text: String) {
    feed(text.utf8)
  }

  /// Hands over the answers to queries since the last call, to be written to the program's input.
  ///
  /// - Returns: The bytes in the order of the queries.
  public mutating func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }

  /// Changes the size, keeping the top left part; with mode 2048 the program gets a report.
  ///
  /// - Parameters:
  ///   - columns: The columns; at least 1.
  ///   - rows: The rows; at least 1.
  public mutating func resize(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    joinable = nil
    let isMainWhole = main.resize(columns: self.columns, rows: self.rows)
    let isAlternateWhole = alternate.resize(columns: self.columns, rows: self.rows)
    if !(isAlternateScreen ? isAlternateWhole : isMainWhole) { record(.wideCharacterCut, []) }
    region = 0..<self.rows
    moveCursor(row: position.row, column: position.column)
    if modes.contains(2048) { reportSize() }
  }

  var screen: ScreenBuffer {
    get { isAlternateScreen ? alternate : main }
    _modify {
      if isAlternateScreen { yield &alternate } else { yield &main }
    }
  }

  mutating func record(_ kind: TerminalProblem.Kind, _ bytes: [UInt8]) {
    problems.append(TerminalProblem(kind: kind, bytes: bytes, position: cursor))
  }

  private mutating func perform(_ item: SequenceParser.Item) {
    if case .text(let scalar) = item { return show(scalar) }
    joinable = nil
    switch item {
    case .text: break
    case .control(let byte): perform(control: byte)
    case .escape(let bytes): perform(escape: bytes)
    case .sequence(let sequence): perform(sequence)
    case .command(let bytes): perform(command: bytes)
    case .problem(let kind, let bytes):
      record(kind, bytes)
      if kind == .invalidText { show("\u{FFFD}") }
    }
  }
}
