extension Layout {
  func placeOverlay(_ overlay: Overlay, width: Int, _ emit: (Line) -> Void) {
    let topWidth = min(overlay.width ?? width, width)
    let top = lines(of: overlay.top, width: topWidth)
    var base = lines(of: overlay.base, width: width)
    while base.count < top.count { base.append(.blank(width)) }
    let first = overlay.placement.line(of: top.count, in: base.count)
    let start = overlay.placement.cell(of: topWidth, in: width)
    for (index, line) in base.enumerated() {
      let isCovered = (first..<first + top.count).contains(index)
      emit(isCovered ? line.covered(by: top[index - first], at: start, cells: cells) : line)
    }
  }
}
