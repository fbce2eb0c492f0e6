/// Why nothing useful is in an answer of the service.
struct MappingError: Error, Hashable {
  /// A short reason without any content of the answer.
  let reason: String
}
