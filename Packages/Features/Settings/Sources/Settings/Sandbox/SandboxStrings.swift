import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import SettingsDomain

/// The texts about the sandbox in one language.
struct SandboxStrings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var sandbox: SafeText { language.choose(en: "Sandbox", zhHans: "沙盒") }
  var loading: SafeText { language.choose(en: "Reading the sandbox", zhHans: "正在读取沙盒") }
  var notRefreshed: SafeText { language.choose(en: "The sandbox could not be read", zhHans: "无法读取沙盒") }
  var service: SafeText { language.choose(en: "Service", zhHans: "服务") }
  var size: SafeText { language.choose(en: "Size", zhHans: "大小") }
  var file: SafeText { language.choose(en: "File", zhHans: "文件") }
  var keepsNothing: SafeText { language.choose(en: "no stored data", zhHans: "不保存内容") }
  var resetAction: SafeText { language.choose(en: "Reset the sandbox", zhHans: "重置沙盒") }

  var resetQuestion: String {
    language.choose(
      en: "Remove all accounts and other data of the sandbox? [y/N]",
      zhHans: "删除沙盒中的所有帐户和其他数据？[y/N]"
    )
  }

  func removed(_ services: [SandboxedService]) -> String {
    guard !services.isEmpty else {
      return language.choose(en: "Nothing to remove.", zhHans: "没有可删除的内容。")
    }
    let size = language.byteCount(services.reduce(0) { $0 + $1.bytes })
    return language.choose(en: "The sandbox was reset (\(size) removed).", zhHans: "沙盒已重置（删除了\(size)）。")
  }

  func advanced(_ step: AdvancedStep) -> String {
    let (title, status) = (SafeText(step.title).string, SafeText(step.status).string)
    return language.sentence(language.text(title, remark: status))
  }

  var howToStop: String {
    language.choose(en: "The sandbox is running. Press Ctrl-C to stop it.", zhHans: "沙盒正在运行。按 Ctrl-C 停止。")
  }
}

// MARK: - Failures

/// Why something about the sandbox was not done.
enum SandboxFailure: PresentableFailure {
  /// It could not be done.
  case failed(SandboxError)
  /// Nobody confirmed it.
  case confirmationMissing

  /// The word for it in JSON documents and traces.
  var code: String {
    switch self {
    case .failed(.storage(let error)): error.code
    case .failed(.unknownID): "not-found"
    case .failed(.longReason): "invalid-reason"
    case .failed(.nothingToAdvance): "nothing-to-advance"
    case .failed(.portInUse): "port-in-use"
    case .failed(.cannotServe): "cannot-serve"
    case .confirmationMissing: "confirmation-missing"
    case .failed(.cancelled): "cancelled"
    }
  }

  /// Whether it only says that the work was cancelled.
  var isCancellation: Bool { self == .failed(.cancelled) }

  /// The exit code of a command that fails with this error.
  var exitCode: ExitCode {
    switch self {
    case .failed(.storage(let error)): error.exitCode
    case .failed(.unknownID): .notFound
    case .failed(.longReason): .usage
    case .failed(.nothingToAdvance): .refused
    case .failed(.portInUse), .failed(.cannotServe): .failed
    case .confirmationMissing: .usage
    case .failed(.cancelled): .interrupted
    }
  }

  /// A description of the failure, as one sentence.
  func summary(in context: ViewContext) -> String {
    let language = context.language
    return switch self {
    case .failed(.storage(let error)): error.summary(in: context)
    case .failed(.unknownID(let id)):
      language.choose(
        en: "Nothing with the ID '\(SafeText(id.shortened()).string)' can be advanced in the sandbox.",
        zhHans: "沙盒中没有编号为“\(SafeText(id.shortened()).string)”且可推进的内容。"
      )
    case .failed(.longReason):
      language.choose(en: "The reason is longer than 500 characters.", zhHans: "原因超过500个字符。")
    case .failed(.nothingToAdvance(let status)):
      language.choose(
        en: "No further step is possible now: the status is \(SafeText(status).string).",
        zhHans: "目前没有可推进的步骤：当前状态为 \(SafeText(status).string)。"
      )
    case .failed(.portInUse):
      language.choose(en: "A port is in use by another program.", zhHans: "端口已被其他程序占用。")
    case .failed(.cannotServe(let reason)):
      language.choose(en: "The sandbox cannot be served: \(reason).", zhHans: "无法提供沙盒服务：\(reason)。")
    case .confirmationMissing:
      language.choose(en: "This removes all data of the sandbox.", zhHans: "此操作会删除沙盒的所有数据。")
    case .failed(.cancelled): ServiceError.cancelled.summary(in: context)
    }
  }

  /// A short description of the failure, without a full stop.
  func brief(in context: ViewContext) -> String {
    let language = context.language
    return switch self {
    case .failed(.storage(let error)): error.brief(in: context)
    case .failed(.unknownID): language.choose(en: "nothing with this ID", zhHans: "没有此编号")
    case .failed(.longReason): language.choose(en: "reason too long", zhHans: "原因过长")
    case .failed(.nothingToAdvance): language.choose(en: "no step left", zhHans: "没有可推进的步骤")
    case .failed(.portInUse): language.choose(en: "port in use", zhHans: "端口被占用")
    case .failed(.cannotServe): language.choose(en: "cannot be served", zhHans: "无法提供服务")
    case .confirmationMissing: Confirmation.missingBriefly(in: language)
    case .failed(.cancelled): ServiceError.cancelled.brief(in: context)
    }
  }

  /// The remedy; `nil` where the summary already has it.
  func remedy(in context: ViewContext) -> Remedy? {
    let language = context.language
    return switch self {
    case .failed(.storage(let error)): error.remedy(in: context)
    case .failed(.unknownID):
      .open(
        Route("applications"),
        purpose: language.choose(en: "List your applications", zhHans: "列出申请")
      )
    case .failed(.portInUse):
      .leaveOut(
        option: "port",
        purpose: language.choose(en: "use free ports", zhHans: "使用空闲端口")
      )
    case .confirmationMissing: Confirmation.remedy(in: language)
    case .failed(.nothingToAdvance), .failed(.longReason), .failed(.cannotServe), .failed(.cancelled): nil
    }
  }
}

// MARK: - Commands

extension SandboxStrings {
  var abstract: String {
    language.choose(
      en: "Show and control the sandbox.",
      zhHans: "查看和控制沙盒。",
      id: "Tampilkan dan kendalikan sandbox."
    )
  }
  var discussion: String {
    language.choose(
      en: """
        The sandbox stands in for the services, with sample data. Accounts and applications that you create in it \
        are stored on this computer.
        """,
      zhHans: "沙盒以示例数据代替各项服务。在其中创建的帐户和申请会保存在本机。"
    )
  }
  var statusAbstract: String { language.choose(en: "Show the data of the sandbox.", zhHans: "显示沙盒保存的内容。") }
  var statusExample: String { language.choose(en: "services and sizes", zhHans: "服务和大小") }
  var resetAbstract: String { language.choose(en: "Remove all data of the sandbox.", zhHans: "删除沙盒的所有数据。") }
  var resetDiscussion: String {
    language.choose(
      en: "Asks for confirmation in a terminal. The data of the real services is not affected.",
      zhHans: "在终端中会先要求确认。真实服务的数据不受影响。"
    )
  }
  var resetExample: String { language.choose(en: "without confirmation", zhHans: "不要求确认") }
  var advanceAbstract: String {
    language.choose(en: "Advance an application or a review.", zhHans: "推进申请或审核。")
  }
  var advanceDiscussion: String {
    language.choose(
      en: """
        In the sandbox, employers and reviewers act only when you run this command. Each run moves an application one \
        step, to the review, the interview or the offer, and reviews its documents. A submitted verification moves to \
        the manual review, then to a decision that depends on its documents. An organisation is verified if the legal \
        name is its name and the registration number has a digit. If you reject, the step is a rejection, and a \
        document becomes invalid.
        """,
      zhHans: """
        在沙盒中，雇主和审核人员只在运行此命令时行动。每次运行都会将申请推进一步：审核、面试或录用邀请，并审核其文件。\
        已提交的身份认证先进入人工审核，然后根据证件作出决定。法定名称与机构名称一致且注册号含有数字时，机构通过认证。\
        选择拒绝时，申请被拒绝，文件变为无效。
        """
    )
  }
  var advanceExample: String { language.choose(en: "one step of an application", zhHans: "推进一步") }
  var rejectExample: String { language.choose(en: "reject a document with a reason", zhHans: "拒绝证件并说明原因") }
  var verificationExample: String {
    language.choose(en: "the verification that was submitted last", zhHans: "最近提交的身份认证")
  }
  var recordHelp: String {
    language.choose(
      en: "ID of an application, document, verification session or organisation, or 'verification'.",
      zhHans: "申请、文件、认证会话或机构的编号，或“verification”。"
    )
  }
  var rejectHelp: String { language.choose(en: "Reject instead.", zhHans: "改为拒绝。") }
  var reasonHelp: String {
    language.choose(en: "Reason that the user sees, up to 500 characters.", zhHans: "用户看到的原因，最多500个字符。")
  }
  var idValue: String { language.choose(en: "id", zhHans: "编号") }
  var textValue: String { language.choose(en: "text", zhHans: "文字") }
  var serveAbstract: String {
    language.choose(en: "Serve the sandbox on local ports.", zhHans: "在本机端口上提供沙盒。")
  }
  var serveDiscussion: String {
    language.choose(
      en: """
        Prints the environment variables that direct a client to these ports, and runs until you stop it. Only programs \
        on this computer can connect. TESSERA_GITHUB_CLIENT_ID is the client ID for signing in to GitHub there with a code.
        """,
      zhHans: """
        输出使客户端连接这些端口的环境变量，并一直运行到停止为止。只有本机的程序可以连接。TESSERA_GITHUB_CLIENT_ID \
        是在那里用代码登录 GitHub 时的客户端 ID。
        """
    )
  }
  var serveExample: String { language.choose(en: "ports starting at 8460", zhHans: "从8460开始的端口") }
  var portHelp: String {
    language.choose(
      en: "Port of the first service, with the next ports for the others (default: free ports).",
      zhHans: "第一个端口，各服务依次使用后续端口（默认为空闲端口）。"
    )
  }
  var portValue: String { language.choose(en: "number", zhHans: "数字") }
}
