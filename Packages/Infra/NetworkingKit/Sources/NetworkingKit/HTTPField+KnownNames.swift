extension HTTPField.Name {
  /// Media types that the client understands.
  public static let accept = Self("Accept")
  /// Languages that the person prefers.
  public static let acceptLanguage = Self("Accept-Language")
  /// Seconds since the response left its origin.
  public static let age = Self("Age")
  /// Credentials of the caller; never logged and never sent across origins.
  public static let authorization = Self("Authorization")
  /// Directives for caches.
  public static let cacheControl = Self("Cache-Control")
  /// Encodings applied to the body.
  public static let contentEncoding = Self("Content-Encoding")
  /// Bytes of the body.
  public static let contentLength = Self("Content-Length")
  /// Another address of the enclosed representation.
  public static let contentLocation = Self("Content-Location")
  /// Media type of the body.
  public static let contentType = Self("Content-Type")
  /// Cookies of the caller; never logged and never sent across origins.
  public static let cookie = Self("Cookie")
  /// When the message was made.
  public static let date = Self("Date")
  /// Validator of a representation.
  public static let etag = Self("ETag")
  /// When the response becomes stale.
  public static let expires = Self("Expires")
  /// Makes a request conditional on an earlier date.
  public static let ifModifiedSince = Self("If-Modified-Since")
  /// Makes a request conditional on validators.
  public static let ifNoneMatch = Self("If-None-Match")
  /// When the representation last changed.
  public static let lastModified = Self("Last-Modified")
  /// Where to go instead, or what was created.
  public static let location = Self("Location")
  /// When to try again.
  public static let retryAfter = Self("Retry-After")
  /// What the client is.
  public static let userAgent = Self("User-Agent")
  /// Request fields that choose the representation.
  public static let vary = Self("Vary")
}
