import CardsDomain
import LocalizationKit

extension Strings {
  var idValue: String { language.choose(en: "ID", zhHans: "编号") }
  var nameValue: String { language.choose(en: "name", zhHans: "名称") }
  var dateValue: String { language.choose(en: "date", zhHans: "日期") }

  var idHelp: String {
    language.choose(en: "Community ID, as shown in the list.", zhHans: "社区编号，列表中会显示。")
  }
  var nameHelp: String {
    language.choose(
      en: "Name of at most \(language.grouped(CommunityDraft.longestName)) characters.",
      zhHans: "名称，最多\(language.grouped(CommunityDraft.longestName))个字符。"
    )
  }
  var fromHelp: String { language.choose(en: "First day, such as 2026-03-01.", zhHans: "第一天，例如2026-03-01。") }
  var toHelp: String {
    language.choose(en: "Last day, at most a year after the first.", zhHans: "最后一天，最晚为第一天之后一年。")
  }
  var joinHelp: String { language.choose(en: "Join the new community.", zhHans: "加入新建的社区。") }
  var importFileHelp: String {
    language.choose(en: "Exported community, or - for standard input.", zhHans: "已导出的社区，“-”表示标准输入。")
  }
}

// MARK: - Commands

extension Strings {
  var listAbstract: String {
    language.choose(en: "List your communities.", zhHans: "列出自己的社区。", id: "Tampilkan komunitas Anda.")
  }
  var listDiscussion: String {
    language.choose(
      en: """
        A community compares the contributions of its members over a period. You must be signed in. Communities you \
        have opened before stay available offline.
        """,
      zhHans: "社区比较成员在一段期间内的贡献。使用社区需要登录；打开过的社区可离线查看。"
    )
  }
  var showAbstract: String { language.choose(en: "Show a community.", zhHans: "显示社区。") }
  var showDiscussion: String {
    language.choose(
      en: """
        Shows the period, the best member in each of five categories, and all members ranked by contributions. Members \
        with equal contributions share a place.
        """,
      zhHans: "显示期间、五个分类的最佳成员，以及按贡献排名的全部成员。贡献相同的成员名次相同。"
    )
  }
  var createAbstract: String { language.choose(en: "Create a community.", zhHans: "创建社区。") }
  var createDiscussion: String {
    language.choose(
      en: """
        The period has at least two days and at most a year, and begins in \(firstYear) or later. Creating a \
        community does not make you a member; --join does.
        """,
      zhHans: "期间至少两天，最长一年，且不早于\(firstYear)年。创建后不会自动成为成员，除非使用 --join。"
    )
  }
  var joinAbstract: String { language.choose(en: "Join a community.", zhHans: "加入社区。") }
  var leaveAbstract: String { language.choose(en: "Leave a community.", zhHans: "退出社区。") }
  var refreshAbstract: String {
    language.choose(en: "Count the contributions of all members again.", zhHans: "重新统计全部成员的贡献。")
  }
  var refreshDiscussion: String {
    language.choose(
      en: "This can take a while in a large community.",
      zhHans: "大型社区可能需要一些时间。"
    )
  }
  var deleteAbstract: String { language.choose(en: "Delete a community.", zhHans: "删除社区。") }
  var deleteDiscussion: String {
    language.choose(
      en: "Deletes the community for all its members. Asks for confirmation in a terminal.",
      zhHans: "为全部成员删除此社区。在终端中会要求确认。"
    )
  }
  var exportAbstract: String { language.choose(en: "Export a community.", zhHans: "导出社区。") }
  var importAbstract: String { language.choose(en: "Create a community from a file.", zhHans: "用文件创建社区。") }
  var importDiscussion: String {
    language.choose(
      en: "Creates a new community, even if one with the same name exists.",
      zhHans: "总是创建新的社区，即使已有同名的社区。"
    )
  }
}

// MARK: - Examples

extension Strings {
  var listExample: String { language.choose(en: "your communities", zhHans: "自己的社区") }
  var showExample: String { language.choose(en: "a community", zhHans: "一个社区") }
  var membersExample: String { language.choose(en: "all members as JSON", zhHans: "以 JSON 输出全部成员") }
  var createExample: String {
    language.choose(en: "create a community and join it", zhHans: "创建并加入社区")
  }
  func membershipExample(_ verb: String) -> String {
    verb == "join"
      ? language.choose(en: "become a member", zhHans: "成为成员")
      : language.choose(en: "end the membership", zhHans: "不再是成员")
  }
  var refreshExample: String { language.choose(en: "the latest totals", zhHans: "最新的总计") }
  var deleteExample: String { language.choose(en: "delete a community", zhHans: "删除社区") }
  var deleteWithoutQuestionExample: String {
    language.choose(en: "delete without confirmation", zhHans: "不要求确认就删除")
  }
  var exportExample: String { language.choose(en: "export a community", zhHans: "导出社区") }
  var importExample: String { language.choose(en: "import a community", zhHans: "导入社区") }
}
