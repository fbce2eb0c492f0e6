/// The name of a setting, which is also the name of its option where it has one.
public enum SettingName: String, CaseIterable, Hashable, Sendable {
  /// Whether results are written for screen readers.
  case accessible
  /// Which services are used.
  case backend
  /// When colours are used.
  case color
  /// The public id of an app that is registered at GitHub, for sign-in with a code.
  case gitHubClientID = "github.clientID"
  /// When profile pictures are shown.
  case images
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
