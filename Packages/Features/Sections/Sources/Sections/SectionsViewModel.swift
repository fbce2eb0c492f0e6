public import CommandKit
public import DomainKernel
public import FeatureKit
public import Observation
public import StreamingDomain

/// The state of the list of sections.
public struct SectionsState: Equatable, Sendable {
  /// The sections, as far as they have come.
  public var catalog: LoadState<StreamingCatalog, ServiceError>
  /// The descriptions as far as they have come; that of a section without one is `nil`.
  public var descriptions: [ContentSection.ID: Fetched<String?>]
  /// Why descriptions could not be loaded, by section.
  public var failures: [ContentSection.ID: ServiceError]
  /// Whether some descriptions did not come in time.
  public var isMissingDescriptions: Bool

  /// Describes a state.
  ///
  /// - Parameters:
  ///   - catalog: The sections, as far as they have come.
  ///   - descriptions: The descriptions as far as they have come; that of a section without one is `nil`.
  ///   - failures: Why descriptions could not be loaded, by section.
  ///   - isMissingDescriptions: Whether some descriptions did not come in time.
  public init(
    catalog: LoadState<StreamingCatalog, ServiceError> = .idle,
    descriptions: [ContentSection.ID: Fetched<String?>] = [:],
    failures: [ContentSection.ID: ServiceError] = [:],
    isMissingDescriptions: Bool = false
  ) {
    self.catalog = catalog
    self.descriptions = descriptions
    self.failures = failures
    self.isMissingDescriptions = isMissingDescriptions
  }

  /// The source of the list, or of its descriptions if those are more out of date.
  public var provenance: Provenance? {
    catalog.shown.map { catalog in
      catalog.sections.compactMap { descriptions[$0.id]?.provenance }
        .reduce(catalog.provenance) { $0.combined(with: $1) }
    }
  }

  /// The description of a section, if it has one that has come.
  func description(of section: ContentSection) -> String? { descriptions[section.id]?.value }
}

extension SectionsState {
  /// Takes what came of asking for a description; a request that was cancelled says nothing.
  fileprivate mutating func take(
    _ result: Result<Fetched<String?>, ServiceError>,
    of id: ContentSection.ID
  ) {
    switch result {
    case .success(let description):
      descriptions[id] = description
      failures[id] = nil
    case .failure(let error) where error.isCancellation: return
    case .failure(let error): failures[id] = error
    }
  }
}

/// Loads the sections, then the description of each.
@MainActor @Observable
public final class SectionsViewModel: Screen {
  private let catalog: Loader<Everything, StreamingCatalog, ServiceError>
  private let describeSections: DescribeSections
  private let observe: @Sendable (FeatureEvent) -> Void
  /// The loaded descriptions; the sections themselves are in their loader.
  private var described = SectionsState()
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?
  @ObservationIgnored private var describing: Task<Bool, Never>?

  /// Makes the view model.
  ///
  /// - Parameters:
  ///   - repository: Gives the sections and their descriptions.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    repository: any StreamingRepository,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    describeSections = DescribeSections(repository: repository)
    self.observe = observe
    catalog = Loader("BrowseSections", isEmpty: \.sections.isEmpty, observe: observe) {
      (_, policy) async throws(ServiceError) in
      try await repository.catalog(policy)
    }
  }

  /// The state of the screen.
  public var state: SectionsState {
    var state = described
    state.catalog = catalog.state
    return state
  }

  /// Loads the list, then the descriptions where they are wanted.
  public func load(_ request: LoadRequest) async {
    describing?.cancel()
    fields = request.fields
    guard await catalog.load(Everything(), request.policy),
      request.fields.includes(Self.description, in: Self.table),
      let sections = catalog.state.shown?.sections
    else { return }
    let work = Task { await request.extras.wait { [self] in await describe(sections, request.policy) } }
    describing = work
    let isComplete = await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
    if !work.isCancelled { described.isMissingDescriptions = !isComplete }
  }

  private func describe(_ sections: [ContentSection], _ policy: FetchPolicy) async {
    observe(.useCase("DescribeSections", .began))
    defer {
      let failure = sections.lazy.compactMap { self.described.failures[$0.id] }.first
      observe(.useCase("DescribeSections", .ended(failure.map { .failed($0.code) } ?? .done)))
    }
    for await (id, result) in describeSections(sections, policy) {
      guard !Task.isCancelled else { return }
      described.take(result, of: id)
    }
  }

  /// Why there is no list.
  public func failure(in context: ViewContext) -> CommandFailure? {
    catalog.state.failure(in: context)
  }

  /// The page of the list.
  public func content(in context: ViewContext) -> ScreenContent {
    .page(sectionsPage(state, context))
  }

  /// How many descriptions are missing, and why; for a document also how many sections, which a page says.
  public func notes(in context: ViewContext) -> [String] {
    let strings = Strings(context.language)
    let missing = documentWarnings(fields, in: context)
    let late = described.isMissingDescriptions ? [strings.descriptionsLate] : []
    let failures = described.failures
    let errors = catalog.state.shown?.sections.compactMap { failures[$0.id] } ?? []
    let reasons = errors.reduce(into: [String]()) { reasons, error in
      let reason = error.brief(in: context)
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return missing + late + (errors.isEmpty ? [] : [strings.descriptionsFailed(errors.count, for: reasons)])
  }

  /// `true`: the sections are a list.
  public var isList: Bool { true }

  /// The sections, with their descriptions where these are wanted.
  public var records: Records? {
    let state = state
    guard let catalog = state.catalog.shown else { return nil }
    let records = catalog.sections.map { Record(section: $0, description: state.description(of: $0)) }
    let count = catalog.unreadableCount
    let unreadable = Records.Warning.unreadable(count, .sectionsUnreadable) {
      Strings($0.language).count(count)
    }
    return .list(records, in: Self.table, from: state.provenance).leavingOut(count, unreadable)
  }

  /// A section with its description.
  struct Record: Sendable {
    let section: ContentSection
    let description: String?
  }

  private static let description = "description"

  /// The fields of a section.
  nonisolated static let table = RecordTable<Record>([
    .init("id") { .string($0.section.id.rawValue) },
    .init("name") { .optional($0.section.name) },
    .init("title") { .string($0.section.title) },
    .init("kind") { .optional($0.section.kind?.code) },
    .init("description", isColumn: false) { .optional($0.description) },
    .init("address", isColumn: false) { .string($0.section.address.rawValue) },
  ])
}

extension SectionKind {
  fileprivate var code: String {
    switch self {
    case .videoOnDemand: "video-on-demand"
    case .transactional: "transactional"
    case .sport: "sport"
    case .sportPerDay: "sport-per-day"
    case .other(let word): word
    }
  }
}
