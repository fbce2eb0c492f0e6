/// Two lists of words, each of the first of which goes with each of the second; the pairs are numbered.
struct NamePairs: Sendable {
  /// A part of a name.
  struct Word: Sendable {
    /// The form in names.
    let text: String
    /// The form in names of another script, or with the signs that logins cannot have; else that of ``text``.
    let nativeText: String
    /// The form in logins: ASCII letters in lower case.
    let key: String

    /// Reads an element of the form `ascii` or `ascii: text`.
    fileprivate init(_ element: String) {
      let (ascii, native) = ContentRecord.pair(element)
      text = ascii
      nativeText = native ?? ascii
      key = ascii.lowercased()
    }
  }

  /// The first parts.
  let heads: [Word]
  /// The second parts.
  let tails: [Word]

  /// Reads two lists.
  ///
  /// - Parameters:
  ///   - record: The record that has them.
  ///   - heads: The keyword of the first one.
  ///   - tails: The keyword of the second one.
  init(_ record: ContentRecord, heads: String = "head", tails: String = "tail") {
    self.heads = record.list(heads).map(Word.init)
    self.tails = record.list(tails).map(Word.init)
    precondition(
      !self.heads.isEmpty && !self.tails.isEmpty,
      "The content has no words for \(record.kind) \(record.name)."
    )
  }

  /// How many pairs there are.
  var count: Int { heads.count * tails.count }

  /// The places of the words of a pair; all pairs below ``count`` differ, and neighbours share no word.
  func places(of number: Int) -> (head: Int, tail: Int) {
    let head = number % heads.count
    return (head, (head * 5 + number / heads.count) % tails.count)
  }

  /// The words of a pair.
  func words(of number: Int) -> (head: Word, tail: Word) {
    let places = places(of: number)
    return (heads[places.head], tails[places.tail])
  }

  /// The number of the pair of two places; the inverse of ``places(of:)``.
  func number(head: Int, tail: Int) -> Int {
    let round = (tail - head * 5) % tails.count
    return (round < 0 ? round + tails.count : round) * heads.count + head
  }

  /// The numbers of all pairs that a text may consist of, with or without a hyphen between the parts.
  ///
  /// - Parameter text: A text in lower case.
  /// - Returns: The numbers; usually none or one.
  func numbers(in text: String) -> [Int] {
    heads.indices.filter { text.hasPrefix(heads[$0].key) }.flatMap { head in
      let rest = text.dropFirst(heads[head].key.count)
      let tail = rest.first == "-" ? rest.dropFirst() : rest
      return tails.indices.filter { tails[$0].key == tail }.map { number(head: head, tail: $0) }
    }
  }
}
