import DomainKernel
import PeopleDomain
import PeopleFakes
import Testing

/// The fakes of an account of GitHub besides its tokens.
@Suite struct FakeAccountTests {
  private let code = PeopleSamples.code()
  private let token = PeopleSamples.token("secret")
  private let noClient = SignInError.deviceFlowUnavailable(.noClientID)

  @Test func `the verifier gives the prepared answer, and remembers the tokens in order`() async throws {
    let verifier = FakeAccountVerifier(.success(PeopleSamples.account(7)))

    #expect(try await verifier.account(of: token) == PeopleSamples.account(7))
    #expect(try await verifier.account(of: nil) == PeopleSamples.account(7))

    #expect(verifier.tokens == [token, nil])
  }

  @Test func `the verifier fails as prepared`() async {
    let verifier = FakeAccountVerifier(.failure(.signInNeeded))

    await #expect(throws: ServiceError.signInNeeded) { try await verifier.account(of: token) }
    #expect(verifier.tokens == [token])
  }

  @Test func `codes are given in order, the last one again and again`() async throws {
    let last = PeopleSamples.code(lifetime: .seconds(1))
    let device = FakeDeviceAuthorization(codes: [.success(code), .success(last)])

    #expect(try await device.requestCode() == code)
    for _ in 1...2 { #expect(try await device.requestCode() == last) }
  }

  @Test func `without a code there is no client`() async {
    let device = FakeDeviceAuthorization()

    await #expect(throws: noClient) { try await device.requestCode() }
    #expect(device.problem == nil)
  }

  @Test(
    arguments: [
      ([.failure(.deviceFlowUnavailable(.noClientID)), .failure(.cancelled)], .noClientID),
      ([.failure(.cancelled), .failure(.deviceFlowUnavailable(.noClientID))], nil),
      ([.failure(.deviceFlowUnavailable(.foreignAddress))], nil),
    ] as [([Result<DeviceCode, SignInError>], DeviceFlowProblem?)]
  )
  func `the problem is that of the first answer where it has no client`(
    codes: [Result<DeviceCode, SignInError>],
    problem: DeviceFlowProblem?
  ) {
    #expect(FakeDeviceAuthorization(codes: codes).problem == problem)
  }

  @Test func `questions are answered in order, the last one again and again`() async throws {
    let other = PeopleSamples.code(interval: .seconds(1))
    let device = FakeDeviceAuthorization(polls: [
      .success(.slowDown(nil)), .failure(.cancelled), .success(.denied),
    ])

    #expect(try await device.poll(code) == .slowDown(nil))
    await #expect(throws: SignInError.cancelled) { try await device.poll(other) }
    for _ in 1...2 { #expect(try await device.poll(code) == .denied) }

    #expect(device.asked == [code, other, code, code])
  }

  @Test(arguments: [FakeDeviceAuthorization(), FakeDeviceAuthorization(polls: [])])
  func `a code stays unentered where nothing else was prepared`(device: FakeDeviceAuthorization) async throws
  {
    #expect(try await device.poll(code) == .pending)
    #expect(try await device.poll(code) == .pending)
  }

  @Test func `the other program has the token, or none`() async throws {
    #expect(try await FakeExternalTokens(.success(token)).token() == token)
    await #expect(throws: SignInError.notSignedInWithGitHubCLI) {
      try await FakeExternalTokens(.failure(.notSignedInWithGitHubCLI)).token()
    }
  }
}
