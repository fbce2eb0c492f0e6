/// One thing that a scripted peer does on a connection.
///
/// Steps are played in order. After the last one the connection is closed, and so it is as soon as the other
/// side has gone.
public enum FaultStep: Sendable {
  /// Waits for a whole request, with the body that its `Content-Length` announces, and records it.
  case readRequest

  /// Reads requests until the other side closes, and plays what the closure says for each.
  case answerEach(@Sendable (ReceivedRequest) -> [FaultStep])

  /// Sends these bytes, whatever they mean.
  case send([UInt8])

  /// Sends the bytes in slices of a size, with a pause after each slice.
  case sendSlices([UInt8], size: Int, pause: Duration)

  /// Does nothing for a while.
  case pause(Duration)

  /// Says and reads nothing more, and keeps the connection open until the other side or the server goes.
  case stall

  /// Closes the sending half only.
  case finishSending

  /// Closes the connection in the orderly way (FIN).
  case close

  /// Breaks the connection at once (RST).
  case reset

  /// Sends the UTF-8 bytes of a text.
  ///
  /// - Parameter text: What to send; HTTP lines end with `\r\n`, which has to be in it.
  /// - Returns: The step.
  public static func send(_ text: String) -> Self {
    .send(Array(text.utf8))
  }

  /// Sends a well-formed answer.
  ///
  /// - Parameter answer: What to send.
  /// - Returns: The step.
  public static func send(_ answer: HTTPAnswer) -> Self {
    .send(answer.bytes)
  }
}
