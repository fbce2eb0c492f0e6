import StorageKit
import Synchronization

/// Changes of the store that nobody waits for; those of one document happen one after another.
///
/// While a change is under way, readers get what it will leave, so that what was handed over is read again at once.
final class PendingChanges: Sendable {
  /// How long a program that ends waits for them.
  static let limit: Duration = .seconds(3)

  /// Changes variants, and says what is then reported; may run again.
  typealias Edit = @Sendable (inout StoredVariants) -> OfflineHTTPEvent.Step?

  /// What a reader gets instead of what the store has.
  enum Overlay {
    /// The changes that are under way leave this.
    case variants(StoredVariants)
    /// What they leave is not known before this is done.
    case unknown(Task<Void, Never>)
    /// Nothing is under way; the number tells whether something was in between.
    case none(version: Int)
  }

  /// The changes of a document that belong to one session of its partition.
  private struct Change {
    let session: PartitionSession
    var edits: [Edit]
    var result: StoredVariants?
    let work: Task<Void, Never>
  }

  private struct State {
    /// The latest session is last; only a wipe in between makes more than one.
    var changes: [DocumentKey: [Change]] = [:]
    /// How many changes of a document were begun.
    var versions: [DocumentKey: Int] = [:]
  }

  private let state = Mutex(State())

  /// What a reader of a document has to know.
  func overlay(of key: DocumentKey, in session: PartitionSession) -> Overlay {
    state.withLock { state in
      guard let changes = state.changes[key], let latest = changes.last else {
        return .none(version: state.versions[key, default: 0])
      }
      guard changes.count == 1, latest.session == session, let result = latest.result else {
        return .unknown(latest.work)
      }
      return .variants(result)
    }
  }

  /// Begins a change; it joins those of the same document that have to wait.
  ///
  /// - Parameters:
  ///   - key: Which document.
  ///   - known: What was read, and the version at that time; `nil` when nothing was.
  ///   - session: Whose change it is.
  ///   - edit: What changes.
  ///   - apply: Applies edits to what is stored, in one step.
  /// - Returns: The work, which ends when nothing is left to change.
  @discardableResult
  func begin(
    _ key: DocumentKey,
    known: (variants: StoredVariants, version: Int)?,
    in session: PartitionSession,
    _ edit: @escaping Edit,
    apply: @escaping @Sendable ([Edit]) async -> Void
  ) -> Task<Void, Never> {
    state.withLock { state in
      let version = state.versions[key, default: 0]
      state.versions[key] = version + 1
      var changes = state.changes[key, default: []]
      defer { state.changes[key] = changes }
      if let index = changes.indices.last, changes[index].session == session {
        changes[index].edits.append(edit)
        changes[index].result.edit(edit)
        return changes[index].work
      }
      var result = known.flatMap { $0.version == version ? $0.variants : nil }
      result.edit(edit)
      let previous = changes.last?.work
      let work = Task { [self] in
        await previous?.value
        while let edits = nextEdits(of: key, in: session) { await apply(edits) }
      }
      changes.append(Change(session: session, edits: [edit], result: result, work: work))
      return work
    }
  }

  /// Waits until every change is done.
  func finish() async {
    while let next = state.withLock({ $0.changes.values.first?.last?.work }) {
      await next.value
    }
  }

  /// Whether every change is done.
  var isEmpty: Bool { state.withLock { $0.changes.isEmpty } }

  private func nextEdits(of key: DocumentKey, in session: PartitionSession) -> [Edit]? {
    state.withLock { state in
      guard let index = state.changes[key]?.firstIndex(where: { $0.session == session }) else { return nil }
      guard let edits = state.changes[key]?[index].edits, !edits.isEmpty else {
        state.changes[key]?.remove(at: index)
        if state.changes[key]?.isEmpty == true { state.changes[key] = nil }
        return nil
      }
      state.changes[key]?[index].edits = []
      return edits
    }
  }
}

extension StoredVariants? {
  /// Edits what is known; what is not known stays so.
  fileprivate mutating func edit(_ edit: PendingChanges.Edit) {
    guard var variants = self else { return }
    _ = edit(&variants)
    self = variants
  }
}

/// What an operation has read, and the version of it.
final class ReadVariants: Sendable {
  private let state = Mutex<[CacheKey: (variants: StoredVariants, version: Int)]>([:])

  subscript(key: CacheKey) -> (variants: StoredVariants, version: Int)? {
    get { state.withLock { $0[key] } }
    set { state.withLock { $0[key] = newValue } }
  }
}
