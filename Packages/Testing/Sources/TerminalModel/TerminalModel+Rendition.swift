extension TerminalModel {
  /// Select graphic rendition; takes all of a sequence or nothing of it.
  mutating func select(_ sequence: ControlSequence) -> Bool {
    var style = style
    var rest = (sequence.parameters.isEmpty ? [[0]] : sequence.parameters)[...]
    while let parameter = rest.popFirst() {
      let code = (parameter.first ?? nil) ?? 0
      if code == 38 || code == 48 {
        guard let color = Self.color(parameter, &rest) else { return false }
        if code == 38 { style.foreground = color } else { style.background = color }
      } else if code == 4, parameter.count == 2, let kind = parameter[1], kind <= 5 {
        style.isUnderlined = kind > 0
      } else {
        guard parameter.count == 1, style.apply(code) else { return false }
      }
    }
    self.style = style
    return true
  }

  /// The colour of `38` and `48`, its parts between colons or as parameters of their own.
  private static func color(_ parameter: [Int?], _ rest: inout ArraySlice<[Int?]>) -> TerminalColor? {
    var parts = parameter.dropFirst()
    if parts.isEmpty {
      guard let kind = rest.first?.first else { return nil }
      let count = kind == 2 ? 4 : 2
      guard rest.count >= count, rest.prefix(count).allSatisfy({ $0.count == 1 }) else { return nil }
      parts = rest.prefix(count).flatMap { $0 }[...]
      rest = rest.dropFirst(count)
    } else if parts.count == 5, parts.first == 2 {
      // The colon form has room for the colour space between the kind and the parts.
      parts.remove(at: parts.startIndex + 1)
    }
    let bytes = parts.dropFirst().map { UInt8(exactly: $0 ?? 0) }
    switch (parts.first ?? nil, bytes.count) {
    case (5, 1): return bytes[0].map(TerminalColor.indexed)
    case (2, 3):
      guard let red = bytes[0], let green = bytes[1], let blue = bytes[2] else { return nil }
      return .rgb(red: red, green: green, blue: blue)
    default: return nil
    }
  }
}

extension TerminalStyle {
  /// Applies a code without parts; false for one that is not known.
  fileprivate mutating func apply(_ code: Int) -> Bool {
    switch code {
    case 0:
      let link = link
      self = .plain
      self.link = link
    case 1: isBold = true
    case 2: isDim = true
    case 3: isItalic = true
    case 4, 21: isUnderlined = true
    case 7: isInverse = true
    case 9: isStruck = true
    case 22: (isBold, isDim) = (false, false)
    case 23: isItalic = false
    case 24: isUnderlined = false
    case 27: isInverse = false
    case 29: isStruck = false
    case 30...37: foreground = .basic(UInt8(code - 30))
    case 39: foreground = .standard
    case 40...47: background = .basic(UInt8(code - 40))
    case 49: background = .standard
    case 90...97: foreground = .basic(UInt8(code - 90 + 8))
    case 100...107: background = .basic(UInt8(code - 100 + 8))
    default: return false
    }
    return true
  }
}
