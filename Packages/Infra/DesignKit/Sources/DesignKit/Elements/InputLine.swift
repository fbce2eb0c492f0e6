/// A line that holds what was typed, between the edges of a field.
struct InputLine: Hashable, Sendable {
  /// The sign before the value, such as that of a search; may be empty.
  let sign: StyledText
  /// The text as typed.
  let value: StyledText
  /// The prompt of the empty field.
  let prompt: SafeText
  /// Whether the next character goes here.
  let hasCursor: Bool
  /// The status, at the end of the line; moves below where there is no room.
  let note: StyledText

  init(
    sign: StyledText = "",
    value: StyledText,
    prompt: SafeText = "",
    hasCursor: Bool = false,
    note: StyledText = ""
  ) {
    self.sign = sign
    self.value = value
    self.prompt = prompt
    self.hasCursor = hasCursor
    self.note = note
  }

  /// The words of the field for plain text output.
  var words: StyledText { value.isEmpty ? StyledText(prompt) : value }
}

extension Layout {
  /// The field between its edges, and the note below it where it has no room inside.
  func inputLines(_ input: InputLine, width: Int) -> [Line] {
    let hasEdges = width >= 8
    let room = hasEdges ? width - 4 : width
    let note = line(of: input.note)
    let body = content(of: input)
    let isBeside = !note.isEmpty && body.width + 2 + note.width <= room
    let shown = cut(
      body,
      to: isBeside ? room - note.width - 2 : room,
      atStart: input.hasCursor && !input.value.isEmpty
    )
    var line = shown.padded(to: isBeside ? room - note.width : room)
    if isBeside { line.append(note) }
    let field = (hasEdges ? edged(line) : line).padded(to: width).painted(on: .raised)
    let below = isBeside ? [] : wrapped(input.note, width: room)
    return [field] + below.map { indented($0, by: hasEdges ? 2 : 0, width: width) }
  }

  private func content(of input: InputLine) -> Line {
    let cursor = StyledText(SafeText(input.hasCursor ? glyphs.cursor : ""), .accent)
    if !input.value.isEmpty { return line(of: "\(input.sign)\(input.value)\(cursor)") }
    let prompt: StyledText = input.prompt.isEmpty ? "" : "\("(", .muted)\(input.prompt, .muted)\(")", .muted)"
    return line(of: "\(input.sign)\(cursor)\(prompt)")
  }

  /// While typing, the end counts; else the beginning.
  private func cut(_ line: Line, to width: Int, atStart: Bool) -> Line {
    guard atStart, line.width > width else { return line.truncated(to: width, glyphs: glyphs, cells: cells) }
    let ellipsis = span(glyphs.ellipsis(for: width), .muted)
    var result = Line()
    result.append(ellipsis)
    result.append(line.suffix(width - ellipsis.width, cells: cells))
    return result
  }

  private func edged(_ content: Line) -> Line {
    var line = Line()
    line.append(span("[", .border))
    line.append(.spaces(1))
    line.append(content)
    line.append(.spaces(1))
    line.append(span("]", .border))
    return line
  }
}
