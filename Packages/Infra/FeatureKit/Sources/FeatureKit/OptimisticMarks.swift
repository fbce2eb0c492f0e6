public import Observation

/// Marks of the user, such as saved, that are shown before the service has them.
///
/// A mark that was changed in this run is shown as the user wants it; where the change fails, as it was before. What the
/// service says later counts more than a change that it has.
@MainActor @Observable
public final class OptimisticMarks<ID: Hashable & Sendable> {
  /// How far the change of a mark has come.
  public enum Progress: Hashable, Sendable {
    /// It is on its way.
    case underWay
    /// It waits to be sent.
    case waiting
    /// The service has it.
    case done
  }

  /// A mark that was changed.
  public struct Mark: Hashable, Sendable {
    /// Whether it is set.
    public let isOn: Bool
    /// How far the change has come.
    public let progress: Progress
  }

  /// The marks that were changed, or wait to be sent.
  public private(set) var changed: [ID: Mark] = [:]
  @ObservationIgnored private var changes: [ID: Int] = [:]

  /// Makes marks of which none is changed.
  public nonisolated init() {}

  /// Whether a mark is set.
  ///
  /// - Parameters:
  ///   - id: What is marked.
  ///   - service: What the service said last.
  /// - Returns: As the user wants it; what the service said where nothing was changed.
  public func isOn(_ id: ID, else service: Bool?) -> Bool? { changed[id]?.isOn ?? service }

  /// Changes a mark at once, and takes the change back where it fails.
  ///
  /// - Parameters:
  ///   - id: What is marked.
  ///   - isOn: Whether it is to be set.
  ///   - isWaiting: Whether the outcome says that the change waits to be sent.
  ///   - operation: Makes the change.
  /// - Returns: The outcome of the operation.
  /// - Throws: What the operation throws.
  public func set<Outcome: Sendable, Failure: Error>(
    _ id: ID,
    to isOn: Bool,
    isWaiting: @Sendable (Outcome) -> Bool,
    operation: @Sendable () async throws(Failure) -> Outcome
  ) async throws(Failure) -> Outcome {
    let before = changed[id].flatMap { $0.progress == .underWay ? nil : $0 }
    let number = changes[id, default: 0] + 1
    changes[id] = number
    changed[id] = Mark(isOn: isOn, progress: .underWay)
    do throws(Failure) {
      let outcome = try await operation()
      if changes[id] == number {
        changed[id] = Mark(isOn: isOn, progress: isWaiting(outcome) ? .waiting : .done)
      }
      return outcome
    } catch {
      if changes[id] == number { changed[id] = before }
      throw error
    }
  }

  /// Takes over the changes that wait to be sent; one that waits no more is forgotten.
  ///
  /// - Parameter waiting: Whether each mark is to be set.
  public func replaceWaiting(by waiting: [ID: Bool]) {
    var marks = changed.filter { $0.value.progress != .waiting }
    for (id, isOn) in waiting where marks[id]?.progress != .underWay {
      marks[id] = Mark(isOn: isOn, progress: .waiting)
    }
    if marks != changed { changed = marks }
  }

  /// Forgets changes that the service has, because it has told the marks itself since.
  ///
  /// - Parameter ids: What the service has told about.
  public func confirm(_ ids: some Sequence<ID>) {
    for id in ids where changed[id]?.progress == .done { changed[id] = nil }
  }
}
