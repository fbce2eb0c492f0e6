/// The alignment of the numbers in a column by their decimal separators.
struct DecimalColumn {
  private var plain = Extent()
  private var ifDecimal: [DecimalMark: Extent] = [:]
  private var ifGrouping: [DecimalMark: Extent] = [:]
  private var decimals: Set<DecimalMark> = []
  private var groupings: Set<DecimalMark> = []

  /// The cells in front of the separators and from them on, at most.
  private struct Extent {
    var before = 0
    var behind = 0

    mutating func include(_ width: Int, behind: Int) {
      self.before = max(before, width - behind)
      self.behind = max(self.behind, behind)
    }
  }

  /// Takes a cell into account.
  mutating func add(_ text: String, width: Int, cells: CellWidth) {
    guard let number = NumberText(text) else { return }
    let behindInteger = Self.cells(of: text, from: number.integerEnd, cells)
    guard let mark = number.mark else { return plain.include(width, behind: behindInteger) }
    let behindNumber = Self.cells(of: text, from: number.numberEnd, cells)
    switch number.role {
    case .decimal:
      decimals.insert(mark)
      plain.include(width, behind: behindInteger)
    case .grouping:
      groupings.insert(mark)
      plain.include(width, behind: behindNumber)
    case .unclear:
      ifDecimal[mark, default: Extent()].include(width, behind: behindInteger)
      ifGrouping[mark, default: Extent()].include(width, behind: behindNumber)
    }
  }

  /// The cells that all numbers take together.
  var width: Int { extent.before + extent.behind }

  /// The empty cells behind a text that put its separator below the others; none for a text without a number.
  func cellsBehind(_ text: String, cells: CellWidth) -> Int {
    guard let number = NumberText(text) else { return 0 }
    let separates = number.role == .decimal || number.role == .unclear && number.mark.map(separates) ?? false
    let end = separates ? number.integerEnd : number.numberEnd
    return max(extent.behind - Self.cells(of: text, from: end, cells), 0)
  }

  private var extent: Extent {
    var result = plain
    for mark in DecimalMark.allCases {
      guard let other = separates(mark) ? ifDecimal[mark] : ifGrouping[mark] else { continue }
      result.before = max(result.before, other.before)
      result.behind = max(result.behind, other.behind)
    }
    return result
  }

  /// Whether a mark that could be either separates decimals in this column.
  private func separates(_ mark: DecimalMark) -> Bool {
    if decimals.contains(mark) { return true }
    if groupings.contains(mark) || decimals.contains(mark.other) { return false }
    return mark == .point || groupings.contains(mark.other)
  }

  private static func cells(of text: String, from offset: Int, _ cells: CellWidth) -> Int {
    cells.cells(of: String(Substring(text.utf8.dropFirst(offset))))
  }
}

/// A character that separates the decimals of a number, or groups its digits.
enum DecimalMark: UInt8, CaseIterable {
  case point = 0x2E
  case comma = 0x2C

  var other: DecimalMark { self == .point ? .comma : .point }
}
