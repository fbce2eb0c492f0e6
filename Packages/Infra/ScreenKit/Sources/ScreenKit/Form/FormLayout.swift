import DesignKit
import FeatureKit

/// Lays a form out as lines, and finds the place of the cursor.
@MainActor
struct FormLayout {
  /// A form as it is seen.
  struct Shown {
    let lines: [GridLine]
    /// The place of the cursor, from the first of the lines.
    let cursor: Frame.Position
  }

  /// The cells of a field of DesignKit, and what its edges take on either side.
  private static let fieldWidth = 60
  private static let edge = 2
  private static let fewestCellsWithEdges = 8
  /// The lines of a text with several lines.
  private static let textHeight = 6

  private let pane: FormPane
  private let strings: Strings
  private let painter: Painter
  private var model: FormModel { pane.model }

  init(_ pane: FormPane, _ strings: Strings, _ painter: Painter) {
    self.pane = pane
    self.strings = strings
    self.painter = painter
  }

  /// The part of the form that fits into a window; what has the focus is always in it.
  ///
  /// - Parameter height: The lines of the window, at least 1.
  /// - Returns: At most as many lines.
  func shown(height: Int) -> Shown {
    switch model.phase {
    case .filling: filling(height: height)
    case .confirming: question(confirmation, height: height)
    case .discarding: question(.dialog(discardDialog), height: height)
    }
  }

  private func filling(height: Int) -> Shown {
    let (lines, focus) = page()
    var top = min(pane.top, max(lines.count - height, 0))
    top = min(max(top, focus.lines.upperBound - height), focus.lines.lowerBound)
    // A field that is higher than the window shows the line with the cursor.
    top = min(max(top, focus.cursor.row - height + 1), focus.cursor.row)
    pane.top = top
    return Shown(
      lines: Array(lines[top...].prefix(height)),
      cursor: Frame.Position(row: focus.cursor.row - top, column: focus.cursor.column)
    )
  }

  /// The part of a question that the user has scrolled to; where it has no room, the last line says which part it is.
  private func question(_ element: Element, height: Int) -> Shown {
    let lines = painter.lines(element)
    pane.question.fit(lines.count, into: height)
    let window = pane.question.shown
    var shown = Array(lines[window])
    if pane.question.isScrolling, shown.count < height {
      let part = strings.lines(window.lowerBound + 1, to: window.upperBound, of: lines.count)
      shown.append(painter.line(.text(StyledText(part, .muted), maximumLines: 1)))
    }
    return Shown(lines: shown, cursor: .origin)
  }

  // MARK: - The page

  private struct Block {
    var lines: [GridLine]
    var cursor: Frame.Position?
  }

  private func page() -> (lines: [GridLine], focus: (lines: Range<Int>, cursor: Frame.Position)) {
    var lines: [GridLine] = []
    var focus = (lines: lines.indices, cursor: Frame.Position.origin)
    for block in header + fields where !block.lines.isEmpty {
      if !lines.isEmpty { lines.append(.blank) }
      if let cursor = block.cursor {
        let first = lines.count
        focus = (
          first..<first + block.lines.count, Frame.Position(row: first + cursor.row, column: cursor.column)
        )
      }
      lines += block.lines
    }
    // Together with the first field comes what stands above it.
    if model.focus == model.focuses.first { focus.lines = 0..<focus.lines.upperBound }
    return (lines, focus)
  }

  private var header: [Block] {
    let form = model.form
    let steps = form.steps.enumerated().map { index, step in
      ProcessStep(step.title, index < model.step ? .done : index == model.step ? .current : .upcoming)
    }
    let step = form.steps[model.step]
    let introduction = [step.introduction].compactMap(\.self) + pane.messages.map { SafeText($0) }
    let elements: [Element] = [
      .heading(form.title, .page),
      steps.count > 1 ? .wizardSteps(steps) : .empty,
      .stack(introduction.map { .text(StyledText($0)) }),
      .stack(model.generalProblems.map { .badge(Badge(SafeText($0), .error)) }),
    ]
    return elements.map { Block(lines: painter.lines($0)) }
  }

  private var fields: [Block] {
    model.focuses.map { focus in
      model.field(of: focus).map { block(of: focus, $0) } ?? button
    }
  }

  // MARK: - Fields

  private func block(of focus: FormModel.Focus, _ field: Form.Field) -> Block {
    let isFocused = focus == model.focus
    let problem = model.problem(of: focus).map { SafeText($0) }
    switch field.kind {
    case .code(let digits):
      let code = CodeField(
        label(of: focus, field),
        typed: SafeText(model.text(of: focus)),
        length: digits,
        problem: problem
      )
      let box = CodeField(label(of: focus, field), typed: "", length: digits)
      return block(
        .stack([.codeField(code), note(of: field)]),
        isFocused: isFocused,
        above: .codeField(box),
        column: code.column(width: painter.columns - painter.indent)
      )
    case .choice(let choices):
      let chips = choices.map { Chip.option($0.label, isSelected: $0.value == model.text(of: focus)) }
      return chosen(.chips(chips), problem, focus, field)
    case .consent:
      let isGiven = model.text(of: focus) == Form.Field.consented
      let box: StyledText = isGiven ? "\("[x]", .success)" : "[ ]"
      return chosen(.text("\(box) \(strings.consent(isGiven))"), problem, focus, field)
    case .secret:
      let isGiven = !model.text(of: focus).isEmpty
      return text([.secret(isGiven: isGiven)], cursor: (0, isGiven ? 8 : 0), problem, focus, field)
    case .text, .file, .multiline:
      return text(problem, focus, field)
    }
  }

  private func text(_ problem: SafeText?, _ focus: FormModel.Focus, _ field: Form.Field) -> Block {
    let width = room
    let height = field.kind == .multiline ? Self.textHeight : 1
    let isFocused = focus == model.focus
    let editor = pane.editor(of: focus) ?? LineEditor()
    let shown =
      isFocused
      ? editor.shown(width: width, height: height, cells: painter.cells)
      : LineEditor.lines(of: editor.text, width: width, height: height, cells: painter.cells)
    let row = shown.firstIndex { $0.column != nil } ?? 0
    let window = isFocused ? editor.window(height: height) : 0..<shown.count
    let isWhole = window.count == editor.lineCount
    return text(
      shown.map { .text(SafeText($0.text)) },
      cursor: (row, shown[row].column ?? 0),
      part: isWhole
        ? nil : strings.lines(window.lowerBound + 1, to: window.upperBound, of: editor.lineCount),
      problem,
      focus,
      field
    )
  }

  /// A field for a text with its lines; only the first has the label, only the last what helps.
  private func text(
    _ lines: [FieldValue],
    cursor: (row: Int, column: Int),
    part: SafeText? = nil,
    _ problem: SafeText?,
    _ focus: FormModel.Focus,
    _ field: Form.Field
  ) -> Block {
    let isFocused = focus == model.focus
    let first = isFocused ? FieldState.focused(problem: nil) : .idle()
    let last = isFocused ? FieldState.focused(problem: problem) : .idle(problem: problem)
    let fields = lines.enumerated().map { index, value in
      FormField(
        index == 0 ? label(of: focus, field) : "",
        value,
        isRequired: index == 0 && field.isRequired,
        state: index == lines.count - 1 ? last : first
      )
    }
    let column = cursor.column + (hasEdges ? Self.edge : 0)
    let above = FormField(label(of: focus, field), .text(""), isRequired: field.isRequired, state: first)
    var block = block(
      .stack(fields.map { .formField($0) } + [note(of: field, part: part)]),
      isFocused: isFocused,
      above: .formField(above),
      column: column
    )
    if let place = block.cursor {
      block.cursor = Frame.Position(row: place.row + cursor.row, column: place.column)
    }
    return block
  }

  private func chosen(
    _ values: Element,
    _ problem: SafeText?,
    _ focus: FormModel.Focus,
    _ field: Form.Field
  ) -> Block {
    let isFocused = focus == model.focus
    let label = label(of: focus, field)
    let required: StyledText = field.isRequired ? StyledText(strings.required, .muted) : ""
    let title = Element.text((isFocused ? StyledText(label, .title) : StyledText(label)) + required)
    let badge: Element = problem.map { .badge(Badge($0, .error)) } ?? .empty
    return block(
      .stack([title, values, badge, note(of: field)]),
      isFocused: isFocused,
      above: .stack([title, .text("x")]),
      column: 0
    )
  }

  private var button: Block {
    let isFocused = model.focus == .button
    let title = model.isLastStep && !model.asksForConfirmation ? strings.submit : strings.continueForm
    let text: StyledText = isFocused ? "[ \(title, .accent, .bold) ]" : "[ \(title) ]"
    return block(.text(text, maximumLines: 1), isFocused: isFocused, above: .text("x"), column: 2)
  }

  /// Behind a mark where it has the focus; the cursor is in the last line of what stands above it.
  private func block(_ element: Element, isFocused: Bool, above: Element, column: Int) -> Block {
    let lines = painter.marked(element, isFocused: isFocused)
    guard isFocused else { return Block(lines: lines) }
    let row = painter.lines(above, leaving: painter.indent).count - 1
    return Block(lines: lines, cursor: Frame.Position(row: row, column: painter.indent + column))
  }

  private func label(of focus: FormModel.Focus, _ field: Form.Field) -> SafeText {
    if case .repetition = focus { strings.repeated(field.label) } else { field.label }
  }

  /// The help for a field, which part of its text is shown, and how much of its limit is used.
  private func note(of field: Form.Field, part: SafeText? = nil) -> Element {
    let counter = field.limit.map { strings.counter(model.length(of: field), limit: $0) }
    let texts = [field.help, part, counter].compactMap(\.self)
    return .stack(texts.map { .text(StyledText($0, .muted)) }).limited(toWidth: Self.fieldWidth)
  }

  // MARK: - Questions

  private var confirmation: Element {
    let summary = model.form.summary(of: model.answers)
    let question = model.form.confirmation
    return .stack(
      [
        .heading(question?.question ?? model.form.title, .page),
        .keyValues(summary.map { KeyValue($0.label, StyledText(SafeText($0.value, lineBreaks: .kept))) }),
        question?.consequence.map { .text(StyledText($0)) } ?? .empty,
        .text("\("y", .accent, .bold) \(strings.yes)   \("n", .accent, .bold) \(strings.no)"),
      ],
      spacing: 1
    )
  }

  private var discardDialog: Dialog {
    Dialog(
      title: strings.discardQuestion,
      choices: [Choice("y", strings.discard, .dangerous), Choice("n", strings.keepEditing, .preferred)]
    )
  }

  // MARK: - Widths

  private var width: Int { min(painter.columns - painter.indent, Self.fieldWidth) }
  private var hasEdges: Bool { width >= Self.fewestCellsWithEdges }
  private var room: Int { hasEdges ? width - 2 * Self.edge : width }
}
