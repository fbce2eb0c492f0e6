import CareersData
import CareersDomain
import CareersFakes
import DomainKernel
import Foundation
import StorageKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct AccountLockTests {
  private let id = CareersSamples.applicationID(1)
  private let path = FileManager.default.temporaryDirectory
    .appending(path: "turns-\(UUID().uuidString).lock").path(percentEncoded: false)

  private func decide(_ repository: FakeApplications, patience: Duration) -> DecideOffer {
    let lock = InterprocessLock(path: path, timeout: patience, clock: ContinuousClock())
    return DecideOffer(repository: repository, turns: AccountTurns(lock))
  }

  private func offered() -> FakeApplications {
    let repository = FakeApplications()
    repository.prepare {
      $0.journeys[id] = .success(CareersSamples.fetched(CareersSamples.offeredJourney))
      $0.decided = .success(CareersSamples.application(1, .hired))
    }
    return repository
  }

  @Test func `while another process has its turn nothing is asked, and afterwards it is`() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let other = InterprocessLock(path: path, timeout: .zero, clock: ContinuousClock())
    let hold = try await other.acquire()
    let repository = offered()

    await #expect(throws: DecideOfferError.self) {
      try await decide(repository, patience: .zero)(OfferDecision(isAccepted: true), of: id)
    }
    #expect(repository.requests.isEmpty)
    hold.release()

    _ = try await decide(repository, patience: .zero)(OfferDecision(isAccepted: true), of: id)
    try await other.acquire().release()
  }

  @Test func `who waits too long is told that another process keeps the account busy`() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let hold = try await InterprocessLock(path: path, timeout: .zero, clock: ContinuousClock()).acquire()
    defer { hold.release() }

    await #expect(
      throws: DecideOfferError.persistence(.busy(reason: "\(path): another process keeps it locked"))
    ) {
      try await decide(offered(), patience: .zero)(OfferDecision(isAccepted: true), of: id)
    }
  }

  @Test func `an interruption ends the wait`() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let hold = try await InterprocessLock(path: path, timeout: .zero, clock: ContinuousClock()).acquire()
    defer { hold.release() }
    let waiting = decide(offered(), patience: .seconds(300))
    let task = Task { [id] in
      do throws(DecideOfferError) { _ = try await waiting(OfferDecision(isAccepted: true), of: id) } catch {
        return error
      }
      return DecideOfferError.noOffer
    }

    task.cancel()

    #expect(await task.value == .service(.cancelled))
  }
}
