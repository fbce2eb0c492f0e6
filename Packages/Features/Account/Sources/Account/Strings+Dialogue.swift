import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// MARK: - Questions

extension Strings {
  /// The notices before the first registration or sign-in, one a line.
  var onboarding: [String] {
    language.choose(
      en: [
        "Before you start:",
        "  1. The service never asks for a bank transfer.",
        "  2. Beware of scams: report anyone who asks for money or your password.",
        "  3. Use your real identity, and one account only.",
        "  4. Your data is used to verify you and to apply for jobs.",
      ],
      zhHans: [
        "开始之前，请注意：",
        "  1、本服务绝不会要求银行转账。",
        "  2、谨防诈骗：如有人索要钱款或密码，请举报。",
        "  3、请使用真实身份，且只注册一个帐户。",
        "  4、个人数据用于验证身份和申请职位。",
      ],
      id: [
        "Sebelum memulai:", "  1. Layanan tidak pernah meminta transfer bank.",
        "  2. Waspadai penipuan: laporkan siapa pun yang meminta uang atau kata sandi Anda.",
        "  3. Gunakan identitas asli, dan satu akun saja.",
        "  4. Data Anda digunakan untuk verifikasi dan untuk melamar pekerjaan.",
      ]
    )
  }

  var acceptance: SafeText {
    language.choose(en: "Accept the terms of service", zhHans: "同意服务条款", id: "Setujui ketentuan layanan")
  }
  var termsAddress: SafeText {
    language.choose(
      en: "The terms and the privacy policy of the service apply to your account.",
      zhHans: "帐户受服务条款和隐私政策约束。",
      id: "Ketentuan dan kebijakan privasi layanan berlaku untuk akun Anda."
    )
  }

  func label(of field: AccountField) -> SafeText {
    switch field {
    case .name: language.choose(en: "Full name", zhHans: "姓名", id: "Nama lengkap")
    case .email: language.choose(en: "E-mail address", zhHans: "电子邮件地址", id: "Alamat email")
    case .password: language.choose(en: "Password", zhHans: "密码", id: "Kata sandi")
    }
  }

  func invalid(_ field: AccountField) -> String {
    switch field {
    case .name: tooShort(nameInSentence(of: field), AccountField.shortestName)
    case .email:
      language.choose(
        en: "This is not a valid e-mail address.",
        zhHans: "电子邮件地址无效。",
        id: "Ini bukan alamat email yang valid."
      )
    case .password: tooShort(nameInSentence(of: field), AccountField.shortestPassword)
    }
  }

  func nameInSentence(of field: AccountField) -> String {
    switch field {
    case .name: language.choose(en: "name", zhHans: "姓名", id: "nama")
    case .email: language.choose(en: "e-mail address", zhHans: "电子邮件地址", id: "alamat email")
    case .password: language.choose(en: "password", zhHans: "密码", id: "kata sandi")
    }
  }

  private func tooShort(_ subject: String, _ least: Int) -> String {
    let words = LimitWords(language)
    return words.sentence(words.atLeast(least, in: subject))
  }

  func passwordTooLong(_ limit: Int) -> String {
    let words = LimitWords(language)
    return words.sentence(words.atMost(limit, in: nameInSentence(of: .password)))
  }
}

// MARK: - Outcomes

extension Strings {
  func registered(_ email: String) -> String {
    language.choose(
      en: "Registered, and signed in as \(email).",
      zhHans: "已注册，并已登录为 \(email)。",
      id: "Terdaftar, dan masuk sebagai \(email)."
    )
  }

  func signedIn(_ email: String) -> String {
    language.choose(en: "Signed in as \(email).", zhHans: "已登录为 \(email)。", id: "Masuk sebagai \(email).")
  }

  func location(of store: TokenStore) -> String {
    switch store {
    case .keyring:
      language.choose(
        en: "The session is in the keyring.",
        zhHans: "登录会话存储在密钥环中。",
        id: "Sesi disimpan di keyring."
      )
    case .file:
      language.choose(
        en: "The session is in a file (not encrypted).",
        zhHans: "登录会话存储在文件中（未加密）。",
        id: "Sesi disimpan di berkas (tidak dienkripsi)."
      )
    }
  }

  /// Sentences about a code: whether it was sent, where to enter it, and when another one is available.
  func report(_ challenge: EmailChallenge, _ context: ViewContext) -> [String] {
    guard challenge.isSent || challenge.developmentCode != nil else {
      return [
        language.choose(
          en: "The service could not send the code to \(challenge.email).",
          zhHans: "服务无法将验证码发送到 \(challenge.email)。",
          id: "Layanan tidak dapat mengirim kode ke \(challenge.email)."
        ),
        context.sentence(for: .open(.resend, purpose: resendPurpose)),
      ]
    }
    var sentences = [available(challenge)]
    sentences.append(
      context.sentence(for: .open(.verify(challenge.developmentCode), purpose: verifyPurpose))
    )
    let wait = Int(challenge.resendAt.timeIntervalSince(context.now).rounded(.up))
    if wait > 0 {
      sentences.append(
        language.choose(
          en: "You can get another code \(language.ahead(seconds: wait)).",
          zhHans: "可在\(language.ahead(seconds: wait))重新获取验证码。",
          id: "Anda dapat meminta kode lain \(language.ahead(seconds: wait))."
        )
      )
    }
    return sentences
  }

  /// The sentence above the field for a code; none where there is no code.
  func remarks(about challenge: EmailChallenge) -> [String] {
    challenge.isSent || challenge.developmentCode != nil ? [available(challenge)] : []
  }

  /// Where the code is, and for how long it is valid.
  private func available(_ challenge: EmailChallenge) -> String {
    let place = challenge.developmentCode.map(shown) ?? sent(to: challenge.email)
    guard let lifetime = challenge.lifetime.map({ Int($0.components.seconds) }), lifetime > 0 else {
      return language.sentence(place)
    }
    let duration = language.duration(roundedDown: lifetime)
    return language.choose(
      en: "\(place); it is valid for \(duration).",
      zhHans: "\(place)，有效期为\(duration)。",
      id: "\(place); berlaku selama \(duration)."
    )
  }

  private func sent(to email: String) -> String {
    language.choose(
      en: "A code was sent to \(email)",
      zhHans: "验证码已发送到 \(email)",
      id: "Kode telah dikirim ke \(email)"
    )
  }

  private func shown(_ code: String) -> String {
    language.choose(
      en: "This service sends no e-mail: the code is \(code)",
      zhHans: "此服务不发送邮件：验证码为 \(code)",
      id: "Layanan ini tidak mengirim email: kodenya \(code)"
    )
  }

  func notVerified(_ email: String) -> String {
    language.choose(
      en: "\(email) is not verified yet.",
      zhHans: "\(email) 尚未验证。",
      id: "\(email) belum diverifikasi."
    )
  }

  func verified(_ email: String) -> String {
    language.choose(en: "\(email) is verified.", zhHans: "\(email) 已验证。", id: "\(email) telah diverifikasi.")
  }

  func alreadyVerified(_ email: String) -> String {
    language.choose(
      en: "\(email) is already verified.",
      zhHans: "\(email) 已经过验证。",
      id: "\(email) sudah diverifikasi sebelumnya."
    )
  }

  var previousPagesRemain: String {
    language.warning(
      language.choose(
        en:
          "Cached pages of the previous account could not be removed. Clear the cache to remove them.",
        zhHans: "无法删除之前帐户的缓存页面。请清除缓存。",
        id:
          "Halaman tersimpan akun sebelumnya tidak dapat dihapus. Kosongkan cache untuk menghapusnya."
      )
    )
  }

  func report(_ end: ClosedSession.ServiceEnd, _ context: ViewContext) -> String {
    switch end {
    case .ended:
      return language.choose(
        en: "Service: session ended.",
        zhHans: "服务：登录会话已结束。",
        id: "Layanan: sesi berakhir."
      )
    case .left(let error?):
      return unended(error.failedChange, because: error.brief(in: context.ofChange))
    case .left(nil):
      return language.choose(
        en: "Service: not contacted; the session there ends within 7 days.",
        zhHans: "服务：未连接；那里的登录会话将在7天内结束。",
        id: "Layanan: tidak dihubungi; sesi di sana berakhir dalam 7 hari."
      )
    case .noTokens(let reason):
      let detail =
        reason.map(language.reason).map {
          language.choose(en: " (\($0))", zhHans: "（\($0)）", id: " (\($0))")
        } ?? ""
      return language.choose(
        en:
          "Service: not contacted, because the stored session is unavailable\(detail); the session there ends within 7 days.",
        zhHans: "服务：没有存储的登录会话\(detail)，因此未连接；那里的登录会话将在7天内结束。",
        id: "Layanan: tidak dihubungi tanpa sesi tersimpan\(detail); sesi di sana berakhir dalam 7 hari."
      )
    }
  }
}

// MARK: - Sign-out

extension Strings {
  /// That the service did not end a session, or did not confirm it, by how far the request came.
  private func unended(_ request: FailedChange, because reason: String) -> String {
    switch request {
    case .unconnected, .untold:
      language.choose(
        en: "Service: not reached (\(reason)); the session there ends within 7 days.",
        zhHans: "服务：无法连接（\(reason)）；那里的登录会话将在7天内结束。",
        id: "Layanan: tidak terjangkau (\(reason)); sesi di sana berakhir dalam 7 hari."
      )
    case .notTaken, .refused:
      language.choose(
        en: "Service: session not ended (\(reason)); it ends within 7 days.",
        zhHans: "服务：未结束登录会话（\(reason)）；它将在7天内结束。",
        id: "Layanan: sesi tidak diakhiri (\(reason)); sesi itu berakhir dalam 7 hari."
      )
    case .answered, .unanswered:
      language.choose(
        en: "Service: not confirmed (\(reason)); the session there ends within 7 days.",
        zhHans: "服务：未确认（\(reason)）；那里的登录会话将在7天内结束。",
        id: "Layanan: tidak dikonfirmasi (\(reason)); sesi di sana berakhir dalam 7 hari."
      )
    }
  }

  func signOutQuestion(_ email: String) -> String {
    language.choose(
      en: "Sign out \(email), and remove the cached pages of the account? [y/N]",
      zhHans: "要让 \(email) 退出登录，并删除该帐户的缓存页面吗？[y/N]",
      id: "Keluar dari akun \(email), dan hapus halaman tersimpan akun? [y/T]"
    )
  }
}
