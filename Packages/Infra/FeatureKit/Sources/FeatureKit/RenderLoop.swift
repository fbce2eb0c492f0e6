import Observation

/// Draws whenever something observable that the drawing read has changed, until it is ended.
@MainActor
public final class RenderLoop {
  private let draw: @MainActor () -> Void
  /// Stands for the time between a beginning and the next end; changes that were awaited before it are ignored.
  private var period: Period?

  private final class Period: Sendable {}

  /// Makes a loop; nothing is drawn before ``begin()``.
  ///
  /// - Parameter draw: Draws; what it reads of observable objects decides when it is called again.
  public init(_ draw: @escaping @MainActor () -> Void) {
    self.draw = draw
  }

  /// Draws for the first time, and from then on after every change; many changes at once draw one frame.
  public func begin() {
    let period = Period()
    self.period = period
    drawTracked(in: period)
  }

  /// Draws once more, so that the last change is seen, and ends.
  public func end() {
    guard period != nil else { return }
    period = nil
    draw()
  }

  /// Ends without drawing.
  public func cancel() { period = nil }

  private func drawTracked(in period: Period) {
    guard period === self.period else { return }
    withObservationTracking(draw) { [weak self] in
      Task { @MainActor in self?.drawTracked(in: period) }
    }
  }
}
