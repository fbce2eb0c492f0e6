import DesignKit
import StreamingDomain

extension Strings {
  static func blocks(_ count: Int) -> SafeText { counted(count, "block") }

  static func seasons(_ count: Int) -> SafeText { counted(count, "season") }

  static func votes(_ count: Int) -> SafeText { count == 1 ? "1 vote" : "\(grouped(count)) votes" }

  static func incomplete(_ count: Int, of total: Int) -> SafeText {
    "\(count) of \(counted(total, "block")) could not be loaded completely"
  }

  /// How many titles of a list are shown, and of how many, as far as that is known.
  static func count(of list: ProductList, upTo limit: Int) -> SafeText {
    let shown = min(list.products.count, limit)
    if let total = list.total, total > shown { return "\(shown) of \(total)" }
    let hasMore = list.next != nil || list.products.count > shown
    return hasMore ? "first \(counted(shown, "title"))" : counted(shown, "title")
  }

  private static func counted(_ count: Int, _ noun: SafeText) -> SafeText {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += " " }
      text.append(digit.element)
    }
  }
}
