import CareersDomain
import LocalizationKit

/// The texts of the command line: help and examples.
extension Strings {
  var textValue: String { language.choose(en: "text", zhHans: "文字") }
  var typeValue: String { language.choose(en: "type", zhHans: "类型") }
  var idValue: String { language.choose(en: "ID", zhHans: "编号") }

  var listAbstract: String { language.choose(en: "List jobs in Japan.", zhHans: "列出日本的职位。") }
  var listDiscussion: String {
    language.choose(
      en: """
        Options narrow the list; only jobs that match all of them are listed. No account is needed. A long list that \
        is written to a pipe or as JSON is written while it loads. Pages you have opened before stay available offline.
        """,
      zhHans: """
        选项用于缩小范围，只列出符合所有条件的职位。无需帐户。较长的列表输出到管道或以 JSON 输出时，边载入边输出。\
        浏览过的内容可离线查看。
        """
    )
  }
  var queryHelp: String {
    language.choose(
      en: "Text in title, description, company or location.",
      zhHans: "标题、介绍、公司或地点中的文字。"
    )
  }
  var typeHelp: String { language.choose(en: "Type of employment.", zhHans: "雇佣类型。") }
  var visaHelp: String { language.choose(en: "Only jobs with visa sponsorship.", zhHans: "仅限提供签证担保的职位。") }
  var locationHelp: String { language.choose(en: "Text in the location.", zhHans: "地点中的文字。") }
  var listExample: String { language.choose(en: "the first jobs", zhHans: "最前面的职位") }
  var queryExample: String {
    language.choose(en: "welding jobs with a visa", zhHans: "提供签证担保的焊工职位")
  }
  var filterExample: String { language.choose(en: "part-time jobs in Osaka", zhHans: "大阪的兼职职位") }

  var showAbstract: String { language.choose(en: "Show a job.", zhHans: "显示职位。") }
  var showDiscussion: String {
    language.choose(
      en: "Jobs you have opened before stay available offline.",
      zhHans: "打开过的职位可离线查看。"
    )
  }
  var jobHelp: String { language.choose(en: "Job ID, as shown in the list.", zhHans: "职位编号，见列表。") }
  var showExample: String { language.choose(en: "a job", zhHans: "一个职位") }

  var savedAbstract: String { language.choose(en: "List your saved jobs.", zhHans: "列出收藏的职位。") }
  var savedDiscussion: String {
    language.choose(
      en: """
        The last one saved comes first. Jobs that are no longer published stay in the list until you remove them. An \
        account is needed.
        """,
      zhHans: "最后收藏的职位在前。已下线的职位会保留在列表中，直到取消收藏。需要帐户。"
    )
  }
  var savedExample: String { language.choose(en: "the saved jobs", zhHans: "收藏的职位") }

  var saveAbstract: String { language.choose(en: "Save a job.", zhHans: "收藏职位。") }
  var unsaveAbstract: String { language.choose(en: "Remove a job from the saved ones.", zhHans: "取消收藏职位。") }
  var saveDiscussion: String {
    language.choose(
      en: "Without a connection the change is stored and sent later. An account is needed.",
      zhHans: "无网络连接时，更改会先保存在本机，稍后发送。需要帐户。"
    )
  }
  var saveExample: String { language.choose(en: "save a job", zhHans: "收藏一个职位") }
  var unsaveExample: String { language.choose(en: "remove a saved job", zhHans: "取消收藏一个职位") }

  var applyAbstract: String { language.choose(en: "Apply for a job.", zhHans: "申请职位。") }
  var applyDiscussion: String {
    let units = language.grouped(ApplicationNote.limit)
    return language.choose(
      en: """
        Asks for a note of at most \(units) characters and a CV, both optional, shows the job, and sends the application \
        after you have confirmed it. A second application for the same job changes nothing. The CV is a PDF, JPEG or \
        PNG file of at most 10 MiB. An account and a connection are needed.
        """,
      zhHans: """
        可填写最多\(units)个字符的附言并选择简历，两者均可省略；显示职位并经确认后才会发送申请。重复申请同一职位不会有任何更改。\
        简历为 PDF、JPEG 或 PNG 文件，最大 10 MiB。需要帐户和网络连接。
        """
    )
  }
  var applyExample: String { language.choose(en: "apply, step by step", zhHans: "逐步申请") }
  var applyScriptExample: String {
    language.choose(en: "apply from a script", zhHans: "在脚本中申请")
  }
}
