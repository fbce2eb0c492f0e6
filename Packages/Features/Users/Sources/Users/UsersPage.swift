import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import PeopleDomain

/// The page of the list of all accounts.
func usersPage(_ state: UsersViewModel.State, _ request: UsersRequest, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  return state.page(strings.listWords, context) { list in
    let users = list.users
    let place = list.place
    let end = place.isEnd && place.count > 0 ? [StyledText(strings.endOfList, .muted)] : []
    let count = place.count == 0 ? [] : [StyledText(strings.count(accounts: place.count), .muted)]
    let isContinued = !place.isEnd && state.error == nil
    return Page(
      strings.users,
      header: .heading(strings.accounts, .page),
      notice: SourceFacts.notice(list.provenance, context),
      content: place.count == 0
        ? .emptyState(title: strings.noAccounts(after: place.start)) : userRows(users, context),
      groups: users.isEmpty ? [] : [ItemGroup(users.map { UserRow(user: $0, context: context).item })],
      footer: .facts(count + end + SourceFacts.facts(list.provenance, context)),
      actions: users.first.map { [Action(strings.openOne, .user($0.login))] } ?? [],
      continuation: isContinued ? Action(strings.showMore, request.route(from: place)) : nil
    )
  }
}

/// Accounts below each other; those of the next part can stand directly below.
func userRows(_ users: [User], _ context: ViewContext) -> Element {
  .stack(users.map { .row(UserRow(user: $0, context: context).row) }).limited(toWidth: 72)
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
    let words = [strings.label(of: user.kind), user.isStaff ? strings.staff : nil].compactMap(\.self)
    return words.reversed().reduce(number) { text, word in "\(word, .accent)  " + text }
  }
}
