import DesignKit
import DomainKernel
import LocalizationKit

/// The texts about errors of stores: of the data that the user saved, and of tokens.
extension Strings {
  func summary(of error: PersistenceError) -> String {
    switch error {
    case .cannotBeRead(let reason):
      language.choose(
        en: "The saved data cannot be read: \(language.reason(reason)).",
        zhHans: "无法读取保存的内容：\(language.reason(reason))。",
        id: "Data tersimpan tidak dapat dibaca: \(language.reason(reason))."
      )
    case .damagedRecord:
      language.choose(
        en: "A saved entry is damaged.",
        zhHans: "一条保存的内容已损坏。",
        id: "Sebuah entri tersimpan rusak."
      )
    case .cannotBeSaved(let reason):
      language.choose(
        en: "The change could not be saved: \(language.reason(reason)).",
        zhHans: "无法保存更改：\(language.reason(reason))。",
        id: "Perubahan tidak dapat disimpan: \(language.reason(reason))."
      )
    case .signedOut: summary(of: PersistenceError.cannotBeSaved(reason: KnownReason.signedOut.rawValue))
    case .busy(let reason):
      language.choose(
        en: "Another tessera command has not finished: \(language.reason(reason)).",
        zhHans: "另一个 tessera 命令尚未结束：\(language.reason(reason))。",
        id: "Perintah tessera lain belum selesai: \(language.reason(reason))."
      )
    case .madeByNewerVersion: language.sentence(explanation(of: .accountsOfNewerVersion).string)
    }
  }

  /// A failure after which a change is not stored.
  func notStored(_ summary: String) -> String {
    language.choose(
      en: "\(summary) The change was not stored.",
      zhHans: "\(summary)更改未保存。",
      id: "\(summary) Perubahan tidak disimpan."
    )
  }

  func brief(of error: PersistenceError) -> String {
    switch error {
    case .cannotBeRead:
      language.choose(
        en: "unreadable saved data",
        zhHans: "无法读取保存的内容",
        id: "data tersimpan tidak dapat dibaca"
      )
    case .damagedRecord:
      language.choose(en: "damaged saved entry", zhHans: "保存的内容已损坏", id: "entri tersimpan rusak")
    case .cannotBeSaved, .signedOut: language.choose(en: "not saved", zhHans: "无法保存", id: "tidak tersimpan")
    case .busy:
      language.choose(
        en: "another command has not finished",
        zhHans: "另一个命令尚未结束",
        id: "perintah lain belum selesai"
      )
    case .madeByNewerVersion:
      language.choose(
        en: "written by a newer version",
        zhHans: "由更新版本写入",
        id: "ditulis oleh versi yang lebih baru"
      )
    }
  }

  func advice(about error: PersistenceError) -> String {
    switch error {
    case .cannotBeRead(let reason), .cannotBeSaved(let reason): advice(about: KnownReason(endOf: reason))
    case .signedOut:
      language.choose(
        en: "Sign in to that account, then try again.",
        zhHans: "请登录该帐户后重试。",
        id: "Masuk ke akun itu, lalu coba lagi."
      )
    case .damagedRecord:
      language.choose(
        en: "Remove the entry, or save it again.",
        zhHans: "请删除该内容，或重新保存。",
        id: "Hapus entri itu, atau simpan lagi."
      )
    case .busy:
      language.choose(
        en: "Wait until it has finished, then try again.",
        zhHans: "请等待其结束后重试。",
        id: "Tunggu sampai selesai, lalu coba lagi."
      )
    case .madeByNewerVersion: advice(about: KnownReason.madeByNewerVersion)
    }
  }

  /// The advice about a file; `nil` where nothing is known of the reason.
  private func advice(about reason: KnownReason?) -> String {
    switch reason {
    case .madeByNewerVersion?:
      language.choose(
        en: "Use that version, or set TESSERA_HOME to another folder.",
        zhHans: "请使用该版本，或将 TESSERA_HOME 设为其他文件夹。",
        id: "Gunakan versi tersebut, atau atur TESSERA_HOME ke folder lain."
      )
    case .symbolicLink?:
      language.choose(
        en: "Replace the link with the file itself, or set TESSERA_HOME to the folder for your files.",
        zhHans: "请用文件本身替换该链接，或将 TESSERA_HOME 设为要存放文件的文件夹。",
        id: "Ganti tautan itu dengan berkasnya, atau atur TESSERA_HOME ke folder tempat berkas disimpan."
      )
    case .noHome?:
      language.choose(
        en: "Set HOME, or set TESSERA_HOME to the folder for your files.",
        zhHans: "请设置 HOME，或将 TESSERA_HOME 设为要存放文件的文件夹。",
        id: "Atur HOME, atau atur TESSERA_HOME ke folder tempat berkas disimpan."
      )
    default: checkFolder
    }
  }

  /// The advice where something cannot be read or saved in a folder, and no more is known of the reason.
  var checkFolder: String {
    language.choose(
      en: "Check the free space and the permissions of the folder, or set TESSERA_HOME to another one.",
      zhHans: "请检查剩余空间和文件夹的权限，或将 TESSERA_HOME 设为其他文件夹。",
      id: "Periksa ruang kosong dan izin folder, atau atur TESSERA_HOME ke folder lain."
    )
  }

  var checkFileOrSignIn: String {
    language.choose(
      en: "Check the permissions of the file and try again, or sign in again.",
      zhHans: "请检查该文件的权限后重试，或重新登录。",
      id: "Periksa izin berkas itu dan coba lagi, atau masuk kembali."
    )
  }

  /// The advice where a token cannot be read, and nothing says in which store it is.
  var restoreToken: String {
    language.choose(
      en: "Unlock the keyring or check the file of the token, or sign in again.",
      zhHans: "请解锁密钥环或检查令牌文件，或重新登录。",
      id: "Buka kunci keyring atau periksa berkas token, atau masuk kembali."
    )
  }

  var unlockOrSignIn: String {
    language.choose(
      en: "Unlock the keyring and try again, or sign in again.",
      zhHans: "请解锁密钥环后重试，或重新登录。",
      id: "Buka kunci keyring dan coba lagi, atau masuk kembali."
    )
  }
}
