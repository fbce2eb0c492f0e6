import DomainKernel
import FeatureKit
import LocalizationKit
import PeopleDomain

// MARK: - Questions

extension Strings {
  var whereToCreateToken: String {
    language.choose(
      en: "Create a token at https://github.com/settings/tokens; public data needs no scope.",
      zhHans: "请在 https://github.com/settings/tokens 创建令牌；访问公开数据不需要任何权限范围。"
    )
  }
  var sandboxTokensOnly: String {
    language.choose(
      en: "The sandbox accepts only its own tokens, not those of GitHub.",
      zhHans: "沙盒只接受自己的令牌，不接受 GitHub 的令牌。"
    )
  }
  var tokenQuestion: String { language.choose(en: "Token (hidden as you type):", zhHans: "令牌（输入时不显示）：") }
  var anotherCodeQuestion: String {
    language.choose(en: "The code has expired. Request another one? [y/N]", zhHans: "代码已过期。要重新请求一个吗？[y/N]")
  }

  func enter(_ code: String, at address: String) -> String {
    language.choose(en: "Enter the code \(code) at \(address)", zhHans: "请在 \(address) 输入代码 \(code)")
  }

  func isConfirmedBySandbox(_ code: String) -> String {
    language.choose(
      en:
        "The sandbox confirms the code \(code) by itself within 20 seconds. Nothing has to be entered on GitHub.",
      zhHans: "沙盒将在20秒内自行确认代码 \(code)，无需在 GitHub 上输入。"
    )
  }

  func willHaveNoEffect(until variable: String) -> String {
    language.choose(
      en: "Note: \(variable) is set, so this sign-in has no effect until you unset it.",
      zhHans: "提示：已设置 \(variable)，取消设置后此次登录才会生效。"
    )
  }

  var registrationSteps: [String] {
    language.choose(
      en: [
        "To sign in with a code, register an app once:",
        "  1. Open https://github.com/settings/applications/new",
        "  2. Enter any name, and any address as the homepage and callback URL.",
        "  3. Select Enable Device Flow, then register the app.",
        "  4. Copy the client ID. A client secret is not needed.",
        "  5. Set TESSERA_GITHUB_CLIENT_ID to it, and run the command again.",
      ],
      zhHans: [
        "要使用代码登录，请先注册一个应用：",
        "  1、打开 https://github.com/settings/applications/new",
        "  2、输入任意名称，并将任意地址用作主页和回调地址。",
        "  3、选中 Enable Device Flow，然后注册应用。",
        "  4、复制客户端 ID；不需要客户端密钥。",
        "  5、将 TESSERA_GITHUB_CLIENT_ID 设为该 ID，然后再次运行此命令。",
      ]
    )
  }
}

// MARK: - Outcomes

extension Strings {
  func signedIn(_ login: String, in store: TokenStore) -> String {
    switch store {
    case .keyring:
      language.choose(
        en: "Signed in as @\(login). The token is in the keyring.",
        zhHans: "已登录为 @\(login)。令牌存储在密钥环中。"
      )
    case .file:
      language.choose(
        en: "Signed in as @\(login). The token is in a file (not encrypted).",
        zhHans: "已登录为 @\(login)。令牌存储在文件中（未加密）。"
      )
    }
  }

  func report(_ scopes: TokenScopes) -> String {
    language.choose(en: "Scopes: \(names(of: scopes)).", zhHans: "权限范围：\(names(of: scopes))。")
  }

  func broadScopes(_ scopes: [String]) -> String {
    language.warning(
      language.choose(
        en: "This token can do more than Tessera needs: \(language.list(scopes)).",
        zhHans: "此令牌的权限超出所需：\(language.list(scopes))。"
      )
    )
  }

  var useWithoutStoring: String {
    language.choose(
      en: "To use it without storing it, sign out and set GH_TOKEN to the output of gh auth token.",
      zhHans: "如不想存储，请退出登录，然后将 GH_TOKEN 设为 gh auth token 的输出。"
    )
  }

  func hasNoEffect(until variable: String) -> String {
    language.choose(
      en: "\(variable) overrides the stored token until you unset it.",
      zhHans: "\(variable) 优先于已存储的令牌，直到取消设置。"
    )
  }

  var whatRemains: String {
    language.choose(
      en: """
        The token itself stays valid. Delete it at https://github.com/settings/tokens, or revoke the app at \
        https://github.com/settings/applications
        """,
      zhHans: """
        令牌本身仍然有效。请在 https://github.com/settings/tokens 删除令牌，或在 \
        https://github.com/settings/applications 撤销应用的授权
        """
    )
  }

  func stillUsed(_ variable: String) -> String {
    language.choose(
      en: "The token from \(variable) is still used until you unset it.",
      zhHans: "仍在使用 \(variable) 中的令牌，直到取消设置。"
    )
  }
}
