import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

extension Strings {
  func summary(of error: AccountError) -> String {
    switch error {
    case .invalid(let fields): language.paragraph(fields.map(invalid))
    case .refused(let field, let message): refused(field, message)
    case .emailTaken: emailTaken
    case .invalidCredentials: invalidCredentials
    case .code(let problem): summary(of: problem)
    case .throttled:
      language.choose(
        en: "A code was requested a moment ago.",
        zhHans: "刚刚已获取过验证码。",
        id: "Kode baru saja diminta."
      )
    case .notSignedIn: words.nobodySignedIn
    case .consentDeclined:
      language.choose(
        en: "Not signed in; nothing was stored.",
        zhHans: "未登录；没有存储任何内容。",
        id: "Belum masuk; tidak ada yang disimpan."
      )
    case .consentNeeded(let reason): words.consentNeeded(because: reason)
    case .storeUnavailable(let store, let reason): words.unavailable(store, because: reason)
    case .accountsDamaged: words.accountsDamaged
    case .cancelled, .service, .persistence, .registrationUnconfirmed, .registeredOnly, .endedButLeft:
      words.interrupted
    }
  }

  func summary(of problem: CodeProblem) -> String {
    switch problem {
    case .wrong: language.choose(en: "The code is wrong.", zhHans: "验证码错误。", id: "Kode salah.")
    case .expired:
      language.choose(en: "The code has expired.", zhHans: "验证码已过期。", id: "Kode sudah kedaluwarsa.")
    case .locked:
      language.choose(
        en: "Too many wrong codes were entered, so the code is locked.",
        zhHans: "输入错误的次数过多，验证码已锁定。",
        id: "Terlalu banyak kode salah dimasukkan, dan kode dikunci."
      )
    }
  }

  func brief(of error: AccountError) -> String {
    switch error {
    case .invalid, .refused: language.choose(en: "invalid values", zhHans: "内容无效", id: "nilai tidak valid")
    case .emailTaken: language.choose(en: "address taken", zhHans: "地址已注册", id: "alamat sudah dipakai")
    case .invalidCredentials:
      language.choose(en: "address or password wrong", zhHans: "地址或密码错误", id: "alamat atau kata sandi salah")
    case .code(.wrong): language.choose(en: "wrong code", zhHans: "验证码错误", id: "kode salah")
    case .code(.expired): language.choose(en: "code expired", zhHans: "验证码已过期", id: "kode kedaluwarsa")
    case .code(.locked): language.choose(en: "code locked", zhHans: "验证码已锁定", id: "kode dikunci")
    case .throttled: language.choose(en: "requested a moment ago", zhHans: "获取过于频繁", id: "baru saja diminta")
    case .notSignedIn: language.choose(en: "not signed in", zhHans: "尚未登录", id: "belum masuk")
    case .consentDeclined, .consentNeeded: words.noConsent
    case .storeUnavailable(let store, _): words.unavailableBriefly(store)
    case .accountsDamaged: words.accountsDamagedBriefly
    case .cancelled, .service, .persistence, .registrationUnconfirmed, .registeredOnly, .endedButLeft:
      words.interruptedBriefly
    }
  }

  /// The service refused a field by a rule of its own; its message is in its own language.
  func refused(_ field: AccountField, _ message: String?) -> String {
    let words = LimitWords(language)
    return words.sentence(words.refused(nameInSentence(of: field), saying: message))
  }

  func registrationUnconfirmed(because reason: String) -> String {
    language.choose(
      en: "The service did not confirm the registration (\(reason)), so the account may exist.",
      zhHans: "服务未确认注册（\(reason)），帐户可能已创建。",
      id: "Layanan tidak mengonfirmasi pendaftaran (\(reason)), jadi akun mungkin sudah ada."
    )
  }
  func registeredOnly(because reason: String) -> String {
    language.choose(
      en: "The account was created, but signing in failed (\(reason)).",
      zhHans: "帐户已创建，但登录失败（\(reason)）。",
      id: "Akun sudah dibuat, tetapi gagal masuk (\(reason))."
    )
  }
  var signInIfRegistered: String {
    language.choose(en: "Check by signing in", zhHans: "请尝试登录以确认", id: "Pastikan dengan masuk")
  }
  /// That a session is ended at the service, and what is left of it on this computer.
  func endedButLeft(_ error: AccountError, because reason: String) -> String {
    if case .storeUnavailable = error {
      return language.choose(
        en: "The service ended the session, but it is still stored on this computer (\(reason)).",
        zhHans: "服务已结束登录会话，但此电脑上仍存储着该会话（\(reason)）。",
        id: "Layanan mengakhiri sesi, tetapi sesi itu masih tersimpan di komputer ini (\(reason))."
      )
    }
    return language.choose(
      en: "The service ended the session, but this computer still lists the account as signed in "
        + "(\(reason)).",
      zhHans: "服务已结束登录会话，但此电脑上仍将该帐户列为已登录（\(reason)）。",
      id: "Layanan mengakhiri sesi, tetapi komputer ini masih mencatat akun sebagai sudah masuk (\(reason))."
    )
  }
  var removeRest: String {
    language.choose(en: "Remove the rest", zhHans: "删除其余内容", id: "Hapus sisanya")
  }
  var emailTaken: String {
    language.choose(
      en: "An account with this address already exists.",
      zhHans: "此地址已注册帐户。",
      id: "Akun dengan alamat ini sudah ada."
    )
  }
  var invalidCredentials: String {
    language.choose(
      en: "The address or the password is wrong.",
      zhHans: "地址或密码错误。",
      id: "Alamat atau kata sandi salah."
    )
  }
  var checkCredentials: String {
    language.choose(
      en: "Check both and try again.",
      zhHans: "请检查后重试。",
      id: "Periksa keduanya, lalu coba lagi."
    )
  }
  var checkCode: String {
    language.choose(
      en: "Check the newest message from the service; an earlier code no longer works.",
      zhHans: "请查看服务发送的最新邮件；之前的验证码已失效。",
      id: "Periksa pesan terbaru dari layanan; kode sebelumnya tidak berlaku lagi."
    )
  }

  /// Advice that names neither a command nor an option of the program.
  func advice(about error: AccountError) -> String {
    if case .storeUnavailable(.file, _) = error { return words.checkPermissions }
    return language.choose(
      en: "Start or unlock the system's keyring.",
      zhHans: "请启动或解锁系统的密钥环。",
      id: "Jalankan atau buka kunci keyring sistem."
    )
  }

  var signInPurpose: String { language.choose(en: "Sign in", zhHans: "登录", id: "Masuk") }
  var resendPurpose: String {
    language.choose(en: "Get another code", zhHans: "重新获取验证码", id: "Minta kode lain")
  }
  var verifyPurpose: String {
    language.choose(en: "Verify the address", zhHans: "验证地址", id: "Verifikasi alamat")
  }
}
