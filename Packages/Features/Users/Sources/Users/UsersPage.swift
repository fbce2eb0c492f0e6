import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import PeopleDomain

/// The page of the list of all accounts.
///
/// - Parameters:
///   - state: How far it has come.
///   - request: The part of it that the screen began with.
///   - context: What views need to know.
///   - items: Makes the rows of accounts.
/// - Returns: The page.
func usersPage(
  _ state: UsersViewModel.State,
  _ request: UsersRequest,
  _ context: ViewContext,
  items: ([User]) -> [Item]
) -> Page {
  let strings = Strings(context.language)
  return state.page(strings.listWords, context) { list in
    let items = items(list.users)
    let place = list.place
    let end = place.isEnd && place.count > 0 ? [StyledText(strings.endOfList, .muted)] : []
    let count = place.count == 0 ? [] : [StyledText(strings.count(accounts: place.count), .muted)]
    let isContinued = !place.isEnd && state.error == nil
    return Page(
      strings.users,
      header: .heading(strings.accounts, .page),
      notice: .notice(unreadable: list.unreadableCount, from: list.provenance, in: context),
      content: place.count == 0
        ? .emptyState(title: strings.noAccounts(after: place.start)) : userRows(items.map(\.row)),
      groups: items.isEmpty ? [] : [ItemGroup(items, note: .facts(end))],
      footer: .facts(count + end + SourceFacts.facts(list.provenance, context)),
      actions: items.first?.route.map { [Action(strings.openOne, $0)] } ?? [],
      continuation: isContinued ? Action(strings.showMore, request.route(from: place)) : nil,
      previewsChosenRow: true
    )
  }
}

/// Accounts below each other; those of the next part can stand directly below.
func userRows(_ rows: [ListRow]) -> Element {
  .stack(rows.map { .row($0) }).limited(toWidth: 72)
}

/// The rows of a list as they were last made; of a list that has grown, only the new ones are made.
@MainActor
final class UserRows {
  private var users: [User] = []
  private var items: [Item] = []
  private var language: Language?

  /// The rows of accounts, in their order.
  func items(of users: [User], _ context: ViewContext) -> [Item] {
    let isLonger =
      language == context.language && users.prefix(self.users.count).elementsEqual(self.users)
    if !isLonger { items = [] }
    items += users[items.count...].map { UserRow(user: $0, context: context).item }
    (self.users, language) = (users, context.language)
    return items
  }
}

extension Route {
  /// The place where a profile is shown.
  static func user(_ login: String) -> Route { Route("users", "show", login) }
}

/// An account of a list: its login, and at the end of the line its kind and its id.
struct UserRow {
  let user: User
  var name: String?
  let context: ViewContext

  var item: Item { Item(String(user.id.rawValue), row, route: .user(user.login)) }

  var row: ListRow {
    ListRow(
      SafeText(user.login),
      subtitle: name.map { SafeText($0) },
      trailing: trailing
    )
  }

  private var trailing: StyledText {
    let strings = Strings(context.language)
    let number = StyledText(SafeText(String(user.id.rawValue)), .muted).announced(as: strings.number)
    let words = [strings.label(of: user.kind), user.isStaff == true ? strings.staff : nil].compactMap(\.self)
    return words.reversed().reduce(number) { text, word in "\(word, .accent)  " + text }
  }
}
