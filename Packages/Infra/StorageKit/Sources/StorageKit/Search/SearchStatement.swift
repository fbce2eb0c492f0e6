/// A statement that finds rows, with the values of its parameters.
///
/// Words are values of parameters and quoted strings of the index, never syntax.
struct SearchStatement {
  /// The index cuts texts into pieces of three characters: it knows nothing shorter.
  private static let shortestIndexedWord = 3
  /// Longer words are looked up by their beginning, and searched for among what that finds.
  private static let longestIndexedWord = 64

  private(set) var sql = ""
  private(set) var values: [SQLiteValue]

  private init(in partition: String, limit: Int) {
    values = [.bytes(of: partition), .integer(Int64(limit))]
  }

  /// Finds the rows whose title has each word, the best ones first.
  static func titles(
    _ query: SearchQuery,
    in partition: String,
    limit: Int,
    usesIndex: Bool
  ) -> SearchStatement {
    var statement = SearchStatement(in: partition, limit: limit)
    let phrase = statement.parameter(query.phrase)
    let source = statement.source(usesIndex ? expression(query.words, columns: [0]) : nil)
    let words = query.words
      .filter { !usesIndex || !isAnsweredByIndex($0) }
      .map { "instr(texts.c0, \(statement.parameter($0))) > 0" }
    statement.sql = """
      SELECT texts.id AS id, texts.c0 AS title,
        CASE WHEN instr(texts.c0, \(phrase)) = 1 THEN 0
        WHEN instr(texts.c0, ' ' || \(phrase)) > 0 THEN 1 ELSE 2 END AS rank
      FROM \(source) WHERE \((["texts.partition = ?1"] + words).joined(separator: " AND "))
      ORDER BY rank, texts.c0, texts.name LIMIT ?2
      """
    return statement
  }

  /// Finds the rows that have each word in one of the columns, in the order of their titles; when the title is one of
  /// the columns, those whose title has each word are left out.
  static func others(
    _ query: SearchQuery,
    columns: [Int],
    in partition: String,
    limit: Int,
    usesIndex: Bool
  ) -> SearchStatement {
    var statement = SearchStatement(in: partition, limit: limit)
    let parameters = query.words.map { statement.parameter($0) }
    var conditions = ["texts.partition = ?1"]
    conditions += parameters.map { word in
      "(" + columns.map { "instr(texts.c\($0), \(word)) > 0" }.joined(separator: " OR ") + ")"
    }
    if columns.contains(0) {
      conditions.append(
        "NOT (" + parameters.map { "instr(texts.c0, \($0)) > 0" }.joined(separator: " AND ") + ")"
      )
    }
    let source = statement.source(usesIndex ? expression(query.words, columns: columns) : nil)
    statement.sql = """
      SELECT texts.id AS id, texts.c0 AS title, 3 AS rank
      FROM \(source) WHERE \(conditions.joined(separator: " AND "))
      ORDER BY texts.c0, texts.name LIMIT ?2
      """
    return statement
  }

  /// The index expression; `nil` when the index has none of the words.
  static func expression(_ words: [String], columns: [Int]) -> String? {
    let filter = "{" + columns.map { "c\($0)" }.joined(separator: " ") + "} : "
    let terms = words.compactMap(term).map { "(\(filter)\($0))" }
    return terms.isEmpty ? nil : terms.joined(separator: " AND ")
  }

  private mutating func source(_ expression: String?) -> String {
    guard let expression else { return "texts" }
    // The index goes first: what it finds is usually little.
    return """
      (SELECT rowid FROM words WHERE words MATCH \(parameter(expression))) AS found
      CROSS JOIN texts ON texts.id = found.rowid
      """
  }

  private mutating func parameter(_ text: String) -> String {
    values.append(.text(text))
    return "?\(values.count)"
  }

  /// A word as a string of the index; `nil` when the index cannot look it up.
  private static func term(_ word: String) -> String? {
    let beginning = word.unicodeScalars.prefix(longestIndexedWord)
    guard beginning.count >= shortestIndexedWord else { return nil }
    return "\"" + beginning.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  private static func isAnsweredByIndex(_ word: String) -> Bool {
    (shortestIndexedWord...longestIndexedWord).contains(word.unicodeScalars.count)
  }
}
