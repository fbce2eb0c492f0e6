/// An account with everything that belongs to its user.
struct CareersAccount: Hashable, Sendable {
  /// The identifiers of saved jobs, newest save first.
  var savedJobs: [String] = []
  /// The identifiers of saved posts, newest save first.
  var savedPosts: [String] = []
}
