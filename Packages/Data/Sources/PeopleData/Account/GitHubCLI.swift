import DomainKernel
public import PeopleDomain
public import StorageKit

/// The token of GitHub's own command-line program, which keeps it in the keyring; only when the user asks for it.
public struct GitHubCLI: ExternalTokens {
  private let runner: any ProgramRunner
  private let isSandboxed: Bool

  /// Makes the source; nothing is run until it is used.
  ///
  /// - Parameters:
  ///   - runner: Runs `gh`, without the environment variables that hold tokens.
  ///   - isSandboxed: Whether the sandbox stands in for GitHub; it must not get a real token.
  public init(runner: any ProgramRunner, isSandboxed: Bool) {
    self.runner = runner
    self.isSandboxed = isSandboxed
  }

  /// Runs `gh auth token --hostname github.com`.
  public func token() async throws(SignInError) -> AccessToken {
    guard !isSandboxed else { throw .sandboxed }
    let outcome: ProgramOutcome
    do throws(ProgramRunError) {
      let arguments = ["auth", "token", "--hostname", "github.com"]
      outcome = try await runner.run("gh", arguments, input: nil, limit: Self.limit)
    } catch {
      switch error {
      case .missing, .notStarted: throw .notSignedInWithGitHubCLI
      case .timedOut: throw .gitHubCLITimedOut(after: Self.limit)
      case .cancelled: throw .cancelled
      }
    }
    guard outcome.status == 0, let token = AccessToken(outcome.output) else {
      throw .notSignedInWithGitHubCLI
    }
    return token
  }

  private static let limit = Duration.seconds(10)
}
