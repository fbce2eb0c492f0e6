public import DesignKit
public import DomainKernel

extension Element {
  /// The notice above a whole list: which entries are not shown, that some could not be read, and that it may
  /// be out of date.
  ///
  /// - Parameters:
  ///   - list: The list, with its source.
  ///   - context: The environment of the view.
  /// - Returns: The messages, or an empty element.
  public static func entries<Entry>(
    of list: Fetched<EntryList<Entry>>,
    in context: ViewContext
  ) -> Element {
    let entries = list.value
    let notice = notice(
      unreadable: entries.unreadableCount - entries.omittedCount,
      named: entries.unreadableIDs,
      from: list.provenance,
      in: context
    )
    guard entries.omittedCount > 0 else { return notice }
    return .stack([omitted(entries: entries.omittedCount, in: context), notice], spacing: 1)
  }

  /// Says on a page that a list has more entries than are taken from it; nothing where it has not.
  ///
  /// - Parameters:
  ///   - count: How many more entries the list has.
  ///   - context: The environment of the view.
  /// - Returns: A warning that fits every list.
  public static func omitted(entries count: Int, in context: ViewContext) -> Element {
    guard count > 0 else { return .empty }
    return .callout(.warning, title: Strings(context.language).omitted(entries: count))
  }

  /// The notice above content: that entries of it could not be read, and that it may be out of date.
  ///
  /// - Parameters:
  ///   - count: How many more entries the service sent that could not be read.
  ///   - names: What the user can call some of them by.
  ///   - provenance: Where the content comes from; `nil` for data of the program itself.
  ///   - context: The environment of the view.
  /// - Returns: The messages, or an empty element.
  public static func notice(
    unreadable count: Int,
    named names: [String] = [],
    from provenance: Provenance?,
    in context: ViewContext
  ) -> Element {
    let source = provenance.map { SourceFacts.notice($0, context) } ?? .empty
    guard count > 0 else { return source }
    return .stack([unreadable(entries: count, named: names, in: context), source], spacing: 1)
  }

  /// Says on a page that entries could not be read; nothing where all could.
  ///
  /// - Parameters:
  ///   - count: How many more entries the list has that could not be read.
  ///   - names: What the user can call some of them by.
  ///   - context: The environment of the view.
  /// - Returns: A warning that fits every list.
  public static func unreadable(
    entries count: Int,
    named names: [String] = [],
    in context: ViewContext
  ) -> Element {
    unreadable(count, counted: Strings(context.language).progress(entries: count), named: names, in: context)
  }

  /// Says on a page that things of one kind could not be read; nothing where all could.
  ///
  /// - Parameters:
  ///   - count: How many more of them the service sent that could not be read.
  ///   - counted: The number with the noun for them: `2 blocks`.
  ///   - names: What the user can call some of them by.
  ///   - context: The environment of the view.
  /// - Returns: A warning about them.
  public static func unreadable(
    _ count: Int,
    counted: SafeText,
    named names: [String] = [],
    in context: ViewContext
  ) -> Element {
    guard count > 0 else { return .empty }
    let title = Strings(context.language).unreadable(count, counted: counted, named: names)
    return .callout(.warning, title: title)
  }
}

extension Records.Warning? {
  /// The sentence for what records lack, among the notes of a screen.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: The sentence; nothing without a warning.
  public func sentences(in context: ViewContext) -> [String] { map { [$0.sentence(context)] } ?? [] }
}

extension Records {
  /// The same records with the warnings of a list that lacks entries.
  ///
  /// - Parameters:
  ///   - count: How many more entries the list has that could not be read, or are more than are read of it.
  ///   - omitted: How many of those are only more than are read.
  /// - Returns: The records; the same where nothing is lacking.
  public func leavingOut(_ count: Int, omitted: Int) -> Records {
    with(.omitted(entries: omitted)).with(.unreadable(entries: count - omitted))
  }
}

extension Records.Warning {
  /// The warning of records that a list has more entries than are taken from it, which a page says itself.
  ///
  /// - Parameter count: How many more entries the list has.
  /// - Returns: The warning; `nil` where it has no more.
  public static func omitted(entries count: Int) -> Records.Warning? {
    guard count > 0 else { return nil }
    return Records.Warning("entries-omitted") { context in
      let strings = Strings(context.language)
      return strings.language.warning(strings.omittedSentence(entries: count))
    }
  }

  /// The warning of records that entries could not be read, which a page says itself.
  ///
  /// - Parameters:
  ///   - count: How many more entries the list has that could not be read.
  ///   - names: What the user can call some of them by.
  /// - Returns: The warning; `nil` where all could.
  public static func unreadable(entries count: Int, named names: [String] = []) -> Records.Warning? {
    unreadable(count, "entries-unreadable", named: names) { Strings($0.language).progress(entries: count) }
  }

  /// The warning of records that things of one kind could not be read, which a page says itself.
  ///
  /// - Parameters:
  ///   - count: How many more of them the service sent that could not be read.
  ///   - code: The word for it in JSON documents.
  ///   - names: What the user can call some of them by.
  ///   - counted: The number with the noun for them, in the language of a view: `2 blocks`.
  /// - Returns: The warning; `nil` where all could.
  public static func unreadable(
    _ count: Int,
    _ code: String,
    named names: [String] = [],
    counted: @escaping @Sendable (ViewContext) -> SafeText
  ) -> Records.Warning? {
    guard count > 0 else { return nil }
    return Records.Warning(code) { context in
      let strings = Strings(context.language)
      let sentence = strings.unreadableSentence(count, counted: counted(context), named: names)
      return strings.language.warning(sentence)
    }
  }

  /// The warning of records that a part of them could not be loaded, which a page says itself.
  ///
  /// - Parameters:
  ///   - code: The word for it in JSON documents.
  ///   - error: Why it could not be loaded.
  ///   - undertaking: The operation that failed, in the language of a view, without a full stop.
  /// - Returns: The warning, with the reason in a few words.
  public static func notLoaded(
    _ code: String,
    because error: some PresentableFailure,
    undertaking: @escaping @Sendable (ViewContext) -> SafeText
  ) -> Records.Warning {
    Records.Warning(code) { context in
      let strings = Strings(context.language)
      let clause = FailureMessage(error, in: context).line(about: undertaking(context)).string
      return strings.language.warning(strings.sentence(clause))
    }
  }
}
