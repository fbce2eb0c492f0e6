import RecipesDomain

/// Makes steps of the one text in which the service sends the instructions.
///
/// Lines become steps. Numbers that the text gives its steps (`1.`, `2)`, `STEP 3`) are taken away, since steps
/// are numbered where they are shown; they also tell which lines belong together. A paragraph without lines stays
/// one step unless its sentences are numbered. No word is lost, unless there are more than
/// ``RecipeLimits/countedSteps``.
struct InstructionReader {
  private var steps: [Step] = []
  private var heading: String?
  private var text = ""
  /// The number that the last step was given; 0 before the first.
  private var number = 0
  /// The number of the last step; without numbers so far, the lines count: the second may be the first with one.
  private var last: Int { number > 0 ? number : steps.count + (text.isEmpty ? 0 : 1) }
  private var isAfterBlankLine = false

  /// Reads the instructions of a meal.
  ///
  /// - Parameter text: The text as it was sent.
  /// - Returns: The steps in order; none for a blank text.
  static func steps(of text: String) -> [Step] {
    var reader = InstructionReader()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      reader.read(line)
      if reader.steps.count >= RecipeLimits.countedSteps { break }
    }
    reader.endStep()
    if let heading = reader.heading { reader.steps.append(Step(heading)) }
    return reader.steps
  }

  private mutating func read(_ line: Substring) {
    let plain = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !plain.isEmpty else {
      isAfterBlankLine = true
      return
    }
    for sentence in NumberedSentences.split(plain) { readSentence(sentence) }
    isAfterBlankLine = false
  }

  private mutating func readSentence(_ sentence: String) {
    if let marker = StepMarker(sentence, after: last) {
      endStep()
      number = marker.number
      readContent(marker.rest)
    } else if number > 0, text.isEmpty || !isAfterBlankLine, !InstructionHeading.isHeading(sentence) {
      text += (text.isEmpty ? "" : " ") + sentence
    } else {
      endStep()
      readContent(StepBullet.removed(from: sentence))
    }
  }

  private mutating func readContent(_ content: String) {
    guard InstructionHeading.isHeading(content) else {
      text = content
      return
    }
    if let heading { steps.append(Step(heading)) }
    heading = InstructionHeading.title(content)
  }

  private mutating func endStep() {
    guard !text.isEmpty else { return }
    steps.append(Step(text, heading: heading))
    text = ""
    heading = nil
  }
}
