import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The texts of applications and notifications, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var applications: SafeText { language.choose(en: "Applications", zhHans: "申请") }
  var yourApplications: SafeText { language.choose(en: "Your applications", zhHans: "我的申请") }
  var group: String { language.choose(en: "Jobs in Japan", zhHans: "日本求职") }
  var id: SafeText { language.choose(en: "ID", zhHans: "编号") }

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
      loadingMore: language.choose(en: "Loading more applications", zhHans: "正在载入更多申请")
    )
  }
}

// MARK: - Statuses

extension Strings {
  func status(_ status: ApplicationStatus) -> SafeText {
    switch status {
    case .submitted: language.choose(en: "submitted", zhHans: "已提交")
    case .inReview: language.choose(en: "in review", zhHans: "审核中")
    case .interview: language.choose(en: "interview", zhHans: "面试")
    case .offered: language.choose(en: "offer", zhHans: "录用邀请")
    case .hired: language.choose(en: "hired", zhHans: "已录用")
    case .rejected: language.choose(en: "rejected", zhHans: "未通过")
    case .other(let word): SafeText(word)
    }
  }

  func badge(_ status: ApplicationStatus) -> Badge {
    let kind: Status =
      switch status {
      case .hired: .success
      case .offered: .warning
      case .rejected: .error
      case .submitted, .inReview, .interview, .other: .info
      }
    let words: SafeText = status == .offered ? openOffer : self.status(status)
    return Badge(words, kind)
  }

  var openOffer: SafeText { language.choose(en: "open offer", zhHans: "待决定的录用邀请") }
  var declinedByYou: SafeText { language.choose(en: "declined by you", zhHans: "已由本人婉拒") }
  var declined: SafeText { language.choose(en: "declined", zhHans: "已婉拒") }
  var now: SafeText { language.choose(en: "current", zhHans: "当前") }
  var done: SafeText { language.choose(en: "done", zhHans: "已完成") }
  var next: SafeText { language.choose(en: "next", zhHans: "接下来") }

  /// The title of an event: that of its status, or of the user's decision; the service's own for a status that is not
  /// known.
  func title(of event: JourneyEvent) -> SafeText {
    switch (event.status, event.actor) {
    case (.submitted, _): language.choose(en: "Application submitted", zhHans: "申请已提交")
    case (.inReview, _): language.choose(en: "Application in review", zhHans: "申请审核中")
    case (.interview, _): language.choose(en: "Interview", zhHans: "面试")
    case (.offered, _): language.choose(en: "Job offer", zhHans: "收到录用邀请")
    case (.hired, .user): language.choose(en: "Offer accepted, hired", zhHans: "已接受邀请并被录用")
    case (.hired, _): language.choose(en: "Hired", zhHans: "已录用")
    case (.rejected, .user): language.choose(en: "Offer declined", zhHans: "已婉拒录用邀请")
    case (.rejected, _): language.choose(en: "Application rejected", zhHans: "申请未通过")
    case (.other(let word), _): SafeText(event.title ?? word)
    }
  }

  func by(_ actor: JourneyEvent.Actor) -> SafeText {
    switch actor {
    case .user: language.choose(en: "by you", zhHans: "由本人")
    case .admin: language.choose(en: "by the recruiter", zhHans: "由招聘方")
    case .system: language.choose(en: "automatic", zhHans: "系统自动")
    case .other(let word): SafeText(word)
    }
  }

  func mayFollow(_ statuses: [SafeText]) -> SafeText {
    let list = language.list(statuses.map(\.string), .or)
    return SafeText(language.choose(en: "Possible next: \(list)", zhHans: "之后可能：\(list)"))
  }

  var yourDecision: SafeText {
    language.choose(en: "Your decision: accept or decline the offer", zhHans: "请决定：接受或婉拒录用邀请")
  }

  func inJapan(_ moment: String) -> SafeText {
    SafeText(language.choose(en: "\(moment) in Japan", zhHans: "日本时间\(moment)"))
  }
}

// MARK: - The list

extension Strings {
  var listWords: LoadState<EntryPage<Application>, ServiceError>.Words {
    words(
      yourApplications,
      loading: language.choose(en: "Loading applications", zhHans: "正在载入申请"),
      notRefreshed: language.choose(en: "The list could not be refreshed", zhHans: "无法刷新列表")
    )
  }

  func count(_ shown: Int, of total: Int?) -> SafeText {
    let number = language.grouped(shown)
    if let total, total > shown {
      let all = language.grouped(total)
      return language.choose(en: "\(number) of \(all) applications", zhHans: "\(all)份申请中的\(number)份")
    }
    return language.plural(shown, en: ("1 application", "\(number) applications"), zhHans: "\(number)份申请")
  }

  var noApplications: SafeText { language.choose(en: "No applications yet.", zhHans: "还没有申请。") }
  var noneMatches: SafeText {
    language.choose(en: "No applications with this status.", zhHans: "没有该状态的申请。")
  }
  var unknownJob: SafeText { language.choose(en: "Unknown job", zhHans: "未知职位") }
  var changed: SafeText { language.choose(en: "Changed", zhHans: "更新时间") }
  var openOne: SafeText { language.choose(en: "Open an application", zhHans: "打开一份申请") }
  var showAll: SafeText { language.choose(en: "List all applications", zhHans: "列出全部申请") }
  var listApplications: String { language.choose(en: "List your applications", zhHans: "列出我的申请") }
  var findJob: String { language.choose(en: "Find a job", zhHans: "查找职位") }

  func incomplete(because reason: String) -> String {
    language.choose(
      en: "Warning: The list is incomplete: \(reason).",
      zhHans: "警告：列表不完整：\(reason)。"
    )
  }
}

// MARK: - An application

extension Strings {
  var applicationWords: LoadState<ApplicationDetail, ApplicationFailure>.Words {
    words(
      language.choose(en: "Application", zhHans: "申请"),
      loading: language.choose(en: "Opening the application", zhHans: "正在打开申请"),
      notRefreshed: language.choose(en: "The application could not be refreshed", zhHans: "无法刷新申请")
    )
  }

  var documentsWords: LoadState<ApplicationDetail, ApplicationFailure>.Words {
    words(
      documents,
      loading: language.choose(en: "Loading documents", zhHans: "正在载入文件"),
      notRefreshed: language.choose(en: "The documents could not be refreshed", zhHans: "无法刷新文件")
    )
  }

  var note: SafeText { language.choose(en: "Your message", zhHans: "附言") }
  var history: SafeText { language.choose(en: "History", zhHans: "进展") }
  var noHistory: SafeText { language.choose(en: "No history available.", zhHans: "暂无进展。") }
  var documents: SafeText { language.choose(en: "Documents", zhHans: "文件") }
  var document: SafeText { language.choose(en: "Document", zhHans: "文件") }
  var noDocuments: SafeText { language.choose(en: "No documents yet.", zhHans: "还没有文件。") }
  var documentsNotLoaded: SafeText {
    language.choose(en: "The documents could not be loaded", zhHans: "无法载入文件")
  }
  var uploadedAt: SafeText { language.choose(en: "Uploaded", zhHans: "上传时间") }

  func badge(_ review: ApplicationDocument.Review) -> Badge {
    switch review {
    case .pending: Badge(language.choose(en: "not reviewed yet", zhHans: "待审核"), .info)
    case .valid: Badge(language.choose(en: "accepted", zhHans: "审核通过"), .success)
    case .invalid: Badge(language.choose(en: "not accepted", zhHans: "审核未通过"), .error)
    case .other(let word): Badge(SafeText(word), .info)
    }
  }

  func reason(_ text: String) -> SafeText {
    SafeText(language.choose(en: "Reason: \(text)", zhHans: "原因：\(text)"))
  }

  var accept: SafeText { language.choose(en: "Accept the offer", zhHans: "接受录用邀请") }
  var decline: SafeText { language.choose(en: "Decline the offer", zhHans: "婉拒录用邀请") }
  var addDocument: SafeText { language.choose(en: "Upload a document", zhHans: "上传文件") }
  var openJob: SafeText { language.choose(en: "Open the job", zhHans: "打开职位") }
  var openApplication: SafeText { language.choose(en: "Open the application", zhHans: "打开申请") }
}

// MARK: - Changes

extension Strings {
  func question(isAccepted: Bool) -> String {
    isAccepted
      ? language.choose(
        en: "Accept the offer? This cannot be undone. [y/N]",
        zhHans: "要接受录用邀请吗？此操作无法撤销。[y/N]"
      )
      : language.choose(
        en: "Decline the offer? This cannot be undone. [y/N]",
        zhHans: "要婉拒录用邀请吗？此操作无法撤销。[y/N]"
      )
  }

  func isYes(_ text: String) -> Bool {
    let word = text.lowercased().filter { !$0.isWhitespace }
    return ["y", "yes", "是"].contains(word)
  }

  var nothingDecided: String { language.choose(en: "The offer is unchanged.", zhHans: "录用邀请未作更改。") }

  func decided(isAccepted: Bool, _ application: Application) -> String {
    let job =
      application.job.map { language.choose(en: " for '\($0.title)'", zhHans: "（“\($0.title)”）") } ?? ""
    let status = status(application.status).string
    return isAccepted
      ? language.choose(en: "Offer accepted\(job). Status: \(status).", zhHans: "已接受录用邀请\(job)。状态：\(status)。")
      : language.choose(en: "Offer declined\(job). Status: \(status).", zhHans: "已婉拒录用邀请\(job)。状态：\(status)。")
  }

  func uploaded(_ document: ApplicationDocument) -> String {
    let name = document.fileName ?? document.id
    let review = badge(document.review).label.string
    return language.choose(en: "Uploaded '\(name)' (\(review)).", zhHans: "已上传“\(name)”（\(review)）。")
  }

  var confirmationNeeded: String {
    language.choose(
      en: "The decision must be confirmed, and there is no terminal to ask on.",
      zhHans: "必须确认此决定，但当前没有可供确认的终端。"
    )
  }
  var confirm: String { language.choose(en: "confirm it without a question", zhHans: "直接确认") }

  func noSuchApplication(_ id: String) -> String {
    language.choose(en: "You have no application '\(id)'.", zhHans: "没有申请“\(id)”。")
  }
  var noSuchApplicationBriefly: String { language.choose(en: "no such application", zhHans: "没有该申请") }

  func noID(_ text: String) -> String {
    language.choose(en: "'\(text)' is not an application ID.", zhHans: "“\(text)”不是申请编号。")
  }
  var idHint: String {
    language.choose(en: "Copy the ID from the list of applications.", zhHans: "请从申请列表中复制编号。")
  }
  var badType: String {
    language.choose(
      en: "The document type must have 1 to \(ApplicationDocumentType.limit) characters.",
      zhHans: "文件类型须为1至\(ApplicationDocumentType.limit)个字符。"
    )
  }
  var badReason: String {
    language.choose(
      en: "The reason is longer than \(DecisionReason.limit) characters, or has invalid characters.",
      zhHans: "原因超过\(DecisionReason.limit)个字符，或含有无效字符。"
    )
  }

  var noOffer: String {
    language.choose(en: "This application has no open offer.", zhHans: "该申请没有待决定的录用邀请。")
  }

  func unknownOutcome(because reason: String) -> String {
    language.choose(
      en: "The decision was sent, but the service did not confirm it: \(reason).",
      zhHans: "决定已发送，但服务未确认：\(reason)。"
    )
  }
  var checkApplication: String { language.choose(en: "Check its status", zhHans: "查看其状态") }

  var documentThere: String {
    language.choose(
      en: "A document with the same content is already there; nothing was uploaded.",
      zhHans: "已有内容相同的文件，未重复上传。"
    )
  }
  var listDocuments: String { language.choose(en: "List the documents", zhHans: "列出文件") }

  func notRegistered(because reason: String) -> String {
    language.choose(
      en: """
        The file was uploaded, but the service did not confirm that it is part of the application: \(reason). If it \
        is not listed, upload it again.
        """,
      zhHans: "文件已上传，但服务未确认已将其加入申请：\(reason)。如列表中没有该文件，请重新上传。"
    )
  }

  func notUploaded(_ error: UploadError) -> String {
    switch error {
    case .insecureAddress:
      language.choose(
        en: "The service named an insecure address for the file, so nothing was uploaded.",
        zhHans: "服务提供的上传地址不安全，文件未上传。"
      )
    case .expired:
      language.choose(
        en: "The address for the file was not accepted twice, so nothing was uploaded.",
        zhHans: "上传地址两次均未被接受，文件未上传。"
      )
    case .refused(let status):
      language.choose(
        en: "The storage of the service refused the file (HTTP \(status)), so nothing was uploaded.",
        zhHans: "服务的存储拒绝了该文件（HTTP \(status)），文件未上传。"
      )
    case .service:
      language.choose(en: "The file was not uploaded.", zhHans: "文件未上传。")
    }
  }

  func cannotUpload(_ path: String, because error: UploadFileError) -> String {
    let reason =
      switch error {
      case .missing: language.choose(en: "there is no such file", zhHans: "文件不存在")
      case .folder: language.choose(en: "it is a folder", zhHans: "这是一个文件夹")
      case .special: language.choose(en: "it is not a regular file", zhHans: "不是普通文件")
      case .empty: language.choose(en: "it is empty", zhHans: "文件为空")
      case .tooLarge(let bytes):
        language.choose(
          en:
            "it has \(language.grouped(bytes)) bytes; the limit is \(language.grouped(UploadFile.mostBytes))",
          zhHans: "大小为\(language.grouped(bytes))字节，上限为\(language.grouped(UploadFile.mostBytes))字节"
        )
      case .longName(let units):
        language.choose(
          en: "its name has \(language.grouped(units)) characters; the limit is \(UploadFile.longestName)",
          zhHans: "文件名有\(language.grouped(units))个字符，上限为\(UploadFile.longestName)个"
        )
      case .unsupportedType:
        language.choose(en: "only PDF, JPEG and PNG are accepted", zhHans: "仅接受 PDF、JPEG 和 PNG 文件")
      case .contentIsNot(let type):
        language.choose(
          en: "its content is not \(name(of: type)), although its name says so",
          zhHans: "文件名表示 \(name(of: type))，但内容不符"
        )
      case .nameIsNot(let type):
        language.choose(
          en: "its content is \(name(of: type)), but its name does not end in .\(type.nameExtensions[0])",
          zhHans: "内容是 \(name(of: type))，但文件名不以 .\(type.nameExtensions[0]) 结尾"
        )
      case .unreadable(let reason):
        language.choose(en: "it cannot be read (\(reason))", zhHans: "无法读取（\(reason)）")
      }
    return language.choose(
      en: "'\(path)' cannot be uploaded: \(reason).",
      zhHans: "无法上传“\(path)”：\(reason)。"
    )
  }

  func advice(about error: UploadFileError) -> String? {
    switch error {
    case .missing: language.choose(en: "Check the path.", zhHans: "请检查路径。")
    case .folder: language.choose(en: "Name a file in it.", zhHans: "请指定其中的一个文件。")
    case .special: language.choose(en: "Copy its content to a file.", zhHans: "请将其内容复制到文件中。")
    case .empty: language.choose(en: "Choose another file.", zhHans: "请选择其他文件。")
    case .tooLarge: language.choose(en: "Reduce its size.", zhHans: "请缩小文件。")
    case .longName, .nameIsNot: language.choose(en: "Rename the file.", zhHans: "请重命名文件。")
    case .unsupportedType, .contentIsNot:
      language.choose(en: "Convert it to PDF, JPEG or PNG.", zhHans: "请将其转换为 PDF、JPEG 或 PNG。")
    case .unreadable: language.choose(en: "Check its permissions.", zhHans: "请检查文件权限。")
    }
  }

  private func name(of type: UploadFileType) -> String {
    switch type {
    case .pdf: "PDF"
    case .jpeg: "JPEG"
    case .png: "PNG"
    }
  }
}

// MARK: - Notifications

extension Strings {
  var notifications: SafeText { language.choose(en: "Notifications", zhHans: "通知") }

  var notificationsWords: LoadState<NotificationReport, NotificationFailure>.Words {
    words(
      notifications,
      loading: language.choose(en: "Checking your applications", zhHans: "正在检查申请"),
      notRefreshed: language.choose(en: "Your applications could not be checked", zhHans: "无法检查申请")
    )
  }

  var noNotifications: SafeText { language.choose(en: "No notifications.", zhHans: "没有通知。") }
  var unread: SafeText { language.choose(en: "unread", zhHans: "未读") }
  var markRead: SafeText { language.choose(en: "Mark all as read", zhHans: "全部标为已读") }
  var firstLook: SafeText { language.choose(en: "First check of your applications", zhHans: "首次检查申请") }
  var firstLookMeaning: SafeText {
    language.choose(
      en: "Changes from now on appear here as notifications.",
      zhHans: "从现在起的变化会在此显示为通知。"
    )
  }

  func headline(of change: CareersNotification.Change) -> SafeText {
    switch change {
    case .status(let status, _): return title(of: JourneyEvent(id: "", status: status))
    case .review(let review, let fileName, _):
      let name = fileName ?? document.string
      return switch review {
      case .valid:
        SafeText(language.choose(en: "'\(name)' was accepted", zhHans: "“\(name)”审核通过"))
      case .invalid:
        SafeText(language.choose(en: "'\(name)' was not accepted", zhHans: "“\(name)”审核未通过"))
      case .pending:
        SafeText(language.choose(en: "'\(name)' is not reviewed yet", zhHans: "“\(name)”待审核"))
      case .other(let word):
        SafeText(language.choose(en: "'\(name)' was reviewed: \(word)", zhHans: "“\(name)”的审核结果：\(word)"))
      }
    }
  }

  func unreadCount(_ unread: Int, of total: Int) -> SafeText {
    let (new, all) = (language.grouped(unread), language.grouped(total))
    return language.choose(en: "\(new) unread of \(all)", zhHans: "共\(all)条，未读\(new)条")
  }

  func notChecked(_ count: Int) -> String {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: (
        "Warning: 1 application could not be checked; run the command again later.",
        "Warning: \(number) applications could not be checked; run the command again later."
      ),
      zhHans: "警告：\(number)份申请无法检查，请稍后再次运行此命令。"
    )
  }

  func marked(_ count: Int) -> String {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 notification marked as read.", "\(number) notifications marked as read."),
      zhHans: "已将\(number)条通知标为已读。"
    )
  }
}

// MARK: - The commands

extension Strings {
  var idValue: String { language.choose(en: "ID", zhHans: "编号") }
  var statusValue: String { language.choose(en: "status", zhHans: "状态") }
  var numberValue: String { language.choose(en: "number", zhHans: "数量") }
  var textValue: String { language.choose(en: "text", zhHans: "文字") }
  var typeValue: String { language.choose(en: "type", zhHans: "类型") }
  var fileValue: String { language.choose(en: "file", zhHans: "文件") }

  var listAbstract: String { language.choose(en: "List your job applications.", zhHans: "列出我的求职申请。") }
  var listDiscussion: String {
    language.choose(
      en: """
        Lists the applications of the account that is signed in, most recently changed first. Pages you have opened \
        before stay available offline.
        """,
      zhHans: "列出已登录帐户的申请，最近有变化的在前。浏览过的内容可离线查看。"
    )
  }
  var statusHelp: String { language.choose(en: "Status of the applications.", zhHans: "申请状态。") }
  func limitHelp(_ usual: Int) -> String {
    language.choose(
      en: "Maximum number of applications to list (default: \(usual)).",
      zhHans: "最多列出的申请数量（默认：\(usual)）。"
    )
  }
  var allHelp: String { language.choose(en: "List all applications.", zhHans: "列出全部申请。") }
  var listExample: String { language.choose(en: "the latest applications", zhHans: "最近的申请") }
  var statusExample: String {
    language.choose(en: "applications with an open offer", zhHans: "有待决定录用邀请的申请")
  }
  var documentExample: String {
    language.choose(en: "IDs and statuses of all applications as JSON", zhHans: "以 JSON 输出全部申请的编号和状态")
  }

  var applicationHelp: String {
    language.choose(en: "Application ID, as shown in the list.", zhHans: "申请编号，见列表。")
  }

  var showAbstract: String {
    language.choose(en: "Show an application and its history.", zhHans: "显示申请及其进展。")
  }
  var showDiscussion: String {
    language.choose(
      en: "Shows every recorded event, oldest first, and the review of each document.",
      zhHans: "按时间顺序显示所有进展，以及每个文件的审核结果。"
    )
  }
  var showExample: String { language.choose(en: "an application", zhHans: "一份申请") }

  var documentsAbstract: String {
    language.choose(en: "List the documents of an application.", zhHans: "列出申请的文件。")
  }
  var documentsDiscussion: String {
    language.choose(
      en: "Lists the documents, newest first, each with the result of its review and the reason.",
      zhHans: "列出文件（最新的在前）及其审核结果和原因。"
    )
  }
  var documentsExample: String {
    language.choose(en: "the documents of an application", zhHans: "一份申请的文件")
  }

  var uploadAbstract: String {
    language.choose(en: "Upload a document to an application.", zhHans: "为申请上传文件。")
  }
  var uploadDiscussion: String {
    language.choose(
      en: """
        Accepts PDF, JPEG and PNG files of up to 10 MiB, checked by content and name. A document cannot be removed \
        once it is uploaded.
        """,
      zhHans: "接受不超过10 MiB 的 PDF、JPEG 和 PNG 文件，按内容和文件名检查。文件上传后无法删除。"
    )
  }
  var fileHelp: String { language.choose(en: "File to upload.", zhHans: "要上传的文件。") }
  var typeHelp: String {
    language.choose(en: "Kind of document, such as CV.", zhHans: "文件类型，如 CV。")
  }
  var uploadExample: String { language.choose(en: "upload a CV", zhHans: "上传简历") }

  var acceptAbstract: String { language.choose(en: "Accept a job offer.", zhHans: "接受录用邀请。") }
  var declineAbstract: String { language.choose(en: "Decline a job offer.", zhHans: "婉拒录用邀请。") }
  var decisionDiscussion: String {
    language.choose(
      en: "Asks for confirmation first. The decision cannot be undone.",
      zhHans: "执行前会要求确认。此决定无法撤销。"
    )
  }
  var reasonHelp: String {
    language.choose(
      en: "Reason for the employer, up to \(DecisionReason.limit) characters.",
      zhHans: "告知雇主的原因，最多\(DecisionReason.limit)个字符。"
    )
  }
  var yesHelp: String { language.choose(en: "No confirmation.", zhHans: "无需确认。") }
  var acceptExample: String { language.choose(en: "accept an offer", zhHans: "接受录用邀请") }
  var declineExample: String { language.choose(en: "decline an offer", zhHans: "婉拒录用邀请") }
  var yesExample: String { language.choose(en: "the same without confirmation", zhHans: "同上，无需确认") }

  var notificationsAbstract: String {
    language.choose(en: "Show changes of your applications.", zhHans: "显示申请的变化。")
  }
  var notificationsDiscussion: String {
    language.choose(
      en: """
        Checks your applications and lists new statuses, offers and document reviews, unread ones first. The first \
        check only records the current state.
        """,
      zhHans: "检查申请，列出新的状态、录用邀请和文件审核结果，未读的在前。首次检查只记录当前状态。"
    )
  }
  var markReadHelp: String { language.choose(en: "Mark all as read.", zhHans: "全部标为已读。") }
  var notificationsExample: String {
    language.choose(en: "changes since the last check", zhHans: "上次检查以来的变化")
  }
  var markReadExample: String {
    language.choose(en: "the same, marked as read", zhHans: "同上，并标为已读")
  }
}
