import LocalizationKit
import PeopleDomain

/// The texts of the command line: help and examples.
extension Strings {
  var loginValue: String { language.choose(en: "login", zhHans: "登录名") }
  var textValue: String { language.choose(en: "text", zhHans: "文字") }
  var idValue: String { language.choose(en: "ID", zhHans: "编号") }
  var numberValue: String { language.choose(en: "number", zhHans: "数字") }

  var listAbstract: String {
    language.choose(en: "List GitHub accounts.", zhHans: "列出 GitHub 帐户。", id: "Tampilkan akun GitHub.")
  }
  var listDiscussion: String {
    let most = language.grouped(ListUsers.mostStored)
    return language.choose(
      en: """
        Accounts are listed in the order in which they were created. On a pipe or with --json, entries are written as \
        they load. If the rest of a list cannot be loaded, the message shows the command that continues it. Pages you \
        have opened before stay available offline, unless GitHub demands that they be checked first; of a \
        longer list, the first \(most) accounts.
        """,
      zhHans: """
        帐户按创建的先后顺序列出。输出到管道或以 JSON 输出时，边载入边输出。列表的其余内容无法载入时，消息会指出用于继续的命令。\
        浏览过的内容可离线查看，除非 GitHub 要求先行确认；较长的列表可离线查看前\(most)个帐户。
        """
    )
  }
  var sinceHelp: String {
    language.choose(en: "ID after which to start the list.", zhHans: "列表从此编号之后开始。")
  }
  var listExample: String { language.choose(en: "the first accounts", zhHans: "最早的一批帐户") }
  var sinceExample: String { language.choose(en: "the accounts after ID 135", zhHans: "编号135之后的帐户") }

  var showAbstract: String {
    language.choose(en: "Show the profile of an account.", zhHans: "显示帐户的资料。")
  }
  var showDiscussion: String {
    language.choose(
      en: """
        With --web, the address of the account's page is printed and, on a terminal, opened in the browser. \
        Profiles you have opened before stay available offline, unless GitHub demands that they be checked \
        first.
        """,
      zhHans: "使用 --web 时输出帐户主页的地址；在终端中还会用浏览器打开。打开过的资料可离线查看，除非 GitHub 要求先行确认。"
    )
  }
  var loginHelp: String { language.choose(en: "Login of the account.", zhHans: "帐户的登录名。") }
  var webHelp: String {
    language.choose(en: "Print the address of the page and open it.", zhHans: "输出主页的地址并打开。")
  }
  var showExample: String { language.choose(en: "an account by its login", zhHans: "按登录名显示帐户") }
  var webExample: String { language.choose(en: "the page in the browser", zhHans: "在浏览器中打开主页") }
  var figuresExample: String {
    language.choose(en: "name and followers as JSON", zhHans: "以 JSON 输出姓名和关注者数量")
  }

  var searchAbstract: String { language.choose(en: "Search cached accounts.", zhHans: "搜索已缓存的帐户。") }
  var searchDiscussion: String {
    let most = language.grouped(ListUsers.mostStored)
    return language.choose(
      en: """
        Searches logins, names, companies, locations and biographies of accounts you have listed or opened \
        before; of a longer list, the first \(most) accounts. The search never contacts GitHub, so it works \
        offline.
        """,
      zhHans: """
        在列出过或打开过的帐户中按登录名、姓名、公司、所在地和简介搜索；较长的列表只包括前\(most)个帐户。\
        不会向服务查询，因此可离线使用。
        """
    )
  }
  var sayWhatToSearch: String {
    language.choose(
      en: "Enter a part of a login, name, company, location or biography.",
      zhHans: "请输入登录名、姓名、公司、所在地或简介中的文字。"
    )
  }
  func searchLimitHelp(_ usual: Int) -> String {
    language.choose(
      en: "Number of accounts to show (default: \(usual)).",
      zhHans: "显示的帐户数量（默认：\(usual)）。"
    )
  }
  var searchExample: String { language.choose(en: "by name, company or location", zhHans: "按姓名、公司或所在地") }
  var searchDocumentExample: String {
    language.choose(en: "logins as JSON", zhHans: "以 JSON 输出登录名")
  }
}
