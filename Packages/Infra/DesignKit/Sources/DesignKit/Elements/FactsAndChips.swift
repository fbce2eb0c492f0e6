/// A short label in a row that flows over as many lines as it needs.
public struct Chip: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case tag
    case option(isSelected: Bool)
    case rest(count: Int)
  }

  /// The label.
  public let label: SafeText
  let kind: Kind

  /// Creates a chip that names a property, such as a genre.
  public static func tag(_ label: SafeText) -> Chip {
    Chip(label: label, kind: .tag)
  }

  /// Creates a chip that stands for an option of a choice, such as a filter.
  public static func option(_ label: SafeText, isSelected: Bool) -> Chip {
    Chip(label: label, kind: .option(isSelected: isSelected))
  }

  /// Creates a chip that stands for all options that are not shown.
  ///
  /// - Parameters:
  ///   - label: Words such as "and 3 more".
  ///   - count: How many options there are besides those shown; a screen reader hears them in the total.
  /// - Returns: A chip, to be put last.
  public static func rest(_ label: SafeText, count: Int) -> Chip {
    Chip(label: label, kind: .rest(count: count))
  }

  /// How many options the chip stands for.
  var optionCount: Int {
    switch kind {
    case .tag: 0
    case .option: 1
    case .rest(let count): count
    }
  }
}

extension Element {
  /// Short facts in a row, set apart by dots and flowing over lines; a screen reader hears one a line.
  ///
  /// A fact that is wider than a line is broken, and cut after three lines.
  public static func facts(_ facts: [StyledText]) -> Element {
    Element(leaf: .facts(facts.filter { !$0.isEmpty }))
  }

  /// Short labels that flow over as many lines as they need.
  public static func chips(_ chips: [Chip]) -> Element {
    Element(leaf: .chips(chips))
  }
}

extension Layout {
  /// Facts flow over lines, with a separator only between two on the same line.
  ///
  /// A fact that is wider than a line is broken over as many lines of its own as it may have, and cut after
  /// them.
  func factLines(_ facts: [StyledText], width: Int, maximumLinesOfFact: Int = 1) -> [Line] {
    let items = facts.map { fact -> [Line] in
      let whole = line(of: fact)
      return whole.width <= width
        ? [whole] : wrapped(fact, width: width, maximumLines: maximumLinesOfFact)
    }
    return flow(items, separator: span(glyphs.separator, .border), width: width)
  }

  func chipLines(_ chips: [Chip], width: Int) -> [Line] {
    flow(
      chips.map { [chipLine($0).truncated(to: width, glyphs: glyphs, cells: cells)] },
      separator: .spaces(2),
      width: width
    )
  }

  private func chipLine(_ chip: Chip) -> Line {
    switch chip.kind {
    case .tag, .rest:
      let opening = StyledText(SafeText(glyphs.chipOpening), .border)
      let closing = StyledText(SafeText(glyphs.chipClosing), .border)
      return line(of: "\(opening)\(chip.label)\(closing)")
    case .option(isSelected: true):
      return line(of: "\(Icon.filledDot, .accent) \(chip.label, .accent, .bold)")
    case .option(isSelected: false):
      return line(of: "\(Icon.openDot, .muted) \(chip.label, .muted)")
    }
  }

  /// Places items one after the other and starts a line when the next does not fit; an item of several lines
  /// shares none of them.
  private func flow(_ items: [[Line]], separator: Span, width: Int) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for item in items {
      guard let first = item.first, !first.isEmpty else { continue }
      let fits = item.count == 1 && line.width + separator.width + first.width <= width
      if !line.isEmpty, !fits {
        lines.append(line)
        line = Line()
      }
      guard item.count == 1 else {
        lines += item
        continue
      }
      if !line.isEmpty { line.append(separator) }
      line.append(first)
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { $0.padded(to: width) }
  }
}

extension LinearReading {
  /// Tags share a line, options have one each with their position among all, and the rest comes last.
  func lines(of chips: [Chip]) -> [String] {
    let chips = chips.filter { !brief($0.label).isEmpty }
    let tags = chips.filter { $0.kind == .tag }.map { brief($0.label) }
    let options = chips.filter { $0.kind != .tag }
    let count = options.reduce(0) { $0 + $1.optionCount }
    let spokenOptions = options.enumerated().map { index, option -> String in
      if case .rest = option.kind { return brief(option.label) }
      let position = vocabulary.option.filled("\(index + 1)", "\(count)")
      let spoken = "\(position)\(vocabulary.colon)\(brief(option.label))"
      return option.kind == .option(isSelected: true) ? "\(spoken), \(vocabulary.selected)" : spoken
    }
    return (tags.isEmpty ? [] : [tags.joined(separator: ", ")]) + spokenOptions
  }
}

extension MarkdownReading {
  func blocks(of chips: [Chip]) -> [String] {
    let tags = chips.filter { $0.kind == .tag }.map { inline.line(StyledText($0.label)) }.filter {
      !$0.isEmpty
    }
    let options = chips.compactMap { chip -> String? in
      let label = inline.line(StyledText(chip.label))
      return switch chip.kind {
      case .tag: nil
      case _ where label.isEmpty: nil
      case .option(let isSelected): "- [\(isSelected ? "x" : " ")] \(label)"
      case .rest: "- \(label)"
      }
    }
    return [tags.joined(separator: ", "), options.joined(separator: "\n")]
  }
}
