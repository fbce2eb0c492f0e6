/// Keeps secrets in the system's secret service, through the program `secret-tool` of libsecret.
///
/// A secret travels by standard input and output only, never as an argument. The attributes under which it is found
/// are not secret: `service` is the program that stores it, `account` is service and id. Each call may take 3 seconds,
/// since a locked keyring waits for the user; then the program is killed.
public struct SecretToolStore: SecretStore {
  /// How long a call may take.
  public static let limit = Duration.seconds(3)

  private let owner: String
  private let program: String
  private let runner: any ProgramRunner

  /// Makes a store; nothing is run until it is used.
  ///
  /// - Parameters:
  ///   - owner: The attribute `service`: the name of the program that stores the secrets.
  ///   - program: The name or the absolute path of the tool.
  ///   - runner: Runs the tool.
  public init(owner: String, program: String = "secret-tool", runner: any ProgramRunner) {
    self.owner = owner
    self.program = program
    self.runner = runner
  }

  /// Reads a secret.
  public func secret(for key: SecretKey) async throws(SecretStoreError) -> Secret? {
    let outcome = try await run(["lookup"] + attributes(of: key))
    if outcome.status == 0 { return Secret(outcome.output) }
    guard Self.saysNothing(outcome) else { throw error(outcome) }
    try await refuseLocked(key)
    return nil
  }

  /// Stores a secret in place of the one before.
  public func set(_ secret: Secret, for key: SecretKey) async throws(SecretStoreError) {
    guard secret.text.utf8.count <= .longestSecret else { throw .tooLarge(limit: .longestSecret) }
    let outcome = try await run(["store", "--label=\(label(of: key))"] + attributes(of: key), input: secret)
    guard outcome.status == 0 else { throw error(outcome) }
  }

  /// Removes a secret.
  public func remove(_ key: SecretKey) async throws(SecretStoreError) -> Bool {
    let outcome = try await run(["clear"] + attributes(of: key))
    if outcome.status == 0 { return true }
    guard Self.saysNothing(outcome) else { throw error(outcome) }
    try await refuseLocked(key)
    return false
  }

  /// Fails where there is a secret after all.
  ///
  /// Of a secret in a keyring that is locked, and that cannot ask for its password, `lookup` and `clear` say as little as
  /// of one that was never stored. `search` finds it.
  private func refuseLocked(_ key: SecretKey) async throws(SecretStoreError) {
    let outcome = try await run(["search"] + attributes(of: key))
    guard outcome.status == 0 else { throw error(outcome) }
    guard outcome.output.allSatisfy(\.isWhitespace) else { throw .locked }
  }

  private func attributes(of key: SecretKey) -> [String] {
    ["service", owner, "account", "\(key.service):\(key.account)"]
  }

  private func label(of key: SecretKey) -> String { "\(owner): \(key.service) \(key.account)" }

  private func run(
    _ arguments: [String],
    input: Secret? = nil
  ) async throws(SecretStoreError) -> ProgramOutcome {
    do throws(ProgramRunError) {
      return try await runner.run(program, arguments, input: input, limit: Self.limit)
    } catch {
      switch error {
      case .missing(let program): throw .toolMissing(program: program)
      case .notStarted(let reason): throw .failed(reason: reason)
      case .timedOut(let limit): throw .timedOut(after: limit)
      case .cancelled: throw .cancelled
      }
    }
  }

  /// Exit code 1 means that there is no such secret, but only where the tool says nothing else.
  private static func saysNothing(_ outcome: ProgramOutcome) -> Bool {
    outcome.status == 1 && outcome.errors.allSatisfy(\.isWhitespace)
  }

  private func error(_ outcome: ProgramOutcome) -> SecretStoreError {
    let words = outcome.errors.split(whereSeparator: \.isNewline).first.map { String($0.prefix(200)) } ?? ""
    // What a shell says, or a wrapper of the tool, where it is not installed.
    if outcome.status == 127 { return .toolMissing(program: program) }
    if words.contains("D-Bus") || words.contains("DBUS_SESSION_BUS_ADDRESS")
      || words.contains("Could not connect")
    {
      return .noBus(reason: words)
    }
    if words.contains("org.freedesktop.secrets") { return .noService(reason: words) }
    return .failed(reason: words.isEmpty ? "\(program): exit code \(outcome.status)" : words)
  }
}
