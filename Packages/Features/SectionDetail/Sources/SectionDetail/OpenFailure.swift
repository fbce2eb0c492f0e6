import CommandKit
import DesignKit
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
        ($0.title, $0.id.rawValue)
      }
    case .category(let error):
      failure(error, "category", request.category, list: Self.omitting("--category")) {
        ($0.title, nil)
      }
    case .block(let error):
      failure(error, "block", request.block, list: Self.omitting("--block")) {
        ($0.title ?? $0.id.rawValue, $0.title == nil ? nil : $0.id.rawValue)
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

  /// Similar items are told by title; those that the same text means also by id, which tells them apart.
  private func failure<Item>(
    _ error: TextQueryError<Item>,
    _ noun: String,
    _ query: TextQuery?,
    list: String,
    _ name: (Item) -> (title: String, id: String?)
  ) -> CommandFailure {
    let asked = Self.cut(query?.text ?? "")
    return switch error {
    case .noMatch(let suggestions):
      CommandFailure(
        .notFound,
        "There is no \(noun) '\(asked)'.",
        hint: suggestions.isEmpty ? list : "Did you mean \(Self.listed(suggestions.map { name($0).title }))?"
      )
    case .ambiguous(let items):
      CommandFailure(
        .usage,
        "'\(asked)' means more than one \(noun).",
        hint: "Type one of: \(Self.listed(items.map { Self.precise(name($0)) }))."
      )
    }
  }

  private static func precise(_ name: (title: String, id: String?)) -> String {
    name.id.map { "\($0) (\(name.title))" } ?? name.title
  }

  private static func listed(_ names: [String]) -> String {
    names.prefix(mostNames).map(cut).joined(separator: ", ") + (names.count > mostNames ? ", …" : "")
  }

  private static func cut(_ text: String) -> String {
    text.count > longestName ? text.prefix(longestName) + "…" : text
  }
}
