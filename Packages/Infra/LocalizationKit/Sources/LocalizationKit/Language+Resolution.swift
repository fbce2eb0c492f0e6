extension Language {
  /// Reads the name of a language or of a locale, and finds the language to answer it in.
  ///
  /// Understood are BCP 47 tags (`zh-Hans-CN`) and POSIX locales (`zh_CN.UTF-8`, `en_GB@euro`, `C`, `POSIX`), in any
  /// letter case; territories do not matter otherwise. Chinese without a script is simplified, except where
  /// traditional characters are written: in `TW`, `HK` and `MO` (CLDR, likely subtags). Traditional Chinese is not
  /// supported, and simplified Chinese does not stand in for it: CLDR has no such fallback either.
  ///
  /// - Parameter name: The name; `nil` is returned for one of no supported language.
  public init?(named name: String) {
    let parts = name.prefix { $0 != "." && $0 != "@" }.lowercased().split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "-" || $0 == "_" }
    )
    switch parts.first {
    case "en": self = .english
    case "c" where parts.count == 1, "posix" where parts.count == 1: self = .english
    case "id": self = .indonesian
    case "zh" where Self.isSimplified(parts.dropFirst()): self = .simplifiedChinese
    default: return nil
    }
  }

  /// Whether a name is that of the locale that speaks no language: `C` or `POSIX`, with any character set.
  static func isNeutral(_ name: String) -> Bool {
    ["C", "POSIX"].contains(name.prefix { $0 != "." && $0 != "@" })
  }

  private static func isSimplified(_ subtags: ArraySlice<String.SubSequence>) -> Bool {
    if let script = subtags.first(where: { $0.count == 4 }) { return script == "hans" }
    return !subtags.contains { ["tw", "hk", "mo"].contains($0) }
  }

  /// Finds the language that the user wants.
  ///
  /// Explicit names come first; an unknown one is skipped, since the parser of the option reports it.
  /// Then the environment, as GNU gettext reads it: the locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
  /// that is not empty. Where it is a language's, the list in `LANGUAGE` (`sv:zh_CN`) takes its place; where there is
  /// none, or it is `C` or `POSIX`, `LANGUAGE` is not asked. An unsupported language falls back to English, silently,
  /// and so does one that cannot be shown: only an explicit name is followed there.
  ///
  /// - Parameters:
  ///   - explicit: The explicit names in order of precedence: an option, a variable, a setting; `nil` for one not given.
  ///   - environment: The environment variables of the process.
  ///   - showsEveryScript: Whether more can be shown than Latin letters.
  /// - Returns: A supported language.
  public static func wanted(
    explicit: [String?] = [],
    environment: [String: String],
    showsEveryScript: Bool
  ) -> Language {
    explicit.lazy.compactMap { $0.flatMap(Language.init(named:)) }.first
      ?? ofLocale(in: environment, showsEveryScript: showsEveryScript)
  }

  private static func ofLocale(in environment: [String: String], showsEveryScript: Bool) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, !isNeutral(locale) else { return .english }
    let preferred = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    let languages = (preferred.isEmpty ? [locale] : preferred).compactMap(Language.init(named:))
    return languages.first { showsEveryScript || $0.hasLatinLetters } ?? .english
  }

  private var hasLatinLetters: Bool {
    switch self {
    case .english, .indonesian: true
    case .simplifiedChinese: false
    }
  }
}
