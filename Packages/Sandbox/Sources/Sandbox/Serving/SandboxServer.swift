public import LoopbackSockets
public import NetworkingKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Puts the services of the sandbox on ports of this computer, for other programs.
///
/// Each host of the sandbox has a port on 127.0.0.1, its own or as a guest, where it is answered over HTTP/1.1.
/// Addresses of the sandbox in fields, in JSON and in forms lead to these ports, so that a client that follows
/// them stays here. A request that names another computer as its host is refused with 421, as a web page could
/// have been made to send it.
public final class SandboxServer: Sendable {
  /// A host that has no port of its own: some paths at the port of another host are its paths.
  ///
  /// Clients know that other host by its address alone, and may go nowhere else from there.
  public struct Guest: Hashable, Sendable {
    /// The host that has no port.
    public let name: String
    /// The host at whose port it is.
    let host: String
    /// What its paths begin with, which no path of the other host does.
    let paths: [String]

    /// Names a guest.
    ///
    /// - Parameters:
    ///   - name: The host that has no port.
    ///   - host: The host at whose port it is.
    ///   - paths: What its paths begin with, such as `/u/`; no path of the other host may begin so.
    public init(_ name: String, at host: String, paths: [String]) {
      self.name = name
      self.host = host
      self.paths = paths
    }
  }

  /// Starts a thread for a closure that waits.
  ///
  /// - Returns: Whether there was one; without one nothing is run.
  public typealias StartThread = @Sendable (@escaping @Sendable () -> Void) -> Bool

  /// The port of each host, also of a guest.
  public let ports: [String: UInt16]

  private let listeners: [(host: String, socket: ListeningSocket)]
  private let guests: [Guest]
  private let transport: any HTTPTransport
  private let startThread: StartThread
  private let connections = Mutex<[ObjectIdentifier: StreamSocket]>([:])
  private static let mostConnections = 128

  /// Listens from now on; nobody is answered before ``start()``.
  ///
  /// - Parameters:
  ///   - hosts: The hosts to serve, in the order of their ports.
  ///   - guests: The hosts that are served at the ports of these.
  ///   - transport: Answers for these hosts, under their https addresses.
  ///   - firstPort: The port of the first host, which the others follow; ports that the system chooses without one.
  ///   - startThread: Starts a thread; each connection has one while it waits.
  /// - Throws: `SocketFailure` when a port is not available.
  public init(
    hosts: [String],
    guests: [Guest] = [],
    over transport: any HTTPTransport,
    firstPort: UInt16? = nil,
    startThread: @escaping StartThread
  ) throws(SocketFailure) {
    var listeners: [(host: String, socket: ListeningSocket)] = []
    for (index, host) in hosts.enumerated() {
      let port = firstPort.map { $0 &+ UInt16(truncatingIfNeeded: index) } ?? 0
      listeners.append((host, try ListeningSocket(port: port)))
    }
    self.listeners = listeners
    self.guests = guests
    let own = Dictionary(listeners.map { ($0.host, $0.socket.port) }) { first, _ in first }
    let lent = guests.compactMap { guest in own[guest.host].map { (guest.name, $0) } }
    ports = own.merging(lent) { first, _ in first }
    self.transport = transport
    self.startThread = startThread
  }

  deinit { stop() }

  /// Answers connections until ``stop()``.
  ///
  /// - Returns: Whether there were threads for it; nothing is answered otherwise.
  public func start() -> Bool {
    listeners.allSatisfy { host, listener in
      startThread { [weak self] in
        while let socket = listener.nextConnection() { self?.accept(socket, for: host) }
      }
    }
  }

  /// Ends all connections and refuses new ones.
  public func stop() {
    for (_, listener) in listeners { listener.wake() }
    for socket in connections.withLock(\.values) { socket.shutDown() }
  }

  private func accept(_ socket: StreamSocket, for host: String) {
    let isTaken = connections.withLock { open in
      guard open.count < Self.mostConnections else { return false }
      open[ObjectIdentifier(socket)] = socket
      return true
    }
    guard isTaken else { return socket.hangUp() }
    read(ServedConnection(socket), for: host)
  }

  /// Waits for a request on a thread, answers it in a task, and waits for the next one.
  private func read(_ connection: ServedConnection, for host: String) {
    let isStarted = startThread { [self] in
      var connection = connection
      switch connection.nextRequest(host: host) {
      case .request(let request, let keepsOpen):
        Task { [connection] in
          let response = await self.response(to: request, host)
          self.write(response, to: connection, isHead: request.method == .head, keepsOpen: keepsOpen, host)
        }
      case .refused(let status):
        let response = HTTPResponse(status: status)
        if connection.deliver(response, isHead: false, keepsOpen: false) { connection.dropRest() }
        close(connection)
      case .ended:
        close(connection)
      }
    }
    if !isStarted { close(connection) }
  }

  private func write(
    _ response: HTTPResponse,
    to connection: ServedConnection,
    isHead: Bool,
    keepsOpen: Bool,
    _ host: String
  ) {
    let isStarted = startThread { [self] in
      let isDelivered = connection.deliver(response, isHead: isHead, keepsOpen: keepsOpen)
      guard isDelivered, keepsOpen else { return close(connection) }
      read(connection, for: host)
    }
    if !isStarted { close(connection) }
  }

  private func close(_ connection: ServedConnection) {
    connection.socket.hangUp()
    connections.withLock { $0[ObjectIdentifier(connection.socket)] = nil }
  }

  private func response(to request: HTTPRequest, _ host: String) async -> HTTPResponse {
    do throws(HTTPClientError) {
      return rewritten(try await transport.send(guestRequest(request, host) ?? request))
    } catch {
      // A simulated condition, such as no network.
      return HTTPResponse(status: HTTPStatus(rawValue: 502), fields: [.contentType: "text/plain"])
    }
  }

  /// The request for the guest whose path it has; `nil` where it has none of a guest.
  private func guestRequest(_ request: HTTPRequest, _ host: String) -> HTTPRequest? {
    let address = request.url.absoluteString.dropFirst("https://\(host)".count)
    let guest = guests.first { guest in
      guest.host == host && guest.paths.contains { address.hasPrefix($0) }
    }
    guard let guest, let url = URL(string: "https://\(guest.name)\(address)") else { return nil }
    var request = request
    request.url = url
    return request
  }

  /// Leads addresses of the sandbox to the ports.
  private func rewritten(_ response: HTTPResponse) -> HTTPResponse {
    var response = response
    response.fields = HTTPFields(
      response.fields.map { HTTPField(name: $0.name, value: rewritten($0.value)) }
    )
    let type = response.fields[.contentType] ?? ""
    guard type.contains("json") || type.contains("form-urlencoded") else { return response }
    guard !response.body.isEmpty else {
      // An answer to HEAD has the length with the addresses of the sandbox. Asking for the content to measure
      // it would count against limits, and some services have no HEAD.
      response.fields[.contentLength] = nil
      return response
    }
    response.body = Data(rewritten(String(decoding: response.body, as: UTF8.self)).utf8)
    response.fields[.contentLength] = String(response.body.count)
    return response
  }

  private func rewritten(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "h")) else { return text }
    return ports.sorted { $0.key < $1.key }.reduce(text) { text, place in
      text.replacing("https://\(place.key)/", with: "http://127.0.0.1:\(place.value)/")
        .replacing(#"https:\/\/\#(place.key)\/"#, with: #"http:\/\/127.0.0.1:\#(place.value)\/"#)
        .replacing("https%3A%2F%2F\(place.key)%2F", with: "http%3A%2F%2F127.0.0.1%3A\(place.value)%2F")
    }
  }
}
