import Observation

/// Draws whenever something observable that the drawing read has changed, until it is ended.
@MainActor
public final class RenderLoop {
  private let draw: @MainActor () -> Void
  private var isActive = false

  /// Makes a loop; nothing is drawn before ``begin()``.
  ///
  /// - Parameter draw: Draws; what it reads of observable objects decides when it is called again.
  public init(_ draw: @escaping @MainActor () -> Void) {
    self.draw = draw
  }

  /// Draws for the first time, and from then on after every change; many changes at once draw one frame.
  public func begin() {
    isActive = true
    drawTracked()
  }

  /// Draws once more, so that the last change is seen, and ends.
  public func end() {
    guard isActive else { return }
    isActive = false
    draw()
  }

  /// Ends without drawing.
  public func cancel() { isActive = false }

  private func drawTracked() {
    guard isActive else { return }
    withObservationTracking(draw) { [weak self] in
      Task { @MainActor in self?.drawTracked() }
    }
  }
}
