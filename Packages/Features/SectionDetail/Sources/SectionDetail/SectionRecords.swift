import DomainKernel
import FeatureKit
import StreamingDomain

extension SectionViewModel {
  /// A section with its page and the products that came.
  struct Record: Sendable {
    let opened: OpenedSection
    let state: SectionState
    let limit: Int?
  }

  nonisolated static let categoriesField = "categories"
  nonisolated static let blocksField = "blocks"

  /// The fields of a section; those of its blocks and products are promises too.
  nonisolated static let table = RecordTable<Record>([
    .init("id") { .string($0.opened.section.id.rawValue) },
    .init("name") { .optional($0.opened.section.name) },
    .init("title") { .string($0.opened.section.title) },
    .init("category") { .optional($0.opened.category?.title) },
    .init("heading") { .optional($0.opened.page.title) },
    .init("description", isColumn: false) { .optional($0.opened.page.description) },
    .init(categoriesField, isColumn: false) { .array($0.opened.page.filters.map(categories.object)) },
    .init(blocksField, isColumn: false) { record in
      .array(
        record.opened.page.blocks.map {
          blocks.object(BlockRecord(block: $0, state: record.state.block($0), limit: record.limit))
        }
      )
    },
  ])

  private nonisolated static let categories = RecordTable<CategoryFilter>([
    .init("title") { .string($0.title) },
    .init("group") { .optional($0.group) },
    .init("address") { .string($0.address.rawValue) },
  ])

  private nonisolated static let blocks = RecordTable<BlockRecord>([
    .init("id") { .string($0.block.id.rawValue) },
    .init("title") { .optional($0.block.title) },
    .init("error") { .optional($0.state.error?.code) },
    .init("count") { .optional($0.wanted?.count) },
    .init("total") { .optional($0.list?.plausibleTotal) },
    .init("unreadable") { .optional($0.list?.unreadableCount) },
    .init("next") { .optional($0.next) },
    .init("products") { .array(($0.wanted ?? []).map(products.object)) },
  ])

  private nonisolated static let products = RecordTable<Product>([
    .init("id") { .string($0.id.rawValue) },
    .init("kind") { .string($0.kind.code) },
    .init("title") { .string($0.title) },
    .init("synopsis") { .optional($0.synopsis) },
    .init("year") { .optional($0.year) },
    .init("country") { .optional($0.country) },
    .init("actors") { .strings($0.actors) },
    .init("directors") { .strings($0.directors) },
    .init("rating") { $0.audienceRating.map(ratings.object) ?? .null },
    .init("parentalRating") { .optional($0.parentalRating) },
    .init("seasonCount") { .optional($0.seasonCount) },
    .init("genres") { .strings($0.genres) },
    .init("images") { .array($0.images.map(images.object)) },
    .init("notice") { .optional($0.notice) },
    .init("address") { .optional($0.address?.rawValue) },
  ])

  private nonisolated static let ratings = RecordTable<AudienceRating>([
    .init("score") { .tenths($0.tenths) },
    .init("votes") { .optional($0.votes) },
    .init("link") { .optional($0.link?.description) },
  ])

  private nonisolated static let images = RecordTable<ProductImage>([
    .init("role") { .string($0.role) },
    .init("link") { .string($0.link.description) },
  ])
}

/// A block with the products that came, as far as they are wanted.
private struct BlockRecord: Sendable {
  let block: ContentBlock
  let state: BlockState
  let limit: Int?

  var list: ProductList? { state.shown?.value }

  /// The products that are wanted, of those that came.
  var wanted: [Product]? { list.map { Array($0.products.prefix(limit ?? .max)) } }

  /// The number of products behind which the block continues, as in other lists; `nil` at its end only.
  var next: String? {
    guard let list, let count = wanted?.count else { return "0" }
    return list.isContinued || count < list.products.count ? String(count) : nil
  }
}

extension ProductKind {
  fileprivate var code: String {
    switch self {
    case .movie: "movie"
    case .series: "series"
    case .episode: "episode"
    case .sport: "sport"
    case .other(let word): word
    }
  }
}
