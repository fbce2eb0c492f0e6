/// Draws a heat map in the room there is: the latest weeks that fit, or earlier ones where the map is moved back.
struct HeatMapLayout {
  let map: HeatMap
  let layout: Layout
  let width: Int
  private let names: [Line]
  /// The cells at the start of each line that the names of the weekdays stand in.
  private let gutter: Int
  /// The cells from one week to the next.
  private let pitch: Int
  private let weeks: Range<Int>

  init(_ map: HeatMap, layout: Layout, width: Int) {
    self.map = map
    self.layout = layout
    self.width = width
    names = map.weekdays.map { layout.line(of: StyledText($0, .muted)) }
    let widest = names.map(\.width).max() ?? 0
    gutter = widest > 0 && widest <= width / 4 ? widest + 1 : 0
    let room = width - gutter
    pitch = map.weeks.count * 2 - 1 <= room ? 2 : 1
    let hidden = max(map.weeks.count - room, 0)
    layout.extent.note(hiddenWeeks: hidden)
    let end = map.weeks.count - min(max(layout.weeksBack, 0), hidden)
    weeks = end - min(room, map.weeks.count)..<end
  }

  func lines() -> [Line] {
    let rows = (0..<HeatMap.daysInWeek).map { row(ofWeekday: $0) }
    return ([months] + rows + legend + cutNote).map { $0.padded(to: width) }.filter { !$0.isEmpty }
  }

  /// The names of the months, each above its first week; one without room for its name has none.
  private var months: Line {
    var line = Line.blank(gutter)
    var isFirst = true
    for (start, name) in monthStarts where start + name.width <= width {
      guard isFirst || start > line.width else { continue }
      isFirst = false
      line.append(.spaces(start - line.width))
      line.append(name)
    }
    return line
  }

  /// Where each month begins; without the rest of a month whose name would hide that of the next.
  private var monthStarts: [(start: Int, name: Line)] {
    var starts: [(start: Int, name: Line)] = []
    var previous: SafeText?
    for index in weeks {
      guard let month = map.month(ofWeek: index), month != previous else { continue }
      previous = month
      let start = gutter + (index - weeks.lowerBound) * pitch
      starts.append((start, layout.line(of: StyledText(month, .muted))))
    }
    let isCut = weeks.lowerBound > 0 && starts.count > 1
    guard isCut, starts[0].start + starts[0].name.width >= starts[1].start else { return starts }
    return Array(starts.dropFirst())
  }

  private func row(ofWeekday weekday: Int) -> Line {
    var line = gutter > 0 ? names[weekday].padded(to: gutter) : Line()
    for index in weeks {
      line.append(map.weeks[index][weekday].map { cell($0.level) } ?? .spaces(1))
      if pitch > 1, index < weeks.upperBound - 1 { line.append(.spaces(pitch - 1)) }
    }
    return line
  }

  private func cell(_ level: Int) -> Span {
    layout.heatCell(level)
  }

  /// The weeks that are shown, where there is no room for all.
  private var cutNote: [Line] {
    guard weeks.count < map.weeks.count else { return [] }
    let position = Term.shownWeeks(weeks.lowerBound + 1...weeks.upperBound, of: map.weeks.count)
    var words = StyledText(position, .muted)
    let days = map.weeks[weeks].joined().compactMap(\.self)
    if let first = days.first?.label, let last = days.last?.label, !first.isEmpty {
      words = words + StyledText(.colon, .muted) + StyledText(.days(first, last), .muted)
    }
    return layout.wrapped(words, width: width)
  }

  /// The levels between the words for the least and the most.
  private var legend: [Line] {
    var line = layout.line(of: StyledText(.less, .muted) + " ")
    for level in 0...HeatMap.Day.maximumLevel {
      line.append(cell(level))
      line.append(.spaces(1))
    }
    line.append(layout.line(of: StyledText(.more, .muted)))
    var indented = Line.blank(line.width + gutter <= width ? gutter : 0)
    indented.append(line)
    return [indented.truncated(to: width, glyphs: layout.glyphs, cells: layout.cells)]
  }
}
