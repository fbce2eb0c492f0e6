/// A stretch of content in one style.
struct Run: Hashable, Sendable {
  /// The content of the run; everything but text is resolved during layout.
  enum Content: Hashable, Sendable {
    case text(SafeText)
    case icon(Icon)
    case status(Status)
    /// Heard by a screen reader, not shown.
    case announcement(SafeText)
    /// Words in the user's language.
    case term(Term)
    /// Words of the vocabulary, heard by a screen reader and not shown.
    case announcedTerm(Term)
  }

  let content: Content
  var style: Style
  var link: Link?
}

/// Text in several styles, as data: runs of safe text, icons and statuses with semantic tokens.
///
/// Literals and interpolations build it directly:
/// `"\(title, .title) \(year, .muted) \(Badge("New", .info))"`.
public struct StyledText: Hashable, Sendable {
  private(set) var runs: [Run]

  /// Creates a text in one style.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - token: What the text is for.
  ///   - emphasis: Emphasis in addition to what the theme gives the token.
  public init(_ text: SafeText, _ token: Token = .text, _ emphasis: Emphasis = []) {
    runs = text.isEmpty ? [] : [Run(content: .text(text), style: Style(token, emphasis))]
  }

  /// Creates an icon in one style.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - token: What the icon is for.
  public init(_ icon: Icon, _ token: Token = .text) {
    runs = [Run(content: .icon(icon), style: Style(token))]
  }

  /// Creates the inline form of a badge: the sign of its status, then its label.
  public init(_ badge: Badge) {
    runs = [
      Run(content: .status(badge.status), style: Style(badge.status.token, .bold)),
      Run(content: .text(badge.label), style: Style(badge.status.token)),
    ]
  }

  /// Creates a link that shows its text, and its address too where hyperlinks are not supported.
  ///
  /// - Parameters:
  ///   - text: The text to show; the address itself when empty.
  ///   - link: Where the link leads.
  public init(_ text: SafeText, link: Link) {
    let shown = text.isEmpty ? link.address : text
    runs = [Run(content: .text(shown), style: Style(.link, .underline), link: link)]
  }

  init(runs: [Run]) {
    self.runs = runs
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { runs.isEmpty }

  /// Joins two texts, each in its own styles.
  public static func + (first: StyledText, second: StyledText) -> StyledText {
    StyledText(runs: first.runs + second.runs)
  }

  /// Returns the text with words in front that only a screen reader hears: "Year: 2021" for a bare "2021".
  ///
  /// Use it where sight tells what a value is about and the ear cannot; an empty text stays empty.
  public func announced(as words: SafeText) -> StyledText {
    isEmpty ? self : StyledText(runs: [Run(content: .announcement(words), style: .plain)] + runs)
  }

  /// Returns the text on a surface.
  func painted(on surface: Surface) -> StyledText {
    StyledText(
      runs: runs.map {
        var run = $0
        run.style.surface = surface
        return run
      }
    )
  }

  /// Returns the text with every run shown with a token and emphasis instead of its own.
  func restyled(_ token: Token, _ emphasis: Emphasis = []) -> StyledText {
    StyledText(
      runs: runs.map { Run(content: $0.content, style: Style(token, emphasis), link: $0.link) }
    )
  }

  /// Creates words that the writer fills in, in one style.
  init(_ term: Term, _ token: Token = .text, _ emphasis: Emphasis = []) {
    self.init(runs: [Run(content: .term(term), style: Style(token, emphasis))])
  }

  /// Creates a sign in its own colour.
  init(_ sign: Sign) {
    self.init(.sign(sign), sign.token)
  }
}
