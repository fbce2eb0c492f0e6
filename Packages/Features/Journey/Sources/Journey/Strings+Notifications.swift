import CareersDomain
import DesignKit
import FeatureKit
import LocalizationKit

extension Strings {
  var notifications: SafeText { language.choose(en: "Notifications", zhHans: "通知", id: "Notifikasi") }

  var notificationsWords: LoadState<NotificationReport, NotificationFailure>.Words {
    .init(
      title: notifications,
      loading: language.choose(
        en: "Checking your applications",
        zhHans: "正在检查申请",
        id: "Memeriksa lamaran Anda"
      ),
      notRefreshed: language.choose(
        en: "Your applications could not be checked",
        zhHans: "无法检查申请",
        id: "Lamaran Anda tidak dapat diperiksa"
      )
    )
  }

  var noNotifications: SafeText {
    language.choose(en: "No notifications.", zhHans: "没有通知。", id: "Tidak ada notifikasi.")
  }
  var unread: SafeText { language.choose(en: "unread", zhHans: "未读", id: "belum dibaca") }
  var markRead: SafeText {
    language.choose(en: "Mark all as read", zhHans: "全部标为已读", id: "Tandai semua sudah dibaca")
  }
  var firstLook: SafeText {
    language.choose(
      en: "First check of your applications",
      zhHans: "首次检查申请",
      id: "Pemeriksaan pertama lamaran Anda"
    )
  }
  var firstLookMeaning: SafeText {
    language.choose(
      en: "Changes from now on appear here as notifications.",
      zhHans: "从现在起的变化会在此显示为通知。",
      id: "Perubahan mulai sekarang muncul di sini sebagai notifikasi."
    )
  }

  var missing: SafeText {
    language.choose(
      en: "Earlier notifications cannot be read, and may be missing here",
      zhHans: "以前的通知无法读取，此处可能有缺失",
      id: "Notifikasi sebelumnya tidak dapat dibaca dan mungkin tidak tercantum"
    )
  }

  /// Where the user finds what may be missing, and how the warning ends.
  func missingHint(_ context: ViewContext) -> String {
    let check = language.choose(
      en: "Check your applications",
      zhHans: "查看申请",
      id: "Periksa lamaran Anda"
    )
    let dismiss = language.choose(
      en: "Dismiss this warning",
      zhHans: "不再显示此警告",
      id: "Tutup peringatan ini"
    )
    return language.paragraph([
      context.sentence(for: .open(.applications, purpose: check)),
      context.sentence(for: .open(Route.notifications.with("mark-read"), purpose: dismiss)),
    ])
  }

  func warning(ofMissing hint: String) -> String {
    language.warning(language.paragraph([language.sentence(missing.string), hint]))
  }

  var damagedNotifications: String {
    language.choose(
      en: "The saved notifications are damaged and cannot be read.",
      zhHans: "保存的通知已损坏，无法读取。",
      id: "Notifikasi tersimpan rusak dan tidak dapat dibaca."
    )
  }

  func headline(of change: CareersNotification.Change) -> SafeText {
    switch change {
    case .status(let status, _): return title(of: JourneyEvent(id: "", status: status))
    case .review(let review, let fileName, _):
      let name = fileName ?? document.string
      return switch review {
      case .valid:
        SafeText(
          language.choose(en: "'\(name)' was accepted", zhHans: "“\(name)”审核通过", id: "'\(name)' diterima")
        )
      case .invalid:
        SafeText(
          language.choose(
            en: "'\(name)' was not accepted",
            zhHans: "“\(name)”审核未通过",
            id: "'\(name)' tidak diterima"
          )
        )
      case .pending:
        SafeText(
          language.choose(
            en: "'\(name)' is not reviewed yet",
            zhHans: "“\(name)”待审核",
            id: "'\(name)' belum ditinjau"
          )
        )
      case .other(let word):
        SafeText(
          language.choose(
            en: "'\(name)' was reviewed: \(word)",
            zhHans: "“\(name)”的审核结果：\(word)",
            id: "'\(name)' telah ditinjau: \(word)"
          )
        )
      }
    }
  }

  func unreadCount(_ unread: Int, of total: Int) -> SafeText {
    let (new, all) = (language.grouped(unread), language.grouped(total))
    return language.choose(
      en: "\(new) unread of \(all)",
      zhHans: "共\(all)条，未读\(new)条",
      id: "\(new) belum dibaca dari \(all)"
    )
  }

  func notChecked(_ count: Int) -> String {
    language.warning(
      language.counted(
        count,
        en: (
          "application could not be checked; run the command again later.",
          "applications could not be checked; run the command again later."
        ),
        zhHans: "份申请无法检查，请稍后再次运行此命令。",
        id: "lamaran tidak dapat diperiksa; jalankan lagi perintah ini nanti."
      )
    )
  }

  func notSaved(because reason: String) -> String {
    let reason = language.reason(reason)
    return language.warning(
      language.choose(
        en: "These notifications could not be saved on this computer: \(reason).",
        zhHans: "无法将这些通知保存到本机：\(reason)。",
        id: "Notifikasi ini tidak dapat disimpan di komputer ini: \(reason)."
      )
    )
  }

  func marked(_ count: Int) -> String {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 notification marked as read.", "\(number) notifications marked as read."),
      zhHans: "已将\(number)条通知标为已读。",
      id: "\(number) notifikasi ditandai sudah dibaca."
    )
  }
}
