import CommandKit
import FeatureKit
import LocalizationKit

/// What `sections show` understands on the command line, explained in one language.
struct SectionDetailParameters: Sendable {
  /// The most titles of a block that can be asked for.
  static let most = 1000

  let section: Argument<String>
  let category: Option<String?>
  let block: Option<String?>
  let limit: Option<Int?>
  let all: Flag
  let reading: ReadingOptions

  init(_ language: Language) {
    let strings = Strings(language)
    section = Argument("section", help: strings.sectionHelp, valueName: strings.sectionName)
    category = Option("category", help: strings.categoryHelp, valueName: strings.titleName)
    block = Option("block", help: strings.blockHelp, valueName: strings.titleName)
    limit = Option(
      "limit",
      short: "n",
      help: strings.limitHelp,
      valueName: strings.numberName,
      accepting: .within(1...Self.most)
    )
    all = Flag("all", help: strings.allHelp(upTo: Self.most))
    reading = ReadingOptions(language)
  }

  var declared: [any Parameter] {
    [section, category, block, limit, all, reading.fields(of: SectionDetailDocument.fields)]
  }

  var conflicts: [Conflict] { [Conflict(limit, all)] }
}
