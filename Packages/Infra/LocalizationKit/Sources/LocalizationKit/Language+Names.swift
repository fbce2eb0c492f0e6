extension Language {
  /// Reads the name of a language or of a locale, and finds the language to answer it in.
  ///
  /// Understood are BCP 47 tags (`zh-Hans-CN`) and POSIX locales (`zh_CN.UTF-8`, `en_GB@euro`, `C`, `POSIX`), in any
  /// letter case; territories are of no further account. Chinese without a script is simplified, except where
  /// traditional characters are written: in `TW`, `HK` and `MO` (CLDR, likely subtags). Traditional Chinese is no
  /// language of the program, and simplified Chinese does not stand in for it: CLDR has no such fallback either.
  ///
  /// - Parameter name: The name.
  public init?(named name: String) {
    let parts = name.prefix { $0 != "." && $0 != "@" }.lowercased().split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "-" || $0 == "_" }
    )
    switch parts.first {
    case "en": self = .english
    case "c" where parts.count == 1, "posix" where parts.count == 1: self = .english
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
}
