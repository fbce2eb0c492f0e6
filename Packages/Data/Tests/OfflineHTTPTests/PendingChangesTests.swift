import ClockFakes
import Foundation
import NetworkingKit
import StorageKit
import Testing

@testable import OfflineHTTP

/// What readers get of a document while changes of it are under way.
@Suite(.timeLimit(.minutes(5))) struct PendingChangesTests {
  private enum View: Equatable {
    case variants(count: Int)
    case unknown
    case nothing(version: Int)
  }

  private let changes = PendingChanges()
  private let key = DocumentKey(partition: "anna", name: "https://example.com/sections")
  private let session = PartitionSession(partition: "anna", wipes: 0)

  private func view(in session: PartitionSession) -> View {
    switch changes.overlay(of: key, in: session) {
    case .variants(let variants, version: _): .variants(count: variants.responses.count)
    case .unknown: .unknown
    case .none(let version): .nothing(version: version)
    }
  }

  /// Begins to store a response, which is written when the gate is open.
  private func begin(readAt version: Int?, _ gate: Gate) -> Task<Void, Never> {
    let response = StoredResponse(
      status: .ok,
      fields: [:],
      body: Data("one".utf8),
      requestedAt: SettableDate.start,
      receivedAt: SettableDate.start,
      selecting: []
    )
    var known: (variants: StoredVariants, version: Int)?
    if let version { known = (variants: StoredVariants(), version: version) }
    return changes.begin(key, known: known, in: session) { variants in
      variants.insert(response, for: .sample)
      return nil
    } apply: { _ in
      await gate.pass()
    }
  }

  @Test func `readers get what a change will leave, until it is done`() async {
    let gate = Gate()
    let work = begin(readAt: 0, gate)

    #expect(view(in: session) == .variants(count: 1))
    await gate.open()
    await work.value
    #expect(view(in: session) == .nothing(version: 1))
    #expect(changes.isEmpty)
  }

  @Test func `a change of what was never read is unknown to readers`() async {
    let gate = Gate()
    let work = begin(readAt: nil, gate)

    #expect(view(in: session) == .unknown)
    #expect(!changes.isEmpty)
    await gate.open()
    await work.value
  }

  @Test func `a change of what was read before another change is unknown to readers`() async {
    let (first, second) = (Gate(), Gate())
    await first.open()
    await begin(readAt: 0, first).value
    let work = begin(readAt: 0, second)

    #expect(view(in: session) == .unknown)
    await second.open()
    await work.value
    #expect(view(in: session) == .nothing(version: 2))
  }

  @Test func `a change after a sign-out does not wait for the delay of a confirmation from before`() async {
    let clock = ManualClock()
    let changes = PendingChanges(clock: clock)
    let known = (variants: StoredVariants(), version: 0)
    changes.begin(key, known: known, in: session, isConfirmation: true) { _ in
      nil
    } apply: { _ in
    }
    await clock.waitForSleeps(1)

    let work = changes.begin(key, known: nil, in: PartitionSession(partition: "anna", wipes: 1)) { _ in
      nil
    } apply: { _ in
    }

    await work.value
    #expect(changes.isEmpty)
  }

  @Test func `readers after a sign-out get nothing of a change from before`() async {
    let gate = Gate()
    let work = begin(readAt: 0, gate)

    #expect(view(in: PartitionSession(partition: "anna", wipes: 1)) == .unknown)
    await gate.open()
    await work.value
  }
}
