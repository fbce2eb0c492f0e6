import CommandKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// What a person asks for on the command line of `sections show`.
struct SectionDetailOptions: Sendable {
  let request: SectionRequest
  let freshness: Freshness
  /// The most titles of a block, when the person said so.
  let limit: Int?
  let layout: ProductLayout

  init(_ invocation: Invocation) {
    request = SectionRequest(
      section: TextQuery(invocation[Self.section]),
      category: invocation[Self.category].map(TextQuery.init),
      block: invocation[Self.block].map(TextQuery.init)
    )
    freshness = ReadingOptions.freshness(invocation)
    limit = invocation[Self.all] ? Self.most : invocation[Self.limit]
    layout = request.block == nil ? .overview(limit: limit ?? 5) : .full(limit: limit ?? 10)
  }

  static var parameters: [any Parameter] {
    [section, category, block, limit, all, ReadingOptions.fields(of: SectionDetailDocument.fields)]
  }

  static var conflicts: [Conflict] { [Conflict(limit, all)] }

  private static let most = 1000

  private static let section = Argument<String>(
    "section",
    help: "An id, name, title, or the beginning of one."
  )
  private static let category = Option<String?>(
    "category",
    help: "Narrow the section to a category.",
    valueName: "title"
  )
  private static let block = Option<String?>("block", help: "Show one block in full.", valueName: "title")
  private static let limit = Option<Int?>(
    "limit",
    short: "n",
    help: "How many titles of a block to show; 5 without --block, else 10. With --json, else all that came.",
    valueName: "n",
    accepting: .within(1...most)
  )
  private static let all = Flag("all", help: "Load and show every title of a block, up to \(most).")
}
