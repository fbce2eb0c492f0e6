public import DomainKernel

extension Result where Failure == ServiceError {
  /// Loads something, and keeps what came of it.
  ///
  /// - Parameters:
  ///   - isolation: Where the caller runs, and so does this.
  ///   - load: Loads it.
  /// - Returns: What was loaded, or why nothing was.
  public static func loading(
    isolation: isolated (any Actor)? = #isolation,
    _ load: () async throws(ServiceError) -> Success
  ) async -> Result {
    do throws(ServiceError) { return .success(try await load()) } catch { return .failure(error) }
  }
}
