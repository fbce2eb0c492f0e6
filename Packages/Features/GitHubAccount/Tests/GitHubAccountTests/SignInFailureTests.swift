import DomainKernel
import PeopleDomain
import Testing

@testable import GitHubAccount

@Suite struct SignInFailureTests {
  @Test(
    arguments: [
      (.cancelled, true), (.service(.cancelled), true), (.service(.offline), false), (.cannotAsk, false),
    ] as [(SignInError, Bool)]
  )
  func `a sign-in is given up by the user, before or while the service is asked`(
    error: SignInError,
    isCancellation: Bool
  ) {
    #expect(SignInFailure(error).isCancellation == isCancellation)
  }
}
