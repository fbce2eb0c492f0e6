/// Receives the lines of an element.
///
/// Containers hand lines on through a closure inside a closure, as deep as elements nest. Without an object in
/// between, the optimizer makes a copy of the layout for every combination of them, and never ends.
final class LineSink {
  private let emit: (Line) -> Void

  init(_ emit: @escaping (Line) -> Void) {
    self.emit = emit
  }

  /// Takes the next line.
  @inline(never) func receive(_ line: Line) { emit(line) }
}
