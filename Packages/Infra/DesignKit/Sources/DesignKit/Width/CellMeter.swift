/// Adds up cells scalar by scalar, remembering just enough to recognise emoji sequences.
struct CellMeter {
  private(set) var total = 0

  private let ambiguous: AmbiguousWidth
  private var previous: Unicode.Scalar = " "
  private var previousCells = 0
  private var isJoining = false
  private var opensFlag = false

  init(ambiguous: AmbiguousWidth) {
    self.ambiguous = ambiguous
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    let isFlagEnd = scalar.isRegionalIndicator && opensFlag
    opensFlag = scalar.isRegionalIndicator && !opensFlag
    switch scalar.value {
    case 0xFE0F:
      if previousCells == 1, previous.properties.isEmoji { grow(by: 1) }
    case 0xFE0E:
      if previousCells == 2, previous.properties.isEmoji { grow(by: -1) }
    case 0x200D:
      isJoining = previous.isPictographic
    default:
      count(scalar, isContinuation: isFlagEnd || continuesSequence(scalar))
    }
  }

  /// A joined pictograph or a skin tone changes the picture that is already there.
  private func continuesSequence(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isEmojiModifier { return previous.properties.isEmojiModifierBase }
    return isJoining && scalar.isPictographic
  }

  private mutating func count(_ scalar: Unicode.Scalar, isContinuation: Bool) {
    isJoining = false
    if isContinuation {
      // Sequences are drawn as emoji, even those that begin with a narrow text character.
      if previousCells == 1 { total += 1 }
      // A skin tone leaves its pictograph in place for a joiner behind it.
      if !scalar.isEmojiModifier { previous = scalar }
      previousCells = 0
      return
    }
    let cells = scalar.cells(ambiguous: ambiguous)
    total += cells
    // A mark without cells leaves its base in place for a variation selector behind it.
    if cells > 0 {
      previous = scalar
      previousCells = cells
    }
  }

  private mutating func grow(by cells: Int) {
    total += cells
    previousCells += cells
  }
}
