extension Unicode.Scalar {
  var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

  var isASCIIAlphanumeric: Bool { isASCIIDigit || (0x41...0x5A).contains(value & ~0x20) }

  /// A Unicode whitespace character (CommonMark 0.31, 2.1), of those that a ``SafeText`` can hold.
  var isMarkdownSpace: Bool { properties.generalCategory == .spaceSeparator }

  /// Punctuation to every version of CommonMark: of ASCII all that is no letter or digit, else the categories P.
  var isMarkdownPunctuation: Bool {
    if isASCII { return value > 0x20 && !isASCIIAlphanumeric }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  /// Punctuation to some version of CommonMark; from 0.31 on, symbols are as well.
  var mayBeMarkdownPunctuation: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    default: isMarkdownPunctuation
    }
  }
}
