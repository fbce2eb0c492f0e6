extension Layout {
  /// A shorter bar tells less than its share.
  private static let shortestBar = 10

  func progressLines(_ bar: ProgressBar, width: Int) -> [Line] {
    let note = line(of: bar.note(vocabulary))
    if case .failed = bar.state {
      return [labelLine(bar.label, note: Line(), width: width)].filter { !$0.isEmpty }
        + wrapped(bar.note(vocabulary), width: width).map { $0.padded(to: width) }
    }
    guard bar.label.isEmpty else { return labelledLines(bar, note: note, width: width) }
    let room = noteRoom(beside: note)
    guard width >= room + 2 + Self.shortestBar else { return [cut(note, to: width).padded(to: width)] }
    var line = barLine(bar.state, width: width - room - 2)
    line.append(.spaces(2))
    line.append(note.padded(to: room, .trailing))
    return [line]
  }

  /// The label and the note at the two ends of a line, the bar below.
  private func labelledLines(_ bar: ProgressBar, note: Line, width: Int) -> [Line] {
    guard width >= Self.shortestBar else {
      return [labelLine(bar.label, note: Line(), width: width), cut(note, to: width).padded(to: width)]
    }
    let room = width - note.width - 2
    if room < min(Self.shortestBar, cells.cells(of: bar.label.string)) {
      return [
        labelLine(bar.label, note: Line(), width: width), cut(note, to: width).padded(to: width),
        barLine(bar.state, width: width),
      ]
    }
    return [labelLine(bar.label, note: note, width: width), barLine(bar.state, width: width)]
  }

  private func labelLine(_ label: SafeText, note: Line, width: Int) -> Line {
    guard !label.isEmpty else { return Line() }
    guard !note.isEmpty else { return line(of: StyledText(label), cutTo: width).padded(to: width) }
    var line = line(of: StyledText(label), cutTo: width - note.width - 2).padded(to: width - note.width)
    line.append(note)
    return line
  }

  /// The cells of the widest note, so that a bar keeps its length from waiting to done.
  private func noteRoom(beside note: Line) -> Int {
    let states: [ProgressState] = [.waiting, .unmeasured(frame: 0), .running(done: 1, total: 1), .finished]
    let widths = states.map { line(of: ProgressBar(label: "", state: $0).note(vocabulary)).width }
    return widths.reduce(note.width, max)
  }

  private func barLine(_ state: ProgressState, width: Int) -> Line {
    guard glyphs == .ascii else { return barCells(state, width: width) }
    var line = Line()
    line.append(span("[", .border))
    line.append(barCells(state, width: width - 2))
    line.append(span("]", .border))
    return line
  }

  private func barCells(_ state: ProgressState, width: Int) -> Line {
    if case .unmeasured(let frame) = state { return pulse(frame, width: width) }
    let token: Token = state == .finished ? .success : .accent
    let steps = glyphs.barSteps
    let parts = state.done(of: width * steps.count)
    var line = Line()
    line.append(drawn(glyphs.barFull, times: parts / steps.count, token))
    if parts % steps.count > 0 { line.append(drawn(steps[parts % steps.count], times: 1, token)) }
    line.append(drawn(glyphs.barTrack, times: width - line.width, .border))
    return line
  }

  /// A short piece that goes to the end of the bar and back.
  private func pulse(_ frame: Int, width: Int) -> Line {
    let length = max(width / 5, 3)
    let way = max(width - length, 1)
    let step = Int(frame.magnitude % UInt(2 * way))
    let start = way - abs(step - way)
    var line = Line()
    line.append(drawn(glyphs.barTrack, times: start, .border))
    line.append(drawn(glyphs.barFull, times: length, .accent))
    line.append(drawn(glyphs.barTrack, times: width - line.width, .border))
    return line
  }

  private func cut(_ line: Line, to width: Int) -> Line {
    line.truncated(to: width, glyphs: glyphs, cells: cells)
  }
}
