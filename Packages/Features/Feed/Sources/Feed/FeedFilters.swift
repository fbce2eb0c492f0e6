import CareersDomain
import CommandKit
import FeatureKit
import LocalizationKit

/// The names of the filters of the feed: the same for options, the fields of the form, and routes.
enum FeedFilter {
  static let query = "query"
  static let category = "category"
}

/// The parameters of `feed`.
struct FeedParameters: Sendable {
  let query: Option<String?>
  let category: Option<String?>
  let list: ListOptions

  init(_ language: Language) {
    let strings = Strings(language)
    query = Option(FeedFilter.query, help: strings.queryHelp, valueName: strings.textValue)
    category = Option(FeedFilter.category, help: strings.categoryHelp, valueName: strings.nameValue)
    list = ListOptions(usualLimit: FeedLists.usualLimit, in: language)
  }

  var filters: [any Parameter] { [query, category] }

  /// The query; a blank text leaves everything open, as it does for the service.
  func query(_ invocation: Invocation) -> FeedQuery {
    FeedQuery(
      text: Self.text(invocation[query]),
      category: Self.text(invocation[category]).map(PostCategory.init)
    )
  }

  private static func text(_ text: String?) -> String? {
    text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}

/// The form with the filters of the feed.
enum FeedSearchForm {
  private static let anyCategory = "any"

  static func form(in language: Language) -> Form {
    let (strings, words) = (Strings(language), SearchWords(language))
    let categories = PostCategory.named.map { Form.Field.Choice($0.word, strings.name(of: $0)) }
    return Form(
      strings.entries.search,
      [
        Form.Field(FeedFilter.query, words.textLabel, help: strings.textHelp, isRequired: false),
        Form.Field(
          FeedFilter.category,
          strings.categoryLabel,
          .choice([Form.Field.Choice(anyCategory, words.anyValue)] + categories),
          isRequired: false,
          usualValue: anyCategory
        ),
      ],
      language: language
    )
  }

  static func query(_ answers: FormAnswers) -> FeedQuery {
    let category = answers.given(FeedFilter.category)
      .flatMap { $0 == anyCategory ? nil : PostCategory(rawValue: $0) }
    return FeedQuery(text: answers.given(FeedFilter.query), category: category)
  }
}

extension PostCategory {
  /// The word for the category in options and records; part of their promise.
  var word: String { rawValue.lowercased() }
}
