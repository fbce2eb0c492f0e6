/// A document that is handed in and checked.
public struct Document: Hashable, Sendable {
  /// What the document is called.
  public let name: SafeText
  /// A picture of its kind; its word is heard.
  public let icon: Icon
  /// How far it has come.
  public let state: DocumentState
  /// Its size, its date and the like.
  public let details: [SafeText]

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - name: What the document is called.
  ///   - icon: A picture of its kind, with a word where the kind matters.
  ///   - state: How far it has come.
  ///   - details: Its size, its date and the like.
  public init(_ name: SafeText, icon: Icon = .sheet, _ state: DocumentState, details: [SafeText] = []) {
    self.name = name
    self.icon = icon
    self.state = state
    self.details = details
  }
}

extension Icon {
  /// A sheet with lines on it, for a document.
  public static let sheet = Icon("▤", ascii: "#")
  /// A frame with a picture in it, for a photo or a scan.
  public static let picture = Icon("▣", ascii: "@")
}
