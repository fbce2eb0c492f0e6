public import DomainKernel

extension PageRequest {
  /// The most entries that the careers service gives at once.
  ///
  /// Every list is read in parts of this size, however many entries are shown, so that all screens share what is
  /// stored.
  public static let limit = 50
}
