import CommandKit
import DomainKernel
import FeatureKit

/// Why the cache was not measured or cleared, which has nothing that the user saved.
struct CacheFailure: PresentableFailure {
  let error: PersistenceError

  init(_ error: PersistenceError) {
    self.error = error
  }

  var code: String { error.code }

  var exitCode: ExitCode { error.exitCode }

  func summary(in context: ViewContext) -> String {
    let strings = CacheStrings(context.language)
    return switch error {
    case .cannotBeRead(let reason): ServiceError.cacheUnreadable(reason: reason).summary(in: context)
    case .cannotBeSaved(let reason): strings.cannotBeCleared(reason)
    case .madeByNewerVersion: strings.madeByNewerVersion
    case .signedOut, .busy, .damagedRecord: error.summary(in: context)
    }
  }

  func brief(in context: ViewContext) -> String {
    let strings = CacheStrings(context.language)
    return switch error {
    case .cannotBeRead(let reason): ServiceError.cacheUnreadable(reason: reason).brief(in: context)
    case .cannotBeSaved: strings.notCleared
    case .signedOut, .madeByNewerVersion, .busy, .damagedRecord: error.brief(in: context)
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    switch error {
    // Clearing does not help: it has to open the file as well.
    case .cannotBeRead, .damagedRecord: .sentence(CacheStrings(context.language).checkOrRemove)
    case .cannotBeSaved, .signedOut, .madeByNewerVersion, .busy: error.remedy(in: context)
    }
  }
}

extension CacheFailure {
  /// Does something with the cache, and fails in its words.
  ///
  /// - Parameter operation: Measures or clears the cache.
  /// - Returns: The result of the operation.
  /// - Throws: ``CacheFailure``.
  static func during<Value: Sendable>(
    _ operation: () async throws(PersistenceError) -> Value
  ) async throws(CacheFailure) -> Value {
    do throws(PersistenceError) { return try await operation() } catch { throw CacheFailure(error) }
  }
}
