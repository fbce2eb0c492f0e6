public import CommandKit
public import LocalizationKit

extension Language {
  /// Reads the ID of something at a service, as the user typed it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - list: Where the user finds IDs.
  ///   - read: Makes an ID of the text; `nil` where the service cannot have such an ID.
  /// - Returns: The ID.
  /// - Throws: A failure of usage that repeats the text, cut to 100 characters.
  public func typedID<ID>(
    _ text: String,
    among list: Route,
    _ read: (String) -> ID?
  ) throws(CommandFailure) -> ID {
    if let id = read(text) { return id }
    let strings = Strings(self)
    throw CommandFailure(
      .usage,
      strings.noID(text.shortened()),
      hint: strings.copyID(list.commandLine(program: "tessera"))
    )
  }
}

extension Strings {
  fileprivate func noID(_ text: String) -> String {
    language.choose(
      en: "'\(text)' is not a valid ID.",
      zhHans: "“\(text)”不是有效的编号。",
      id: "'\(text)' bukan ID yang valid."
    )
  }
  fileprivate func copyID(_ command: String) -> String {
    language.choose(
      en: "Copy the ID from the list that '\(command)' shows.",
      zhHans: "请从“\(command)”显示的列表中复制编号。",
      id: "Salin ID dari daftar yang ditampilkan '\(command)'."
    )
  }
}
