import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import PeopleDomain

/// The texts of users, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var users: SafeText { language.choose(en: "Users", zhHans: "用户") }
  var accounts: SafeText { language.choose(en: "GitHub accounts", zhHans: "GitHub 帐户") }
}

// MARK: - The list

extension Strings {
  var listWords: LoadState<UserListPart, UsersFailure>.Words {
    .init(
      title: users,
      loading: language.choose(en: "Loading accounts", zhHans: "正在载入帐户"),
      loadingMore: language.choose(en: "Loading more accounts", zhHans: "正在载入更多帐户")
    )
  }

  func count(accounts: Int) -> SafeText {
    SafeText(language.counted(accounts, en: ("account", "accounts"), zhHans: "个帐户"))
  }

  func progress(accounts: Int) -> SafeText {
    language.choose(
      en: "Loading accounts, \(language.grouped(accounts)) so far",
      zhHans: "正在载入帐户，已载入\(language.grouped(accounts))个"
    )
  }

  var endOfList: SafeText { language.choose(en: "end of the list", zhHans: "列表已结束") }

  func noAccounts(after id: User.ID?) -> SafeText {
    guard let id else { return language.choose(en: "The list is empty.", zhHans: "列表为空。") }
    return language.choose(
      en: "No accounts after ID \(String(id.rawValue)).",
      zhHans: "编号\(String(id.rawValue))之后没有帐户。"
    )
  }

  var openOne: SafeText { language.choose(en: "Open an account", zhHans: "打开一个帐户") }
  var showMore: SafeText { language.choose(en: "Show more", zhHans: "显示更多") }

  var number: SafeText { language.choose(en: "ID", zhHans: "编号") }

  func id(_ id: SafeText) -> SafeText { language.choose(en: "ID \(id)", zhHans: "编号\(id)") }

  /// The word for a kind; `nil` for what most accounts are.
  func label(of kind: User.Kind?) -> SafeText? {
    switch kind {
    case nil, .user: nil
    case .organisation: language.choose(en: "organisation", zhHans: "组织")
    case .bot: language.choose(en: "bot", zhHans: "机器人")
    case .other(let word): SafeText(word)
    }
  }

  var staff: SafeText { language.choose(en: "GitHub staff", zhHans: "GitHub 员工") }
}

// MARK: - Profiles

extension Strings {
  func profileWords(_ login: String) -> LoadState<UserProfile, UsersFailure>.Words {
    .init(
      title: login.isEmpty ? users : SafeText(login.shortened(to: Self.longestLogin)),
      loading: language.choose(en: "Loading the profile", zhHans: "正在载入资料"),
      notRefreshed: language.notRefreshed(en: "The profile", zhHans: "资料")
    )
  }

  var followers: SafeText { language.choose(en: "Followers", zhHans: "关注者") }
  var following: SafeText { language.choose(en: "Following", zhHans: "正在关注") }
  var repositories: SafeText { language.choose(en: "Repositories", zhHans: "仓库") }
  var gists: SafeText { language.choose(en: "Gists", zhHans: "代码片段") }
  var company: SafeText { language.choose(en: "Company", zhHans: "公司") }
  var website: SafeText { language.choose(en: "Website", zhHans: "网站") }
  var location: SafeText { language.choose(en: "Location", zhHans: "所在地") }
  var email: SafeText { language.choose(en: "E-mail", zhHans: "电子邮件") }
  var xName: SafeText { language.choose(en: "X", zhHans: "X 帐号") }
  var hireable: SafeText { language.choose(en: "Available for hire", zhHans: "求职中") }
  var joined: SafeText { language.choose(en: "Joined", zhHans: "加入时间") }
  var updated: SafeText { language.choose(en: "Updated", zhHans: "更新时间") }
  var page: SafeText { language.choose(en: "Page", zhHans: "主页") }
  var yes: SafeText { language.choose(en: "yes", zhHans: "是") }
  var no: SafeText { language.choose(en: "no", zhHans: "否") }

  func renamed(_ old: SafeText, to new: SafeText) -> SafeText {
    language.choose(en: "'\(old)' is now called '\(new)'.", zhHans: "“\(old)”现已改名为“\(new)”。")
  }

  var openInBrowser: SafeText {
    language.choose(en: "Open in the browser", zhHans: "在浏览器中打开")
  }

  var opened: String { language.choose(en: "Opened in the browser.", zhHans: "已在浏览器中打开。") }
}

// MARK: - Search

extension Strings {
  func searchTitle(_ text: SafeText) -> SafeText {
    language.choose(en: "Accounts matching '\(text)'", zhHans: "与“\(text)”匹配的帐户")
  }

  func searchWords(_ title: SafeText) -> LoadState<FoundUsers, UsersFailure>.Words {
    .init(
      title: title,
      loading: language.choose(en: "Searching cached accounts", zhHans: "正在搜索已缓存的帐户"),
      notRefreshed: SearchWords(language).notRepeated
    )
  }

  /// The number of accounts that are shown, of more that match.
  func first(accounts: Int) -> SafeText {
    let listed = count(accounts: accounts)
    return language.choose(en: "first \(listed)", zhHans: "前\(listed)")
  }

  func moreMatch(than accounts: Int) -> String {
    let number = language.grouped(accounts)
    return language.choose(
      en: "More accounts match than the \(number) listed.",
      zhHans: "匹配的帐户不止列出的\(number)个。"
    )
  }

  var listMoreMatches: String { language.choose(en: "list more", zhHans: "列出更多") }

  var fromHistory: SafeText { language.choose(en: "from cached accounts", zhHans: "来自已缓存的帐户") }
  var nothingFound: SafeText { language.choose(en: "No accounts found.", zhHans: "没有找到帐户。") }
  var searchesHistory: SafeText {
    language.choose(
      en: "This searches only accounts you have listed or opened before.",
      zhHans: "此搜索只包括列出过或打开过的帐户。"
    )
  }
  var listAccounts: String { language.choose(en: "List accounts", zhHans: "列出帐户") }
  var search: String { language.choose(en: "Search cached accounts", zhHans: "搜索已缓存的帐户") }
}

// MARK: - Failures

extension Strings {
  private static let longestLogin = 60

  /// That there is no such account, and the logins like it.
  func noAccount(_ login: String, like others: [String] = []) -> String {
    let login = login.shortened(to: Self.longestLogin)
    let absence = language.choose(
      en: "There is no GitHub account '\(login)'.",
      zhHans: "GitHub 没有帐户“\(login)”。"
    )
    if others.isEmpty { return absence }
    return language.paragraph([absence, language.didYouMean(others.map(language.quoted))])
  }

  var noAccountBriefly: String { language.choose(en: "no such account", zhHans: "没有此帐户") }

  func noPage(_ login: String) -> String {
    let login = login.shortened(to: Self.longestLogin)
    return language.choose(
      en: "The account '\(login)' has no page address.",
      zhHans: "帐户“\(login)”没有主页地址。"
    )
  }

  var noPageBriefly: String { language.choose(en: "no page address", zhHans: "没有主页地址") }

  var repeats: String {
    language.choose(
      en: "The service keeps sending the same accounts.",
      zhHans: "服务反复返回相同的帐户。"
    )
  }

  var repeatsBriefly: String { language.choose(en: "repeated accounts", zhHans: "帐户重复") }

  var emptyPages: String {
    language.choose(
      en: "The service keeps sending pages without accounts.",
      zhHans: "服务反复返回没有帐户的页面。"
    )
  }

  var emptyPagesBriefly: String { language.choose(en: "pages without accounts", zhHans: "页面没有帐户") }

  func interrupted(after accounts: Int) -> String {
    let listed = count(accounts: accounts).string
    return language.choose(en: "Interrupted after \(listed).", zhHans: "列出\(listed)后已中断。")
  }

  func incomplete(because reason: String) -> String {
    language.choose(
      en: "The rest of the list could not be loaded: \(reason).",
      zhHans: "无法载入列表的其余内容：\(reason)。"
    )
  }
}
