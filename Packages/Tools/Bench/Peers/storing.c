/* Gives SQLite the statements of StorageKit, to be compared with it: storing replace|record PATH ENTRIES TIMES */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static sqlite3 *database;

static void check(int result) {
  if (result == SQLITE_OK || result == SQLITE_ROW || result == SQLITE_DONE) return;
  fprintf(stderr, "%s\n", sqlite3_errmsg(database));
  exit(1);
}

static void run(const char *sql) { check(sqlite3_exec(database, sql, NULL, NULL, NULL)); }

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement;
  check(sqlite3_prepare_v2(database, sql, -1, &statement, NULL));
  return statement;
}

/* Runs a statement; 1 when it gives a row, the first number of which is stored. */
static int step(sqlite3_stmt *statement, sqlite3_int64 *number) {
  int result = sqlite3_step(statement);
  check(result);
  if (result == SQLITE_ROW && number) *number = sqlite3_column_int64(statement, 0);
  sqlite3_reset(statement);
  return result == SQLITE_ROW;
}

/* Differs with the number, as checksums do; unsigned, since an overflow of signed numbers lets the compiler assume that
   the number is small, and leave out most of what is measured. */
static sqlite3_int64 checksum(int number) { return (sqlite3_int64)(0x6e3779b97f4a7c15ULL * (unsigned)number); }

static void replace(int entries, int times) {
  run("PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
      "CREATE TABLE entries (id INTEGER PRIMARY KEY, used_at INTEGER NOT NULL, size INTEGER NOT NULL,"
      " metadata_checksum INTEGER NOT NULL, body_checksum INTEGER NOT NULL,"
      " partition TEXT NOT NULL, name TEXT NOT NULL, metadata BLOB NOT NULL, body BLOB);"
      "CREATE INDEX entries_by_use ON entries (used_at);"
      "CREATE TABLE bodies (id INTEGER PRIMARY KEY, body BLOB NOT NULL)");
  sqlite3_stmt *begin = prepare("BEGIN IMMEDIATE"), *commit = prepare("COMMIT");
  sqlite3_stmt *find = prepare(
      "SELECT id, used_at, size, body IS NOT NULL FROM entries"
      " WHERE id BETWEEN ?1 AND ?1 + 15 AND partition = ?2 AND name = ?3");
  sqlite3_stmt *taken = prepare("SELECT id, used_at, size, body IS NOT NULL FROM entries WHERE id BETWEEN ?1 AND ?1 + 15");
  sqlite3_stmt *insert = prepare(
      "INSERT INTO entries"
      " (id, used_at, size, metadata_checksum, body_checksum, partition, name, metadata)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  sqlite3_stmt *update = prepare(
      "UPDATE entries SET size = ?, metadata_checksum = ?, body_checksum = ?, metadata = ? WHERE id = ?");
  sqlite3_stmt *write = prepare("INSERT OR REPLACE INTO bodies (id, body) VALUES (?, ?)");
  static char metadata[300], body[10000];
  for (int number = 0; number < times; number++) {
    char name[100];
    snprintf(name, sizeof name, "https://service.example.com/api/items/%d?lang=en", number % entries);
    sqlite3_int64 id = (sqlite3_int64)((0x9e3779b97f4a7c15ULL * (unsigned)(number % entries)) >> 26) * 16;
    memset(metadata, number, sizeof metadata);
    memset(body, number >> 8, sizeof body);
    step(begin, NULL);
    sqlite3_bind_int64(find, 1, id);
    sqlite3_bind_text(find, 2, "", 0, SQLITE_STATIC);
    sqlite3_bind_text(find, 3, name, -1, SQLITE_STATIC);
    if (step(find, &id)) {
      sqlite3_bind_int64(update, 1, 10400);
      sqlite3_bind_int64(update, 2, checksum(number));
      sqlite3_bind_int64(update, 3, checksum(~number));
      sqlite3_bind_blob(update, 4, metadata, sizeof metadata, SQLITE_STATIC);
      sqlite3_bind_int64(update, 5, id);
      step(update, NULL);
    } else {
      sqlite3_bind_int64(taken, 1, id);
      step(taken, NULL);
      sqlite3_bind_int64(insert, 1, id);
      sqlite3_bind_int64(insert, 2, 1800000000000LL);
      sqlite3_bind_int64(insert, 3, 10400);
      sqlite3_bind_int64(insert, 4, checksum(number));
      sqlite3_bind_int64(insert, 5, checksum(~number));
      sqlite3_bind_text(insert, 6, "", 0, SQLITE_STATIC);
      sqlite3_bind_text(insert, 7, name, -1, SQLITE_STATIC);
      sqlite3_bind_blob(insert, 8, metadata, sizeof metadata, SQLITE_STATIC);
      step(insert, NULL);
    }
    sqlite3_bind_int64(write, 1, id);
    sqlite3_bind_blob(write, 2, body, sizeof body, SQLITE_STATIC);
    step(write, NULL);
    step(commit, NULL);
  }
}

static void record(int entries, int times) {
  run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
      "CREATE TABLE entries (collection BLOB NOT NULL, key BLOB NOT NULL, checksum INTEGER NOT NULL,"
      " value BLOB NOT NULL, revision INTEGER NOT NULL DEFAULT 1, PRIMARY KEY (collection, key)) WITHOUT ROWID;"
      "CREATE TABLE revisions (collection BLOB PRIMARY KEY, last INTEGER NOT NULL) WITHOUT ROWID;"
      "CREATE TABLE total (size INTEGER NOT NULL); INSERT INTO total VALUES (0);"
      "CREATE TRIGGER entries_added AFTER INSERT ON entries BEGIN"
      "  UPDATE total SET size = size + length(new.collection) + length(new.key) + length(new.value); END;"
      "CREATE TRIGGER entries_replaced AFTER UPDATE OF value ON entries BEGIN"
      "  UPDATE total SET size = size - length(old.value) + length(new.value); END");
  sqlite3_stmt *begin = prepare("BEGIN IMMEDIATE"), *commit = prepare("COMMIT");
  sqlite3_stmt *save = prepare("SAVEPOINT beginning"), *size = prepare("SELECT size FROM total");
  sqlite3_stmt *find = prepare("SELECT key, value, revision, checksum FROM entries WHERE collection = ? AND key = ?");
  sqlite3_stmt *next = prepare(
      "INSERT INTO revisions VALUES (?, 1) ON CONFLICT DO UPDATE SET last = last + 1 RETURNING last");
  sqlite3_stmt *write = prepare(
      "INSERT INTO entries (collection, key, checksum, value, revision) VALUES (?1, ?2, ?3, ?4, ?5)"
      " ON CONFLICT DO UPDATE SET checksum = ?3, value = ?4, revision = ?5");
  static char value[300];
  for (int number = 0; number < times; number++) {
    char key[100];
    sqlite3_int64 revision = 0, before = 0, after = 0;
    int length = snprintf(key, sizeof key, "item %d", number % entries);
    memset(value, number, sizeof value);
    step(begin, NULL);
    step(save, NULL);
    step(size, &before);
    sqlite3_bind_blob(find, 1, "items", 5, SQLITE_STATIC);
    sqlite3_bind_blob(find, 2, key, length, SQLITE_STATIC);
    step(find, NULL);
    sqlite3_bind_blob(next, 1, "items", 5, SQLITE_STATIC);
    step(next, &revision);
    sqlite3_bind_blob(write, 1, "items", 5, SQLITE_STATIC);
    sqlite3_bind_blob(write, 2, key, length, SQLITE_STATIC);
    sqlite3_bind_int64(write, 3, checksum(number));
    sqlite3_bind_blob(write, 4, value, sizeof value, SQLITE_STATIC);
    sqlite3_bind_int64(write, 5, revision);
    step(write, NULL);
    step(size, &after);
    step(commit, NULL);
  }
}

int main(int count, char **arguments) {
  if (count != 5) return 2;
  check(sqlite3_open(arguments[2], &database));
  int entries = atoi(arguments[3]), times = atoi(arguments[4]);
  if (strcmp(arguments[1], "replace") == 0) replace(entries, times);
  if (strcmp(arguments[1], "record") == 0) record(entries, times);
  return 0;
}
