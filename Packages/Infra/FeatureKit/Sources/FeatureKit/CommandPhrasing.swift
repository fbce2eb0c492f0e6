import CommandKit
public import DesignKit
public import LocalizationKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The phrasing of the command line: it names the command or the option to type.
public struct CommandPhrasing: Phrasing {
  /// The way in which the user asked for cached data only.
  public enum OfflineRequest: Hashable, Sendable {
    /// The option `--offline`.
    case option
    /// An environment variable, by its name.
    case variable(String)
  }

  private let offline: OfflineRequest?
  private let program: String
  private var account: AccountRoutes?
  private let clock: LocalTime?

  /// Makes the phrasing of a run.
  ///
  /// - Parameters:
  ///   - offline: The way in which the user asked for cached data only; `nil` when the run may connect.
  ///   - program: How the user calls the program.
  ///   - account: Where users sign in to the service of the command; `nil` for a service without accounts.
  ///   - clock: The clock of the user, by which waits of a minute to half a day are told too; `nil` without one.
  public init(
    offline: OfflineRequest? = nil,
    program: String = "tessera",
    account: AccountRoutes? = nil,
    clock: LocalTime? = nil
  ) {
    self.account = account
    self.clock = clock
    self.offline = offline
    self.program = program
  }

  /// Whether the user asked for cached content only.
  public var isOffline: Bool { offline != nil }

  /// A line with the command of the action's route; `nil` for a form, whose values are options of the list.
  public func hint(for action: Action, in language: Language) -> StyledText? {
    guard action.effect != .asks else { return nil }
    let command: StyledText = "\(SafeText(action.route.commandLine(program: program)), .accent)"
    return language.choose(
      en: "\("\(action.title):", .muted) \(command)",
      zhHans: "\("\(action.title)：", .muted)\(command)",
      id: "\("\(action.title):", .muted) \(command)"
    )
  }

  /// The last word of the command, quoted for a shell where it has to be.
  public func word(opening route: Route) -> SafeText? {
    route.words.last.map { SafeText(ShellWord.word(for: $0)) }
  }

  /// The option as it is typed.
  public func origin(option name: String, in language: Language) -> SafeText { SafeText("--" + name) }

  /// The same with the commands of another account.
  public func naming(_ account: AccountRoutes) -> CommandPhrasing {
    var copy = self
    copy.account = account
    return copy
  }

  /// One sentence, or two, that name the option or the command to type.
  public func sentence(for remedy: Remedy, at now: Date, in language: Language) -> String {
    switch remedy {
    case .connect where offline != nil, .connectAndRefresh where offline != nil,
      .refresh where offline != nil,
      .refreshWithMoreTime where offline != nil, .refreshWithPatience where offline != nil, .askService:
      fetchingTheLatest(in: language)
    case .connectToChange where offline != nil: connecting(in: language)
    case .connect, .connectToChange:
      language.choose(
        en: "Check your connection and try again.",
        zhHans: "请检查网络连接后重试。",
        id: "Periksa koneksi Anda, lalu coba lagi."
      )
    case .connectAndRefresh:
      language.choose(
        en: "Run again with --refresh once you are online.",
        zhHans: "联网后请用 --refresh 再次运行。",
        id: "Jalankan lagi dengan --refresh setelah terhubung."
      )
    case .retry(let when):
      language.choose(
        en: "Try again\(when.words(at: now, in: language, by: clock)).",
        zhHans: when.isOver(now) ? "现在可以重试。" : "请\(when.words(at: now, in: language, by: clock))重试。",
        id: "Coba lagi\(when.words(at: now, in: language, by: clock))."
      )
    case .refresh(let when):
      language.choose(
        en: "Try again\(when.words(at: now, in: language, by: clock)) with --refresh.",
        zhHans: when.isOver(now)
          ? "现在可以用 --refresh 重试。" : "请\(when.words(at: now, in: language, by: clock))用 --refresh 重试。",
        id: "Coba lagi\(when.words(at: now, in: language, by: clock)) dengan --refresh."
      )
    case .waitLonger:
      language.choose(
        en: "Try again, or allow more time with --timeout.",
        zhHans: "请重试，或用 --timeout 延长等待时间。",
        id: "Coba lagi, atau beri waktu lebih lama dengan --timeout."
      )
    case .refreshWithMoreTime:
      language.choose(
        en: "Use --refresh, or allow more time with --timeout.",
        zhHans: "请使用 --refresh，或用 --timeout 延长等待时间。",
        id: "Gunakan --refresh, atau beri waktu lebih lama dengan --timeout."
      )
    case .refreshWithPatience:
      language.choose(
        en: "Wait longer with --refresh --patience 10s.",
        zhHans: "请用 --refresh --patience 10s 延长等待时间。",
        id: "Tunggu lebih lama dengan --refresh --patience 10s."
      )
    case .retryOrOpenCached:
      language.choose(
        en: "Try again later. Pages you have opened before may be available with --offline.",
        zhHans: "请稍后重试；浏览过的内容可以用 --offline 打开。",
        id: "Coba lagi nanti. Halaman yang pernah dibuka mungkin tersedia dengan --offline."
      )
    case .checkAddress:
      language.choose(
        en: "Check the address of the service. Pages you have opened before may be available with --offline.",
        zhHans: "请检查服务的地址；浏览过的内容可以用 --offline 打开。",
        id: "Periksa alamat layanan. Halaman yang pernah dibuka mungkin tersedia dengan --offline."
      )
    case .openCached:
      language.choose(
        en: "Use --offline to open the cached copy.",
        zhHans: "用 --offline 可打开缓存副本。",
        id: "Gunakan --offline untuk membuka salinan tersimpan."
      )
    case .openAgain:
      language.choose(
        en: "Run it again to see the changes.",
        zhHans: "再次运行即可查看更新。",
        id: "Jalankan lagi untuk melihat perubahannya."
      )
    case .continueList(let route, let when):
      continuing(route, when.words(at: now, in: language, by: clock), in: language)
    case .signIn: signingIn(in: language)
    case .signInAgain: signingInAgain(in: language)
    case .checkRequest:
      language.choose(en: "Check your request.", zhHans: "请检查所请求的内容。", id: "Periksa permintaan Anda.")
    case .open(let route, let purpose):
      Self.open(route.commandLine(program: program), purpose, in: language)
    case .leaveOut(let option, let purpose):
      language.choose(
        en: "Run without --\(option) to \(purpose).",
        zhHans: "去掉 --\(option)，即可\(purpose)。",
        id: "Jalankan tanpa --\(option) untuk \(purpose)."
      )
    case .add(let options, let purpose): Self.add(options, purpose, in: language)
    case .sentence(let sentence): sentence
    }
  }

  /// The command has none of the options of this run, so that only a variable has to be unset before.
  private func continuing(_ route: Route, _ wait: String, in language: Language) -> String {
    let command = route.commandLine(program: program)
    let sentence = language.choose(
      en: "Continue\(wait) with: \(command)",
      zhHans: "请\(wait)继续：\(command)",
      id: "Lanjutkan\(wait) dengan: \(command)"
    )
    guard case .variable? = offline else { return sentence }
    return language.paragraph([fetchingTheLatest(in: language), sentence])
  }

  private func signingIn(in language: Language) -> String {
    guard let command = account?.signIn.commandLine(program: program) else {
      return language.choose(en: "Sign in and try again.", zhHans: "请登录后重试。", id: "Masuk, lalu coba lagi.")
    }
    return language.choose(
      en: "Sign in with '\(command)' and try again.",
      zhHans: "请用“\(command)”登录后重试。",
      id: "Masuk dengan '\(command)', lalu coba lagi."
    )
  }

  private func signingInAgain(in language: Language) -> String {
    guard let account else {
      return language.choose(
        en: "Sign in again, or sign out.",
        zhHans: "请重新登录或退出登录。",
        id: "Masuk kembali, atau keluar dari akun."
      )
    }
    let signIn = account.signIn.commandLine(program: program)
    let signOut = account.signOut.commandLine(program: program)
    return language.choose(
      en: "Sign in again with '\(signIn)', or sign out with '\(signOut)'.",
      zhHans: "请用“\(signIn)”重新登录，或用“\(signOut)”退出登录。",
      id: "Masuk kembali dengan '\(signIn)', atau keluar dari akun dengan '\(signOut)'."
    )
  }

  /// Names what the user gave, and nothing else.
  private func connecting(in language: Language) -> String {
    if case .variable(let name)? = offline {
      return language.choose(
        en: "Unset \(name) to connect to the service.",
        zhHans: "取消设置 \(name) 即可连接到服务。",
        id: "Hapus \(name) untuk terhubung ke layanan."
      )
    }
    return language.choose(
      en: "Run without --offline to connect to the service.",
      zhHans: "去掉 --offline 即可连接到服务。",
      id: "Jalankan tanpa --offline untuk terhubung ke layanan."
    )
  }

  private func fetchingTheLatest(in language: Language) -> String {
    switch offline {
    case .option:
      language.choose(
        en: "Run without --offline to fetch the latest.",
        zhHans: "去掉 --offline 即可获取最新内容。",
        id: "Jalankan tanpa --offline untuk mengambil yang terbaru."
      )
    case .variable(let name):
      language.choose(
        en: "Unset \(name) to fetch the latest.",
        zhHans: "取消设置 \(name) 即可获取最新内容。",
        id: "Hapus \(name) untuk mengambil yang terbaru."
      )
    case nil:
      language.choose(
        en: "Run again with --refresh to fetch the latest.",
        zhHans: "用 --refresh 再次运行即可获取最新内容。",
        id: "Jalankan lagi dengan --refresh untuk mengambil yang terbaru."
      )
    }
  }

  /// Names options as they are typed, of which one is enough.
  private static func add(_ options: [Route.Option], _ purpose: String, in language: Language) -> String {
    let names = options.map { option in
      "--\(option.name)" + (option.value.map { " " + ShellWord.word(for: $0) } ?? "")
    }
    return language.choose(
      en: "Use \(names.joined(separator: " or ")) to \(purpose).",
      zhHans: "使用 \(names.joined(separator: " 或 ")) 即可\(purpose)。",
      id: "Gunakan \(names.joined(separator: " atau ")) untuk \(purpose)."
    )
  }

  /// Names a command; one that has quotation marks of its own stands at the end, so that it can be copied whole.
  private static func open(_ command: String, _ purpose: String, in language: Language) -> String {
    language.choose(
      en: command.contains("'") ? "\(purpose) with: \(command)" : "\(purpose) with '\(command)'.",
      zhHans: "用“\(command)”可\(purpose)。",
      id: command.contains("'") ? "\(purpose) dengan: \(command)" : "\(purpose) dengan '\(command)'."
    )
  }
}

/// The routes by which users sign in to a service and sign out of it.
public struct AccountRoutes: Hashable, Sendable {
  /// The route to sign in.
  public let signIn: Route
  /// The route to sign out.
  public let signOut: Route

  /// Makes the pair.
  ///
  /// - Parameters:
  ///   - signIn: The route to sign in.
  ///   - signOut: The route to sign out.
  public init(signIn: Route, signOut: Route) {
    self.signIn = signIn
    self.signOut = signOut
  }
}
