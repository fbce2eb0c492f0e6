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

  private var strings: Strings { Strings(context.language) }

  var commandFailure: CommandFailure {
    switch error {
    case .service(let error):
      ErrorMessage(error, in: context).commandFailure
    case .section(let error):
      failure(error, .section, request.section, list: strings.whereSectionsAre) {
        NamedMatch(title: $0.title, name: $0.name, id: $0.id.rawValue)
      }
    case .category(let error):
      failure(error, .category, request.category, list: strings.listsWithout("--category")) {
        NamedMatch(title: $0.title)
      }
    case .block(let error):
      failure(error, .block, request.block, list: strings.listsWithout("--block")) {
        NamedMatch(title: $0.title, id: $0.id.rawValue)
      }
    }
  }

  var callout: Element {
    let failure = commandFailure
    return .errorState(title: SafeText(failure.message), hint: failure.hint.map { SafeText($0) })
  }

  /// Similar items are told by title; those that the same text means also by what tells them apart.
  private func failure<Item>(
    _ error: TextQueryError<Item>,
    _ thing: Strings.Thing,
    _ query: TextQuery?,
    list: String,
    _ naming: (Item) -> NamedMatch
  ) -> CommandFailure {
    let asked = Self.cut(query?.text ?? "")
    return switch error {
    case .noMatch(let suggestions):
      CommandFailure(
        .notFound,
        strings.noSuch(thing, asked),
        hint: suggestion(for: query, among: suggestions.map(naming)) ?? list
      )
    case .ambiguous(let items):
      CommandFailure(
        .usage,
        strings.ambiguous(thing, asked),
        hint: strings.typeOne(of: listed(selectors(of: items.map(naming))))
      )
    }
  }

  /// A few titles like the text; more of them would be the list itself.
  private func suggestion(for query: TextQuery?, among matches: [NamedMatch]) -> String? {
    guard let query else { return nil }
    let titles = matches.filter { $0.isLike(query) }.compactMap(\.title)
    guard (1...Self.mostNames).contains(titles.count) else { return nil }
    return strings.didYouMean(titles.map(Self.cut))
  }

  private func selectors(of matches: [NamedMatch]) -> [String] {
    matches.prefix(Self.mostNames + 1).map { $0.selector(among: matches, in: strings) }
  }

  private func listed(_ names: [String]) -> String {
    strings.listed(names.prefix(Self.mostNames).map(Self.cut), hasMore: names.count > Self.mostNames)
  }

  private static func cut(_ text: String) -> String {
    text.count > longestName ? text.prefix(longestName) + "…" : text
  }
}
