/// A fact: what it is about, and what it says.
public struct KeyValue: Hashable, Sendable {
  /// The label of the fact.
  public let key: SafeText
  /// The value of the fact.
  public let value: StyledText
  /// The most lines of the value; nil for all.
  public let maximumLines: Int?

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - key: One or two words.
  ///   - value: What the fact says.
  ///   - maximumLines: The most lines of the value; nil for all.
  public init(_ key: SafeText, _ value: StyledText, maximumLines: Int? = nil) {
    self.key = key
    self.value = value
    self.maximumLines = maximumLines
  }
}

extension Element {
  /// Facts below each other, their values aligned.
  public static func keyValues(_ facts: [KeyValue]) -> Element {
    Element(leaf: .keyValues(facts))
  }

  /// A placeholder for facts without values.
  ///
  /// - Parameters:
  ///   - keys: What the facts are about; shown while the values are on their way.
  ///   - placeholder: Why there are no values.
  /// - Returns: The keys with bars beside them, or words for the reason.
  public static func keyValues(_ keys: [SafeText], _ placeholder: Placeholder) -> Element {
    guard case .loading(let label) = placeholder, !keys.isEmpty else { return .placeholder(placeholder) }
    let bar = StyledText(Icon("░░░░░░░░", ascii: "::::::::"), .border)
    return .stack([.loading(label), .keyValues(keys.map { KeyValue($0, bar) }).described(as: "")])
  }
}

extension Layout {
  /// Values stand in a column beside their keys, or below them where either column would get too narrow.
  func keyValueLines(_ facts: [KeyValue], width: Int) -> [Line] {
    let keys = facts.map { line(of: StyledText($0.key, .muted)) }
    let keyWidth = keys.map(\.width).max() ?? 0
    let valueWidth = width - keyWidth - 2
    if keyWidth <= width / 2, valueWidth >= 8 {
      return zip(keys, facts).flatMap { key, fact in
        beside(key.padded(to: keyWidth), lines(of: fact, width: valueWidth), width: width)
      }
    }
    let indent = width > 8 ? 2 : 0
    return facts.flatMap { fact in
      wrapped(StyledText(fact.key, .muted), width: width).map { $0.padded(to: width) }
        + lines(of: fact, width: width - indent).map { indented($0, by: indent, width: width) }
    }
  }

  private func lines(of fact: KeyValue, width: Int) -> [Line] {
    wrapped(fact.value, width: width, maximumLines: fact.maximumLines)
  }

  private func beside(_ key: Line, _ values: [Line], width: Int) -> [Line] {
    (0..<max(values.count, 1)).map { index in
      var line = index == 0 ? key : .blank(key.width)
      line.append(.spaces(2))
      if index < values.count { line.append(values[index]) }
      return line.padded(to: width)
    }
  }
}

extension MarkdownReading {
  func line(of fact: KeyValue) -> String {
    let key = fact.key.isEmpty ? "" : inline.line(StyledText("\(fact.key)\(vocabulary.bareColon)", .title))
    let parts = [key, inline.line(fact.value)].filter { !$0.isEmpty }
    return parts.isEmpty ? "" : "- " + parts.joined(separator: " ")
  }
}
