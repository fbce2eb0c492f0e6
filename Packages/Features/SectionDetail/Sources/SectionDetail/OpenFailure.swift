import CommandKit
import DesignKit
import FeatureKit
import StreamingDomain

/// What a person is told when a section could not be opened.
struct OpenFailure {
  let error: OpenSectionError
  let context: ViewContext

  var commandFailure: CommandFailure {
    switch error {
    case .service(let error): ErrorMessage(error, at: context.now).commandFailure
    case .section(let error):
      failure(error, "section", list: "List them with: tessera sections") { section in
        section.name.map { "\(section.title) (\($0))" } ?? "\(section.title) (\(section.id.rawValue))"
      }
    case .category(let error):
      failure(error, "category", list: "Open the section without --category; it lists them.", \.title)
    case .block(let error):
      failure(error, "block", list: "Open the section without --block; it lists them.") {
        $0.title ?? $0.id.rawValue
      }
    }
  }

  var callout: Element {
    let failure = commandFailure
    return .errorState(title: SafeText(failure.message), hint: failure.hint.map { SafeText($0) })
  }

  private func failure<Item>(
    _ error: TextQueryError<Item>,
    _ noun: String,
    list: String,
    _ name: (Item) -> String
  ) -> CommandFailure {
    switch error {
    case .noMatch(let suggestions) where suggestions.isEmpty:
      CommandFailure(.notFound, "There is no such \(noun).", hint: list)
    case .noMatch(let suggestions):
      CommandFailure(
        .notFound,
        "There is no such \(noun).",
        hint: "Did you mean \(Self.listed(suggestions.map(name)))?"
      )
    case .ambiguous(let items):
      CommandFailure(
        .usage,
        "This means more than one \(noun).",
        hint: "Type more, or an id: \(Self.listed(items.map(name)))."
      )
    }
  }

  private static func listed(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
  }
}
