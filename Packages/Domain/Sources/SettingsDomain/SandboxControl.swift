public import DomainKernel

/// Looks after the sandbox, which stands in for the services: what it keeps, and where other programs reach it.
public protocol SandboxControl: Sendable {
  /// Tells which services the sandbox has, and what each one keeps between runs.
  ///
  /// - Returns: The services, in the order of the areas.
  /// - Throws: ``SandboxError/storage(_:)`` when a file cannot be read.
  func status() async throws(SandboxError) -> [SandboxedService]

  /// Removes what the services of the sandbox keep: accounts, applications and the like.
  ///
  /// - Returns: The services that kept something, with what was removed.
  /// - Throws: ``SandboxError/storage(_:)``; what was removed until then stays removed.
  func reset() async throws(SandboxError) -> [SandboxedService]

  /// Does the operator's next step for an application for a job at once.
  ///
  /// - Parameter application: The application.
  /// - Returns: The step.
  /// - Throws: ``SandboxError`` when there is no such application or no step is left.
  func advance(_ application: String) async throws(SandboxError) -> AdvancedApplication

  /// Puts the services on ports of this computer until the task is cancelled.
  ///
  /// - Parameters:
  ///   - port: The first port, 1 to 65,000; ports that the system chooses for `nil`.
  ///   - started: Told once where the services are, as soon as they answer.
  /// - Throws: ``SandboxError`` when a port cannot be had.
  func serve(
    from port: Int?,
    started: @Sendable ([ServedService]) async -> Void
  ) async throws(SandboxError)
}

/// A service of the sandbox.
public struct SandboxedService: Hashable, Sendable {
  /// The host of the public service that it stands in for.
  public let host: String
  /// The file of what it keeps between runs; `nil` when it keeps nothing.
  public let path: String?
  /// The size of the file in bytes, 0 when there is none yet.
  public let bytes: Int

  /// Describes a service.
  ///
  /// - Parameters:
  ///   - host: The host of the public service.
  ///   - path: The file of what it keeps between runs.
  ///   - bytes: The size of the file in bytes.
  public init(host: String, path: String? = nil, bytes: Int = 0) {
    self.host = host
    self.path = path
    self.bytes = bytes
  }
}

/// A service of the sandbox that other programs can reach.
public struct ServedService: Hashable, Sendable {
  /// The environment variable that points this program there.
  public let variable: String
  /// The address on this computer.
  public let address: String

  /// Describes a service.
  ///
  /// - Parameters:
  ///   - variable: The environment variable that points this program there.
  ///   - address: The address on this computer.
  public init(variable: String, address: String) {
    self.variable = variable
    self.address = address
  }
}

/// A step of an application that was done at once.
public struct AdvancedApplication: Hashable, Sendable {
  /// The application.
  public let id: String
  /// The status that it has now, as the service writes it.
  public let status: String
  /// The heading of the event.
  public let title: String

  /// Describes a step.
  ///
  /// - Parameters:
  ///   - id: The application.
  ///   - status: The status that it has now.
  ///   - title: The heading of the event.
  public init(id: String, status: String, title: String) {
    self.id = id
    self.status = status
    self.title = title
  }
}

/// Why something about the sandbox could not be done.
public enum SandboxError: Error, Hashable, Sendable {
  /// A file cannot be read or changed.
  case storage(PersistenceError)
  /// No account of the sandbox has such an application.
  case unknownApplication(String)
  /// The application waits for the user, or has ended.
  case nothingToAdvance(status: String)
  /// Another program uses a port that is needed.
  case portInUse
  /// The system refused something else that is needed to serve.
  case cannotServe(reason: String)
  /// The work was cancelled.
  case cancelled
}
