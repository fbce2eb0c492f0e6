import Observation

/// Repeats a drawing whenever something observable that it read has changed, until it is ended.
@MainActor
final class Redrawing {
  private let draw: @MainActor () -> Void
  private var isActive = false

  init(_ draw: @escaping @MainActor () -> Void) {
    self.draw = draw
  }

  /// Draws for the first time.
  func begin() {
    isActive = true
    drawTracked()
  }

  /// Draws for the last time: a change right before the end would otherwise never be seen.
  func end() {
    isActive = false
    draw()
  }

  private func drawTracked() {
    guard isActive else { return }
    withObservationTracking(draw) { [weak self] in
      Task { @MainActor in self?.drawTracked() }
    }
  }
}
