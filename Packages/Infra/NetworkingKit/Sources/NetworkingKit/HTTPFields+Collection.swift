extension HTTPFields: RandomAccessCollection {
  /// Place of the first line.
  public var startIndex: Int { lines.startIndex }
  /// Place after the last line.
  public var endIndex: Int { lines.endIndex }

  /// The line at a place.
  public subscript(position: Int) -> HTTPField { lines[position] }
}
