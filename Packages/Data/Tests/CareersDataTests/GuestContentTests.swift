import CareersDomain
import CareersFakes
import DomainKernel
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import Testing

@testable import CareersData

@Suite(.timeLimit(.minutes(5))) struct GuestContentTests {
  private static let detail = "jobs/job_osaka_welder"

  private func peer() throws -> CareersPeer {
    try CareersPeer([
      CareersPeer.firstJobs: Wire.list(Wire.jobs), CareersPeer.firstPosts: Wire.list(Wire.posts),
      Self.detail: Wire.welderDetail,
    ])
  }

  /// Reads everything, and says why it is not current; nothing of what could not be had.
  private func read(_ peer: CareersPeer, _ policy: FetchPolicy = .cacheFirst) async -> [StaleReason?] {
    let repository = peer.repository
    return [
      try? await repository.jobs(JobQuery(), PageRequest(), policy).provenance.staleness,
      try? await repository.job(CareersSamples.welder.id, policy).provenance.staleness,
      try? await repository.posts(FeedQuery(), PageRequest(), policy).provenance.staleness,
    ]
  }

  @Test(arguments: [FetchPolicy.cacheFirst, .networkFirst])
  func `what a guest saw opens after signing in without a connection, and says so`(
    policy: FetchPolicy
  ) async throws {
    let peer = try peer()
    _ = await read(peer)

    peer.account.use(HTTPAccount(partition: "anna"))
    peer.disconnect()

    #expect(await read(peer, policy) == [.offline, .offline, .offline])
  }

  @Test func `what a guest saw is found where only cached data are wanted`() async throws {
    let peer = try peer()
    _ = await read(peer)

    peer.account.use(HTTPAccount(partition: "anna"))

    #expect(await read(peer, .cacheOnly) == [.notChecked, .notChecked, .notChecked])
  }

  @Test func `a guest's copy says neither that something is not saved nor that one has to sign in`()
    async throws
  {
    let peer = try peer()
    _ = await read(peer)

    peer.account.use(HTTPAccount(partition: "anna"))
    let jobs = try await peer.repository.jobs(JobQuery(), PageRequest(), .cacheOnly)
    let detail = try await peer.repository.job(CareersSamples.welder.id, .cacheOnly)
    let posts = try await peer.repository.posts(FeedQuery(), PageRequest(), .cacheOnly)

    #expect(jobs.entries.map(\.title) == CareersSamples.jobs.map(\.title))
    for viewer in jobs.entries.compactMap(\.viewer) + [try #require(detail.job.viewer)] {
      #expect(viewer == ViewerState(applying: .possible))
    }
    #expect(detail.description != nil)
    #expect(posts.entries.compactMap(\.viewer) == [ViewerState()])
  }

  @Test func `an answer to a guest says of an account neither that something is not saved nor to sign in`()
    async throws
  {
    let peer = try peer()
    peer.account.use(HTTPAccount(partition: "anna"))

    for policy in [FetchPolicy.networkFirst, .cacheOnly] {
      let jobs = try await peer.repository.jobs(JobQuery(), PageRequest(), policy)
      let detail = try await peer.repository.job(CareersSamples.welder.id, policy)
      let posts = try await peer.repository.posts(FeedQuery(), PageRequest(), policy)

      for viewer in jobs.entries.compactMap(\.viewer) + [try #require(detail.job.viewer)] {
        #expect(viewer == ViewerState(applying: .possible))
      }
      #expect(posts.entries.compactMap(\.viewer) == [ViewerState()])
    }
  }

  @Test func `an answer to a guest does not replace what an account has stored`() async throws {
    let (guests, own) = (#""authenticated":false,"saved":false"#, #""authenticated":true,"saved":true"#)
    let answers = [
      CareersPeer.firstJobs: Wire.list(Wire.jobs), CareersPeer.firstPosts: Wire.list(Wire.posts),
      Self.detail: Wire.welderDetail,
    ]
    let peer = try CareersPeer(answers.mapValues { $0.replacing(guests, with: own) })
    peer.account.use(HTTPAccount(partition: "anna"))
    _ = await read(peer)
    peer.serve(answers)

    let doubt = StaleReason.suspicious(.incomplete)
    #expect(await read(peer, .networkFirst) == [doubt, doubt, doubt])
    let jobs = try await peer.repository.jobs(JobQuery(), PageRequest(), .cacheOnly)
    let detail = try await peer.repository.job(CareersSamples.welder.id, .cacheOnly)
    let posts = try await peer.repository.posts(FeedQuery(), PageRequest(), .cacheOnly)
    #expect(jobs.entries.compactMap(\.viewer?.isSaved) == [true, true])
    #expect(detail.job.viewer?.isSaved == true)
    #expect(posts.entries.compactMap(\.viewer?.isSaved) == [true])
  }

  @Test func `what an account saw is neither a guest's nor another account's`() async throws {
    let peer = try peer()
    peer.account.use(HTTPAccount(partition: "anna"))
    _ = await read(peer)
    peer.disconnect()

    for other in [HTTPAccount(partition: "berta"), nil] {
      peer.account.use(other)
      #expect(await read(peer) == [nil, nil, nil])
    }
  }

  @Test func `an account's own copy comes before that of a guest`() async throws {
    let peer = try peer()
    _ = await read(peer)
    peer.account.use(HTTPAccount(partition: "anna"))
    peer.serve([CareersPeer.firstJobs: Wire.list([Wire.bare])])
    _ = try await peer.jobs()

    peer.disconnect()

    #expect(try await peer.jobs().entries == [CareersSamples.bare])
  }

  @Test func `what the service no longer has is not shown from a guest's copy`() async throws {
    let peer = try peer()
    _ = await read(peer)

    peer.account.use(HTTPAccount(partition: "anna"))
    peer.fail(.notFound, "job_not_found")

    await #expect(throws: ServiceError.notFound) {
      try await peer.repository.job(CareersSamples.welder.id, .cacheFirst)
    }
  }

  @Test func `a path that the service does not have says nothing about a job, whose copy stands in`()
    async throws
  {
    let peer = try peer()
    peer.fail(.notFound, "not_found")
    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.repository.job(CareersSamples.welder.id, .cacheFirst)
    }

    let stocked = try self.peer()
    _ = await read(stocked)
    stocked.fail(.notFound, "not_found")
    let job = try await stocked.repository.job(CareersSamples.welder.id, .networkFirst)

    #expect(job.value.job.id == CareersSamples.welder.id)
    #expect(job.provenance.staleness == .missing)
  }

  @Test func `without any copy the error is the one of the account`() async throws {
    let peer = try CareersPeer()
    peer.account.use(HTTPAccount(partition: "anna"))
    peer.fail(.serviceUnavailable, "unavailable")

    await #expect(throws: ServiceError.serverError(status: 503)) { try await peer.jobs() }
  }
}
