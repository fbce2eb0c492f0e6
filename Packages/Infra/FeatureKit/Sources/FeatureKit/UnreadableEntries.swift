public import DesignKit

extension Element {
  /// Says on a page that entries could not be read; nothing where all could.
  ///
  /// - Parameters:
  ///   - count: How many more entries the service sent that could not be read.
  ///   - context: The environment of the view.
  /// - Returns: A warning that fits every list.
  public static func unreadable(entries count: Int, in context: ViewContext) -> Element {
    guard count > 0 else { return .empty }
    return .callout(.warning, title: Strings(context.language).unreadable(entries: count))
  }
}

extension Records.Warning {
  /// The warning of records that entries could not be read, which a page says itself.
  ///
  /// - Parameter count: How many more entries the service sent that could not be read.
  /// - Returns: The warning; `nil` where all could.
  public static func unreadable(entries count: Int) -> Records.Warning? {
    guard count > 0 else { return nil }
    return Records.Warning("entries-unreadable") { context in
      let strings = Strings(context.language)
      return strings.warning(strings.unreadableSentence(entries: count))
    }
  }
}
