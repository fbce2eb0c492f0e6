/// A key, or keys pressed together, as a keyboard names them.
public struct KeyCap: Hashable, Sendable {
  /// The symbol on Unicode terminals.
  public let symbol: SafeText
  /// The name of the key, for all others and for the ear.
  public let word: SafeText

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - symbol: What terminals that draw Unicode show.
  ///   - word: The name of the key, in ASCII; nil when it is the symbol.
  public init(_ symbol: SafeText, word: SafeText? = nil) {
    self.symbol = symbol
    self.word = word ?? symbol
  }

  /// Creates the combination of the control key with another one: "Ctrl-C".
  public static func control(_ letter: SafeText) -> KeyCap {
    KeyCap("Ctrl-\(letter)")
  }

  /// The key that confirms.
  public static let enter = KeyCap("⏎", word: "Enter")
  /// The key that goes back.
  public static let escape = KeyCap("Esc")
  /// The key that goes to the next part.
  public static let tab = KeyCap("Tab")
  /// The key that chooses.
  public static let space = KeyCap("Space")
  /// The arrow key that goes up.
  public static let up = KeyCap("↑", word: "Up")
  /// The arrow key that goes down.
  public static let down = KeyCap("↓", word: "Down")
  /// The arrow key that goes left.
  public static let left = KeyCap("←", word: "Left")
  /// The arrow key that goes right.
  public static let right = KeyCap("→", word: "Right")
}

/// A key, and what it does here.
public struct KeyHint: Hashable, Sendable {
  /// The key.
  public let key: KeyCap
  /// The action of the key, in one or two words.
  public let action: SafeText
  /// Hints with a lower one are dropped first.
  public let priority: Int

  /// Creates a hint.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: What it does, in one or two words.
  ///   - priority: Hints with a lower one are dropped first, the last of equals before the others.
  public init(_ key: KeyCap, _ action: SafeText, priority: Int = 0) {
    self.key = key
    self.action = action
    self.priority = priority
  }
}

extension Element {
  /// Keys and what they do, on one line; where there is little room, the least important are dropped, except
  /// those that fit beside the others.
  ///
  /// A screen reader hears all of them, one a line: "Enter: Open".
  ///
  /// - Parameter hints: The hints, in the order shown; those without an action are left out.
  /// - Returns: A line; nothing without hints.
  public static func keyHints(_ hints: [KeyHint]) -> Element {
    let hints = hints.filter { !$0.action.isEmpty }
    return hints.isEmpty ? .empty : Element(leaf: .keyHints(hints))
  }
}

extension Layout {
  func keyHintLines(_ hints: [KeyHint], width: Int) -> [Line] {
    let pieces = hints.map(keyHintLine)
    var result = Line()
    for index in shownHints(hints, widths: pieces.map(\.width), width: width) {
      if !result.isEmpty { result.append(.spaces(Self.hintGap)) }
      result.append(pieces[index].truncated(to: width, glyphs: glyphs, cells: cells))
    }
    return [result.padded(to: width)]
  }

  private static let hintGap = 2

  private func keyHintLine(_ hint: KeyHint) -> Line {
    let key = glyphs == .unicode ? hint.key.symbol : hint.key.word
    return line(of: "\(key, .accent, .bold) \(hint.action, .muted)")
  }

  /// The hints that fit, in their order; the most important one stays, however narrow it is.
  ///
  /// A long one that has no room is no reason to drop a short one.
  private func shownHints(_ hints: [KeyHint], widths: [Int], width: Int) -> [Int] {
    // Sorting is stable only by also comparing positions.
    let dropped = hints.indices.sorted { (hints[$0].priority, -$0) < (hints[$1].priority, -$1) }
    var total = widths.reduce(-Self.hintGap) { $0 + $1 + Self.hintGap }
    var count = 0
    while total > width, count < hints.count - 1 {
      total -= widths[dropped[count]] + Self.hintGap
      count += 1
    }
    var shown = Array(dropped[count...])
    for index in dropped[..<count].reversed() where total + Self.hintGap + widths[index] <= width {
      total += Self.hintGap + widths[index]
      shown.append(index)
    }
    return shown.sorted()
  }
}

extension MarkdownReading {
  func block(of hints: [KeyHint]) -> String {
    joined(hints.map { "\($0.key.word, .title) \($0.action)" })
  }
}
