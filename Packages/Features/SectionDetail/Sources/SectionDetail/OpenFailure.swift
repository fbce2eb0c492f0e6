import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// What a person is told when a section could not be opened.
struct OpenFailure {
  private static let mostNames = 5
  private static let longestName = 100

  let error: OpenSectionError
  let request: SectionRequest
  let context: ViewContext

  var commandFailure: CommandFailure {
    switch error {
    case .service(let error):
      ErrorMessage(error, at: context.now).commandFailure
    case .section(let error):
      failure(error, "section", request.section, list: "List them with 'tessera sections'.") {
        NamedMatch(title: $0.title, name: $0.name, id: $0.id.rawValue)
      }
    case .category(let error):
      failure(error, "category", request.category, list: Self.omitting("--category")) {
        NamedMatch(title: $0.title)
      }
    case .block(let error):
      failure(error, "block", request.block, list: Self.omitting("--block")) {
        NamedMatch(title: $0.title, id: $0.id.rawValue)
      }
    }
  }

  var callout: Element {
    let failure = commandFailure
    return .errorState(title: SafeText(failure.message), hint: failure.hint.map { SafeText($0) })
  }

  private static func omitting(_ option: String) -> String {
    "Open the section without \(option); it lists them."
  }

  /// Similar items are told by title; those that the same text means also by what tells them apart.
  private func failure<Item>(
    _ error: TextQueryError<Item>,
    _ noun: String,
    _ query: TextQuery?,
    list: String,
    _ naming: (Item) -> NamedMatch
  ) -> CommandFailure {
    let asked = Self.cut(query?.text ?? "")
    return switch error {
    case .noMatch(let suggestions):
      CommandFailure(
        .notFound,
        "There is no \(noun) '\(asked)'.",
        hint: suggestion(for: query, among: suggestions.map(naming)) ?? list
      )
    case .ambiguous(let items):
      CommandFailure(
        .usage,
        "'\(asked)' means more than one \(noun).",
        hint: "Type one of: \(Self.listed(Self.selectors(of: items.map(naming))))."
      )
    }
  }

  /// A few titles like the text; more of them would be the list itself.
  private func suggestion(for query: TextQuery?, among matches: [NamedMatch]) -> String? {
    guard let query else { return nil }
    let titles = matches.filter { $0.isLike(query) }.compactMap(\.title)
    guard (1...Self.mostNames).contains(titles.count) else { return nil }
    return "Did you mean \(Self.listed(titles))?"
  }

  private static func selectors(of matches: [NamedMatch]) -> [String] {
    matches.prefix(mostNames + 1).map { $0.selector(among: matches) }
  }

  private static func listed(_ names: [String]) -> String {
    names.prefix(mostNames).map(cut).joined(separator: ", ") + (names.count > mostNames ? ", …" : "")
  }

  private static func cut(_ text: String) -> String {
    text.count > longestName ? text.prefix(longestName) + "…" : text
  }
}
