import DesignKit
import DomainKernel
import FeatureKit
import Foundation
import LocalizationKit
import SectionDetail
import StreamingDomain
import StreamingFakes

/// A section's page with a block of every kind, and what stands around it.
enum Samples {
  static let context = context(in: .english)

  static func context(in language: Language) -> ViewContext {
    ViewContext(
      now: StreamingSamples.fetchedAt.addingTimeInterval(3 * 60),
      language: language,
      backendLabel: language.choose(en: "sandbox", zhHans: "沙盒")
    )
  }

  /// What a shell shows of a state.
  static func element(_ state: SectionState, _ context: ViewContext = context) -> Element {
    sectionPage(state, context).element(in: context)
  }

  static let section = StreamingSamples.section("series", title: "Serier", sortIndex: 1)
  static let other = StreamingSamples.section("sport", title: "Series of matches", kind: .sport, sortIndex: 2)
  static let catalog = StreamingCatalog(title: nil, description: nil, sections: [section, other])
  static let action = filter("Action")
  static let drama = filter("Drama")

  static let popular = block("popular", "Populärt just nu", ProductSamples.popular, total: 48)
  static let dark = block("dark", "Nordiskt mörker", ProductSamples.dark)
  static let fresh = deferred("fresh", "Nytt i veckan")
  static let old = deferred("old", "Gammalt guld")

  static let page = page([popular, fresh, dark, old])

  static func page(
    _ blocks: [ContentBlock],
    description: String? = "Slow evenings, cold cases and families who should talk more. Start anywhere.",
    filters: [CategoryFilter] = [action, drama, filter("Kriminaldrama")]
  ) -> SectionPage {
    SectionPage(title: "Serier – every season", description: description, filters: filters, blocks: blocks)
  }

  static func opened(
    _ page: SectionPage = page,
    category: CategoryFilter? = nil,
    section: ContentSection = section,
    kind: Provenance.Kind = .network,
    staleness: StaleReason? = nil
  ) -> Fetched<OpenedSection> {
    Fetched(
      OpenedSection(section: section, category: category, page: page),
      provenance: Provenance(kind: kind, fetchedAt: StreamingSamples.fetchedAt, staleness: staleness)
    )
  }

  static func filter(_ title: String) -> CategoryFilter {
    CategoryFilter(
      title: title,
      group: "Genrer",
      address: PageAddress(rawValue: "https://example.com/series/\(title.lowercased())")
    )
  }

  static func block(_ id: String, _ title: String?, _ products: [Product], total: Int? = nil) -> ContentBlock
  {
    let hasMore = total ?? 0 > products.count
    let list = ProductList(products: products, total: total, next: hasMore ? address(id, 2) : nil)
    return ContentBlock(id: ContentBlock.ID(rawValue: id), title: title, content: .products(list))
  }

  static func deferred(_ id: String, _ title: String?) -> ContentBlock {
    ContentBlock(id: ContentBlock.ID(rawValue: id), title: title, content: .deferred(address(id, 1)))
  }

  static func address(_ id: String, _ page: Int) -> PageAddress {
    PageAddress(rawValue: "https://example.com/series?block=\(id)&page=\(page)")
  }

  static func sourced<Value>(_ value: Value) -> Fetched<Value> {
    Fetched(value, provenance: StreamingSamples.provenance)
  }
}
