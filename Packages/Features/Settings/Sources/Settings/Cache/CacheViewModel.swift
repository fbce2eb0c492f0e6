import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation
import SettingsDomain

/// Shows what is cached, and how much room it takes.
@MainActor @Observable
final class CacheViewModel: Screen {
  private let stores: Loader<CacheStatus, [CachedStore], PersistenceError>

  init(cache: any CacheMaintenance, observe: @escaping @Sendable (FeatureEvent) -> Void) {
    stores = CacheStatus.loader(cache, observe)
  }

  func load(_ request: LoadRequest) async { await stores.load(CacheStatus(), request.policy) }

  func failure(in context: ViewContext) -> CommandFailure? { stores.state.commandFailure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    let strings = CacheStrings(context.language)
    let words = LoadState<[CachedStore], PersistenceError>.Words(
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
  /// How the change ended.
  private enum Outcome {
    case cleared([CachedStore])
    case declined
    case failed(PersistenceError)
  }

  private let kinds: Set<CachedStore.Kind>
  private let cache: any CacheMaintenance
  private let isConfirmed: Bool
  private let strings: CacheStrings
  private let observe: @Sendable (FeatureEvent) -> Void
  private let stores: Loader<CacheStatus, [CachedStore], PersistenceError>
  private var isTried = false
  private var outcome: Outcome?

  init(
    _ kinds: Set<CachedStore.Kind>,
    cache: any CacheMaintenance,
    isConfirmed: Bool,
    language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    self.kinds = kinds
    self.cache = cache
    self.isConfirmed = isConfirmed
    self.observe = observe
    strings = CacheStrings(language)
    stores = CacheStatus.loader(cache, observe)
  }

  func load(_ request: LoadRequest) async {
    if !isTried {
      isTried = true
      await clear(request)
    }
    switch outcome {
    case .cleared, .declined: await stores.load(CacheStatus(), request.policy)
    case .failed, nil: break
    }
  }

  private func clear(_ request: LoadRequest) async {
    do throws(PersistenceError) {
      guard try await isAgreed(request.prompter) else {
        outcome = .declined
        return
      }
      guard !Task.isCancelled else { return }
      observe(.useCase("ClearCache", .began))
      outcome = .cleared(try await cache.clear(kinds))
      observe(.useCase("ClearCache", .ended(.changed)))
    } catch {
      outcome = .failed(error)
      observe(.useCase("ClearCache", .ended(.failed(error.code))))
    }
  }

  /// Whether the user wants it, or cannot be asked.
  private func isAgreed(_ prompter: any Prompter) async throws(PersistenceError) -> Bool {
    guard !isConfirmed else { return true }
    let parts = try await cache.status().filter { kinds.contains($0.kind) }
    guard let question = strings.question(about: parts) else { return true }
    do throws(PromptError) {
      return strings.isYes(try await prompter.ask(Prompt(question)))
    } catch {
      return error == .notInteractive
    }
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    switch outcome {
    case .failed(let error): FailureMessage(error, in: context).commandFailure
    case .cleared, .declined: stores.state.commandFailure(in: context)
    case nil: FailureMessage(ServiceError.cancelled, in: context).commandFailure
    }
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    let strings = CacheStrings(context.language)
    return switch outcome {
    case .cleared(let removed): [strings.removed(removed)]
    case .declined: [strings.declined]
    case .failed, nil: []
    }
  }

  var records: Records? { stores.state.shown.map { .local($0.value, in: CacheViewModel.table) } }
}

/// The one request that there is: the state of the whole cache.
private struct CacheStatus: Hashable, Sendable {
  @MainActor
  static func loader(
    _ cache: any CacheMaintenance,
    _ observe: @escaping @Sendable (FeatureEvent) -> Void
  ) -> Loader<CacheStatus, [CachedStore], PersistenceError> {
    Loader("CacheStatus", observe: observe) { _ async throws(PersistenceError) in try await cache.status() }
  }
}

extension LoadState where Value == [CachedStore], Failure == PersistenceError {
  /// Why there is nothing to show; `nil` while there is something.
  fileprivate func commandFailure(in context: ViewContext) -> CommandFailure? {
    guard shown == nil else { return nil }
    return error.map { FailureMessage($0, in: context).commandFailure }
      ?? FailureMessage(ServiceError.cancelled, in: context).commandFailure
  }
}
