import DesignKit

/// Something that a key can do.
enum ShellCommand: Hashable, Sendable {
  case open
  /// Makes the change that the chosen row offers.
  case changeRow
  /// Makes a change that the page offers, by its place, from 0.
  case change(Int)
  /// Shows the form that the page offers, such as a search.
  case ask
  /// Opens the list of news.
  case alerts
  case back
  case clearFilter
  case closeHelp
  case up
  case down
  /// Moves within a grid.
  case left
  case right
  case pageUp
  case pageDown
  case first
  case last
  case filter
  case acceptFilter
  case refresh
  case loadMore
  case nextTab
  case previousTab
  /// Chooses a tab by its position, from 0.
  case tab(Int)
  /// Shows the next tab of the page.
  case nextPageTab
  case previousPageTab
  /// Moves heat maps that are too wide back, and forth again.
  case earlierWeeks
  case laterWeeks
  /// Moves on to the next field of a form.
  case nextField
  case previousField
  /// Chooses the next value of a field, or gives and withdraws a consent.
  case nextValue
  case previousValue
  /// Moves on to the next field, or completes the step of a form.
  case completeField
  /// Goes back to the step before, or leaves the form.
  case leaveForm
  /// Answers a question of a form with yes.
  case agree
  case disagree
  /// Takes the answer that a question marks as its default.
  case acceptDefault
  case redraw
  case suspend
  case help
  case quit
}

/// The current use of the keys.
enum InputMode: Hashable, Sendable {
  /// Keys are commands.
  case browsing
  /// Characters go into the filter.
  case typing
  /// The keys are listed.
  case help
  /// Characters go into the field of a form that has the focus.
  case filling
  /// A form asks a question.
  case asking
}

/// The use of the left and right arrow keys while browsing.
enum ArrowUse: Hashable, Sendable {
  /// Right opens the chosen row, left goes back.
  case levels
  /// They change between the tabs of the page.
  case pageTabs
  /// They move within a grid, from its end to the next row.
  case grid
}

/// Keys, and what they do: the one table for input, for the hints at the bottom and for the list of keys.
struct KeyBinding: Hashable, Sendable {
  /// The keys.
  let keys: [Key]
  /// The command of the keys.
  let command: ShellCommand
  /// How the keys are called; `nil` leaves the binding out of lists.
  let cap: KeyCap?
  /// How important a hint at the bottom is; `nil` for none.
  let priority: Int?

  private init(_ keys: [Key], _ command: ShellCommand, _ cap: KeyCap?, priority: Int? = nil) {
    self.keys = keys
    self.command = command
    self.cap = cap
    self.priority = priority
  }

  /// The bindings of a mode, in the order of the hints; of several for a key, the first that is possible counts.
  static func table(_ mode: InputMode, arrows: ArrowUse = .levels) -> [KeyBinding] {
    switch mode {
    case .browsing:
      switch arrows {
      case .levels: browsing
      case .pageTabs: browsingPageTabs
      case .grid: browsingGrid
      }
    case .typing: typing
    case .help: help
    case .filling: filling
    case .asking: asking
    }
  }

  private static let browsing =
    [
      KeyBinding([.enter, .right], .open, KeyCap("⏎ →", word: "Enter Right"), priority: 9),
      KeyBinding(["x"], .changeRow, KeyCap("x"), priority: 9),
    ] + leaving([.escape, .left, .backspace], KeyCap("Esc ←", word: "Esc Left"))

  private static let browsingPageTabs =
    opening + [
      KeyBinding([.right, "}"], .nextPageTab, KeyCap("→ }", word: "Right }"), priority: 7),
      KeyBinding([.left, "{"], .previousPageTab, KeyCap("← {", word: "Left {"), priority: 6),
    ] + leaving([.escape, .backspace], .escape)

  private static let browsingGrid =
    opening + [
      KeyBinding(["}"], .nextPageTab, KeyCap("}"), priority: 7),
      KeyBinding(["{"], .previousPageTab, KeyCap("{"), priority: 6),
      KeyBinding([.left], .left, KeyCap("←", word: "Left")),
      KeyBinding([.right], .right, KeyCap("→", word: "Right")),
    ] + leaving([.escape, .backspace], .escape)

  private static let opening = [
    KeyBinding([.enter], .open, .enter, priority: 9),
    KeyBinding(["x"], .changeRow, KeyCap("x"), priority: 9),
  ]

  /// The changes of the page, the keys that leave it, and those with one meaning everywhere.
  private static func leaving(_ keys: [Key], _ cap: KeyCap) -> [KeyBinding] {
    changes + [
      KeyBinding(keys, .clearFilter, cap, priority: 8), KeyBinding(keys, .back, cap, priority: 8),
    ] + anywhere
  }

  /// The bindings that do not depend on the use of the arrow keys.
  private static let anywhere: [KeyBinding] =
    [
      KeyBinding(["<", ","], .earlierWeeks, KeyCap("< ,"), priority: 7),
      KeyBinding([">", "."], .laterWeeks, KeyCap("> ."), priority: 7),
      KeyBinding([.character(questionKey)], .ask, KeyCap("s"), priority: 6),
      KeyBinding(["N"], .alerts, KeyCap("N"), priority: 6),
      KeyBinding(["/"], .filter, KeyCap("/"), priority: 5),
      KeyBinding(["r"], .refresh, KeyCap("r"), priority: 4),
      KeyBinding(["+"], .loadMore, KeyCap("+"), priority: 4),
      KeyBinding([.tab, "]"], .nextTab, KeyCap("Tab ]"), priority: 3),
      KeyBinding([.backTab, "["], .previousTab, KeyCap("Shift-Tab [")),
    ] + tabs + moves + [
      KeyBinding(["?"], .help, KeyCap("?"), priority: 6),
      KeyBinding([.control("l")], .redraw, .control("L")),
      KeyBinding([.control("z")], .suspend, .control("Z")),
      KeyBinding(["q", .control("c")], .quit, KeyCap("q", word: "q Ctrl-C"), priority: 7),
    ]

  private static let typing: [KeyBinding] =
    [
      KeyBinding([.enter], .acceptFilter, .enter, priority: 9),
      KeyBinding([.escape], .clearFilter, .escape, priority: 8),
    ] + arrows + process

  private static let help: [KeyBinding] =
    [
      KeyBinding([.escape, "?", .left, .backspace, .enter], .closeHelp, KeyCap("Esc ?"), priority: 9)
    ] + moves + [KeyBinding(["q"], .quit, KeyCap("q"), priority: 7)] + process

  private static let filling: [KeyBinding] =
    [
      KeyBinding([.enter], .completeField, .enter, priority: 9),
      KeyBinding([.right, " "], .nextValue, KeyCap("→", word: "Right"), priority: 7),
      KeyBinding([.left], .previousValue, KeyCap("←", word: "Left")),
      KeyBinding([.escape], .leaveForm, .escape, priority: 8),
      KeyBinding([.tab, .down], .nextField, KeyCap("Tab"), priority: 6),
      KeyBinding([.backTab, .up], .previousField, KeyCap("Shift-Tab"), priority: 5),
    ] + process

  private static let asking: [KeyBinding] =
    [
      KeyBinding(["y", "Y"], .agree, KeyCap("y"), priority: 9),
      KeyBinding(["n", "N", .escape], .disagree, KeyCap("n Esc"), priority: 8),
      KeyBinding([.enter], .acceptDefault, .enter),
      KeyBinding([.down, "j"], .down, KeyCap("↓ j", word: "Down j"), priority: 7),
    ] + moves + process

  private static let process = [
    KeyBinding([.control("l")], .redraw, .control("L")),
    KeyBinding([.control("z")], .suspend, .control("Z")),
    KeyBinding([.control("c")], .quit, .control("C")),
  ]

  private static let arrows = [
    KeyBinding([.up], .up, .up), KeyBinding([.down], .down, .down),
    KeyBinding([.pageUp], .pageUp, KeyCap("PgUp")), KeyBinding([.pageDown], .pageDown, KeyCap("PgDn")),
    KeyBinding([.home], .first, KeyCap("Home")), KeyBinding([.end], .last, KeyCap("End")),
  ]

  private static let moves = [
    KeyBinding([.up, "k"], .up, KeyCap("↑ k", word: "Up k")),
    KeyBinding([.down, "j"], .down, KeyCap("↓ j", word: "Down j")),
    KeyBinding([.pageUp, .control("b")], .pageUp, KeyCap("PgUp Ctrl-B")),
    KeyBinding([.pageDown, .control("f"), " "], .pageDown, KeyCap("PgDn Ctrl-F Space")),
    KeyBinding([.home, "g"], .first, KeyCap("Home g")),
    KeyBinding([.end, "G"], .last, KeyCap("End G")),
  ]

  /// The keys of the changes that a page offers, by their places; none of them does anything else.
  static let changeKeys: [Character] = Array("abcdefhilmnoptuvwyz")

  /// The key of the form that a page offers.
  static let questionKey: Unicode.Scalar = "s"

  private static let changes = zip(0..., changeKeys).map { index, key in
    KeyBinding(
      key.unicodeScalars.map(Key.character),
      .change(index),
      KeyCap(SafeText(String(key))),
      priority: index == 0 ? firstChangePriority : 5
    )
  }

  /// The importance of the first change that a page offers: it is its purpose, such as applying for a job, and its row
  /// may be below the screen.
  static let firstChangePriority = 7

  /// The tabs that have a key of their own; the others are reached one after the other.
  static let numberedTabs = 9

  private static let tabs = (0..<numberedTabs).map { index in
    KeyBinding(
      [.character(Unicode.Scalar(UInt8(ascii: "1") + UInt8(index)))],
      .tab(index),
      index == 0 ? KeyCap("1 … 9", word: "1 to 9") : nil
    )
  }
}

extension Key: ExpressibleByUnicodeScalarLiteral {
  /// The key of a printable character.
  init(unicodeScalarLiteral scalar: Unicode.Scalar) { self = .character(scalar) }
}
