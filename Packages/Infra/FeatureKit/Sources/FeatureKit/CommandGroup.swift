public import LocalizationKit

/// A heading in the list of commands that stands above the commands of several features.
///
/// Commands stand under one heading only where their features give it in the same words.
public enum CommandGroup: Sendable {
  /// The program itself.
  case program
  /// The accounts of GitHub, and the user's own.
  case gitHub
  /// Contribution cards of GitHub accounts.
  case cards
  /// Jobs in Japan, and the account that applies for them.
  case careers

  /// The heading.
  ///
  /// - Parameter language: The language of the help.
  /// - Returns: A few words.
  public func title(in language: Language) -> String {
    switch self {
    case .program: language.choose(en: "Program", zhHans: "程序", id: "Program")
    case .gitHub: "GitHub"
    case .cards: language.choose(en: "Contribution cards", zhHans: "贡献卡片", id: "Kartu kontribusi")
    case .careers:
      language.choose(en: "Jobs in Japan", zhHans: "日本求职", id: "Lowongan kerja di Jepang")
    }
  }
}
