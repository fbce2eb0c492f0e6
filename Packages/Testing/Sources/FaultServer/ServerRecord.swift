/// The record of a server.
public struct ServerRecord: Hashable, Sendable {
  /// The requests that were read completely, in the order of their arrival.
  public internal(set) var requests: [ReceivedRequest] = []
  /// How many connections were accepted.
  public internal(set) var connections = 0
  /// How many connections the other side left, in an orderly way or not, while a script was being played.
  public internal(set) var departures = 0
  /// Whether the server was stopped.
  public internal(set) var isStopped = false
}
