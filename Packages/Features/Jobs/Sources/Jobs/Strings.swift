import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The texts of jobs, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var jobs: SafeText { language.choose(en: "Jobs", zhHans: "职位") }
  var jobsInJapan: SafeText { language.choose(en: "Jobs in Japan", zhHans: "日本的职位") }

  var group: String { language.choose(en: "Jobs in Japan", zhHans: "日本求职") }

  private func words<Value, Failure>(
    _ title: SafeText,
    loading: SafeText,
    notRefreshed: SafeText
  ) -> LoadState<Value, Failure>.Words {
    .init(
      title: title,
      loading: loading,
      refreshing: language.choose(en: "Checking for changes", zhHans: "正在检查更新"),
      notRefreshed: notRefreshed,
      loadingMore: language.choose(en: "Loading more jobs", zhHans: "正在载入更多职位")
    )
  }
}

// MARK: - The list

extension Strings {
  var listWords: LoadState<EntryPage<Job>, ServiceError>.Words {
    words(
      jobsInJapan,
      loading: language.choose(en: "Loading jobs", zhHans: "正在载入职位"),
      notRefreshed: language.choose(en: "The list could not be refreshed", zhHans: "无法刷新列表")
    )
  }

  func count(_ shown: Int, of total: Int?) -> SafeText {
    let number = language.grouped(shown)
    if let total, total > shown {
      let all = language.grouped(total)
      return language.choose(en: "\(number) of \(all) jobs", zhHans: "\(all)个职位中的\(number)个")
    }
    return language.plural(shown, en: ("1 job", "\(number) jobs"), zhHans: "\(number)个职位")
  }

  /// The filters of a list, a few words for each.
  func filters(of query: JobQuery) -> [SafeText] {
    [
      query.text.map { language.choose(en: "with '\($0)'", zhHans: "包含“\($0)”") },
      query.employment.map(employment), query.sponsorsVisa.map { $0 ? visa : noVisa },
      query.location.map { language.choose(en: "in '\($0)'", zhHans: "地点包含“\($0)”") },
    ].compactMap(\.self)
  }

  var noJobs: SafeText { language.choose(en: "No jobs available.", zhHans: "暂无职位。") }
  var noneMatches: SafeText { language.choose(en: "No jobs match these filters.", zhHans: "没有符合条件的职位。") }
  var openOne: SafeText { language.choose(en: "Open a job", zhHans: "打开一个职位") }
  var showAll: SafeText { language.choose(en: "List all jobs", zhHans: "列出全部职位") }
  var listJobs: String { language.choose(en: "List all jobs", zhHans: "列出全部职位") }

  func incomplete(because reason: String) -> String {
    language.choose(
      en: "Warning: The list is incomplete: \(reason).",
      zhHans: "警告：列表不完整：\(reason)。"
    )
  }
}

// MARK: - A job

extension Strings {
  var jobWords: LoadState<JobDetail, JobFailure>.Words {
    words(
      language.choose(en: "Job", zhHans: "职位"),
      loading: language.choose(en: "Opening the job", zhHans: "正在打开职位"),
      notRefreshed: language.choose(en: "The job could not be refreshed", zhHans: "无法刷新职位")
    )
  }

  func employment(_ type: EmploymentType) -> SafeText {
    switch type {
    case .fullTime: language.choose(en: "full-time", zhHans: "全职")
    case .partTime: language.choose(en: "part-time", zhHans: "兼职")
    case .contract: language.choose(en: "contract", zhHans: "合同制")
    case .other(let word): SafeText(word)
    }
  }

  var visa: SafeText { language.choose(en: "visa sponsored", zhHans: "提供签证担保") }
  var noVisa: SafeText { language.choose(en: "no visa sponsorship", zhHans: "不提供签证担保") }
  var verified: SafeText { language.choose(en: "verified", zhHans: "已认证") }

  var about: SafeText { language.choose(en: "About the job", zhHans: "职位介绍") }
  var noDescription: SafeText { language.choose(en: "No description available.", zhHans: "暂无介绍。") }
  var requirements: SafeText { language.choose(en: "Requirements", zhHans: "要求") }
  var posted: SafeText { language.choose(en: "Posted", zhHans: "发布日期") }
  var coordinates: SafeText { language.choose(en: "Map", zhHans: "地图") }
  var logo: SafeText { language.choose(en: "Logo", zhHans: "标志") }
  var id: SafeText { language.choose(en: "ID", zhHans: "编号") }

  func noSuchJob(_ id: String) -> String {
    language.choose(
      en: "The job '\(id)' does not exist or is no longer available.",
      zhHans: "职位“\(id)”不存在或已下线。"
    )
  }
  var noSuchJobBriefly: String { language.choose(en: "job not available", zhHans: "职位不存在或已下线") }
}

// MARK: - The commands

extension Strings {
  var textValue: String { language.choose(en: "text", zhHans: "文字") }
  var typeValue: String { language.choose(en: "type", zhHans: "类型") }
  var choiceValue: String { language.choose(en: "choice", zhHans: "选择") }
  var numberValue: String { language.choose(en: "number", zhHans: "数量") }
  var idValue: String { language.choose(en: "ID", zhHans: "编号") }

  var listAbstract: String { language.choose(en: "List jobs in Japan.", zhHans: "列出日本的职位。") }
  var listDiscussion: String {
    language.choose(
      en: """
        Options narrow the list; only jobs that match all of them are listed. No account is needed. Pages you have \
        opened before stay available offline.
        """,
      zhHans: "选项用于缩小范围，只列出符合所有条件的职位。无需帐户。浏览过的内容可离线查看。"
    )
  }
  var searchHelp: String {
    language.choose(
      en: "Text in title, description, company or location.",
      zhHans: "标题、介绍、公司或地点中的文字。"
    )
  }
  var typeHelp: String { language.choose(en: "Type of employment.", zhHans: "雇佣类型。") }
  var visaHelp: String { language.choose(en: "Visa sponsorship.", zhHans: "是否提供签证担保。") }
  var locationHelp: String { language.choose(en: "Text in the location.", zhHans: "地点中的文字。") }
  func limitHelp(_ usual: Int) -> String {
    language.choose(
      en: "Maximum number of jobs to list (default: \(usual)).",
      zhHans: "最多列出的职位数量（默认：\(usual)）。"
    )
  }
  var allHelp: String { language.choose(en: "List all jobs.", zhHans: "列出全部职位。") }
  var listExample: String { language.choose(en: "the first jobs", zhHans: "最前面的职位") }
  var searchExample: String {
    language.choose(en: "welding jobs with a visa", zhHans: "提供签证担保的焊工职位")
  }
  var filterExample: String { language.choose(en: "part-time jobs in Osaka", zhHans: "大阪的兼职职位") }
  var documentExample: String {
    language.choose(en: "IDs and titles of all jobs as JSON", zhHans: "以 JSON 输出全部职位的编号和标题")
  }

  var showAbstract: String { language.choose(en: "Show a job.", zhHans: "显示职位。") }
  var showDiscussion: String {
    language.choose(
      en: "Jobs you have opened before stay available offline.",
      zhHans: "打开过的职位可离线查看。"
    )
  }
  var jobHelp: String { language.choose(en: "Job ID, as shown in the list.", zhHans: "职位编号，见列表。") }
  var showExample: String { language.choose(en: "a job", zhHans: "一个职位") }
  var detailDocumentExample: String {
    language.choose(en: "title and requirements as JSON", zhHans: "以 JSON 输出标题和要求")
  }
}
