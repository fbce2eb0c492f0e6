/// Somebody or something with a picture of its own, made from an id: the same id has the same picture always.
public struct Avatar: Hashable, Sendable {
  /// The name, which stands for the picture where there is none.
  public let name: SafeText
  let pattern: IdenticonPattern

  /// Creates an avatar.
  ///
  /// - Parameters:
  ///   - id: What the picture is made from; it is never shown.
  ///   - name: The name.
  public init(id: String, name: SafeText) {
    self.name = name
    pattern = IdenticonPattern(id: id)
  }

  /// The first letters of the first and the last word of the name, two cells wide, for a line of text or a row.
  ///
  /// A wide letter stands alone; dashes stand for a name without letters, and in ASCII for letters beyond it. A
  /// screen reader hears nothing: the name stands beside.
  public var initials: Icon {
    let cells = CellWidth()
    let words = name.string.split { !$0.isLetter && !$0.isNumber }
    let letters = [words.first, words.dropFirst().last].compactMap { $0?.first?.uppercased().first }
    guard let first = letters.first else { return Icon("--", ascii: "--") }
    let isWide = cells.cells(of: first) > 1
    let shown = isWide ? String(first) : String(letters.filter { cells.cells(of: $0) == 1 })
    let padded = shown + String(repeating: " ", count: max(2 - cells.cells(of: shown), 0))
    return Icon(SafeText(padded), ascii: padded.utf8.allSatisfy { $0 < 0x80 } ? SafeText(padded) : "--")
  }

  /// The initials in the colour of the picture.
  public var styledInitials: StyledText {
    StyledText(initials, pattern.token).painted(on: .raised)
  }
}
