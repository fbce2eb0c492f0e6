extension Logger {
  /// Logs one step of a path.
  public func trace(_ message: @autoclosure () -> String, metadata: @autoclosure () -> Metadata = [:]) {
    log(level: .trace, message(), metadata: metadata())
  }

  /// Logs what helps to find a fault.
  public func debug(_ message: @autoclosure () -> String, metadata: @autoclosure () -> Metadata = [:]) {
    log(level: .debug, message(), metadata: metadata())
  }

  /// Logs what may interest in normal use.
  public func info(_ message: @autoclosure () -> String, metadata: @autoclosure () -> Metadata = [:]) {
    log(level: .info, message(), metadata: metadata())
  }

  /// Logs something normal and worth attention.
  public func notice(_ message: @autoclosure () -> String, metadata: @autoclosure () -> Metadata = [:]) {
    log(level: .notice, message(), metadata: metadata())
  }

  /// Logs what is not an error yet.
  public func warning(_ message: @autoclosure () -> String, metadata: @autoclosure () -> Metadata = [:]) {
    log(level: .warning, message(), metadata: metadata())
  }

  /// Logs a failure.
  public func error(_ message: @autoclosure () -> String, metadata: @autoclosure () -> Metadata = [:]) {
    log(level: .error, message(), metadata: metadata())
  }

  /// Logs a failure that needs attention at once.
  public func critical(_ message: @autoclosure () -> String, metadata: @autoclosure () -> Metadata = [:]) {
    log(level: .critical, message(), metadata: metadata())
  }
}
