/// What stands where content is not there: on its way, none to show, or failed.
public enum Placeholder: Hashable, Sendable {
  /// The content is on its way; the words say what is, such as "Loading sections".
  case loading(SafeText)
  /// There is nothing to show; the hint says how to get something here.
  case empty(SafeText, hint: SafeText? = nil)
  /// Something failed: what, why, and what a person can do about it.
  case failed(SafeText, message: SafeText? = nil, hint: SafeText? = nil)
}
