import DomainKernel
import FeatureKit
import LocalizationKit
import PeopleDomain

extension Strings {
  func summary(of error: SignInError) -> String {
    switch error {
    case .notAToken: language.choose(en: "The text is not a token.", zhHans: "输入的内容不是令牌。")
    case .unreadableInput(let fault): FileWords(FileWords.standardStream, in: language).summary(of: fault)
    case .inputTooLarge(let limit): tooLarge(limit)
    case .tokenRefused: language.choose(en: "GitHub does not accept this token.", zhHans: "GitHub 不接受此令牌。")
    case .cannotAsk: language.choose(en: "Signing in needs a token.", zhHans: "登录需要令牌。")
    case .notSignedInWithGitHubCLI: language.choose(en: "Not signed in with gh.", zhHans: "尚未用 gh 登录。")
    case .gitHubCLITimedOut(let limit):
      language.choose(
        en: "gh did not respond within \(limit.components.seconds) s.",
        zhHans: "gh 在\(limit.components.seconds)秒内没有响应。"
      )
    case .consentDeclined:
      language.choose(en: "Sign-in cancelled; nothing was stored.", zhHans: "已取消登录；没有存储任何内容。")
    case .consentNeeded(let reason): words.consentNeeded(because: reason)
    case .storeUnavailable(let store, let reason): words.unavailable(store, because: reason)
    case .accountsDamaged: words.accountsDamaged
    case .deviceFlowUnavailable(let problem): summary(of: problem)
    case .deviceDenied: language.choose(en: "The sign-in was declined on GitHub.", zhHans: "在 GitHub 上拒绝了登录。")
    case .deviceExpired: language.choose(en: "The code has expired.", zhHans: "代码已过期。")
    case .clockDrift(let drift, let elapsed): drifted(drift, elapsed)
    case .sandboxed:
      language.choose(en: "The sandbox does not accept a token from gh.", zhHans: "沙盒不接受 gh 的令牌。")
    case .cancelled, .service, .persistence: words.interrupted
    }
  }

  func brief(of error: SignInError) -> String {
    switch error {
    case .unreadableInput: FileWords.unusable(in: language)
    case .inputTooLarge: language.choose(en: "too large", zhHans: "过大")
    case .notAToken: language.choose(en: "not a token", zhHans: "不是令牌")
    case .tokenRefused: language.choose(en: "token not accepted", zhHans: "令牌不被接受")
    case .cannotAsk, .notSignedInWithGitHubCLI, .gitHubCLITimedOut:
      language.choose(en: "no token", zhHans: "没有令牌")
    case .consentDeclined, .consentNeeded: words.noConsent
    case .storeUnavailable(let store, _): words.unavailableBriefly(store)
    case .accountsDamaged: words.accountsDamagedBriefly
    case .deviceFlowUnavailable: language.choose(en: "device sign-in not available", zhHans: "无法用代码登录")
    case .deviceDenied: language.choose(en: "declined on GitHub", zhHans: "在 GitHub 上被拒绝")
    case .deviceExpired: language.choose(en: "code expired", zhHans: "代码已过期")
    case .clockDrift: language.choose(en: "clock drift", zhHans: "时钟偏差")
    case .sandboxed: language.choose(en: "not with the sandbox", zhHans: "沙盒不支持")
    case .cancelled, .service, .persistence: words.interruptedBriefly
    }
  }

  /// Advice that names neither a command nor an option of the program.
  func advice(about error: SignInError) -> String? {
    switch error {
    case .notAToken, .inputTooLarge:
      language.choose(
        en: "Copy the whole token, without quotation marks or other text.",
        zhHans: "请复制完整的令牌，不含引号或其他内容。"
      )
    case .tokenRefused:
      language.choose(
        en: "Create a new token at https://github.com/settings/tokens",
        zhHans: "请在 https://github.com/settings/tokens 创建新的令牌"
      )
    case .notSignedInWithGitHubCLI:
      language.choose(
        en: "Run gh auth login first, then try again.",
        zhHans: "请先运行 gh auth login，然后重试。"
      )
    case .gitHubCLITimedOut:
      language.choose(
        en: "Check that gh auth token prints a token, then try again.",
        zhHans: "请确认 gh auth token 能输出令牌，然后重试。"
      )
    case .consentDeclined, .storeUnavailable(.keyring, _):
      language.choose(
        en:
          "Start or unlock the system's keyring, or set TESSERA_GITHUB_TOKEN to use a token without storing it.",
        zhHans: "请启动或解锁系统的密钥环，或设置 TESSERA_GITHUB_TOKEN，无需存储即可使用令牌。"
      )
    case .storeUnavailable(.file, _): words.checkPermissions
    case .deviceFlowUnavailable(.unknownClientID):
      language.choose(en: "Check TESSERA_GITHUB_CLIENT_ID.", zhHans: "请检查 TESSERA_GITHUB_CLIENT_ID。")
    case .deviceFlowUnavailable(.noClientID):
      language.choose(
        en: "Set TESSERA_GITHUB_CLIENT_ID to use a code.",
        zhHans: "要使用代码登录，请设置 TESSERA_GITHUB_CLIENT_ID。"
      )
    case .deviceFlowUnavailable(.invalidClientID):
      language.choose(
        en: "It has only letters, digits, '.', '-' and '_'. Set it to a client ID, or unset it.",
        zhHans: "客户端 ID 只含字母、数字、“.”、“-”和“_”。请设为客户端 ID，或取消设置。"
      )
    case .deviceFlowUnavailable(.differentServices(let variable)):
      language.choose(
        en: "Set \(variable) as well to use a code.",
        zhHans: "要使用代码登录，请同时设置 \(variable)。"
      )
    case .cannotAsk, .consentNeeded, .deviceFlowUnavailable, .deviceDenied, .deviceExpired, .clockDrift,
      .sandboxed, .cancelled, .service, .persistence, .accountsDamaged, .unreadableInput:
      nil
    }
  }

  private func tooLarge(_ limit: Int) -> String {
    let words = LimitWords(language)
    return words.sentence(words.inputSize(atMost: limit))
  }

  /// Advice for a sign-out, which needs the keyring.
  var unlockKeyring: String {
    language.choose(
      en: "Start or unlock the system's keyring, then try again.",
      zhHans: "请启动或解锁系统的密钥环，然后重试。"
    )
  }
  var passToken: String {
    language.choose(en: "Pass the token on standard input", zhHans: "通过标准输入提供令牌")
  }
  var signInToSandbox: String {
    language.choose(en: "Get a token of the sandbox", zhHans: "获取沙盒的令牌")
  }
  var useToken: String { language.choose(en: "sign in with a token", zhHans: "用令牌登录") }
  var signInWithGitHubCLI: String {
    language.choose(en: "sign in with the account of gh", zhHans: "用 gh 的帐户登录")
  }

  private func summary(of problem: DeviceFlowProblem) -> String {
    switch problem {
    case .noClientID:
      language.choose(en: "Device sign-in needs a client ID.", zhHans: "用代码登录需要客户端 ID。")
    case .invalidClientID:
      language.choose(
        en: "The value of TESSERA_GITHUB_CLIENT_ID is not a client ID.",
        zhHans: "TESSERA_GITHUB_CLIENT_ID 的值不是客户端 ID。"
      )
    case .notOffered(let code):
      language.choose(
        en: "GitHub does not offer device sign-in for this client ID\(code.map { " (\($0))" } ?? "").",
        zhHans: "GitHub 不为此客户端 ID 提供代码登录\(code.map { "（\($0)）" } ?? "")。"
      )
    case .unknownClientID:
      language.choose(en: "GitHub does not know the client ID.", zhHans: "GitHub 没有使用此客户端 ID 的应用。")
    case .foreignAddress:
      language.choose(
        en: "The response names an address that does not belong to GitHub.",
        zhHans: "响应中的地址不属于 GitHub。"
      )
    case .differentServices(let variable):
      language.choose(
        en: "The API and the sign-in pages belong to different services: \(variable) is not set.",
        zhHans: "API 和登录页面属于不同的服务：未设置 \(variable)。"
      )
    }
  }

  private func drifted(_ drift: Duration, _ elapsed: Duration) -> String {
    let difference = Int(drift.components.seconds)
    let amount = language.grouped(abs(difference))
    let time = language.grouped(Int(elapsed.components.seconds))
    return switch difference.signum() {
    case 0:
      language.choose(
        en: "GitHub says that requests come too often, although they were as far apart as it asked.",
        zhHans: "GitHub 称请求过于频繁，但请求的间隔符合其要求。"
      )
    case 1:
      language.choose(
        en:
          "GitHub received requests too often, because the clock of this computer gained \(amount) s in \(time) s.",
        zhHans: "请求过于频繁：此计算机的时钟在\(time)秒内快了\(amount)秒。"
      )
    default:
      language.choose(
        en:
          "GitHub received requests too often, because the clock of this computer lost \(amount) s in \(time) s.",
        zhHans: "请求过于频繁：此计算机的时钟在\(time)秒内慢了\(amount)秒。"
      )
    }
  }
}
