/// What an acknowledged change outlives, in WAL mode; the raw value is SQLite's word for `synchronous`.
enum SQLiteDurability: String {
  /// A crash of the process; a power cut may undo the last transactions. For what can be fetched again.
  case outlivesProcess = "NORMAL"
  /// A power cut too. For what a person would miss.
  case outlivesPower = "FULL"
}
