import DomainKernel
import FeatureKit
import LogKit
import NetworkingKit
import OfflineHTTP
import RecipesDomain
import SourcedHTTP
import StorageKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Hears what every layer does, and tells the person what they asked to know or have to know.
final class Diagnostics: Sendable {
  /// What was done so far.
  let recorder: StepRecorder
  private let strings: Strings
  private let log: HTTPLog?
  private let warn: @Sendable (String) -> Void
  private let warned = Mutex(false)

  /// Makes diagnostics.
  ///
  /// - Parameters:
  ///   - recorder: Remembers the steps.
  ///   - strings: The words for the steps and the warnings; the log always speaks English.
  ///   - log: Takes what the client does, if the person wants to see it.
  ///   - warn: Tells the person something, in one line.
  init(
    recorder: StepRecorder,
    strings: Strings,
    log: HTTPLog?,
    warn: @escaping @Sendable (String) -> Void
  ) {
    self.recorder = recorder
    self.strings = strings
    self.log = log
    self.warn = warn
  }

  /// Hears what a feature does.
  @Sendable
  func hear(_ event: FeatureEvent) {
    switch event {
    case .intent(let what): recorder.record(.feature, what)
    case .view(let what): recorder.record(.view, what)
    }
  }

  /// Hears what the client does.
  @Sendable
  func hear(_ event: HTTPEvent) {
    log?.write(event)
    switch event {
    case .sending(let request): recorder.record(.network, "\(request.method.rawValue) \(request.address)")
    case .received(_, let status, let bytes, let duration):
      recorder.record(.network, strings.answered(status, bytes: bytes), took: duration)
    case .retrying(_, let pause, let reason):
      recorder.record(.network, strings.triesAgain(because: reason), took: pause)
    case .redirecting(let status, let request):
      recorder.record(.network, strings.redirected(status, to: request.address))
    case .failed(_, let error, let duration):
      recorder.record(.network, strings.failed(error), took: duration)
    }
  }

  /// Hears that an answer became a value.
  @Sendable
  func hear(_ event: MappingEvent) {
    recorder.record(.mapping, strings.becameValue(event.url.pathAndQuery, bytes: event.byteCount))
  }

  /// Hears what the cache does.
  @Sendable
  func hear(_ event: OfflineHTTPEvent) {
    recorder.record(.cache, strings.about(event.url.pathAndQuery, strings.words(for: event.step)))
    guard case .storeFailed(let error) = event.step else { return }
    warnOnce(strings.cannotBeKept(strings.words(for: error)))
  }

  /// Hears what the store does on its own.
  @Sendable
  func hear(_ event: DocumentStoreEvent) {
    switch event {
    case .read, .wrote:
      // The cache says what it reads and writes in its own events.
      break
    case .dropped, .evicted:
      recorder.record(.cache, strings.words(for: event))
    case .setAside:
      recorder.record(.cache, strings.words(for: event))
      warnOnce(strings.warning(strings.words(for: event)))
    }
  }

  /// Hears what the store of a person's own things does on its own.
  @Sendable
  func hear(_ event: KeyValueStoreEvent) {
    recorder.record(.cache, strings.words(for: event))
    warnOnce(strings.warning(strings.words(for: event)))
  }

  /// Hears that something that was seen could not be remembered.
  @Sendable
  func hear(_ error: PersistenceError) {
    let words = strings.words(for: error)
    recorder.record(.cache, strings.doesNotRemember(words))
    warnOnce(strings.cannotBeKept(words))
  }

  private func warnOnce(_ warning: String) {
    guard
      !warned.withLock({ warned in
        defer { warned = true }
        return warned
      })
    else { return }
    warn(warning)
  }
}
