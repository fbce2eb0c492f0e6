import LocalizationKit

extension Strings {
  var loginValue: String { language.choose(en: "login", zhHans: "用户名") }
  var loginHelp: String {
    language.choose(en: "GitHub login, or the link of a card.", zhHans: "GitHub 用户名，或卡片的链接。")
  }
  var otherLoginHelp: String {
    language.choose(en: "GitHub login or link of the second card.", zhHans: "第二张卡片的 GitHub 用户名或链接。")
  }
  var loginsHelp: String {
    language.choose(
      en: "GitHub logins or links of cards.",
      zhHans: "GitHub 用户名或卡片的链接。"
    )
  }
  var importFileHelp: String {
    language.choose(en: "Exported deck, or - for standard input.", zhHans: "已导出的卡组，“-”表示标准输入。")
  }
}

// MARK: - Cards

extension Strings {
  var cardsAbstract: String {
    language.choose(
      en: "Show your contribution card.",
      zhHans: "显示自己的贡献卡片。",
      id: "Tampilkan kartu kontribusi Anda."
    )
  }
  var cardsDiscussion: String {
    language.choose(
      en: """
        A card shows a year of GitHub contributions: totals, a heat map, streaks and the most used language. Cards you \
        have opened before stay available offline.
        """,
      zhHans: "卡片显示一年的 GitHub 贡献：总计、热图、连续天数和最常用的语言。打开过的卡片可离线查看。"
    )
  }
  var showAbstract: String { language.choose(en: "Show a card.", zhHans: "显示卡片。") }
  var showDiscussion: String {
    language.choose(
      en: """
        Without a login, shows your own card, for which you must be signed in. If you are not signed in, other cards \
        show only the account and its identicon. Contributions to private repositories are counted only if the \
        signed-in account can see them. Terminals with kitty graphics show PNG pictures only, and the identicon in \
        place of others.
        """,
      zhHans: """
        未指定用户名时显示自己的卡片，此时需要登录。未登录时，其他卡片只显示帐户及其图标。私有仓库的贡献只统计登录帐户可见的部分。\
        使用 kitty 图形协议的终端只显示 PNG 图片，其他图片以图标代替。
        """
    )
  }
  var compareAbstract: String { language.choose(en: "Show two cards side by side.", zhHans: "并排显示两张卡片。") }
  var compareDiscussion: String {
    language.choose(
      en: "In a narrow terminal, the second card follows the first.",
      zhHans: "终端较窄时，第二张卡片显示在第一张之后。"
    )
  }
  var myCardExample: String { language.choose(en: "your own card", zhHans: "自己的卡片") }
  var cardExample: String { language.choose(en: "the card of an account", zhHans: "某帐户的卡片") }
  var figuresExample: String {
    language.choose(en: "total and longest streak as JSON", zhHans: "以 JSON 输出总计和最长连续天数")
  }
  var compareExample: String { language.choose(en: "two cards", zhHans: "两张卡片") }
  var compareFiguresExample: String {
    language.choose(en: "the totals of both as JSON", zhHans: "以 JSON 输出两者的总计")
  }
}

// MARK: - The deck

extension Strings {
  var deckAbstract: String {
    language.choose(
      en: "List the cards in your deck.",
      zhHans: "列出卡组中的卡片。",
      id: "Tampilkan kartu dalam koleksi Anda."
    )
  }
  var deckDiscussion: String {
    language.choose(
      en: """
        Cards are listed in the order in which they were added. You must be signed in. JSON has no kind for an \
        account whose kind is not known.
        """,
      zhHans: "卡片按加入的先后排列。使用卡组需要登录。服务未告知帐户类型时，JSON 中没有 kind。"
    )
  }
  var addAbstract: String { language.choose(en: "Add cards to your deck.", zhHans: "将卡片加入卡组。") }
  var addDiscussion: String {
    language.choose(
      en: "Your own card cannot be added. A change that cannot be sent now is stored and sent later.",
      zhHans: "不能加入自己的卡片。无法发送的更改会存储并稍后发送。"
    )
  }
  var removeAbstract: String { language.choose(en: "Remove cards from your deck.", zhHans: "将卡片移出卡组。") }
  var exportAbstract: String { language.choose(en: "Export your deck.", zhHans: "导出卡组。") }
  var importAbstract: String {
    language.choose(en: "Add the cards of a file to your deck.", zhHans: "将文件中的卡片加入卡组。")
  }
  var importDiscussion: String {
    language.choose(
      en: """
        Cards that are already in the deck and your own card are skipped. An interrupted import can be repeated; it \
        continues with the cards that are missing. Without a connection, every card of the file but your own is sent \
        later; one that is in the deck by then stays as it is. The command fails if an entry of the file cannot be \
        imported.
        """,
      zhHans: """
        会跳过已在卡组中的卡片和自己的卡片。导入中断后可重新执行，会继续添加缺少的卡片。没有网络连接时，除自己的卡片外，文件中的\
        卡片都会稍后发送；届时已在卡组中的卡片保持不变。文件中有条目无法导入时，命令以失败告终。
        """
    )
  }
  var deckExample: String { language.choose(en: "your deck", zhHans: "自己的卡组") }
  var addExample: String { language.choose(en: "add a card", zhHans: "加入一张卡片") }
  var addSeveralExample: String { language.choose(en: "add several cards", zhHans: "加入多张卡片") }
  var standardInputExample: String {
    language.choose(en: "add the logins on standard input", zhHans: "加入标准输入中的用户名")
  }
  var removeExample: String { language.choose(en: "remove a card", zhHans: "移出一张卡片") }
  var exportExample: String { language.choose(en: "export your deck", zhHans: "导出卡组") }
  var importExample: String { language.choose(en: "import a deck", zhHans: "导入卡组") }
}
