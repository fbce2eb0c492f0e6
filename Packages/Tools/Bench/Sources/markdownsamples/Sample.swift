import DesignKit

/// A text in one place of a tree, and what a page has to show of it.
struct Sample {
  let place: String
  let words: String
  let element: Element

  var line: String {
    let markdown = MarkdownWriter().render(element, in: RenderEnvironment(width: 80))
    return [place, Self.hexadecimal(words), Self.hexadecimal(markdown)].joined(separator: "\t")
  }

  static func all(of text: SafeText) -> [Sample] {
    let string = text.string
    let styled = StyledText(text)
    let link = Link("https://example.org/?a=1&copy;b<c>|d\\").map { StyledText(text, link: $0) } ?? styled
    return [
      Sample(place: "paragraph", words: string, element: .text(styled)),
      Sample(place: "strong", words: string, element: .text(StyledText(text, .title))),
      Sample(place: "mixed", words: string, element: .text(mixed(text))),
      Sample(place: "linked", words: "!\(string)!", element: .text("!" + link + "!")),
      Sample(place: "heading", words: string, element: .heading(text)),
      Sample(place: "item", words: "\(string) \(string)", element: .list([.text(styled), .text(styled)])),
      Sample(
        place: "lists",
        words: "\(string) \(string)",
        element: .stack([.list([.text(styled)]), .list([.text(styled)])])
      ),
      Sample(
        place: "callout",
        words: "Error: a \(string)",
        element: .callout(.error, title: "a", message: text)
      ),
      Sample(place: "fact", words: "\(string): \(string)", element: .keyValues([KeyValue(text, styled)])),
      Sample(place: "cell", words: "\(string) \(string) \(string)", element: table(text, link)),
    ]
  }

  private static func table(_ text: SafeText, _ link: StyledText) -> Element {
    .table([TableColumn(text), TableColumn("")], rows: [[StyledText(text), link]])
  }

  /// Thirds of the text with different emphasis, which begins and ends within words.
  private static func mixed(_ text: SafeText) -> StyledText {
    let scalars = Array(text.string.unicodeScalars)
    let thirds = (0..<3).map { third in
      let range = scalars.count * third / 3..<scalars.count * (third + 1) / 3
      return SafeText(String(String.UnicodeScalarView(scalars[range])))
    }
    return StyledText(thirds[0]) + StyledText(thirds[1], .title) + StyledText(thirds[2], .text, .italic)
  }

  private static func hexadecimal(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}
