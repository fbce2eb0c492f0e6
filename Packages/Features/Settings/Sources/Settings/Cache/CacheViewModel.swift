import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation
import SettingsDomain

/// Shows what is cached, and how much room it takes.
@MainActor @Observable
final class CacheViewModel: Screen {
  private let stores: Loader<Everything, [CachedStore], CacheFailure>

  init(cache: any CacheMaintenance, observe: @escaping @Sendable (FeatureEvent) -> Void) {
    stores = .stores(of: cache, observe)
  }

  func load(_ request: LoadRequest) async { await stores.load(Everything(), request.policy) }

  func failure(in context: ViewContext) -> CommandFailure? { stores.state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    let strings = CacheStrings(context.language)
    let words = LoadState<[CachedStore], CacheFailure>.Words(
      title: strings.cache,
      loading: strings.loading,
      refreshing: strings.loading,
      notRefreshed: strings.notRefreshed
    )
    return .page(stores.state.page(words, context) { cachePage($0.value, context) })
  }

  var isList: Bool { true }

  var records: Records? { stores.state.shown.map { .local($0.value, in: Self.table) } }

  /// The fields of a part of the cache.
  nonisolated static let table = RecordTable<CachedStore>([
    .init("kind") { .string($0.kind.rawValue) },
    .init("name") { .string($0.name) },
    .init("path") { .optional($0.path) },
    .init("bytes") { .integer($0.bytes) },
    .init("entries") { .integer($0.entries) },
  ])
}

/// Removes what is cached, after asking where there is somebody to ask.
@MainActor @Observable
final class CacheClearingViewModel: Screen {
  /// The outcome of the change.
  private enum Outcome: Sendable {
    case cleared([CachedStore])
    case declined

    var isDeclined: Bool {
      if case .declined = self { true } else { false }
    }
  }

  private let stores: Loader<Everything, [CachedStore], CacheFailure>
  private let change: Change<Set<CachedStore.Kind>, Outcome, CacheFailure>

  init(
    _ kinds: Set<CachedStore.Kind>,
    cache: any CacheMaintenance,
    isConfirmed: Bool,
    language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    stores = .stores(of: cache, observe)
    let question = isConfirmed ? nil : ClearingQuestion(cache: cache, strings: CacheStrings(language))
    change = Change("ClearCache", kinds, isDeclined: \.isDeclined, observe: observe) {
      (kinds, request) async throws(CacheFailure) in
      guard try await question?.isAgreed(kinds, request.prompter) ?? true, !Task.isCancelled else {
        return .declined
      }
      return .cleared(
        try await CacheFailure.during { () async throws(PersistenceError) in try await cache.clear(kinds) }
      )
    }
  }

  func load(_ request: LoadRequest) async {
    await change.make(request)
    if change.outcome != nil { await stores.load(Everything(), request.policy) }
  }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(of: stores.state, in: context) }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    let strings = CacheStrings(context.language)
    return switch change.outcome {
    case .cleared(let removed)?: [strings.removed(removed)]
    case .declined?, nil: []
    }
  }

  var records: Records? { stores.state.shown.map { .local($0.value, in: CacheViewModel.table) } }
}

/// Asks whether the cache is to be cleared.
private struct ClearingQuestion: Sendable {
  let cache: any CacheMaintenance
  let strings: CacheStrings

  /// Whether the user wants it, or cannot be asked.
  func isAgreed(
    _ kinds: Set<CachedStore.Kind>,
    _ prompter: any Prompter
  ) async throws(CacheFailure) -> Bool {
    let parts = try await CacheFailure.during { () async throws(PersistenceError) in
      try await cache.status()
    }
    guard let question = strings.question(about: parts.filter { kinds.contains($0.kind) }) else {
      return true
    }
    return await prompter.confirm(question) ?? true
  }
}

extension Loader where Request == Everything, Value == [CachedStore], Failure == CacheFailure {
  /// Loads how much is cached.
  fileprivate static func stores(
    of cache: any CacheMaintenance,
    _ observe: @escaping @Sendable (FeatureEvent) -> Void
  ) -> Loader {
    Loader("CacheStatus", observe: observe) { _ async throws(CacheFailure) in
      try await CacheFailure.during { () async throws(PersistenceError) in try await cache.status() }
    }
  }
}
