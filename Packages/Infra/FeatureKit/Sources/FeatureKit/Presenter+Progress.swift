public import DesignKit
import Observation

extension Presenter {
  /// Shows a view again whenever its state changes, while something is under way.
  ///
  /// Where nothing can be replaced, only the work is done.
  ///
  /// - Parameters:
  ///   - view: Makes the view from an observable state.
  ///   - work: What is under way.
  @MainActor
  public func show(
    _ view: @escaping @MainActor () -> Element,
    while work: @MainActor () async -> Void
  ) async {
    guard showsProgress else { return await work() }
    let redrawing = Redrawing { update(view()) }
    redrawing.begin()
    await work()
    redrawing.end()
  }
}
