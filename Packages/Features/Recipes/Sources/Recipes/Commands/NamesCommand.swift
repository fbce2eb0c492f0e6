import CommandKit
import FeatureKit
import LocalizationKit

/// The verbs `areas` and `ingredients` of the noun `recipes`.
struct NamesCommand {
  private let listing: NameListing
  private let language: Language
  private let open: FeatureSession<RecipesUseCases>.Opener
  private let filter: Option<String?>
  private let reading: ReadingOptions

  init(_ listing: NameListing, language: Language, open: @escaping FeatureSession<RecipesUseCases>.Opener) {
    let strings = Strings(language)
    self.listing = listing
    self.language = language
    self.open = open
    filter = Option("filter", help: strings.filterNamesHelp, valueName: strings.textValue)
    reading = ReadingOptions(language)
  }

  var list: Command {
    let strings = Strings(language)
    let verb =
      switch listing {
      case .areas: "areas"
      case .ingredients: "ingredients"
      }
    return Command(
      verb,
      abstract: strings.abstract(of: listing),
      examples: [
        Example("tessera recipes \(verb) --filter an", strings.filterNamesExample),
        Example("tessera recipes \(verb) --json --fields name", strings.documentExample),
      ],
      parameters: [filter, reading.fields(of: NamesDocument.fields)],
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let selection = try FieldSelection(invocation, in: language)
    let run = await BrowsingRun(try open(invocation), reading.policy(invocation))
    if invocation[reading.json] {
      let document = NamesDocument(
        names: FilteredList(try await run.names(listing), mentioning: invocation[filter]),
        selection: selection
      )
      await run.write(document.json(at: run.context.now), "NamesDocument")
    } else {
      await run.filter(invocation[filter])
      try await run.show(.names) { () throws(CommandFailure) in _ = try await run.names(listing) }
    }
    return .done
  }
}
