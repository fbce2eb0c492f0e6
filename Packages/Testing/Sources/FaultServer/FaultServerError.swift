/// Why a server could not be started.
public enum FaultServerError: Error, Hashable, Sendable {
  /// The system refused a socket.
  ///
  /// ## Troubleshooting
  /// Look the number up in `errno.h`; usually the process has too many open descriptors, or loopback
  /// sockets are forbidden where the tests run.
  case socketUnavailable(call: String, errno: Int32)
}
