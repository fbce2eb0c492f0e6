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
  /// - Returns: The services that stored something, with what was removed.
  /// - Throws: ``SandboxError/storage(_:)``; what was removed until then stays removed.
  func reset() async throws(SandboxError) -> [SandboxedService]

  /// Has the operator of the careers service take a step, which it does in no other way.
  ///
  /// - Parameter request: The step.
  /// - Returns: The step that was taken.
  /// - Throws: ``SandboxError`` when nothing has the id, no step is left, or the reason is too long.
  func advance(_ request: AdvanceRequest) async throws(SandboxError) -> AdvancedStep

  /// Puts the services on ports of this computer until the task is cancelled.
  ///
  /// - Parameters:
  ///   - port: The first port, 1 to 65,000; ports that the system chooses for `nil`.
  ///   - started: Told once where the services are, as soon as they answer.
  /// - Throws: ``SandboxError`` when a port is not available.
  func serve(
    from port: Int?,
    started: @Sendable ([ServedVariable]) async -> Void
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

/// An environment variable for a client of the sandbox that is served.
public struct ServedVariable: Hashable, Sendable {
  /// The name of the variable.
  public let name: String
  /// Its value.
  public let value: String
  /// The address of a service on this computer; `nil` for a variable that holds something else.
  public let address: String?

  /// Describes the variable that leads to a service.
  ///
  /// - Parameters:
  ///   - name: The name of the variable.
  ///   - address: The address of the service on this computer.
  public init(_ name: String, address: String) {
    self.name = name
    value = address
    self.address = address
  }

  /// Describes another variable that clients of a service need.
  ///
  /// - Parameters:
  ///   - name: The name of the variable.
  ///   - value: Its value.
  public init(_ name: String, value: String) {
    self.name = name
    self.value = value
    address = nil
  }
}

/// A step that the operator of the careers service is to take.
public struct AdvanceRequest: Hashable, Sendable {
  /// The id of an application, of a document of one, of a verification or of an organisation; `verification` for the
  /// session that was submitted last.
  public let id: String
  /// Whether the step is a rejection.
  public let isRejected: Bool
  /// The operator's reason; `nil` for none or the usual one.
  public let reason: String?

  /// Describes a step.
  ///
  /// - Parameters:
  ///   - id: The id of the record, or `verification`.
  ///   - isRejected: Whether the step is a rejection.
  ///   - reason: The operator's reason.
  public init(_ id: String, isRejected: Bool = false, reason: String? = nil) {
    self.id = id
    self.isRejected = isRejected
    self.reason = reason
  }
}

/// A step that the operator of the careers service took.
public struct AdvancedStep: Hashable, Sendable {
  /// The kind of the record: `application`, `document`, `verification` or `organization`.
  public let kind: String
  /// The id of the record.
  public let id: String
  /// The status that it has now, as the service writes it.
  public let status: String
  /// The heading of the event.
  public let title: String

  /// Describes a step.
  ///
  /// - Parameters:
  ///   - kind: The kind of the record.
  ///   - id: The id of the record.
  ///   - status: The status that it has now.
  ///   - title: The heading of the event.
  public init(kind: String, id: String, status: String, title: String) {
    self.kind = kind
    self.id = id
    self.status = status
    self.title = title
  }
}

/// Why something about the sandbox could not be done.
public enum SandboxError: Error, Hashable, Sendable {
  /// A file cannot be read or changed.
  case storage(PersistenceError)
  /// No account of the sandbox has a record with the id.
  case unknownID(String)
  /// The record waits for the user, or is at its end.
  case nothingToAdvance(status: String)
  /// The operator's reason is longer than 500 UTF-16 units.
  case longReason
  /// Another program uses a port that is needed.
  case portInUse
  /// The system refused something else that is needed to serve.
  case cannotServe(reason: String)
  /// The work was cancelled.
  case cancelled
}
