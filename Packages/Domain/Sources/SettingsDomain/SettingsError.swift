/// Why settings could not be read or kept.
public enum SettingsError: Error, Hashable, Sendable {
  /// What is kept cannot be read; nobody changes it until it can.
  ///
  /// ## Troubleshooting
  /// Correct what the reason names, or remove the file.
  case cannotBeRead(reason: String)

  /// A change could not be kept; what was kept before is unchanged.
  ///
  /// ## Troubleshooting
  /// Check free space and the permissions of what the reason names.
  case cannotBeSaved(reason: String)
}
