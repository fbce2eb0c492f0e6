public import DesignKit
public import DomainKernel
public import LocalizationKit

/// The words, questions and facts that the accounts of all services have in common, in one language.
public struct AccountWords: Sendable {
  /// The secret that stands for an account on this computer.
  public enum Secret: Hashable, Sendable {
    /// A token that the user can also have without this program.
    case token
    /// The session that a sign-in has opened.
    case session
  }

  let language: Language
  private let secret: Secret

  /// Makes the words.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - secret: What is stored of an account.
  public init(_ language: Language, of secret: Secret) {
    self.language = language
    self.secret = secret
  }

  // MARK: - The page

  /// The words of the status while it is loaded.
  ///
  /// - Parameter title: The title of the page.
  /// - Returns: The words of a load.
  public func status<Value, Failure>(_ title: SafeText) -> LoadState<Value, Failure>.Words {
    let loading = language.choose(
      en: "Checking the account" as SafeText,
      zhHans: "正在检查帐户",
      id: "Memeriksa akun"
    )
    return .init(
      title: title,
      loading: loading,
      refreshing: loading,
      notRefreshed: language.choose(
        en: "The account could not be checked",
        zhHans: "无法检查帐户",
        id: "Akun tidak dapat diperiksa"
      )
    )
  }

  /// The page of an account.
  ///
  /// - Parameters:
  ///   - title: Its title, which is its heading as well.
  ///   - notice: What the user has to know before reading.
  ///   - content: What is known of the account.
  ///   - actions: What can be done with it.
  ///   - context: The environment of the view.
  /// - Returns: The page, whose footer names what stands in for the service.
  public static func page(
    _ title: SafeText,
    notice: Element = .empty,
    content: Element,
    actions: [Action],
    _ context: ViewContext
  ) -> Page {
    Page(
      title,
      header: .heading(title, .page),
      notice: notice,
      content: content,
      footer: .facts(context.backendLabel.map { [StyledText(SafeText($0), .muted)] } ?? []),
      actions: actions
    )
  }

  /// The title of the action that signs in.
  public var signIn: SafeText { language.choose(en: "Sign in", zhHans: "登录", id: "Masuk") }
  /// The title of the action that signs out.
  public var signOut: SafeText { language.choose(en: "Sign out", zhHans: "退出登录", id: "Keluar dari akun") }

  /// Says where the secret is stored, with the folder of one that is not encrypted.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - folder: The folder for what is not encrypted.
  /// - Returns: One or two facts.
  public func place(_ store: TokenStore, folder: String?) -> [KeyValue] {
    let name: SafeText =
      switch store {
      case .keyring: language.choose(en: "keyring", zhHans: "密钥环", id: "keyring")
      case .file:
        language.choose(en: "file (not encrypted)", zhHans: "文件（未加密）", id: "berkas (tidak dienkripsi)")
      }
    let label: SafeText = language.choose(en: "Stored in", zhHans: "存储位置", id: "Disimpan di")
    let place = KeyValue(label, StyledText(name), maximumLines: 2)
    guard store == .file, let folder else { return [place] }
    let folderLabel: SafeText = language.choose(en: "Folder", zhHans: "文件夹", id: "Folder")
    return [place, KeyValue(folderLabel, StyledText(SafeText(folder), .muted))]
  }

  // MARK: - Questions

  /// Asks for consent to a file that is not encrypted.
  ///
  /// - Parameters:
  ///   - reason: Why the keyring is not available.
  ///   - folder: The folder of the file.
  ///   - prompter: Asks the user.
  /// - Returns: Whether the user agreed; `nil` when there is nobody to ask, or the user wants no questions.
  public func consent(
    because reason: TokenStoreFault,
    folder: String?,
    _ prompter: any Prompter
  ) async -> Bool? {
    // Who wants no questions has declined none, and needs to know the option that consents.
    guard prompter.isInteractive else { return nil }
    let reason = reason.words(in: language)
    let place = folder.map { language.choose(en: " in \($0)", zhHans: "（\($0)）", id: " di \($0)") } ?? ""
    let question = language.choose(
      en:
        "The keyring is not available (\(reason)). Store the \(noun) in an unencrypted file\(place)? [y/N]",
      zhHans: "密钥环不可用（\(reason)）。要将\(noun)存储在未加密的文件中吗\(place)？[y/N]",
      id: "Keyring tidak tersedia (\(reason)). Simpan \(noun) di berkas tanpa enkripsi\(place)? [y/T]"
    )
    return await prompter.confirm(question)
  }

  // MARK: - Outcomes

  /// Says that nobody was signed in.
  public var nobodySignedIn: String {
    language.choose(en: "You are not signed in.", zhHans: "尚未登录。", id: "Anda belum masuk.")
  }

  /// Says that the secret of the account before may be left.
  ///
  /// - Parameter removal: What happened in its store.
  /// - Returns: A warning.
  public func leftover(_ removal: TokenRemoval) -> String {
    language.warning(
      language.choose(
        en: "The previous \(noun) could not be removed. \(report(removal))",
        zhHans: "无法删除之前的\(noun)。\(report(removal))",
        id: "Tidak dapat menghapus \(noun) sebelumnya. \(report(removal))"
      )
    )
  }

  /// Says what a sign-out has done on this computer.
  ///
  /// - Parameters:
  ///   - name: Who was signed in; `nil` where the file that says so was damaged.
  ///   - removals: What happened to the secret in each store.
  ///   - isCacheRemoved: Whether the cached pages of the account are removed.
  ///   - serviceEnd: The outcome at the service; nothing where that is said elsewhere.
  /// - Returns: A sentence for each of them.
  public func signedOut(
    _ name: String?,
    _ removals: [TokenRemoval],
    isCacheRemoved: Bool,
    serviceEnd: String? = nil
  ) -> [String] {
    let signedOut = name.map { name in
      language.choose(
        en: "Signed out \(name).",
        zhHans: "已退出 \(name) 的登录。",
        id: "\(name) telah keluar."
      )
    }
    let stores = name == nil && removals.isEmpty ? [mayBeLeft] : removals.map(report)
    return [signedOut ?? signedOutUnknown] + (serviceEnd.map { [$0] } ?? []) + stores
      + [isCacheRemoved ? cacheRemoved : cacheRemains]
  }

  private var signedOutUnknown: String {
    language.choose(
      en: "The file of signed-in accounts was damaged. Nobody is signed in now.",
      zhHans: "已登录帐户的文件已损坏。现在没有登录任何帐户。",
      id: "Berkas akun yang masuk rusak. Sekarang tidak ada yang masuk."
    )
  }

  private var mayBeLeft: String {
    language.choose(
      en: "The file names no account, so a \(noun) may be left in the keyring or in a file.",
      zhHans: "文件中没有帐户，因此密钥环或文件中可能仍有\(noun)。",
      id: "Berkas itu tidak menyebut akun, jadi \(noun) mungkin masih ada di keyring atau di berkas."
    )
  }

  /// Says what happened to the secret in a store.
  private func report(_ removal: TokenRemoval) -> String {
    let store =
      switch removal.store {
      case .keyring: language.choose(en: "Keyring", zhHans: "密钥环", id: "Keyring")
      case .file: language.choose(en: "File", zhHans: "文件", id: "Berkas")
      }
    let outcome: String =
      switch removal.outcome {
      case .removed: language.choose(en: "\(noun) removed", zhHans: "\(noun)已删除", id: "\(noun) dihapus")
      case .absent: language.choose(en: "no \(noun)", zhHans: "没有\(noun)", id: "tidak ada \(noun)")
      case .unknown(let reason):
        language.text(
          language.choose(en: "not available", zhHans: "不可用", id: "tidak tersedia"),
          remark: reason.words(in: language)
        )
      }
    return language.sentence(language.labelled(store, outcome))
  }

  private var cacheRemoved: String {
    language.choose(
      en: "Cached pages of the account removed.",
      zhHans: "该帐户的缓存页面已删除。",
      id: "Halaman tersimpan akun dihapus."
    )
  }

  private var cacheRemains: String {
    language.warning(
      language.choose(
        en: "Cached pages of the account could not be removed. Clear the cache to remove them.",
        zhHans: "无法删除该帐户的缓存页面。请清除缓存。",
        id: "Halaman tersimpan akun tidak dapat dihapus. Kosongkan cache untuk menghapusnya."
      )
    )
  }

  /// The secret, in the middle of a sentence.
  var noun: String {
    switch secret {
    case .token: language.choose(en: "token", zhHans: "令牌", id: "token")
    case .session: language.choose(en: "session", zhHans: "登录会话", id: "sesi")
    }
  }
}

/// The changes of an account that wait in the outbox when another one takes its place, or none.
public enum WaitingChanges: Hashable, Sendable {
  /// Their number, 0 or more.
  case count(Int)
  /// The outbox could not be read.
  case unknown(PersistenceError)

  /// Counts the changes of an account; that they cannot be counted keeps nobody from signing out.
  ///
  /// - Parameter count: Counts the changes of the account that is signed in.
  public init(_ count: () async throws(PersistenceError) -> Int) async {
    do throws(PersistenceError) { self = .count(try await count()) } catch { self = .unknown(error) }
  }

  /// Says that they stay until the account signs in again.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: A sentence; none where nothing waits.
  public func notes(in context: ViewContext) -> [String] {
    let language = context.language
    switch self {
    case .count(...0): return []
    case .count(let count):
      let number = language.grouped(count)
      return [
        language.plural(
          count,
          en: (
            "1 change of the previous account stays in the outbox until that account signs in again.",
            "\(number) changes of the previous account stay in the outbox until that account signs in again."
          ),
          zhHans: "之前帐户的\(number)项更改将保留在发件箱中，直到再次登录该帐户。",
          id: "\(number) perubahan akun sebelumnya tetap di kotak keluar sampai akun itu masuk lagi."
        )
      ]
    case .unknown(let error): return [error.summary(in: context)]
    }
  }
}
