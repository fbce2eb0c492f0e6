public import LocalizationKit

/// Where the token of requests to a service comes from, which decides what helps when the service refuses it.
public enum TokenOrigin: Hashable, Sendable {
  /// An environment variable, by its name: it has to be corrected.
  case variable(String)
  /// A sign-in: it has to be repeated.
  case signIn

  /// The name of the variable; `nil` for a sign-in.
  public var variable: String? { if case .variable(let name) = self { name } else { nil } }
}

/// The texts about a token that does not work.
extension Strings {
  func refused(_ token: TokenOrigin) -> String {
    switch token {
    case .variable(let name):
      language.choose(
        en: "The service does not accept the token in \(name)",
        zhHans: "服务不接受 \(name) 中的令牌",
        id: "Layanan tidak menerima token di \(name)"
      )
    case .signIn:
      language.choose(
        en: "The service no longer accepts the stored token",
        zhHans: "服务不再接受已存储的令牌",
        id: "Layanan tidak lagi menerima token yang tersimpan"
      )
    }
  }

  func briefRefusal(_ token: TokenOrigin) -> String {
    switch token {
    case .variable(let name):
      language.choose(
        en: "token in \(name) not accepted",
        zhHans: "\(name) 中的令牌不被接受",
        id: "token di \(name) tidak diterima"
      )
    case .signIn:
      language.choose(en: "token not accepted", zhHans: "令牌不被接受", id: "token tidak diterima")
    }
  }

  func noToken(in name: String) -> String {
    language.choose(
      en: "\(name) does not hold a token.",
      zhHans: "\(name) 中没有有效的令牌。",
      id: "\(name) tidak berisi token."
    )
  }

  func correct(_ name: String) -> String {
    language.choose(
      en: "Set \(name) to a valid token, or unset it.",
      zhHans: "请将 \(name) 设为有效的令牌，或取消设置。",
      id: "Atur \(name) ke token yang valid, atau hapus."
    )
  }
}

extension Remedy {
  /// The remedy for a token that the service does not accept.
  ///
  /// - Parameters:
  ///   - token: Where the token comes from; `nil` where requests need one and have none.
  ///   - language: The language of the sentence.
  /// - Returns: To correct the variable, or to sign in.
  public static func replacing(_ token: TokenOrigin?, in language: Language) -> Remedy {
    switch token {
    case .variable(let name): .sentence(Strings(language).correct(name))
    case .signIn: .signInAgain
    case nil: .signIn
    }
  }
}
