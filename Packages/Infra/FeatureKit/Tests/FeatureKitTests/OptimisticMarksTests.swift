import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@MainActor @Suite(.timeLimit(.minutes(5))) struct OptimisticMarksTests {
  private let waiting = Waiting()
  private let marks: OptimisticMarks<String>
  private let network = Provenance(kind: .network, fetchedAt: Date(timeIntervalSince1970: 0))

  init() {
    let waiting = waiting
    marks = OptimisticMarks { () async throws(PersistenceError) in try waiting.read() }
  }

  @Test func `a mark is shown at once, and stays when the change succeeds`() async throws {
    var during: MarkState<String>.Mark?

    try await set("a", true) { during = $0 }

    #expect(during == .init(isOn: true, progress: .underWay))
    #expect(marks.state.changed["a"] == .init(isOn: true, progress: .done))
    #expect(marks.state.isOn("a", else: false) == true)
    #expect(marks.state.isOn("b", else: false) == false)
    #expect(marks.state.isOn("b", else: nil) == nil)
  }

  @Test func `a change that fails is taken back to the one before`() async throws {
    try await set("a", true)

    await #expect(throws: ServiceError.unavailable) { try await fail("a", false) }

    #expect(marks.state.changed["a"] == .init(isOn: true, progress: .done))
    await #expect(throws: ServiceError.unavailable) { try await fail("b", true) }
    #expect(marks.state.changed["b"] == nil)
  }

  @Test(arguments: [(Provenance.Kind.network, nil), (.revalidated, nil), (.stored, true)])
  func `the service counts more than a change that it has, and a stored answer does not`(
    kind: Provenance.Kind,
    isOn: Bool?
  ) async throws {
    try await set("a", true)

    await marks.update(["a"], from: Provenance(kind: kind, fetchedAt: Date(timeIntervalSince1970: 0)))

    #expect(marks.state.changed["a"]?.isOn == isOn)
  }

  @Test func `a page about one entry has a notice of its change only`() {
    let changes = [
      WaitingMark("a", isOn: true, title: "Save A"), WaitingMark("b", isOn: true, title: "Save B"),
    ]
    let state = MarkState(waiting: changes)
    let context = ViewContext(now: Date(timeIntervalSince1970: 0), language: .english, backendLabel: nil)
    func notice(_ id: String?) -> String { WrittenScreen.linear(state.notice(in: context, of: id)) }

    #expect(notice("a").contains("Save A") && !notice("a").contains("Save B"))
    #expect(notice("c").isEmpty)
    #expect(notice(nil).contains("Save A") && notice(nil).contains("Save B"))
  }

  @Test func `changes that wait are shown until they wait no more`() async {
    waiting.set([
      WaitingMark("a", isOn: true, title: "Save it"),
      WaitingMark("b", isOn: true, title: "No", isRefused: true),
    ])

    await marks.update(["a"], from: network)
    #expect(marks.state.isWaiting("a"))
    #expect(marks.state.isOn("a", else: false) == true)
    #expect(marks.state.isOn("b", else: false) == false)
    #expect(marks.state.waiting.count == 2)
    waiting.set([])
    await marks.update([String](), from: network)

    #expect(marks.state == MarkState())
  }

  @Test func `changes that cannot be read are no empty list`() async {
    waiting.set([WaitingMark("a", isOn: true, title: "Save it")])
    await marks.update(["a"], from: network)
    waiting.fail(.cannotBeRead(reason: "disk"))

    await marks.update(["a"], from: network)

    #expect(marks.state.failure == .cannotBeRead(reason: "disk"))
    #expect(marks.state.isWaiting("a"))
    #expect(marks.state.warning?.code == "waiting-changes-unreadable")
    waiting.set([])
    await marks.update(["a"], from: network)
    #expect(marks.state.warning == nil)
  }

  private let isNeverWaiting: @Sendable (Bool) -> Bool = { _ in false }

  private func set(
    _ id: String,
    _ isOn: Bool,
    during: (MarkState<String>.Mark?) -> Void = { _ in }
  ) async throws(ServiceError) {
    let task = { @MainActor in marks.state.changed[id] }
    let seen = Mutex<MarkState<String>.Mark?>(nil)
    _ = try await marks.set(id, to: isOn, isWaiting: isNeverWaiting) {
      () async throws(ServiceError) in
      let mark = await task()
      seen.withLock { $0 = mark }
      return true
    }
    during(seen.withLock(\.self))
  }

  private func fail(_ id: String, _ isOn: Bool) async throws(ServiceError) {
    _ = try await marks.set(id, to: isOn, isWaiting: isNeverWaiting) {
      () async throws(ServiceError) in throw .unavailable
    }
  }
}

/// Changes that wait, as a test prepares them.
private final class Waiting: Sendable {
  private let result = Mutex<Result<[WaitingMark<String>], PersistenceError>>(.success([]))

  func set(_ marks: [WaitingMark<String>]) { result.withLock { $0 = .success(marks) } }

  func fail(_ error: PersistenceError) { result.withLock { $0 = .failure(error) } }

  func read() throws(PersistenceError) -> [WaitingMark<String>] { try result.withLock(\.self).get() }
}
