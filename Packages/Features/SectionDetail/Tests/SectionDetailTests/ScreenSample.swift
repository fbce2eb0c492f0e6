import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SectionDetail
import StreamingDomain
import StreamingFakes
import Testing

/// A state of the page of a section that is worth looking at.
struct ScreenSample: Sendable, CustomTestStringConvertible {
  let name: String
  let state: SectionState

  var testDescription: String { name }

  func element(in language: Language = .english) -> Element {
    Samples.element(state, Samples.context(in: language))
  }

  init(
    _ name: String,
    _ opened: LoadState<OpenedSection, OpenSectionFailure>,
    blocks: [ContentBlock.ID: BlockState] = [:],
    request: SectionRequest = .section("series"),
    _ layout: ProductLayout = .overview(limit: 5)
  ) {
    self.name = name
    state = SectionState(request, opened: opened, blocks: blocks, layout: layout)
  }

  /// One of each kind.
  private static let main = [
    ScreenSample("loading", .loading),
    ScreenSample("opened", .loaded(Samples.opened()), blocks: loaded),
    ScreenSample(
      "block",
      .loaded(Samples.opened(Samples.page([Samples.popular]))),
      blocks: loaded,
      request: block("popul"),
      .full(limit: 10)
    ),
    ScreenSample("partly-failed", .loaded(Samples.opened()), blocks: partlyFailed),
    ScreenSample(
      "failed",
      .failed(OpenSectionFailure(.service(.unavailable), .section("series")), previous: nil)
    ),
    ScreenSample("stale", .loaded(Samples.opened(kind: .stored, staleness: .offline)), blocks: loaded),
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
    Samples.fresh.id: .empty(Samples.sourced(ProductList(products: [], total: 0))),
    Samples.old.id: .loaded(
      Samples.sourced(
        ProductList(products: StreamingSamples.products(2...3), next: Samples.address("old", 2))
      )
    ),
  ]

  private static let partlyFailed: [ContentBlock.ID: BlockState] = [
    Samples.popular.id: .partial(list(Samples.popular), .timedOut),
    Samples.dark.id: .loaded(list(Samples.dark)),
    Samples.fresh.id: .failed(.offline, previous: nil),
    Samples.old.id: .failed(.offline, previous: nil),
  ]

  private static let progress = [
    ScreenSample(
      "blocks-loading",
      .loaded(Samples.opened()),
      blocks: [
        Samples.popular.id: .loadingMore(list(Samples.popular)),
        Samples.dark.id: .loaded(list(Samples.dark)),
        Samples.fresh.id: .loading,
      ],
      .overview(limit: 10)
    ),
    ScreenSample("refreshing", .refreshing(Samples.opened()), blocks: loaded),
    ScreenSample(
      "refreshing-blocks",
      .loaded(Samples.opened(Samples.page([Samples.dark, Samples.old]))),
      blocks: [
        Samples.dark.id: .refreshing(list(Samples.dark)),
        Samples.old.id: .failed(.offline, previous: list(Samples.dark)),
      ]
    ),
    ScreenSample(
      "not-refreshed",
      .failed(OpenSectionFailure(.service(.timedOut), .section("series")), previous: Samples.opened()),
      blocks: loaded
    ),
  ]

  private static let pages = [
    ScreenSample(
      "category",
      .loaded(Samples.opened(Samples.page([Samples.dark]), category: Samples.drama)),
      blocks: loaded,
      request: SectionRequest(section: TextQuery("series"), category: TextQuery("dra"))
    ),
    ScreenSample("empty", .loaded(Samples.opened(Samples.page([], description: nil, filters: [])))),
    one(
      "many-categories",
      Samples.page([Samples.dark], filters: (1...15).map { Samples.filter("Kategori \($0)") }),
      list(Samples.dark)
    ),
    one(
      "broadcasts",
      Samples.page([Samples.block("dark", "Idag", [])], filters: []),
      Samples.sourced(ProductList(products: ProductSamples.broadcasts))
    ),
    one(
      "untitled-block",
      Samples.page([Samples.block("dark", nil, [])], filters: []),
      Samples.sourced(ProductList(products: StreamingSamples.products([1])))
    ),
    one(
      "hostile-texts",
      Samples.page(
        [Samples.block("dark", "Blo\u{1B}[2Jck'; reboot", [])],
        description: "A\u{7} bell,\nand a \u{202E}turn.",
        filters: [Samples.filter("$(reboot)")]
      ),
      Samples.sourced(ProductList(products: [ProductSamples.hostile]))
    ),
    ScreenSample(
      "hostile-block",
      .loaded(Samples.opened(Samples.page([Samples.dark]))),
      blocks: [Samples.dark.id: .loaded(Samples.sourced(ProductList(products: [ProductSamples.hostile])))],
      request: block("dark"),
      .full(limit: 10)
    ),
  ]

  private static let failures = [
    failed("offline", .service(.offline)),
    failed("gone", .service(.notFound)),
    failed("not-found", .section(.noMatch(suggestions: []))),
    failed("suggestion", .section(.noMatch(suggestions: [Samples.section]))),
    failed("ambiguous", .section(.ambiguous([Samples.section, Samples.other]))),
    failed("ambiguous-names", .section(.ambiguous([Samples.section, Samples.section]))),
    failed("no-category", .category(.noMatch(suggestions: [Samples.action, Samples.drama]))),
    failed("ambiguous-category", .category(.ambiguous([Samples.action, Samples.drama]))),
    failed("no-block", .block(.noMatch(suggestions: []))),
    failed("ambiguous-block", .block(.ambiguous([Samples.popular, Samples.deferred("x", nil)]))),
  ]

  private static func list(_ block: ContentBlock) -> Fetched<ProductList> {
    guard case .products(let list) = block.content else { return Samples.sourced(ProductList(products: [])) }
    return Samples.sourced(list)
  }

  private static func one(_ name: String, _ page: SectionPage, _ list: Fetched<ProductList>) -> ScreenSample {
    ScreenSample(name, .loaded(Samples.opened(page)), blocks: [Samples.dark.id: .loaded(list)])
  }

  private static func block(_ text: String) -> SectionRequest {
    SectionRequest(section: TextQuery("series"), block: TextQuery(text))
  }

  private static func failed(_ name: String, _ error: OpenSectionError) -> ScreenSample {
    let request = SectionRequest(
      section: TextQuery("ser"),
      category: TextQuery("a"),
      block: TextQuery("p\u{1B}[2J")
    )
    return ScreenSample("failed-\(name)", .failed(OpenSectionFailure(error, request), previous: nil))
  }
}

extension SectionRequest {
  static func section(_ text: String) -> SectionRequest { SectionRequest(section: TextQuery(text)) }
}
