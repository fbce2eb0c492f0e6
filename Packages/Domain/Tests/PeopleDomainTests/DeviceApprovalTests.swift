import ClockFakes
import DomainKernel
import Foundation
import PeopleDomain
import PeopleFakes
import Synchronization
import Testing

/// The waiting rules of a sign-in on another device, on a clock that a test moves.
@Suite(.timeLimit(.minutes(5))) struct DeviceApprovalTests {
  private let clock = ManualClock()
  private let wall = SettableDate()
  private let granted = TokenGrant(PeopleSamples.token("gho_abc"))

  private func code(lifetime: Duration = .seconds(900), interval: Duration = .seconds(5)) -> DeviceCode {
    PeopleSamples.code(lifetime: lifetime, interval: interval)
  }

  private typealias Outcome = Result<DeviceApproval.Outcome, SignInError>

  /// Waits, and moves the clock from sleep to sleep until it is over; gives the moments of the questions too.
  private func run(
    _ polls: [Result<DevicePoll, SignInError>],
    _ code: DeviceCode,
    wallRate: Double = 1,
    progress: @escaping @Sendable (Duration) -> Void = { _ in }
  ) async -> (outcome: Outcome, polls: [Duration]) {
    let authorization = FakeDeviceAuthorization(polls: polls)
    let moments = Mutex<[Duration]>([])
    let approval = DeviceApproval(
      Timed(authorization) { [clock] in moments.withLock { $0.append(clock.now.offset) } },
      clock: clock,
      elapsed: { [clock] in clock.now.offset },
      now: { [wall] in wall.now }
    )
    let isOver = Mutex(false)
    let task = Task { () async -> Outcome in
      defer { isOver.withLock { $0 = true } }
      do throws(SignInError) {
        return .success(
          try await approval.wait(for: code) { time in progress(time) }
        )
      } catch {
        return .failure(error)
      }
    }
    var sleeps = 0
    while !isOver.withLock(\.self) {
      await waitUntil { clock.slept.count > sleeps || isOver.withLock(\.self) }
      guard clock.slept.count > sleeps else { break }
      let duration = clock.slept[sleeps]
      sleeps += 1
      let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
      wall.advance(by: seconds * wallRate)
      clock.advance(by: duration)
    }
    return (await task.value, moments.withLock(\.self))
  }

  @Test func `questions are 1.2 intervals apart, the first one too`() async {
    let (outcome, polls) = await run(
      [.success(.pending), .success(.pending), .success(.granted(granted))],
      code()
    )

    #expect(outcome == .success(.granted(granted)))
    #expect(polls == [.seconds(6), .seconds(12), .seconds(18)])
  }

  @Test func `a request to slow down makes it 1.4 of five seconds more`() async {
    let (outcome, polls) = await run(
      [.success(.slowDown(nil)), .success(.pending), .success(.granted(granted))],
      code()
    )

    #expect(outcome == .success(.granted(granted)))
    #expect(polls == [.seconds(6), .seconds(20), .seconds(34)])
  }

  @Test func `the interval that a request to slow down names is taken`() async {
    let (_, polls) = await run([.success(.slowDown(.seconds(20))), .success(.granted(granted))], code())

    #expect(polls == [.seconds(6), .seconds(34)])
  }

  @Test func `a request to slow down never makes the interval shorter`() async {
    let (_, polls) = await run([.success(.slowDown(.seconds(1))), .success(.granted(granted))], code())

    #expect(polls == [.seconds(6), .seconds(13)])
  }

  @Test func `a second request to slow down ends with the measured drift`() async {
    clock.advance(by: .seconds(100))
    let (outcome, polls) = await run([.success(.slowDown(nil))], code(), wallRate: 0.75)

    #expect(outcome == .failure(.clockDrift(.seconds(5), during: .seconds(15))))
    #expect(polls == [.seconds(106), .seconds(120)])
  }

  @Test func `the code expires after its lifetime, without another question`() async {
    let (outcome, polls) = await run([.success(.pending)], code(lifetime: .milliseconds(12_500)))

    #expect(outcome == .success(.expired))
    #expect(polls == [.seconds(6), .seconds(12)])
    #expect(clock.now.offset == .milliseconds(12_500))
  }

  @Test func `what GitHub says ends the wait`() async {
    #expect(await run([.success(.expired)], code()).outcome == .success(.expired))
    #expect(await run([.success(.denied)], code()).outcome == .failure(.deviceDenied))
    let disabled = SignInError.deviceFlowUnavailable(.notOffered(code: "device_flow_disabled"))
    #expect(await run([.failure(disabled)], code()).outcome == .failure(disabled))
  }

  @Test(arguments: [ServiceError.offline, .timedOut, .connectionLost, .unavailable])
  func `while GitHub cannot be reached, each pause is twice the one before`(error: ServiceError) async {
    let (outcome, polls) = await run(
      [
        .failure(.service(error)), .failure(.service(error)), .success(.pending), .success(.granted(granted)),
      ],
      code()
    )

    #expect(outcome == .success(.granted(granted)))
    #expect(polls == [.seconds(6), .seconds(18), .seconds(42), .seconds(48)])
  }

  @Test func `a refusal is not tried again`() async {
    let refusal = SignInError.service(.rejected(code: "x", message: nil))

    #expect(await run([.failure(refusal)], code()).outcome == .failure(refusal))
  }

  @Test func `a service without an interval is not asked in a loop`() async {
    let (_, polls) = await run([.success(.pending), .success(.granted(granted))], code(interval: .zero))

    #expect(polls == [.milliseconds(1200), .milliseconds(2400)])
  }

  @Test func `the remaining time is reported every second`() async {
    let left = Mutex<[Duration]>([])
    _ = await run([.success(.granted(granted))], code(lifetime: .seconds(10), interval: .seconds(2))) {
      time in
      left.withLock { $0.append(time) }
    }

    #expect(left.withLock(\.self) == [.seconds(10), .seconds(9), .seconds(8), .milliseconds(7600)])
  }

  @Test func `who cancels ends the wait at once, without another question`() async {
    let authorization = FakeDeviceAuthorization()
    let approval = DeviceApproval(
      authorization,
      clock: clock,
      elapsed: { [clock] in clock.now.offset },
      now: { [wall] in wall.now }
    )
    let code = code()
    let task = Task { () async -> SignInError? in
      do throws(SignInError) {
        _ = try await approval.wait(for: code) { _ in }
        return nil
      } catch {
        return error
      }
    }
    await clock.waitForSleeps(1)

    task.cancel()

    #expect(await task.value == .cancelled)
    #expect(authorization.asked.isEmpty)
  }
}

/// Notes when questions are asked.
private struct Timed: DeviceAuthorization {
  let authorization: FakeDeviceAuthorization
  let note: @Sendable () -> Void

  init(_ authorization: FakeDeviceAuthorization, note: @escaping @Sendable () -> Void) {
    self.authorization = authorization
    self.note = note
  }

  var problem: DeviceFlowProblem? { authorization.problem }

  func requestCode() async throws(SignInError) -> DeviceCode { try await authorization.requestCode() }

  func poll(_ code: DeviceCode) async throws(SignInError) -> DevicePoll {
    note()
    return try await authorization.poll(code)
  }
}
