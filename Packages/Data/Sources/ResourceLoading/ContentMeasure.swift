public import DomainKernel
public import OfflineHTTP

/// A measure of a response's content, for comparing a new response with the stored one.
///
/// The rule for all areas. An answer is suspicious when, against the stored one,
/// - it says to be about something else, does not fit what was asked as that did, or does not say what it is about and
///   shares no entry with a list of at least `Suspicion.smallestJudgedList`: `unrelated`;
/// - the list that it is has no entry left, or less than half of at least that many: `empty`, `shrunk`;
/// - an entry that it still has lost a text, a link or a number; something that is only complete as a whole lost
///   a part: the ingredients of a meal an entry, its steps more than half of at least ``longText`` bytes; a list
///   within it lost all entries, or more than half of them; or entries are missing and more than before cannot
///   be read: `incomplete`.
///
/// Everything else is a natural change and believed: other texts, also shorter ones, other pictures, another
/// order, new entries, and entries that are missing in a list of which most are left. So is what the answer
/// states to be nothing of the item that it is about, see ``Answer/cleared``.
public struct ContentMeasure: Sendable {
  /// How the entries of a list come and go.
  public enum Turnover: Sendable {
    /// The answer is this list.
    case ofAnswer
    /// The entries belong together.
    case together
    /// Each entry comes and goes.
    case each
  }

  /// The bytes that a text has at least that is not believed to have lost most of them.
  public static let longText = 100

  private struct Amount {
    let value: Int
    /// The amount from which on less than half of it is a loss.
    let judgedFrom: Int

    func isLost(in new: Amount?) -> Bool {
      guard value > 0 else { return false }
      let left = new?.value ?? 0
      return left == 0 || (value >= judgedFrom && left < value - left)
    }
  }

  private struct Entries {
    let turnover: Turnover
    let measures: [String: ContentMeasure]
  }

  private var subject: [String: String] = [:]
  private var amounts: [String: Amount] = [:]
  private var lists: [String: Entries] = [:]

  /// Creates an empty measure.
  public init() {}

  /// Adds a text, of which a shorter one is as good; texts are named within what is measured.
  public mutating func add(_ name: String, _ text: String?) {
    add(name, isThere: text.map { !$0.isEmpty } ?? false)
  }

  /// Adds a text that is of use only as a whole, such as the steps of a recipe.
  public mutating func add(_ name: String, whole text: String?) {
    amounts[name] = Amount(value: text?.utf8.count ?? 0, judgedFrom: Self.longText)
  }

  /// Adds whether something is there, of which one is as good as another.
  public mutating func add(_ name: String, isThere: Bool) {
    add(name, count: isThere ? 1 : 0)
  }

  /// Adds a number of things of which one is as good as another.
  public mutating func add(_ name: String, count: Int) {
    amounts[name] = Amount(value: count, judgedFrom: Suspicion.smallestJudgedList)
  }

  /// Adds a list.
  ///
  /// - Parameters:
  ///   - name: The list within what is measured.
  ///   - entries: What it holds; of several with one id the first is taken.
  ///   - turnover: How the entries come and go.
  ///   - id: What tells an entry from others.
  ///   - measure: Measures an entry.
  public mutating func add<Entry>(
    _ name: String,
    _ entries: [Entry],
    _ turnover: Turnover,
    id: (Entry) -> String,
    measure: (Entry) -> ContentMeasure
  ) {
    let measures = Dictionary(entries.map { (id($0), measure($0)) }) { first, _ in first }
    lists[name] = Entries(turnover: turnover, measures: measures)
  }

  /// Compares a new answer with the stored one.
  ///
  /// - Parameters:
  ///   - new: The new answer.
  ///   - stored: The stored one.
  ///   - measure: Measures a value.
  /// - Returns: What is suspicious; `nil` when the new one is believed.
  public static func suspicion<Value>(
    of new: Answer<Value>,
    replacing stored: Answer<Value>,
    measure: (Value) -> ContentMeasure
  ) -> Suspicion? {
    let shared = new.subject.keys.filter { stored.subject[$0] != nil }
    guard shared.allSatisfy({ new.subject[$0] == stored.subject[$0] }), stored.isDoubtful || !new.isDoubtful
    else { return .unrelated }
    let (measure, before) = (measure(new.value), measure(stored.value))
    if let suspicion = measure.suspicionOfList(replacing: before, isIdentified: !shared.isEmpty) {
      return suspicion
    }
    if measure.lacks(before, besides: new.cleared)
      || (new.unreadable > stored.unreadable && measure.misses(before))
    {
      return .incomplete
    }
    return nil
  }

  private func suspicionOfList(replacing stored: ContentMeasure, isIdentified: Bool) -> Suspicion? {
    for (name, before) in stored.lists where before.turnover == .ofAnswer {
      let now = lists[name]?.measures ?? [:]
      if let suspicion = Suspicion.list(of: now.count, insteadOf: before.measures.count) { return suspicion }
      if !isIdentified, before.measures.count >= Suspicion.smallestJudgedList,
        !before.measures.keys.contains(where: { now[$0] != nil })
      {
        return .unrelated
      }
    }
    return nil
  }

  /// Whether something that is still here has lost a part, besides those that the answer states to be
  /// nothing.
  private func lacks(_ stored: ContentMeasure, besides cleared: Set<String> = []) -> Bool {
    if stored.amounts.contains(where: { !cleared.contains($0) && $1.isLost(in: amounts[$0]) }) { return true }
    return stored.lists.contains { name, before in
      let now = lists[name]?.measures ?? [:]
      switch before.turnover {
      case .ofAnswer: break
      case .together where before.measures.keys.contains { now[$0] == nil }: return true
      case .each where Suspicion.list(of: now.count, insteadOf: before.measures.count) != nil: return true
      case .together, .each: break
      }
      return before.measures.contains { id, entry in now[id]?.lacks(entry) ?? false }
    }
  }

  /// Whether an entry of any list is not here.
  private func misses(_ stored: ContentMeasure) -> Bool {
    stored.lists.contains { name, before in
      let now = lists[name]?.measures ?? [:]
      return before.measures.contains { id, entry in now[id]?.misses(entry) ?? true }
    }
  }
}

extension Replacement {
  /// Judges answers by what they hold; see ``ContentMeasure``.
  ///
  /// - Parameters:
  ///   - absence: What a 404 or 410 means.
  ///   - isCounted: Whether an answer is a whole list that says how many entries it has, and has as many.
  ///   - measure: Measures a value.
  /// - Returns: A judgement by the rule for all areas.
  public static func judged<Content>(
    absence: Absence = .believed,
    isCounted: @escaping @Sendable (Value) -> Bool = { _ in false },
    by measure: @escaping @Sendable (Content) -> ContentMeasure
  ) -> Replacement<Value> where Value == Answer<Content> {
    Replacement(absence: absence, isCounted: isCounted) {
      ContentMeasure.suspicion(of: $0, replacing: $1, measure: measure)
    }
  }
}
