import LocalizationKit

extension Strings {
  var abstract: String {
    language.choose(
      en: "Show and change the GitHub account.",
      zhHans: "查看和更改 GitHub 帐户。",
      id: "Tampilkan dan ubah akun GitHub."
    )
  }
  var discussion: String {
    language.choose(
      en: """
        The token in TESSERA_GITHUB_TOKEN, GH_TOKEN or GITHUB_TOKEN is used if one of them is set; otherwise, the token \
        stored at sign-in. With the sandbox, these variables are ignored.
        """,
      zhHans: """
        如果设置了 TESSERA_GITHUB_TOKEN、GH_TOKEN 或 GITHUB_TOKEN，则使用其中的令牌；否则使用登录时存储的令牌。\
        使用沙盒时忽略这些变量。
        """
    )
  }
  var statusDiscussion: String {
    language.choose(
      en: "Asks GitHub whether the token is still valid, unless --offline is given.",
      zhHans: "会向 GitHub 确认令牌是否仍然有效，除非指定了 --offline。"
    )
  }
  var loginAbstract: String { language.choose(en: "Sign in to GitHub.", zhHans: "登录 GitHub。") }
  var loginDiscussion: String {
    language.choose(
      en: """
        Asks for a personal access token and hides it as you type. Create one at https://github.com/settings/tokens; public \
        data needs no scope. The token is stored in the system's keyring. With your consent, it is stored in an \
        unencrypted file instead; --store file gives that consent.

        --device signs in with a code that you enter in a browser. It needs the client ID of a registered app:
          1. Open https://github.com/settings/applications/new
          2. Enter any name, and any address as the homepage and callback URL.
          3. Select Enable Device Flow, then register the app.
          4. Copy the client ID. A client secret is not needed.
          5. Set TESSERA_GITHUB_CLIENT_ID to it.
        """,
      zhHans: """
        会要求输入个人访问令牌，输入时不显示。请在 https://github.com/settings/tokens 创建令牌；访问公开数据不需要任何权限范围。\
        令牌存储在系统的密钥环中；经同意后，也可以存储在未加密的文件中。--store file 即表示同意。

        --device 使用在浏览器中输入的代码登录，需要已注册应用的客户端 ID：
          1、打开 https://github.com/settings/applications/new
          2、输入任意名称，并将任意地址用作主页和回调地址。
          3、选中 Enable Device Flow，然后注册应用。
          4、复制客户端 ID；不需要客户端密钥。
          5、将 TESSERA_GITHUB_CLIENT_ID 设为该 ID。
        """
    )
  }
  var logoutAbstract: String { language.choose(en: "Sign out of GitHub.", zhHans: "退出 GitHub 登录。") }
  var logoutDiscussion: String {
    language.choose(
      en: "Removes the stored token and the cached pages of the account from this computer.",
      zhHans: "从本机删除存储的令牌和该帐户的缓存页面。"
    )
  }

  var statusExample: String { language.choose(en: "the account and its token", zhHans: "帐户及其令牌") }
  var loginExample: String { language.choose(en: "sign in with a token", zhHans: "用令牌登录") }
  var loginFromFileExample: String {
    language.choose(en: "sign in with a token from standard input", zhHans: "用标准输入中的令牌登录")
  }
  var loginFromProgramExample: String {
    language.choose(en: "use the account of gh, without a keyring", zhHans: "使用 gh 的帐户，不使用密钥环")
  }
  var logoutExample: String { language.choose(en: "sign out", zhHans: "退出登录") }

  var tokenInputHelp: String {
    language.choose(en: "Read the token from standard input.", zhHans: "从标准输入读取令牌。")
  }
  var fromHelp: String { language.choose(en: "Program to take the token from.", zhHans: "提供令牌的程序。") }
  var programValue: String { language.choose(en: "program", zhHans: "程序") }
  var deviceHelp: String {
    language.choose(en: "Use a code that you enter in a browser.", zhHans: "在浏览器中输入代码登录。")
  }
}
