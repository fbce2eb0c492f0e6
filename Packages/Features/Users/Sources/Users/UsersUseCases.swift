public import FeatureKit
public import PeopleDomain

/// The use cases of users.
public struct UsersUseCases: Sendable {
  let list: ListUsers
  let walk: ListUsers
  let walkToEnd: ListUsers
  let open: OpenUser
  let find: FindUsers
  let opener: any LinkOpener
  let pictures: Pictures

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - list: Lists accounts.
  ///   - walk: Lists accounts that are written and not shown, of which only the first need to be found
  ///     again; the same as `list` unless told otherwise.
  ///   - walkToEnd: The same for all accounts; the same as `walk` unless told otherwise.
  ///   - open: Opens profiles.
  ///   - find: Searches the accounts that were shown.
  ///   - opener: Opens the pages of accounts outside of the program.
  ///   - pictures: Where the pictures of accounts come from; none unless told otherwise.
  public init(
    list: ListUsers,
    walk: ListUsers? = nil,
    walkToEnd: ListUsers? = nil,
    open: OpenUser,
    find: FindUsers,
    opener: any LinkOpener = NoLinkOpener(),
    pictures: Pictures = .none
  ) {
    self.list = list
    self.walk = walk ?? list
    self.walkToEnd = walkToEnd ?? walk ?? list
    self.open = open
    self.find = find
    self.opener = opener
    self.pictures = pictures
  }
}
