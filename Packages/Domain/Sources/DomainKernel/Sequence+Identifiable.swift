extension Sequence where Element: Identifiable {
  /// The elements in their order, each id once.
  ///
  /// - Returns: Of several elements with one id the first.
  @inlinable
  public func firstOfEachID() -> [Element] {
    var ids = Set<Element.ID>()
    return filter { ids.insert($0.id).inserted }
  }
}
