extension Language {
  /// Finds the language that a person wants, from everything that says so.
  ///
  /// What was said explicitly comes first; a name that is not understood is passed over, for others to complain about.
  /// Then the environment, as GNU gettext reads it: the locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
  /// that is not empty. Where it is a language's, the list in `LANGUAGE` (`sv:zh_CN`) takes its place; where there is
  /// none, or it is `C` or `POSIX`, `LANGUAGE` is not asked. A language that there is not is English, silently.
  ///
  /// - Parameters:
  ///   - explicit: What was said, the strongest first: an option, a variable, a setting; `nil` where nothing was.
  ///   - environment: The environment variables of the process.
  /// - Returns: One of the languages that there are.
  public static func wanted(explicit: [String?] = [], environment: [String: String]) -> Language {
    explicit.lazy.compactMap { $0.flatMap(Language.init(named:)) }.first ?? ofLocale(in: environment)
  }

  private static func ofLocale(in environment: [String: String]) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, !isNeutral(locale) else { return .english }
    let preferred = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    return (preferred.isEmpty ? [locale] : preferred).lazy.compactMap(Language.init(named:)).first ?? .english
  }
}
