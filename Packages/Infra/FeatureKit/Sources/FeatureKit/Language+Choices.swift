public import LocalizationKit

extension Language {
  /// A name or a text in quotation marks.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text in the quotation marks of messages in this language.
  public func quoted(_ text: String) -> String {
    choose(en: "'\(text)'", zhHans: "“\(text)”", id: "'\(text)'")
  }

  /// Asks whether one of some names was meant, behind the error that there is no such name.
  ///
  /// - Parameter names: One or more names in the form that is shown, see ``quoted(_:)``.
  /// - Returns: A question.
  public func didYouMean(_ names: [String]) -> String {
    let names = list(names, .or)
    return choose(en: "Did you mean \(names)?", zhHans: "是不是要找\(names)？", id: "Maksud Anda \(names)?")
  }

  /// Asks for one of some values.
  ///
  /// - Parameters:
  ///   - names: One or more values in the form that is shown, see ``quoted(_:)``.
  ///   - hasMore: Whether there are more than these.
  /// - Returns: A sentence.
  public func chooseOne(of names: [String], hasMore: Bool = false) -> String {
    let names = list(names)
    return choose(
      en: "Choose one of: \(names)\(hasMore ? ", and more" : "").",
      zhHans: "请选择其中之一：\(names)\(hasMore ? "等" : "")。",
      id: "Pilih salah satu: \(names)\(hasMore ? ", dan lainnya" : "")."
    )
  }
}
