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
    marks = OptimisticMarks { () async throws(SubmissionError) in try waiting.read() }
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
      WaitingMark("b", isOn: true, title: "No", state: .refused),
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
    waiting.fail(.persistence(.cannotBeRead(reason: "disk")))

    await marks.update(["a"], from: network)

    #expect(marks.state.failure == .persistence(.cannotBeRead(reason: "disk")))
    #expect(marks.state.isWaiting("a"))
    #expect(marks.state.warning?.code == .waitingChangesUnreadable)
    waiting.set([])
    await marks.update(["a"], from: network)
    #expect(marks.state.warning == nil)
  }

  @Test func `changes of an account that cannot be read are no empty list`() async {
    waiting.fail(.service(.credentialsUnreadable(reason: "locked")))

    await marks.update(["a"], from: network)

    #expect(marks.state.failure == .service(.credentialsUnreadable(reason: "locked")))
    let reason = "the token cannot be read"
    #expect(
      marks.state.warning?.sentence(context)
        == "Warning: The waiting changes could not be read (\(reason)); marks may be missing."
    )
  }

  @Test func `a change whose outcome is that it waits is shown as one that waits`() async throws {
    let isWaiting: @Sendable (Bool) -> Bool = { $0 }

    _ = try await marks.set("a", to: true, isWaiting: isWaiting) { () async throws(ServiceError) in true }

    #expect(marks.state.isWaiting("a"))
    #expect(marks.state.changed["a"] == .init(isOn: true, progress: .waiting))
  }

  /// A change that the service has begun, and ends when the gate opens.
  private func change(
    to isOn: Bool,
    _ name: String,
    _ gate: AnswerGate<String>,
    succeeds: Bool
  ) async -> Task<Void, Never> {
    let change = Task {
      _ = try? await marks.set("a", to: isOn, isWaiting: isNeverWaiting) {
        () async throws(ServiceError) in
        await gate.pass(name)
        guard succeeds else { throw .unavailable }
        return true
      }
    }
    await gate.arrival(of: name)
    return change
  }

  @Test(arguments: [true, false])
  func `of two changes at once the later one counts, even when the earlier one ends after it`(
    succeeds: Bool
  ) async throws {
    let gate = AnswerGate(holding: ["earlier"])
    let earlier = await change(to: true, "earlier", gate, succeeds: succeeds)
    try await set("a", false)

    await gate.open("earlier")
    await earlier.value

    #expect(marks.state.changed["a"] == .init(isOn: false, progress: .done))
  }

  @Test(arguments: [true, false])
  func `a change that fails is taken back to an earlier one that has succeeded meanwhile`(
    succeeds: Bool
  ) async throws {
    let gate = AnswerGate(holding: ["earlier", "later"])
    let earlier = await change(to: true, "earlier", gate, succeeds: succeeds)
    let later = await change(to: false, "later", gate, succeeds: false)
    await gate.open("earlier")
    await earlier.value
    #expect(marks.state.changed["a"] == .init(isOn: false, progress: .underWay))

    await gate.open("later")
    await later.value

    #expect(marks.state.changed["a"] == (succeeds ? .init(isOn: true, progress: .done) : nil))
  }

  @Test func `a change that is being sent is not replaced by one that waits`() async {
    waiting.set([WaitingMark("a", isOn: false, title: "Remove it")])
    let gate = AnswerGate(holding: ["change"])
    let change = Task {
      _ = try? await marks.set("a", to: true, isWaiting: isNeverWaiting) {
        () async throws(ServiceError) in
        await gate.pass("change")
        return true
      }
    }
    await gate.arrival(of: "change")

    await marks.update(["a"], from: network)
    let during = marks.state.changed["a"]
    await gate.open("change")
    await change.value

    #expect(during == .init(isOn: true, progress: .underWay))
    #expect(marks.state.changed["a"] == .init(isOn: true, progress: .done))
  }

  @Test(
    arguments: [
      (true, false, false, "saved"), (true, false, true, nil),
      (true, true, false, "saved, not sent yet"), (true, true, true, "saved, not sent yet"),
      (false, false, false, nil), (false, false, true, "no longer saved"),
      (false, true, false, "no longer saved, not sent yet"), (nil, true, true, nil),
    ] as [(Bool?, Bool, Bool, String?)]
  )
  func `an entry says that it is saved, or among saved ones that it no longer is`(
    isSaved: Bool?,
    isWaiting: Bool,
    isAmongSaved: Bool,
    words: String?
  ) {
    let fact = MarkState<String>().savedFact(
      "a",
      else: isSaved,
      isWaiting: isWaiting,
      isAmongSaved: isAmongSaved,
      in: context
    )

    #expect(fact.map { WrittenScreen.linear(.text($0)) } == words.map { $0 + "\n" })
  }

  @Test(
    arguments: [
      (true, false, "saved, not confirmed yet"), (false, false, "no longer saved, not confirmed yet"),
      (true, true, "saved, not sent yet"),
    ] as [(Bool, Bool, String)]
  )
  func `an entry whose change was sent says that it is not confirmed yet, unless another change waits`(
    isOn: Bool,
    isFollowed: Bool,
    words: String
  ) {
    var waiting = [WaitingMark("a", isOn: isOn, title: "Change A", state: .unconfirmed)]
    if isFollowed { waiting.append(WaitingMark("a", isOn: isOn, title: "Change A")) }
    let state = MarkState<String>(
      changed: ["a": .init(isOn: isOn, progress: .waiting)],
      waiting: waiting
    )

    let fact = state.savedFact("a", else: nil, in: context)

    #expect(fact.map { WrittenScreen.linear(.text($0)) } == words + "\n")
  }

  @Test func `a notice tells changes that were sent from those that wait`() {
    let state = MarkState<String>(waiting: [
      WaitingMark("a", isOn: true, title: "Save A", state: .unconfirmed),
      WaitingMark("b", isOn: true, title: "Save B"),
      WaitingMark("c", isOn: true, title: "Save C"),
    ])

    #expect(
      state.notice(in: context)
        == .stack(
          [
            .callout(.info, title: "2 changes have not been sent yet", message: "Save B, Save C"),
            .callout(.info, title: "1 change was sent and is not confirmed yet", message: "Save A"),
          ],
          spacing: 1
        )
    )
  }

  @Test func `a change of this run counts more than how the entry was loaded`() {
    let state = MarkState<String>(changed: ["a": .init(isOn: false, progress: .done)])

    let fact = state.savedFact("a", else: true, isWaiting: true, isAmongSaved: true, in: context)

    #expect(fact.map { WrittenScreen.linear(.text($0)) } == "no longer saved\n")
  }

  @Test func `a notice counts the changes that wait, and names them in their order`() {
    let changes = [
      WaitingMark("a", isOn: true, title: "Save A"), WaitingMark("b", isOn: true, title: "Save B"),
    ]
    let one: Element = .callout(.info, title: "1 change has not been sent yet", message: "Save A")
    let two: Element = .callout(.info, title: "2 changes have not been sent yet", message: "Save A, Save B")

    #expect(MarkState(waiting: [changes[0]]).notice(in: context) == one)
    #expect(MarkState(waiting: changes).notice(in: context) == two)
  }

  @Test func `a notice counts changes of other kinds after those of the marks`() {
    let state = MarkState(waiting: [WaitingMark("a", isOn: true, title: "Save A")])
    let other = WaitingMark("a", isOn: true, title: "Apply for A")
    let both: Element = .callout(
      .info,
      title: "2 changes have not been sent yet",
      message: "Save A, Apply for A"
    )
    let alone: Element = .callout(.info, title: "1 change has not been sent yet", message: "Apply for A")

    #expect(state.notice(in: context, of: "a", with: [other]) == both)
    #expect(state.notice(in: context, of: "b", with: [other]) == alone)
  }

  @Test func `a notice tells what was refused from what waits, and how to decide about it`() {
    let changes = [
      WaitingMark("a", isOn: true, title: "Save A", state: .refused),
      WaitingMark("b", isOn: true, title: "Save B"),
      WaitingMark("c", isOn: true, title: "Save C", state: .refused),
    ]
    let unsent: Element = .callout(.info, title: "1 change has not been sent yet", message: "Save B")
    func refused(_ title: SafeText, _ message: SafeText) -> Element {
      .callout(.warning, title: title, message: message, hint: "Retry or drop with 'tessera outbox'.")
    }
    let one = refused("1 change was refused or its outcome is unknown", "Save A")
    let both = refused("2 changes were refused or their outcome is unknown", "Save A, Save C")
    let state = MarkState(waiting: changes)

    #expect(state.notice(in: context, of: "a") == one)
    #expect(state.notice(in: context, of: "b") == unsent)
    #expect(state.notice(in: context, of: "d") == .empty)
    #expect(state.notice(in: context) == .stack([unsent, both], spacing: 1))
  }

  @Test func `a notice says that the changes could not be read, and a warning that marks may be missing`() {
    let error = ChangeFailure.persistence(.cannotBeRead(reason: "disk"))
    let state = MarkState(waiting: [WaitingMark("a", isOn: true, title: "Save A")], failure: error)
    let callout = FailureMessage(error, in: context).callout(about: "The waiting changes could not be read")

    #expect(state.notice(in: context, of: "b") == callout)
    #expect(
      state.warning?.sentence(context)
        == "Warning: The waiting changes could not be read (unreadable saved data); marks may be missing."
    )
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
  private let result = Mutex<Result<[WaitingMark<String>], SubmissionError>>(.success([]))

  func set(_ marks: [WaitingMark<String>]) { result.withLock { $0 = .success(marks) } }

  func fail(_ error: SubmissionError) { result.withLock { $0 = .failure(error) } }

  func read() throws(SubmissionError) -> [WaitingMark<String>] { try result.withLock(\.self).get() }
}
