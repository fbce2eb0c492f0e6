import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import PeopleDomain

/// The texts of the feature, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }
}

extension Strings {
  /// The words that all accounts have in common.
  var words: AccountWords { AccountWords(language, of: .token) }
}

// MARK: - The page

extension Strings {
  var title: SafeText { language.choose(en: "GitHub account", zhHans: "GitHub 帐户") }
  var notSignedIn: SafeText { language.choose(en: "Not signed in to GitHub.", zhHans: "尚未登录 GitHub。") }
  var anonymousLimits: SafeText {
    language.choose(
      en:
        "Without an account, you can browse users and profiles with up to 60 requests an hour. Contribution cards need one.",
      zhHans: "不登录也可以浏览用户和个人资料，每小时最多60次请求；贡献卡片需要登录。"
    )
  }
  var signInWithCode: SafeText { language.choose(en: "Sign in with a code", zhHans: "用代码登录") }
  var accountUnknown: SafeText {
    language.choose(en: "It is not known who is signed in.", zhHans: "无法得知登录的帐户。")
  }
  var onlyPublicPages: SafeText {
    language.choose(
      en: "Until you sign in or sign out, only public pages are requested.",
      zhHans: "登录或退出登录之前，只请求公开页面。"
    )
  }
  var account: SafeText { language.choose(en: "Account", zhHans: "帐户") }
  var number: SafeText { language.choose(en: "ID", zhHans: "ID") }
  var token: SafeText { language.choose(en: "Token", zhHans: "令牌") }
  var scopes: SafeText { language.choose(en: "Scopes", zhHans: "权限范围") }
  var checked: SafeText { language.choose(en: "Check", zhHans: "检查结果") }
  var notChecked: SafeText { language.choose(en: "not checked", zhHans: "未检查") }
  var code: SafeText { language.choose(en: "Code", zhHans: "代码") }
  var address: SafeText { language.choose(en: "Enter it at", zhHans: "输入地址") }
  var confirmation: SafeText { language.choose(en: "Confirmation", zhHans: "确认") }
  var bySandbox: SafeText {
    language.choose(
      en: "by the sandbox itself, within 20 seconds; nothing has to be entered",
      zhHans: "20秒内由沙盒自行确认，无需输入"
    )
  }
  var waitingForSandbox: SafeText { language.choose(en: "Waiting for the sandbox", zhHans: "正在等待沙盒") }
  var timeLeft: SafeText { language.choose(en: "Time left", zhHans: "剩余时间") }
  var waiting: SafeText { language.choose(en: "Waiting for approval on GitHub", zhHans: "正在等待在 GitHub 上确认") }

  func name(of source: TokenSource) -> SafeText {
    switch source {
    case .environment(let variable):
      language.choose(en: "from \(SafeText(variable))", zhHans: "来自 \(SafeText(variable))")
    case .stored: language.choose(en: "stored at sign-in", zhHans: "登录时存储")
    }
  }

  func names(of scopes: TokenScopes) -> SafeText {
    switch scopes {
    case .reported(let names): SafeText(language.list(names))
    case .notReported: language.choose(en: "not reported", zhHans: "未报告")
    }
  }

  func words(for check: AccountStatus.Check, in context: ViewContext) -> SafeText {
    switch check {
    case .accepted: language.choose(en: "accepted by GitHub", zhHans: "GitHub 已接受")
    case .refused: language.choose(en: "not accepted by GitHub", zhHans: "GitHub 不接受")
    case .failed(let error): words.notChecked(because: SignInFailure(error).brief(in: context))
    }
  }

  var tokenNoLongerAccepted: SafeText {
    language.choose(en: "GitHub no longer accepts this token.", zhHans: "GitHub 不再接受此令牌。")
  }
  func notAccepted(_ variable: String) -> SafeText {
    let variable = SafeText(variable)
    return language.choose(
      en: "GitHub does not accept the token in \(variable).",
      zhHans: "GitHub 不接受 \(variable) 中的令牌。"
    )
  }

  func ignored(_ variables: [String], _ advice: String) -> SafeText {
    let (names, advice) = (SafeText(language.list(variables)), SafeText(advice))
    return language.choose(
      en: "\(names): ignored with the sandbox. \(advice)",
      zhHans: "\(names)：使用沙盒时忽略。\(advice)"
    )
  }
  var signInWithVariable: String { language.choose(en: "sign in with it", zhHans: "用它登录") }

  func overridden(_ login: String, by variable: String) -> SafeText {
    let (login, variable) = (SafeText(login), SafeText(variable))
    return language.choose(
      en: "You are signed in as @\(login), but \(variable) overrides the stored token.",
      zhHans: "已登录为 @\(login)，但 \(variable) 优先于已存储的令牌。"
    )
  }

  func unset(_ variable: String) -> SafeText {
    language.choose(
      en: "Unset \(SafeText(variable)) to use the stored token.",
      zhHans: "取消设置 \(SafeText(variable)) 即可使用已存储的令牌。"
    )
  }
}
