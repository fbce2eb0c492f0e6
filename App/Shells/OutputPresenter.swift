import DesignKit
import FeatureKit
import LocalizationKit
import Synchronization

/// Shows what a command has to show on the streams of the process.
///
/// On a terminal, what was shown before is replaced as long as all of it fits on the screen.
final class OutputPresenter: Presenter {
  private let process: ProcessContext
  private let style: OutputStyle
  private let language: Language
  private let backendLabel: String?
  private let recorder: StepRecorder
  private let drawnLines = Mutex(0)

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - process: The streams and the clock.
  ///   - style: The form that the person asked for.
  ///   - language: The language that views speak.
  ///   - backendLabel: Says that the data are not of the real service; `nil` when they are.
  ///   - recorder: Remembers what was written.
  init(
    process: ProcessContext,
    style: OutputStyle,
    language: Language,
    backendLabel: String?,
    recorder: StepRecorder
  ) {
    self.process = process
    self.style = style
    self.language = language
    self.backendLabel = backendLabel
    self.recorder = recorder
  }

  var context: ViewContext {
    ViewContext(now: process.now(), language: language, backendLabel: backendLabel)
  }

  var showsProgress: Bool { style.redraws }

  func update(_ element: Element) {
    guard style.redraws else { return }
    draw(style.render(element), isFinal: false)
  }

  func show(_ element: Element) {
    draw(style.render(element), isFinal: true)
  }

  func show(_ element: Element, form: OutputForm?, theme: Theme?) {
    draw(style.render(element, form: form, theme: theme), isFinal: true)
  }

  func write(_ document: JSONValue) {
    process.output.write(document.text + "\n")
    recorder.record(.output, Strings(language).document)
  }

  func write(lines: String) {
    process.output.write(lines)
    recorder.record(.output, Strings(language).lines(lines.utf8.count { $0 == UInt8(ascii: "\n") }))
  }

  func note(_ note: String) {
    process.errorOutput.write(SafeText(note).string + "\n")
  }

  private func draw(_ text: String, isFinal: Bool) {
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    drawnLines.withLock { drawn in
      guard isFinal || lines < process.output.rows ?? .max else { return }
      process.output.write(Self.erasing(drawn) + text)
      drawn = isFinal ? 0 : lines
      if isFinal { recorder.record(.output, Strings(language).lines(lines)) }
    }
  }

  /// Moves to the first of the lines drawn before and clears from there (ECMA-48, CPL and ED).
  private static func erasing(_ lines: Int) -> String {
    lines > 0 ? "\u{1B}[\(lines)F\u{1B}[J" : ""
  }
}
