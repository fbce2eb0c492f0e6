import DomainKernel
public import LocalizationKit

extension Language {
  /// Says a technical reason in this language, as far as the program has words of its own for it.
  ///
  /// - Parameter text: The reason in English, which may have the path of a file in front of it.
  /// - Returns: The reason in this language; words of the system stay as they are.
  public func reason(_ text: String) -> String {
    if let known = words(ofReason: text) { return known }
    // A path may have the sign itself.
    guard let separator = text.ranges(of: ": ").last,
      let known = words(ofReason: String(text[separator.upperBound...]))
    else { return text }
    return labelled(String(text[..<separator.lowerBound]), known)
  }

  private func words(ofReason text: String) -> String? {
    KnownReason(rawValue: text)?.words(in: self) ?? words(ofReasonWithName: text)
  }

  /// A reason that names something, or has a number.
  private func words(ofReasonWithName text: String) -> String? {
    for reason in NamingReason.all {
      guard let name = text.between(reason.en.before, reason.en.after) else { continue }
      let words = choose(en: reason.en, zhHans: reason.zhHans, id: reason.id)
      return words.before + name + words.after
    }
    return nil
  }
}

/// A reason with a name or number in it, by what stands before and after that in each language.
private struct NamingReason {
  typealias Words = (before: String, after: String)

  let en: Words
  let zhHans: Words
  let id: Words

  static let all = [
    NamingReason(
      en: ("the keyring has no token for ", ""),
      zhHans: ("密钥环中没有“", "”的令牌"),
      id: ("keyring tidak memiliki token untuk ", "")
    ),
    NamingReason(
      en: ("the file has no token for ", ""),
      zhHans: ("文件中没有“", "”的令牌"),
      id: ("berkas tidak memiliki token untuk ", "")
    ),
    NamingReason(
      en: ("", " does not hold a token"),
      zhHans: ("", " 中没有有效的令牌"),
      id: ("", " tidak berisi token")
    ),
    NamingReason(en: ("", " is not installed"), zhHans: ("未安装 ", ""), id: ("", " tidak terpasang")),
    NamingReason(
      en: ("no response within ", " s; it may be locked"),
      zhHans: ("", "秒内无响应，可能已锁定"),
      id: ("tidak ada respons dalam ", " detik; mungkin terkunci")
    ),
    NamingReason(
      en: ("'", "' occurs more than once"),
      zhHans: ("“", "”出现了多次"),
      id: ("'", "' muncul lebih dari sekali")
    ),
    NamingReason(en: ("larger than ", " bytes"), zhHans: ("超过", "字节"), id: ("lebih besar dari ", " bita")),
  ]
}

extension KnownReason {
  /// The reason at the end of a text, which may have the path of a file in front of it.
  init?(endOf text: String) {
    let end = text.ranges(of: ": ").last.map { String(text[$0.upperBound...]) }
    guard let known = KnownReason(rawValue: text) ?? end.flatMap(KnownReason.init(rawValue:)) else {
      return nil
    }
    self = known
  }

  fileprivate func words(in language: Language) -> String {
    switch self {
    case .damagedAccounts:
      language.choose(en: rawValue, zhHans: "帐户文件已损坏", id: "accounts.json rusak")
    case .unwritableAccounts:
      language.choose(en: rawValue, zhHans: "无法写入帐户文件", id: "accounts.json tidak dapat ditulis")
    case .noFolder:
      language.choose(en: rawValue, zhHans: "没有存放文件的文件夹", id: "tidak ada folder untuk berkas")
    case .noHome:
      language.choose(
        en: rawValue,
        zhHans: "TESSERA_HOME 和 HOME 都没有指定文件夹",
        id: "TESSERA_HOME dan HOME tidak menunjuk folder"
      )
    case .unknownAccount:
      language.choose(en: rawValue, zhHans: "无法确定帐户", id: "akunnya tidak diketahui")
    case .signedOut:
      language.choose(en: rawValue, zhHans: "该帐户已退出登录", id: "akun itu sudah keluar")
    case .invalidClientID:
      language.choose(
        en: rawValue,
        zhHans: "客户端 ID 无效，无法续期",
        id: "tidak dapat diperbarui dengan ID klien yang tidak valid"
      )
    case .notAvailable:
      language.choose(en: rawValue, zhHans: "在此处不可用", id: "tidak tersedia di sini")
    case .keyringLocked:
      language.choose(en: rawValue, zhHans: "密钥环已锁定", id: "keyring terkunci")
    case .otherFormInKeyring:
      language.choose(en: rawValue, zhHans: "密钥环中的内容格式不同", id: "isi keyring berbentuk lain")
    case .otherFormInFile:
      language.choose(en: rawValue, zhHans: "文件中的内容格式不同", id: "isi berkas berbentuk lain")
    case .damagedRecord:
      language.choose(en: rawValue, zhHans: "记录已损坏", id: "catatan itu rusak")
    case .damagedListStarts:
      language.choose(en: rawValue, zhHans: "列表起始位置的记录已损坏", id: "catatan awal daftar rusak")
    case .noCommunityID:
      language.choose(en: rawValue, zhHans: "无法为社区生成编号", id: "tidak ada ID untuk komunitas itu")
    case .missingFile:
      language.choose(en: rawValue, zhHans: "文件不存在", id: "berkas tidak ada")
    case .specialFile:
      language.choose(en: rawValue, zhHans: "它不是普通文件", id: "bukan berkas biasa")
    case .notOneObject:
      language.choose(en: rawValue, zhHans: "内容不是一个 JSON 对象", id: "bukan satu objek JSON")
    case .madeByNewerVersion:
      language.choose(en: rawValue, zhHans: "由更新版本写入", id: "ditulis oleh versi yang lebih baru")
    case .locked:
      language.choose(en: rawValue, zhHans: "另一个进程将其锁定", id: "dikunci oleh proses lain")
    case .symbolicLink:
      language.choose(
        en: rawValue,
        zhHans: "它是符号链接，此处不会跟随",
        id: "ini tautan simbolis, yang tidak diikuti di sini"
      )
    case .notRegular:
      language.choose(en: rawValue, zhHans: "不是普通文件", id: "ini bukan berkas biasa")
    case .readableByOthers:
      language.choose(
        en: rawValue,
        zhHans: "其他用户可以读取，请收回其权限",
        id: "pengguna lain dapat membacanya; gunakan chmod 600"
      )
    case .notText:
      language.choose(en: rawValue, zhHans: "不是文本", id: "bukan teks")
    case .replaced:
      language.choose(
        en: rawValue,
        zhHans: "文件在更改期间被替换，更改可能已丢失",
        id: "berkas diganti selama perubahan, yang mungkin hilang"
      )
    case .vanished:
      language.choose(en: rawValue, zhHans: "它已消失", id: "berkas itu hilang")
    case .vanishedAfterCreation:
      language.choose(en: rawValue, zhHans: "它在创建后消失", id: "berkas itu hilang setelah dibuat")
    case .unwritableEarlierVersion:
      language.choose(
        en: rawValue,
        zhHans: "它属于较早的版本，且不允许写入",
        id: "berkas itu dari versi sebelumnya dan tidak boleh ditulis"
      )
    case .damagedLog:
      language.choose(en: rawValue, zhHans: "其日志缺失或已损坏", id: "lognya hilang atau rusak")
    }
  }
}

extension String {
  /// The part between a beginning and an end; `nil` where the text has another form, or nothing there.
  fileprivate func between(_ beginning: String, _ end: String) -> String? {
    guard hasPrefix(beginning), hasSuffix(end), count > beginning.count + end.count else { return nil }
    return String(dropFirst(beginning.count).dropLast(end.count))
  }
}
