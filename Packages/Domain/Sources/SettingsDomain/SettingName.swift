/// What the user can set for every run of the program; each is the option of the same name.
public enum SettingName: String, CaseIterable, Hashable, Sendable {
  /// Whether results are written for screen readers.
  case accessible
  /// Which services are used.
  case backend
  /// When colours are used.
  case color
  /// The language of texts.
  case language = "lang"
  /// How long a service is waited for when a cached copy can be shown.
  case patience
  /// The colours that are used.
  case theme
  /// How long a service is waited for.
  case timeout
  /// How many cells a line has.
  case width
}
