public import Foundation
import LoopbackSockets

/// A TCP peer on 127.0.0.1 that follows a script, to see how a client takes it.
///
/// It listens as soon as it exists, on a port that the system chooses, and stops when it is released. Each
/// connection has a thread of its own with blocking calls, so that nothing a script does disturbs the tasks of
/// a test.
public final class FaultServer: Sendable {
  /// The port on 127.0.0.1.
  public let port: UInt16

  private let listener: ListeningSocket
  private let journal = ServerJournal()
  private let listenerClosed = DispatchSemaphore(value: 0)

  /// Starts a server that plays the same steps on every connection.
  ///
  /// - Parameter steps: The script of a connection.
  /// - Throws: ``FaultServerError`` when the system has no socket for it.
  public convenience init(_ steps: FaultStep...) throws(FaultServerError) {
    try self.init(connections: [steps])
  }

  /// Starts a server that answers every request on every connection.
  ///
  /// - Parameter answer: The steps that answer a request; `close` among them ends the connection.
  /// - Throws: ``FaultServerError`` when the system has no socket for it.
  public convenience init(
    answering answer: @escaping @Sendable (ReceivedRequest) -> [FaultStep]
  ) throws(FaultServerError) {
    try self.init(connections: [[.answerEach(answer)]])
  }

  /// Starts a server with a script for each connection.
  ///
  /// - Parameter scripts: The steps of the first connection, of the second one and so on; further
  ///   connections play the last script again.
  /// - Throws: ``FaultServerError`` when the system has no socket for it.
  public init(connections scripts: [[FaultStep]]) throws(FaultServerError) {
    do throws(SocketFailure) { listener = try ListeningSocket() } catch {
      throw .socketUnavailable(call: error.call, errno: error.errno)
    }
    port = listener.port
    let listener = listener
    let journal = journal
    let listenerClosed = listenerClosed
    Thread.detachNewThread {
      while let socket = listener.nextConnection() {
        guard let number = journal.opened(socket) else { continue }
        let steps = scripts.isEmpty ? [] : scripts[min(number, scripts.count - 1)]
        Thread.detachNewThread {
          var connection = ScriptedConnection(socket: socket, journal: journal)
          connection.run(steps)
        }
      }
      listenerClosed.signal()
    }
  }

  deinit {
    stop()
  }

  /// The events so far.
  public var record: ServerRecord { journal.record }

  /// The address of a target on this server.
  ///
  /// - Parameters:
  ///   - target: Path and query, beginning with a slash.
  ///   - scheme: The scheme; the server itself does not speak TLS.
  ///   - host: A name of this machine, for example `localhost`.
  /// - Returns: The absolute address.
  public func url(_ target: String = "/", scheme: String = "http", host: String = "127.0.0.1") -> URL {
    URL(string: scheme + "://" + host + ":" + String(port) + target) ?? URL(filePath: target)
  }

  /// Waits until something has happened, or until the server is stopped.
  ///
  /// - Parameter condition: What to wait for.
  /// - Returns: The record in which it holds.
  @discardableResult
  public func wait(until condition: @escaping @Sendable (ServerRecord) -> Bool) async -> ServerRecord {
    await journal.wait(until: condition)
  }

  /// Ends all connections and refuses new ones from now on.
  public func stop() {
    let alreadyStopped = journal.record.isStopped
    journal.update { $0.isStopped = true }
    journal.shutDownAll()
    guard !alreadyStopped else { return }
    listener.wake()
    listenerClosed.wait()
  }
}
