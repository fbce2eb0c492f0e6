public import LocalizationKit

extension Language {
  /// A sentence as a warning, to stand beside data or the confirmation of a change.
  ///
  /// - Parameter sentence: The sentence, with its full stop.
  /// - Returns: The sentence behind the word for a warning.
  public func warning(_ sentence: String) -> String {
    choose(en: "Warning: \(sentence)", zhHans: "警告：\(sentence)", id: "Peringatan: \(sentence)")
  }
}
