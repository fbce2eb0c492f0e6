import LenientJSON

/// The most that is read from an answer of the service, so that no answer fills memory or disk.
///
/// What is beyond a limit is left out: texts end with `…` then. What follows in a part of a list is asked for
/// as its next part; entries of other lists are counted with those that could not be read.
enum CareersLimits {
  /// Entries of a part of a list.
  ///
  /// The service sends 50 at most.
  static let entries = 200
  /// Documents of an application, which come all at once.
  static let documents = 1000
  /// Requirements of a job.
  ///
  /// The service takes 20 at most.
  static let requirements = 100
  /// A requirement, an excerpt: the service takes 300 and 600 characters.
  static let sentences = TextLimit(scalars: 2000)
  /// An identifier, in bytes.
  ///
  /// Real ones have about 30.
  static let idBytes = 300
}
