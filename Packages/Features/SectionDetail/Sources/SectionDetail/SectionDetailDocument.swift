import DomainKernel
import FeatureKit
import StreamingDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON document of the page of a section; its members are a promise.
struct SectionDetailDocument {
  static let blocks = "blocks"
  static let fields = ["id", "name", "title", "category", "heading", "description", "categories", blocks]

  let opened: Fetched<OpenedSection>
  let blocks: [ContentBlock.ID: BlockState]
  let selection: FieldSelection
  let limit: Int?

  func json(at now: Date) -> JSONValue {
    ResultDocument(data: selection.object(members), provenance: opened.provenance).json(at: now)
  }

  private var members: [JSONValue.Member] {
    let page = opened.page
    return [
      JSONValue.Member("id", .string(opened.section.id.rawValue)),
      JSONValue.Member("name", .optional(opened.section.name)),
      JSONValue.Member("title", .string(opened.section.title)),
      JSONValue.Member("category", .optional(opened.category?.title)),
      JSONValue.Member("heading", .optional(page.title)),
      JSONValue.Member("description", .optional(page.description)),
      JSONValue.Member("categories", .array(page.filters.map(category))),
      JSONValue.Member(Self.blocks, .array(page.blocks.map(block))),
    ]
  }

  private func category(_ filter: CategoryFilter) -> JSONValue {
    .object([
      JSONValue.Member("title", .string(filter.title)),
      JSONValue.Member("group", .optional(filter.group)),
      JSONValue.Member("address", .string(filter.address.rawValue)),
    ])
  }

  private func block(_ block: ContentBlock) -> JSONValue {
    let state = blocks[block.id] ?? .loading
    let list = state.shown.map(limited)
    return .object([
      JSONValue.Member("id", .string(block.id.rawValue)),
      JSONValue.Member("title", .optional(block.title)),
      JSONValue.Member("error", .optional(state.error?.code)),
      JSONValue.Member("count", .optional(list?.products.count)),
      JSONValue.Member("total", .optional(list?.total)),
      JSONValue.Member("next", .optional(list?.next?.rawValue)),
      JSONValue.Member("products", .array((list?.products ?? []).map { ProductDocument(product: $0).value })),
    ])
  }

  /// A list that was cut has no address at which the rest follows without a gap.
  private func limited(_ list: ProductList) -> ProductList {
    guard let limit, list.products.count > limit else { return list }
    return ProductList(products: Array(list.products.prefix(limit)), total: list.total)
  }
}
