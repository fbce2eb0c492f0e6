public import DesignKit
public import DomainKernel
import LocalizationKit

/// The words about an account whose secret cannot be stored, read or checked.
extension AccountWords {
  private static let damage = ServiceError.credentialsUnreadable(reason: "", fault: .damagedAccounts)

  /// Says that the keyring is not available, and that there was nobody to ask for consent to a file.
  ///
  /// - Parameter reason: Why the keyring is not available.
  /// - Returns: A sentence.
  public func consentNeeded(because reason: TokenStoreFault) -> String {
    let reason = reason.words(in: language)
    return language.choose(
      en: "The keyring is not available (\(reason)), and nothing was stored.",
      zhHans: "密钥环不可用（\(reason)），没有存储任何内容。",
      id: "Keyring tidak tersedia (\(reason)), dan tidak ada yang disimpan."
    )
  }

  /// Says in few words that nobody agreed to a file that is not encrypted.
  public var noConsent: String {
    language.choose(en: "no consent", zhHans: "未经同意", id: "tanpa persetujuan")
  }

  /// Says that a store of secrets is not available.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - reason: Why it is not available.
  /// - Returns: A sentence.
  public func unavailable(_ store: TokenStore, because reason: TokenStoreFault) -> String {
    let reason = reason.words(in: language)
    return switch store {
    case .keyring:
      language.choose(
        en: "The keyring is not available: \(reason).",
        zhHans: "密钥环不可用：\(reason)。",
        id: "Keyring tidak tersedia: \(reason)."
      )
    case .file:
      language.choose(
        en: "The \(noun) file is not available: \(reason).",
        zhHans: "\(noun)文件不可用：\(reason)。",
        id: "Berkas \(noun) tidak tersedia: \(reason)."
      )
    }
  }

  /// Says in few words that a store of secrets is not available.
  ///
  /// - Parameter store: The store.
  /// - Returns: A clause.
  public func unavailableBriefly(_ store: TokenStore) -> String {
    switch store {
    case .keyring:
      language.choose(en: "keyring not available", zhHans: "密钥环不可用", id: "keyring tidak tersedia")
    case .file: language.choose(en: "file not available", zhHans: "文件不可用", id: "berkas tidak tersedia")
    }
  }

  /// Says that the file that names the accounts makes no sense.
  public var accountsDamaged: String { Strings(language).summary(of: Self.damage) }

  /// Says in few words that the file that names the accounts makes no sense.
  public var accountsDamagedBriefly: String { Strings(language).brief(of: Self.damage) }

  /// Says that the user interrupted the command.
  public var interrupted: String { Strings(language).summary(of: ServiceError.cancelled) }

  /// Says in one word that the user interrupted the command.
  public var interruptedBriefly: String { Strings(language).brief(of: ServiceError.cancelled) }

  /// Says that the secret could not be checked.
  ///
  /// - Parameter reason: Why, in few words.
  /// - Returns: A clause.
  public func notChecked(because reason: String) -> SafeText {
    let reason = SafeText(reason)
    return language.choose(
      en: "not checked (\(reason))",
      zhHans: "未检查（\(reason)）",
      id: "belum diperiksa (\(reason))"
    )
  }

  /// Says that a variable holds something else than a token.
  ///
  /// - Parameter variable: The name of the variable.
  /// - Returns: A sentence.
  public func noToken(in variable: String) -> String { Strings(language).noToken(in: variable) }

  /// Advice for a file that cannot be used.
  public var checkPermissions: String {
    language.choose(
      en: "Check the permissions of the file and its folder.",
      zhHans: "请检查文件及其文件夹的权限。",
      id: "Periksa izin berkas dan foldernya."
    )
  }

  /// The purpose of the option that consents to a file.
  public var storeInFile: String {
    language.choose(
      en: "store the \(noun) in an unencrypted file",
      zhHans: "将\(noun)存储在未加密的文件中",
      id: "menyimpan \(noun) di berkas yang tidak dienkripsi"
    )
  }

  /// The purpose of a sign-in that repeats an earlier one.
  public var signInAgain: String { language.choose(en: "Sign in again", zhHans: "重新登录", id: "Masuk lagi") }
}

extension TokenStoreFault {
  /// The fault in a few words, to stand behind a colon or in brackets.
  ///
  /// - Parameter language: The language of the words; those of the system are technical, and English.
  /// - Returns: Words without a full stop.
  func words(in language: Language) -> String {
    switch self {
    case .toolMissing(let program):
      language.choose(
        en: "\(program) is not installed",
        zhHans: "未安装 \(program)",
        id: "\(program) tidak terpasang"
      )
    case .locked: language.choose(en: "the keyring is locked", zhHans: "密钥环已锁定", id: "keyring terkunci")
    case .timedOut(let limit):
      language.choose(
        en: "no response within \(limit.components.seconds) s; it may be locked",
        zhHans: "\(limit.components.seconds)秒内无响应，可能已锁定",
        id: "tidak ada respons dalam \(limit.components.seconds) detik; mungkin terkunci"
      )
    case .tooLong(let limit):
      language.choose(
        en: "longer than \(limit) bytes",
        zhHans: "超过\(limit)字节",
        id: "lebih panjang dari \(limit) bita"
      )
    case .anotherForm(.keyring):
      language.choose(
        en: "the keyring has another form of it",
        zhHans: "密钥环中的内容格式不同",
        id: "isi keyring berbentuk lain"
      )
    case .anotherForm(.file):
      language.choose(
        en: "the file has another form of it",
        zhHans: "文件中的内容格式不同",
        id: "isi berkas berbentuk lain"
      )
    case .interrupted: language.choose(en: "interrupted", zhHans: "已中断", id: "dihentikan")
    case .other(let reason): language.reason(reason)
    }
  }
}
