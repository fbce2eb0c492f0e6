import NetworkingKit

extension HTTPStatus {
  /// Whether a lifetime may be guessed for the status (RFC 9110, 15.1), partial content left out.
  var isHeuristicallyCacheable: Bool {
    [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501].contains(rawValue)
  }

  /// Whether a response is worth storing although it does not say how long it is fresh.
  ///
  /// An error is not: nobody wants to read it offline.
  var isContent: Bool {
    [200, 203, 204, 300, 301, 308].contains(rawValue)
  }

  /// Whether this cache acts as the status wants it (`must-understand`; RFC 9111, 5.2.2.3).
  var isUnderstood: Bool {
    switch rawValue {
    case 200...205, 300...303, 305, 307, 308, 400...417, 421, 422, 426, 428, 429, 431, 451, 500...505, 511:
      true
    default: false
    }
  }

  /// Whether the server did not wait any longer, which says nothing about the target (RFC 9110, 15.5.9).
  var isTimeout: Bool { rawValue == 408 }

  /// Whether a stored response may stand in within `stale-if-error` (RFC 5861, 4).
  var isTransientServerError: Bool {
    [500, 502, 503, 504].contains(rawValue)
  }
}
