/// A line that holds what was typed, between the edges of a field.
struct InputLine: Hashable, Sendable {
  /// What stands in front of the value, such as the sign of a search; may be empty.
  let sign: StyledText
  /// What was typed.
  let value: StyledText
  /// What stands there while nothing was typed.
  let prompt: SafeText
  /// Whether the next character goes here.
  let hasCursor: Bool
  /// How things are, at the end of the line; moves below where there is no room.
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

  /// What a reader has of it that was not told more.
  var words: StyledText { value.isEmpty ? StyledText(prompt) : value }
}
