import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SectionDetail
import StreamingDomain
import StreamingFakes

/// A state of the page of a section that is worth looking at.
struct ScreenSample: Sendable {
  let name: String
  let state: SectionDetailState
  let layout: ProductLayout

  func element(in language: Language = .english) -> Element {
    sectionDetailView(state, layout, Samples.context(in: language))
  }

  init(_ name: String, _ state: SectionDetailState, _ layout: ProductLayout = .overview(limit: 5)) {
    self.name = name
    self.state = state
    self.layout = layout
  }

  /// One of each kind.
  private static let main = [
    ScreenSample("loading", .loading),
    ScreenSample("opened", .opened(Samples.opened(), blocks: loaded)),
    ScreenSample(
      "block",
      .opened(Samples.opened(Samples.page([Samples.popular])), blocks: loaded),
      .full(limit: 10)
    ),
    ScreenSample("partly-failed", .opened(Samples.opened(), blocks: partlyFailed)),
    ScreenSample("failed", .failed(.service(.unavailable), .section("series"))),
    ScreenSample("stale", .opened(Samples.opened(kind: .stored, staleness: .offline), blocks: loaded)),
  ]

  /// The main states in every form, all others without styles.
  static func written(in language: Language) -> [WrittenScreen] {
    let prefix = language == .english ? "" : language.tag + "."
    return main.flatMap {
      WrittenScreen.everyForm(of: $0.element(in: language), named: prefix + $0.name, in: language)
    }
      + others.map { WrittenScreen.plain($0.element(in: language), named: prefix + $0.name, in: language) }
  }

  /// Every state.
  static var all: [ScreenSample] { main + others }

  private static var others: [ScreenSample] { progress + pages + failures }

  static let loaded: [ContentBlock.ID: BlockState] = [
    Samples.popular.id: .loaded(list(Samples.popular)),
    Samples.dark.id: .loaded(list(Samples.dark)),
    Samples.fresh.id: .loaded(ProductList(products: [], total: 0)),
    Samples.old.id: .loaded(
      ProductList(products: StreamingSamples.products(2...3), next: Samples.address("old", 2))
    ),
  ]

  private static let partlyFailed: [ContentBlock.ID: BlockState] = [
    Samples.popular.id: .missingMore(list(Samples.popular), .timedOut),
    Samples.dark.id: .loaded(list(Samples.dark)),
    Samples.fresh.id: .failed(.offline),
    Samples.old.id: .failed(.offline),
  ]

  private static let progress = [
    ScreenSample(
      "blocks-loading",
      .opened(
        Samples.opened(),
        blocks: [
          Samples.popular.id: .loadingMore(list(Samples.popular)),
          Samples.dark.id: .loaded(list(Samples.dark)),
          Samples.fresh.id: .loading,
        ]
      ),
      .overview(limit: 10)
    )
  ]

  private static let pages = [
    ScreenSample(
      "category",
      .opened(Samples.opened(Samples.page([Samples.dark]), category: Samples.drama), blocks: loaded)
    ),
    ScreenSample(
      "empty",
      .opened(Samples.opened(Samples.page([], description: nil, filters: [])), blocks: [:])
    ),
    one(
      "many-categories",
      Samples.page([Samples.dark], filters: (1...15).map { Samples.filter("Kategori \($0)") }),
      list(Samples.dark)
    ),
    one(
      "broadcasts",
      Samples.page([Samples.block("dark", "Idag", [])], filters: []),
      ProductList(products: ProductSamples.broadcasts)
    ),
    one(
      "untitled-block",
      Samples.page([Samples.block("dark", nil, [])], filters: []),
      ProductList(products: StreamingSamples.products([1]))
    ),
    one(
      "hostile-texts",
      Samples.page(
        [Samples.block("dark", "Blo\u{1B}[2Jck'; reboot", [])],
        description: "A\u{7} bell,\nand a \u{202E}turn.",
        filters: [Samples.filter("$(reboot)")]
      ),
      ProductList(products: [ProductSamples.hostile])
    ),
    ScreenSample(
      "hostile-block",
      .opened(
        Samples.opened(Samples.page([Samples.dark])),
        blocks: [Samples.dark.id: .loaded(ProductList(products: [ProductSamples.hostile]))]
      ),
      .full(limit: 10)
    ),
  ]

  private static let failures = [
    failed("offline", .service(.offline)),
    failed("not-found", .section(.noMatch(suggestions: []))),
    failed("suggestion", .section(.noMatch(suggestions: [Samples.section]))),
    failed("ambiguous", .section(.ambiguous([Samples.section, Samples.other]))),
    failed("ambiguous-names", .section(.ambiguous([Samples.section, Samples.section]))),
    failed("no-category", .category(.noMatch(suggestions: [Samples.action, Samples.drama]))),
    failed("ambiguous-category", .category(.ambiguous([Samples.action, Samples.drama]))),
    failed("no-block", .block(.noMatch(suggestions: []))),
    failed("ambiguous-block", .block(.ambiguous([Samples.popular, Samples.deferred("x", nil)]))),
  ]

  private static func list(_ block: ContentBlock) -> ProductList {
    guard case .products(let list) = block.content else { return ProductList(products: []) }
    return list
  }

  private static func one(_ name: String, _ page: SectionPage, _ list: ProductList) -> ScreenSample {
    ScreenSample(name, .opened(Samples.opened(page), blocks: [Samples.dark.id: .loaded(list)]))
  }

  private static func failed(_ name: String, _ error: OpenSectionError) -> ScreenSample {
    let request = SectionRequest(
      section: TextQuery("ser"),
      category: TextQuery("a"),
      block: TextQuery("p\u{1B}[2J")
    )
    return ScreenSample("failed-\(name)", .failed(error, request))
  }
}

extension SectionRequest {
  static func section(_ text: String) -> SectionRequest { SectionRequest(section: TextQuery(text)) }
}
