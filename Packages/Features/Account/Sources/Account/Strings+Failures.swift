import CareersDomain
import DomainKernel
import LocalizationKit

extension Strings {
  func summary(of error: AccountError) -> String {
    switch error {
    case .invalid(let fields):
      fields.map(invalid).joined(separator: language.choose(en: " ", zhHans: ""))
    case .emailTaken: emailTaken
    case .invalidCredentials: invalidCredentials
    case .code(let problem): summary(of: problem)
    case .throttled:
      language.choose(en: "A code was requested a moment ago.", zhHans: "刚刚已获取过验证码。")
    case .notSignedIn: nobodySignedIn
    case .consentDeclined:
      language.choose(en: "Not signed in; nothing was stored.", zhHans: "未登录；没有存储任何内容。")
    case .consentNeeded(let reason):
      language.choose(
        en: "The keyring is not available (\(reason)), and nothing was stored.",
        zhHans: "密钥环不可用（\(reason)），没有存储任何内容。"
      )
    case .storeUnavailable(.keyring, let reason):
      language.choose(en: "The keyring is not available: \(reason).", zhHans: "密钥环不可用：\(reason)。")
    case .storeUnavailable(.file, let reason):
      language.choose(en: "The session file is not available: \(reason).", zhHans: "会话文件不可用：\(reason)。")
    case .cancelled, .service, .persistence: language.choose(en: "Interrupted.", zhHans: "操作已中断。")
    }
  }

  func summary(of problem: CodeProblem) -> String {
    switch problem {
    case .wrong: language.choose(en: "The code is wrong.", zhHans: "验证码错误。")
    case .expired: language.choose(en: "The code has expired.", zhHans: "验证码已过期。")
    case .locked:
      language.choose(
        en: "Too many wrong codes were entered, and the code is locked.",
        zhHans: "输入错误的次数过多，验证码已锁定。"
      )
    }
  }

  func brief(of error: AccountError) -> String {
    switch error {
    case .invalid: language.choose(en: "invalid values", zhHans: "内容无效")
    case .emailTaken: language.choose(en: "address taken", zhHans: "地址已注册")
    case .invalidCredentials: language.choose(en: "address or password wrong", zhHans: "地址或密码错误")
    case .code(.wrong): language.choose(en: "wrong code", zhHans: "验证码错误")
    case .code(.expired): language.choose(en: "code expired", zhHans: "验证码已过期")
    case .code(.locked): language.choose(en: "code locked", zhHans: "验证码已锁定")
    case .throttled: language.choose(en: "requested a moment ago", zhHans: "获取过于频繁")
    case .notSignedIn: language.choose(en: "not signed in", zhHans: "尚未登录")
    case .consentDeclined, .consentNeeded: language.choose(en: "no consent", zhHans: "未经同意")
    case .storeUnavailable(.keyring, _): language.choose(en: "keyring not available", zhHans: "密钥环不可用")
    case .storeUnavailable(.file, _): language.choose(en: "file not available", zhHans: "文件不可用")
    case .cancelled, .service, .persistence: language.choose(en: "interrupted", zhHans: "已中断")
    }
  }

  var emailTaken: String {
    language.choose(en: "An account with this address exists already.", zhHans: "此地址已注册帐户。")
  }
  var invalidCredentials: String {
    language.choose(en: "The address or the password is wrong.", zhHans: "地址或密码错误。")
  }
  var checkCredentials: String {
    language.choose(en: "Check both and try again.", zhHans: "请检查后重试。")
  }
  var checkCode: String {
    language.choose(
      en: "Check the newest message from the service; an earlier code no longer works.",
      zhHans: "请查看服务发送的最新邮件；之前的验证码已失效。"
    )
  }

  /// Advice that names neither a command nor an option of the program.
  func advice(about error: AccountError) -> String {
    if case .storeUnavailable(.file, _) = error {
      return language.choose(
        en: "Check the permissions of the file and its folder.",
        zhHans: "请检查文件及其文件夹的权限。"
      )
    }
    return language.choose(en: "Make the keyring available.", zhHans: "请启用密钥环。")
  }

  var signInPurpose: String { language.choose(en: "Sign in", zhHans: "登录") }
  var resendPurpose: String { language.choose(en: "Get another code", zhHans: "重新获取验证码") }
  var verifyPurpose: String { language.choose(en: "Verify the address", zhHans: "验证地址") }
  var storeInFile: String {
    language.choose(
      en: "store the session in a file that is not encrypted",
      zhHans: "将登录会话存储在未加密的文件中"
    )
  }
}
