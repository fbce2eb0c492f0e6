public import DesignKit

extension Presenter {
  /// Shows a view again whenever its state changes, while something is under way.
  ///
  /// The last thing shown is the state in which the work ended. A view that looks as it did is not shown again.
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
    var shown: Element?
    let redrawing = Redrawing {
      let element = view()
      guard element != shown else { return }
      update(element)
      shown = element
    }
    redrawing.begin()
    await work()
    redrawing.end()
  }
}
