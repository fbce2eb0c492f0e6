extension Migration {
  /// The schema of a document store, step by step; the version of a file is the number of steps it took.
  static let documents = [
    Migration(
      name: "documents with contents and a running total",
      statements: [
        // Small rows apart from large contents: marking a document as used rewrites a row, not its body.
        """
        CREATE TABLE documents (
          id INTEGER PRIMARY KEY,
          partition TEXT NOT NULL,
          name TEXT NOT NULL,
          checksum INTEGER NOT NULL,
          size INTEGER NOT NULL,
          used_at INTEGER NOT NULL,
          UNIQUE (partition, name)
        )
        """,
        "CREATE INDEX documents_by_use ON documents (used_at, id)",
        """
        CREATE TABLE contents (
          id INTEGER PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
          metadata BLOB NOT NULL,
          body BLOB NOT NULL
        )
        """,
        // Kept by triggers, so that no way of writing can forget it.
        "CREATE TABLE total (size INTEGER NOT NULL)",
        "INSERT INTO total VALUES (0)",
        """
        CREATE TRIGGER documents_added AFTER INSERT ON documents BEGIN
          UPDATE total SET size = size + new.size;
        END
        """,
        """
        CREATE TRIGGER documents_resized AFTER UPDATE OF size ON documents BEGIN
          UPDATE total SET size = size - old.size + new.size;
        END
        """,
        """
        CREATE TRIGGER documents_removed AFTER DELETE ON documents BEGIN
          UPDATE total SET size = size - old.size;
        END
        """,
      ]
    )
  ]
}
