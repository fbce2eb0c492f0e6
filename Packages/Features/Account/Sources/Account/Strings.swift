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

/// The texts of the feature, in one language.
struct Strings {
  let language: Language
  private let localTime: LocalTime

  /// The texts for what has no dates, such as commands.
  init(_ language: Language) {
    self.language = language
    localTime = LocalTime()
  }

  init(_ context: ViewContext) {
    language = context.language
    localTime = context.localTime
  }
}

extension Strings {
  /// The words that all accounts have in common.
  var words: AccountWords { AccountWords(language, of: .session) }
}

// MARK: - The page

extension Strings {
  var title: SafeText { language.choose(en: "Careers account", zhHans: "求职帐户", id: "Akun karier") }
  var notSignedIn: SafeText {
    language.choose(
      en: "Not signed in to the careers service.",
      zhHans: "尚未登录求职服务。",
      id: "Belum masuk ke layanan karier."
    )
  }
  var benefits: SafeText {
    language.choose(
      en: "Jobs and posts are open to everyone; saving, applying and the profile need an account.",
      zhHans: "不登录也可以浏览职位和文章；收藏、申请和个人资料需要登录。",
      id: "Lowongan dan artikel terbuka untuk semua orang; menyimpan, melamar, dan profil memerlukan akun."
    )
  }
  var register: SafeText { language.choose(en: "Register", zhHans: "注册", id: "Daftar") }
  var verify: SafeText {
    language.choose(en: "Verify the e-mail address", zhHans: "验证电子邮件地址", id: "Verifikasi alamat email")
  }
  var resend: SafeText { language.choose(en: "Send another code", zhHans: "重新发送验证码", id: "Kirim kode lain") }
  var name: SafeText { language.choose(en: "Name", zhHans: "姓名", id: "Nama") }
  var email: SafeText { language.choose(en: "E-mail", zhHans: "电子邮件", id: "Email") }
  var verification: SafeText { language.choose(en: "E-mail address", zhHans: "邮件地址", id: "Alamat email") }
  var memberSince: SafeText { language.choose(en: "Registered", zhHans: "注册日期", id: "Terdaftar") }
  var signedInSince: SafeText { language.choose(en: "Signed in", zhHans: "登录时间", id: "Masuk") }
  var session: SafeText { language.choose(en: "Session", zhHans: "登录会话", id: "Sesi") }
  var code: SafeText { language.choose(en: "Code", zhHans: "验证码", id: "Kode") }

  func state(of email: CareersUser.EmailState) -> StyledText {
    switch email {
    case .unverified:
      StyledText(language.choose(en: "not verified", zhHans: "未验证", id: "belum diverifikasi"), .warning)
    case .verified(let date):
      if let day = date.flatMap(day) {
        StyledText(
          language.choose(en: "verified on \(day)", zhHans: "已于 \(day) 验证", id: "diverifikasi pada \(day)"),
          .success
        )
      } else {
        StyledText(language.choose(en: "verified", zhHans: "已验证", id: "terverifikasi"), .success)
      }
    }
  }

  /// The day by the user's calendar; `nil` for a moment that no calendar knows.
  func day(_ date: Date) -> SafeText? {
    localTime.time(of: date).map { SafeText(language.date(of: $0)) }
  }

  func words(for check: CareersAccountStatus.Check?, in context: ViewContext) -> SafeText {
    switch check {
    case .accepted?:
      language.choose(en: "accepted by the service", zhHans: "服务已接受", id: "diterima oleh layanan")
    case .ended?:
      language.choose(en: "ended by the service", zhHans: "已被服务结束", id: "diakhiri oleh layanan")
    case .failed(let error)?: words.notChecked(because: error.brief(in: context))
    case nil: language.choose(en: "not checked", zhHans: "未检查", id: "belum diperiksa")
    }
  }

  var sessionEnded: SafeText {
    language.choose(
      en: "The service ended this session.",
      zhHans: "服务已结束此登录会话。",
      id: "Layanan mengakhiri sesi ini."
    )
  }
  var addressNotVerified: SafeText {
    language.choose(
      en: "The e-mail address is not verified.",
      zhHans: "电子邮件地址尚未验证。",
      id: "Alamat email belum diverifikasi."
    )
  }
  var enterCode: SafeText {
    language.choose(
      en: "Enter the code that the service sent to the address, or get another one.",
      zhHans: "请输入服务发送到该地址的验证码，或重新获取。",
      id: "Masukkan kode yang dikirim layanan ke alamat itu, atau minta kode lain."
    )
  }
}
