extension Layout {
  /// Items below each other; spacing stands only between items that show something.
  func placeStack(_ items: [Element], spacing: Int, width: Int, _ emit: (Line) -> Void) {
    let blank = Line.blank(width)
    var isFirst = true
    for item in items {
      var isEmpty = true
      place(item, width: width) { line in
        if isEmpty, !isFirst {
          for _ in 0..<spacing { emit(blank) }
        }
        isEmpty = false
        emit(line)
      }
      if !isEmpty { isFirst = false }
    }
  }

  func placePadded(_ content: Element, _ insets: Insets, width: Int, _ emit: (Line) -> Void) {
    let sides = insets.leading + insets.trailing
    let fits = width - sides >= 4
    let leading = fits ? insets.leading : 0
    let blank = Line.blank(width)
    var isEmpty = true
    place(content, width: fits ? width - sides : width) { line in
      if isEmpty {
        for _ in 0..<insets.top { emit(blank) }
      }
      isEmpty = false
      emit(indented(line, by: leading, width: width))
    }
    if isEmpty { return }
    for _ in 0..<insets.bottom { emit(blank) }
  }

  /// Exactly so many lines, the last of which says that there would be more.
  func placeFitted(_ content: Element, height: Int, width: Int, _ emit: (Line) -> Void) {
    var count = 0
    var last = Line()
    place(content, width: width) { line in
      count += 1
      if count < height { emit(line) } else if count == height { last = line }
    }
    if height > 0, count >= height {
      emit(count == height ? last : line(of: StyledText(.ellipsis, .muted), cutTo: width).padded(to: width))
    }
    for _ in 0..<max(height - count, 0) { emit(.blank(width)) }
  }
}
