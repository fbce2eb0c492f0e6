extension Migration {
  /// The schema of a key-value store, step by step; the version of a file is the number of steps it took.
  static let keyValues = [
    Migration(
      name: "values by collection and key, with a running total",
      statements: [
        // In the order in which collections are read, so that reading one is one walk through neighbours.
        """
        CREATE TABLE entries (
          collection BLOB NOT NULL,
          key BLOB NOT NULL,
          checksum INTEGER NOT NULL,
          value BLOB NOT NULL,
          PRIMARY KEY (collection, key)
        ) WITHOUT ROWID
        """,
        // Kept by triggers, so that no way of writing can forget it.
        "CREATE TABLE total (size INTEGER NOT NULL)",
        "INSERT INTO total VALUES (0)",
        """
        CREATE TRIGGER entries_added AFTER INSERT ON entries BEGIN
          UPDATE total SET size = size + length(new.collection) + length(new.key) + length(new.value);
        END
        """,
        """
        CREATE TRIGGER entries_replaced AFTER UPDATE OF value ON entries BEGIN
          UPDATE total SET size = size - length(old.value) + length(new.value);
        END
        """,
        """
        CREATE TRIGGER entries_removed AFTER DELETE ON entries BEGIN
          UPDATE total SET size = size - length(old.collection) - length(old.key) - length(old.value);
        END
        """,
      ]
    )
  ]
}
