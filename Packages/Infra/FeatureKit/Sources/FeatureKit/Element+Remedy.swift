public import DesignKit

extension Element {
  /// A message that stands out, with a remedy that a shell recognises in each language.
  ///
  /// - Parameters:
  ///   - status: The kind of message.
  ///   - title: What happened, in a few words.
  ///   - message: More about it, as a sentence.
  ///   - remedy: What the user can do about it.
  ///   - context: The language, and how the shell says what to do.
  /// - Returns: The message.
  public static func callout(
    _ status: Status,
    title: SafeText,
    message: SafeText? = nil,
    remedy: Remedy,
    in context: ViewContext
  ) -> Element {
    .callout(
      status,
      title: title,
      message: message,
      hint: SafeText(context.sentence(for: remedy)),
      hintName: remedy.hintName
    )
  }
}

extension Remedy {
  /// The name of the remedy, where shells may have a message of their own with it.
  var hintName: HintName? { self == .signInAgain ? HintName(rawValue: "sign in again") : nil }
}
