import CommandKit
import DesignKit
import FeatureKit
import StreamingDomain

/// What a person is told when a section could not be opened.
struct OpenFailure {
  private static let mostNames = 5
  private static let longestName = 60

  let error: OpenSectionError
  let request: SectionRequest
  let context: ViewContext

  var commandFailure: CommandFailure {
    switch error {
    case .service(let error):
      ErrorMessage(error, at: context.now).commandFailure
    case .section(let error):
      failure(error, "section", request.section, list: "List them with 'tessera sections'.") { section in
        "\(section.title) (\(section.id.rawValue))"
      }
    case .category(let error):
      failure(
        error,
        "category",
        request.category,
        list: "Open the section without --category; it lists them.",
        \.title
      )
    case .block(let error):
      failure(error, "block", request.block, list: "Open the section without --block; it lists them.") { block in
        block.title.map { "\($0) (\(block.id.rawValue))" } ?? block.id.rawValue
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
    _ query: TextQuery?,
    list: String,
    _ name: (Item) -> String
  ) -> CommandFailure {
    let asked = Self.cut(query?.text ?? "")
    return switch error {
    case .noMatch(let suggestions):
      CommandFailure(
        .notFound,
        "There is no \(noun) '\(asked)'.",
        hint: suggestions.isEmpty ? list : "Did you mean \(Self.listed(suggestions.map(name)))?"
      )
    case .ambiguous(let items):
      CommandFailure(
        .usage,
        "'\(asked)' means more than one \(noun).",
        hint: "Type one of: \(Self.listed(items.map(name)))."
      )
    }
  }

  private static func listed(_ names: [String]) -> String {
    names.prefix(mostNames).map(cut).joined(separator: ", ") + (names.count > mostNames ? ", …" : "")
  }

  private static func cut(_ text: String) -> String {
    text.count > longestName ? text.prefix(longestName) + "…" : text
  }
}
