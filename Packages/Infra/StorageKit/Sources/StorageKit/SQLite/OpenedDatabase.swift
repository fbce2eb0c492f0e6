/// A connection together with the file that it was opened on, which may since have got another name.
struct OpenedDatabase {
  let connection: SQLiteConnection
  let identity: FileIdentity
}
