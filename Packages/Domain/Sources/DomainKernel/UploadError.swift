/// Why a file was not uploaded.
public enum UploadError: Error, Hashable, Sendable {
  /// The address is not `https`, nor `http` on this computer; nothing was sent.
  ///
  /// ## Troubleshooting
  /// Report it to the service.
  case insecureAddress

  /// The address takes no file any more.
  ///
  /// ## Troubleshooting
  /// Ask for another one.
  case expired

  /// The place for files refused this one, with the status of its answer.
  ///
  /// ## Troubleshooting
  /// Try again later; report it if it persists.
  case refused(status: Int)

  /// The service gave no address, or the file could not be sent.
  ///
  /// ## Troubleshooting
  /// See the case of ``ServiceError``.
  case service(ServiceError)
}
