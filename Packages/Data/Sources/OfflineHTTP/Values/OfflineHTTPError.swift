public import DomainKernel
public import NetworkingKit

/// Why nothing could be loaded, neither from the origin nor from what is stored.
public enum OfflineHTTPError: Error, Hashable, Sendable {
  /// Only what is stored was asked for, and there is nothing that may be used.
  ///
  /// ## Troubleshooting
  /// Load it once with a connection.
  case nothingStored

  /// There is no response, and nothing stored may stand in for one.
  ///
  /// ## Troubleshooting
  /// See the error inside.
  case failed(HTTPClientError)

  /// The origin answered with another status than success.
  ///
  /// ## Troubleshooting
  /// Depends on the status; the response is enclosed.
  case status(HTTPResponse)

  /// The origin sent something that cannot be used, and nothing stored may stand in for it.
  ///
  /// ## Troubleshooting
  /// Check that the address belongs to the service, and that no portal answers in its place.
  case unusable(MalformedReason)
}
