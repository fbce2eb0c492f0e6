public import CommandKit
public import DomainKernel
import LocalizationKit

/// The words about the commands of an account.
extension AccountWords {
  /// The option that names the store for the secret.
  public var storeOption: Option<StoreChoice?> {
    Option(
      "store",
      help: language.choose(
        en: "Storage for the \(noun), unencrypted in a file (default: keyring).",
        zhHans: "\(noun)的存储位置，存入文件时不加密（默认为 keyring）。",
        id: "Tempat penyimpanan \(noun), tanpa enkripsi di berkas (bawaan: keyring)."
      ),
      valueName: language.choose(en: "store", zhHans: "位置", id: "tempat")
    )
  }

  /// The description of the command for the status.
  public var statusAbstract: String {
    language.choose(en: "Show who is signed in.", zhHans: "显示当前登录的帐户。", id: "Tampilkan siapa yang masuk.")
  }

  /// What an example with `--json` is for.
  public var documentExample: String {
    language.choose(en: "as JSON, for a script", zhHans: "输出 JSON，供脚本使用", id: "sebagai JSON, untuk skrip")
  }
}

/// A store for the secret of an account, as the value of an option.
public enum StoreChoice: String, CaseIterable, ArgumentValue {
  /// The keyring of the system.
  case keyring
  /// A file that is not encrypted.
  case file

  /// The store.
  public var store: TokenStore {
    switch self {
    case .keyring: .keyring
    case .file: .file
    }
  }
}
