/// The pages of the list of all accounts, one after the other, and what is wrong with their sequence.
///
/// A walk remembers the highest id so far instead of all accounts, so that its memory does not grow.
public struct UserWalk: Hashable, Sendable {
  /// What comes after the pages so far.
  public enum Continuation: Hashable, Sendable {
    /// Another page.
    case more(UserPage.Mark)
    /// Nothing: the service said that the list ends.
    case end
    /// Nothing that can be used: the last page has accounts, and all of them were listed before. Whether it
    /// names a next page makes no difference.
    case repeats
  }

  /// The highest id of all pages so far, or the id after which the walk begins.
  public private(set) var highest: User.ID?
  /// What comes after the pages so far; `nil` before the first.
  public private(set) var continuation: Continuation?

  /// Begins before the first page.
  ///
  /// - Parameter start: The id after which the walk begins; `nil` for the beginning of the list.
  public init(after start: User.ID? = nil) {
    highest = start
  }

  /// Takes the next page.
  ///
  /// - Parameter page: The page that the repository gave.
  /// - Returns: The accounts of the page that were not on one before: those with ids above all before.
  public mutating func take(_ page: UserPage) -> [User] {
    let known = highest.map { highest in page.users.prefix { $0.id <= highest }.count } ?? 0
    let new = known == 0 ? page.users : Array(page.users.dropFirst(known))
    if let last = new.last { highest = last.id }
    // Asked before whether more follows: a list that repeats itself has not ended.
    continuation =
      if new.isEmpty && !page.users.isEmpty {
        .repeats
      } else if let mark = page.next {
        .more(mark)
      } else {
        .end
      }
    return new
  }
}
