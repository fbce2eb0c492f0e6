public import DesignKit
public import FeatureKit
public import LocalizationKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The phrasing of the full-screen program: it names the key to press.
public struct KeyPhrasing: Phrasing {
  /// Whether the user asked for cached content only.
  public let isOffline: Bool
  /// Where screens are found; `nil` where that is unknown.
  private var places: Places?
  /// The key that tries again.
  private let key: String

  /// Makes the phrasing of a run.
  ///
  /// - Parameter isOffline: Whether the user asked for cached content only.
  public init(isOffline: Bool = false) { self.init(isOffline: isOffline, places: nil) }

  /// Makes the phrasing of a screen.
  ///
  /// - Parameters:
  ///   - isOffline: Whether the user asked for cached content only.
  ///   - places: Where other screens are found.
  ///   - key: The key that makes a change once more; `nil` for what is loaded again.
  init(isOffline: Bool, places: Places?, key: String? = nil) {
    self.isOffline = isOffline
    self.places = places
    self.key = key ?? "r"
  }

  /// No word: rows are chosen with the cursor.
  public func word(opening route: Route) -> SafeText? { nil }

  /// That the value was given when the session was started.
  public func origin(option name: String, in language: Language) -> SafeText {
    language.choose(en: "given at start", zhHans: "启动时指定", id: "ditentukan saat dimulai")
  }

  /// Offers nothing below a page: its actions are rows that can be chosen.
  public func hint(for action: Action, in language: Language) -> StyledText? { nil }

  /// The same with the place of another account.
  public func naming(_ account: AccountRoutes) -> KeyPhrasing {
    var copy = self
    copy.places?.signIn = account.signIn
    return copy
  }

  /// One sentence, or two, that say how to apply a remedy here.
  public func sentence(for remedy: Remedy, at now: Date, in language: Language) -> String {
    switch remedy {
    case .connect where isOffline, .connectAndRefresh where isOffline, .refresh where isOffline,
      .refreshWithMoreTime where isOffline, .refreshWithPatience where isOffline,
      .continueList where isOffline, .askService:
      language.choose(
        en: "This session is offline. Quit with q, then start online to fetch the latest.",
        zhHans: "当前为离线模式。请按 q 退出，再以联网方式启动，即可获取最新内容。",
        id: "Sesi ini luring. Keluar dengan q, lalu mulai secara daring untuk mengambil yang terbaru."
      )
    case .connectToChange where isOffline:
      language.choose(
        en: "This session is offline. Quit with q, and start it online.",
        zhHans: "当前为离线模式。请按 q 退出，再以联网方式启动。",
        id: "Sesi ini luring. Keluar dengan q, lalu mulai secara daring."
      )
    case .connectToChange:
      language.choose(
        en: "Try again once you are online.",
        zhHans: "联网后请重试。",
        id: "Coba lagi setelah terhubung."
      )
    case .connect, .connectAndRefresh:
      language.choose(
        en: "Press r once you are online.",
        zhHans: "联网后请按 r。",
        id: "Tekan r setelah terhubung."
      )
    case .retry(let when): retrying(with: key, when.words(at: now, in: language), in: language)
    case .refresh(let when): retrying(with: "r", when.words(at: now, in: language), in: language)
    case .waitLonger: waitingLonger(with: key, in: language)
    case .refreshWithMoreTime: waitingLonger(with: "r", in: language)
    // The exchange continues while the screen is open: more patience would bring nothing sooner.
    case .refreshWithPatience:
      retrying(with: "r", Remedy.When.later.words(at: now, in: language), in: language)
    case .retryOrOpenCached:
      language.choose(
        en: "Press r to try again. Pages you have opened before may be available in an offline session.",
        zhHans: "请按 r 重试；浏览过的内容可以在离线模式下打开。",
        id: "Tekan r untuk mencoba lagi. Halaman yang pernah dibuka mungkin tersedia dalam sesi luring."
      )
    case .checkAddress:
      language.choose(
        en: "Check the address of the service, then press r.",
        zhHans: "请检查服务的地址，然后按 r。",
        id: "Periksa alamat layanan, lalu tekan r."
      )
    case .continueList(_, let when):
      language.choose(
        en: "Press + to load more\(when.words(at: now, in: language)).",
        zhHans: "请\(when.words(at: now, in: language))按 + 载入更多。",
        id: "Tekan + untuk memuat lagi\(when.words(at: now, in: language))."
      )
    case .openCached:
      language.choose(
        en: "The cached copy opens in an offline session.",
        zhHans: "缓存副本可以在离线模式下打开。",
        id: "Salinan tersimpan dapat dibuka dalam sesi luring."
      )
    case .openAgain:
      language.choose(
        en: "Press r to see the changes.",
        zhHans: "按 r 即可查看更新。",
        id: "Tekan r untuk melihat perubahannya."
      )
    case .signInAgain: signingInAgain(in: language)
    case .signIn: signingIn(in: language)
    case .checkRequest where places?.hasPagesBelow == false:
      language.choose(
        en: "Check your request.",
        zhHans: "请检查所请求的内容。",
        id: "Periksa permintaan Anda."
      )
    case .checkRequest:
      language.choose(
        en: "Go back with Esc, and check your request.",
        zhHans: "请按 Esc 返回，并检查所请求的内容。",
        id: "Kembali dengan Esc, lalu periksa permintaan Anda."
      )
    case .open(let route, let purpose): opening(places?.place(of: route) ?? .unknown, purpose, in: language)
    case .leaveOut(_, let purpose):
      language.choose(
        en: "Go back with Esc to \(purpose).",
        zhHans: "请按 Esc 返回，即可\(purpose)。",
        id: "Kembali dengan Esc untuk \(purpose)."
      )
    case .add(_, let purpose):
      language.choose(
        en: "Quit with q, and use the command line to \(purpose).",
        zhHans: "请按 q 退出，然后在命令行中\(purpose)。",
        id: "Keluar dengan q, lalu gunakan baris perintah untuk \(purpose)."
      )
    case .sentence(let sentence): sentence
    }
  }
}

extension KeyPhrasing {
  private func retrying(with key: String, _ wait: String, in language: Language) -> String {
    language.choose(
      en: "Press \(key) to try again\(wait).",
      zhHans: "请\(wait)按 \(key) 重试。",
      id: "Tekan \(key) untuk mencoba lagi\(wait)."
    )
  }

  private func waitingLonger(with key: String, in language: Language) -> String {
    language.choose(
      en: "Press \(key) to try again, or quit and start with a longer time limit.",
      zhHans: "请按 \(key) 重试，或退出后延长等待时间再启动。",
      id: "Tekan \(key) untuk mencoba lagi, atau keluar dan mulai dengan batas waktu lebih lama."
    )
  }

  private func signingIn(in language: Language) -> String {
    switch places?.signInPlace {
    case .tab(let number, let title)?:
      language.choose(
        en: "Sign in on \(Self.tab(number, title, in: language)), then press \(key).",
        zhHans: "请在\(Self.tab(number, title, in: language))登录，然后按 \(key)。",
        id: "Masuk di \(Self.tab(number, title, in: language)), lalu tekan \(key)."
      )
    default:
      language.choose(
        en: "Sign in, then press \(key).",
        zhHans: "请登录后按 \(key)。",
        id: "Masuk, lalu tekan \(key)."
      )
    }
  }

  private func signingInAgain(in language: Language) -> String {
    switch places?.signInPlace {
    case .tab(let number, let title)?:
      language.choose(
        en: "Sign in again or sign out on \(Self.tab(number, title, in: language)), then press \(key).",
        zhHans: "请在\(Self.tab(number, title, in: language))重新登录或退出登录，然后按 \(key)。",
        id: "Masuk kembali atau keluar di \(Self.tab(number, title, in: language)), lalu tekan \(key)."
      )
    case .here?, .commandLine?, .below?, .back?, .key?, .pageTab?:
      language.choose(
        en: "Sign in again or sign out.",
        zhHans: "请重新登录或退出登录。",
        id: "Masuk kembali atau keluar."
      )
    case .unknown?, nil:
      language.choose(
        en: "Sign in again or sign out on the account page, then press \(key).",
        zhHans: "请在帐户页面重新登录或退出登录，然后按 \(key)。",
        id: "Masuk kembali atau keluar di halaman akun, lalu tekan \(key)."
      )
    }
  }

  private func opening(_ place: Places.Place, _ purpose: String, in language: Language) -> String {
    switch place {
    case .key(let key):
      language.choose(
        en: "\(purpose): press \(key).",
        zhHans: "\(purpose)：请按 \(key)。",
        id: "\(purpose): tekan \(key)."
      )
    case .tab(let number, let title):
      language.choose(
        en: "\(purpose): \(Self.tab(number, title, in: language)).",
        zhHans: "\(purpose)：请打开\(Self.tab(number, title, in: language))。",
        id: "\(purpose): \(Self.tab(number, title, in: language))."
      )
    case .pageTab(let title):
      language.choose(
        en: "\(purpose): view \(title), with { or }.",
        zhHans: "\(purpose)：请按 { 或 } 切换到视图“\(title)”。",
        id: "\(purpose): tampilan \(title), dengan { atau }."
      )
    case .here:
      language.choose(
        en: "\(purpose): on this page.",
        zhHans: "\(purpose)：请在本页操作。",
        id: "\(purpose): di halaman ini."
      )
    case .commandLine:
      language.choose(
        en: "\(purpose): quit with q, and use the command line.",
        zhHans: "\(purpose)：请按 q 退出，然后使用命令行。",
        id: "\(purpose): keluar dengan q, lalu gunakan baris perintah."
      )
    case .below:
      language.choose(
        en: "\(purpose): on this page, or after going back with Esc.",
        zhHans: "\(purpose)：请在本页操作，或按 Esc 返回后操作。",
        id: "\(purpose): di halaman ini, atau setelah kembali dengan Esc."
      )
    case .back:
      language.choose(
        en: "\(purpose): go back with Esc.",
        zhHans: "\(purpose)：请按 Esc 返回后操作。",
        id: "\(purpose): kembali dengan Esc."
      )
    case .unknown:
      language.choose(
        en: "\(purpose): on this page, in another tab, or after going back with Esc.",
        zhHans: "\(purpose)：请在本页或其他标签页中操作，或按 Esc 返回后操作。",
        id: "\(purpose): di halaman ini, di tab lain, atau setelah kembali dengan Esc."
      )
    }
  }

  /// A tab, with its number where a key chooses it.
  private static func tab(_ number: Int?, _ title: String, in language: Language) -> String {
    guard let number else {
      return language.choose(en: "tab \(title)", zhHans: "标签页“\(title)”", id: "tab \(title)")
    }
    return language.choose(
      en: "tab \(number), \(title)",
      zhHans: "第\(number)个标签页“\(title)”",
      id: "tab \(number), \(title)"
    )
  }
}
