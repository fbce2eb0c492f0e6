import StorageKit
import Synchronization

/// Changes of the store that nobody waits for; those of one document happen one after another.
///
/// While a change is under way, readers get what it will leave, so that what was handed over is read again at once.
/// A confirmation of what is stored waits a moment for others of its document, since it costs a write and brings no
/// content; any other change of the document, the end of the program and a reader of the document end the delay.
final class PendingChanges: Sendable {
  /// How long a program that ends waits for them.
  static let limit: Duration = .seconds(3)

  /// How long a confirmation waits for others of the same document.
  static let confirmationDelay: Duration = .milliseconds(100)

  /// Changes variants, and says what is then reported; may run again.
  typealias Edit = @Sendable (inout StoredVariants) -> OfflineHTTPEvent.Step?

  /// The pending content that replaces stored content for readers.
  enum Overlay {
    /// The changes that are under way leave this; the number tells whether another one was begun since.
    case variants(StoredVariants, version: Int)
    /// The changes are unknown until this task is done.
    case unknown(Task<Void, Never>)
    /// Nothing is under way; the number tells whether something was in between.
    case none(version: Int)
  }

  /// The changes of a document that belong to one session of its partition.
  private struct Change {
    let session: PartitionSession
    var edits: [Edit]
    var result: StoredVariants?
    /// The delay before the first write, which ends early when it is cancelled; `nil` when there is none.
    let delay: Task<Void, Never>?
    let work: Task<Void, Never>

    /// Adds an edit to those that wait; in place, since a copy for each of them would take longer than the edit.
    mutating func join(_ edit: @escaping Edit, hurrying: Bool) -> Task<Void, Never> {
      edits.append(edit)
      result.edit(edit)
      if hurrying { delay?.cancel() }
      return work
    }
  }

  /// The changes of a document.
  private struct Record {
    /// The latest session is last; only a wipe in between makes more than one.
    private(set) var changes: [Change] = []
    /// How many were begun.
    private(set) var version = 0

    /// Ends all delays.
    func hurry() {
      for change in changes { change.delay?.cancel() }
    }

    /// Adds an edit to those of its session that wait, or begins another change.
    mutating func begin(
      _ edit: @escaping Edit,
      known: (variants: StoredVariants, version: Int)?,
      in session: PartitionSession,
      hurrying: Bool,
      make: (_ result: StoredVariants?, _ previous: Task<Void, Never>?) -> Change
    ) -> Task<Void, Never> {
      defer { version += 1 }
      if let index = changes.indices.last, changes[index].session == session {
        return changes[index].join(edit, hurrying: hurrying)
      }
      var result = known.flatMap { $0.version == version ? $0.variants : nil }
      result.edit(edit)
      hurry()
      let change = make(result, changes.last?.work)
      changes.append(change)
      return change.work
    }

    /// Takes the edits of a session; without any its change is done, and removed.
    mutating func takeEdits(in session: PartitionSession) -> [Edit]? {
      guard let index = changes.firstIndex(where: { $0.session == session }) else { return nil }
      guard !changes[index].edits.isEmpty else {
        changes.remove(at: index)
        return nil
      }
      defer { changes[index].edits = [] }
      return changes[index].edits
    }
  }

  private let clock: (any Clock<Duration>)?
  /// A long key is looked up once for each step; records without changes stay for their numbers.
  private let records = Mutex<[DocumentKey: Record]>([:])

  /// Begins without changes.
  ///
  /// - Parameter clock: Measures the delay of confirmations; without one, there is none.
  init(clock: (any Clock<Duration>)? = nil) {
    self.clock = clock
  }

  /// The pending changes for a reader of a document.
  func overlay(of key: DocumentKey, in session: PartitionSession) -> Overlay {
    records.withLock { records in
      let record = records[key] ?? Record()
      guard let latest = record.changes.last else { return .none(version: record.version) }
      guard record.changes.count == 1, latest.session == session, let result = latest.result else {
        record.hurry()
        return .unknown(latest.work)
      }
      return .variants(result, version: record.version)
    }
  }

  /// Begins a change; it joins those of the same document that have to wait.
  ///
  /// - Parameters:
  ///   - key: Which document.
  ///   - known: What was read, and the version at that time; `nil` when nothing was.
  ///   - session: Whose change it is.
  ///   - isConfirmation: Whether the change only confirms what is stored, so that its write may be delayed.
  ///   - edit: What changes.
  ///   - apply: Applies edits to what is stored, in one step.
  /// - Returns: The work, which ends when nothing is left to change.
  @discardableResult
  func begin(
    _ key: DocumentKey,
    known: (variants: StoredVariants, version: Int)?,
    in session: PartitionSession,
    isConfirmation: Bool = false,
    _ edit: @escaping Edit,
    apply: @escaping @Sendable ([Edit]) async -> Void
  ) -> Task<Void, Never> {
    records.withLock { records in
      records[key, default: Record()].begin(edit, known: known, in: session, hurrying: !isConfirmation) {
        result,
        previous in
        // A reader would have to wait for a change whose result is not known.
        let delay = isConfirmation && previous == nil && result != nil ? clock.map(Self.delay) : nil
        let work = Task { [self] in
          await previous?.value
          await delay?.value
          while let edits = nextEdits(of: key, in: session) { await apply(edits) }
        }
        return Change(session: session, edits: [edit], result: result, delay: delay, work: work)
      }
    }
  }

  /// Waits until every change is done; none is delayed any longer.
  func finish() async {
    while let next = records.withLock({ records in
      for record in records.values { record.hurry() }
      return records.values.lazy.compactMap(\.changes.last).first?.work
    }) {
      await next.value
    }
  }

  /// Whether every change is done.
  var isEmpty: Bool { records.withLock { $0.values.allSatisfy(\.changes.isEmpty) } }

  private static func delay(on clock: any Clock<Duration>) -> Task<Void, Never> {
    Task {
      do {
        try await clock.sleep(for: confirmationDelay)
      } catch {
        // The sleep ends early only when it is cancelled: the write is due now.
        return
      }
    }
  }

  private func nextEdits(of key: DocumentKey, in session: PartitionSession) -> [Edit]? {
    records.withLock { $0[key]?.takeEdits(in: session) }
  }
}

extension StoredVariants? {
  /// Edits what is known; what is not known stays so.
  fileprivate mutating func edit(_ edit: PendingChanges.Edit) {
    guard var variants = take() else { return }
    _ = edit(&variants)
    self = variants
  }
}

/// The variants that an operation has read last, with their version.
final class ReadVariants: Sendable {
  private let state = Mutex<(key: CacheKey, variants: StoredVariants, version: Int)?>(nil)

  subscript(key: CacheKey) -> (variants: StoredVariants, version: Int)? {
    state.withLock { known in
      known.flatMap { $0.key == key ? ($0.variants, $0.version) : nil }
    }
  }

  func note(_ variants: StoredVariants, version: Int, for key: CacheKey) {
    state.withLock { $0 = (key, variants, version) }
  }
}
