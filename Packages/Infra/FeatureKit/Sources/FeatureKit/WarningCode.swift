/// The codes in the `warnings` of JSON documents, which scripts may rely on.
public enum WarningCode: String, CaseIterable, Sendable {
  /// The account of an area cannot be used, so that its changes are not listed.
  case accountUnusable = "account-unusable"
  /// Amounts that are no numbers are as they were.
  case amountsNotScaled = "amounts-not-scaled"
  /// A section has more blocks than are read.
  case blocksOmitted = "blocks-omitted"
  /// Blocks of a section cannot be read.
  case blocksUnreadable = "blocks-unreadable"
  /// Categories of a section cannot be read.
  case categoriesUnreadable = "categories-unreadable"
  /// The documents of an application could not be loaded.
  case documentsNotLoaded = "documents-not-loaded"
  /// A list has more entries than are read.
  case entriesOmitted = "entries-omitted"
  /// Entries cannot be read.
  case entriesUnreadable = "entries-unreadable"
  /// The final request of a verification could not be loaded.
  case finalRequestNotLoaded = "final-request-not-loaded"
  /// The history of a verification could not be loaded.
  case historyNotLoaded = "history-not-loaded"
  /// The list changed while it was read.
  case listChanged = "list-changed"
  /// The names by which meals are listed could not be loaded.
  case namesNotLoaded = "names-not-loaded"
  /// Only what is cached was searched.
  case onlyCachedSearched = "only-cached-searched"
  /// A store of what the user saved was damaged.
  case savedDataDamaged = "saved-data-damaged"
  /// Sections cannot be read.
  case sectionsUnreadable = "sections-unreadable"
  /// A recipe has more steps than are read.
  case stepsOmitted = "steps-omitted"
  /// A meal has more tags than are read.
  case tagsOmitted = "tags-omitted"
  /// The times at which cards were added cannot be read.
  case timesUnreadable = "times-unreadable"
  /// Titles of a section cannot be read.
  case titlesUnreadable = "titles-unreadable"
  /// Changes that wait to be sent cannot be read.
  case waitingChangesUnreadable = "waiting-changes-unreadable"
}
