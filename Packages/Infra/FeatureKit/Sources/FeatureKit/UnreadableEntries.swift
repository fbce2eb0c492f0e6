public import DesignKit
public import DomainKernel
import LocalizationKit

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

  /// Says on a page that a list changed while it was read; otherwise nothing.
  ///
  /// - Parameters:
  ///   - hasChanged: Whether it did, as `EntryPage.hasChanged(in:)` tells.
  ///   - context: The environment of the view.
  /// - Returns: A warning that fits every list.
  public static func listChanged(_ hasChanged: Bool, in context: ViewContext) -> Element {
    hasChanged ? .callout(.warning, title: Strings(context.language).listChanged) : .empty
  }

  /// The notices above content: those of a page itself, and that the content may be out of date.
  ///
  /// - Parameters:
  ///   - notices: The messages of the page, which may be empty elements.
  ///   - provenance: Where the content comes from.
  ///   - context: The environment of the view.
  /// - Returns: The messages below each other.
  public static func notices(
    _ notices: [Element],
    from provenance: Provenance,
    in context: ViewContext
  ) -> Element {
    .stack(notices + [SourceFacts.notice(provenance, context)], spacing: 1)
  }

  /// The notice above content: that entries of it could not be read, and that it may be out of date.
  ///
  /// - Parameters:
  ///   - count: How many more entries the service sent that could not be read.
  ///   - names: What the user can call some of them by.
  ///   - remedy: A way to deal with one; `nil` where none is known.
  ///   - provenance: Where the content comes from; `nil` for data of the program itself.
  ///   - context: The environment of the view.
  /// - Returns: The messages, or an empty element.
  public static func notice(
    unreadable count: Int,
    named names: [String] = [],
    remedy: Remedy? = nil,
    from provenance: Provenance?,
    in context: ViewContext
  ) -> Element {
    let source = provenance.map { SourceFacts.notice($0, context) } ?? .empty
    guard count > 0 else { return source }
    let warning = unreadable(entries: count, named: names, remedy: remedy, in: context)
    return .stack([warning, source], spacing: 1)
  }

  /// Says on a page that entries could not be read; nothing where all could.
  ///
  /// - Parameters:
  ///   - count: How many more entries the list has that could not be read.
  ///   - names: What the user can call some of them by.
  ///   - remedy: A way to deal with one; `nil` where none is known.
  ///   - context: The environment of the view.
  /// - Returns: A warning that fits every list.
  public static func unreadable(
    entries count: Int,
    named names: [String] = [],
    remedy: Remedy? = nil,
    in context: ViewContext
  ) -> Element {
    let counted = Strings(context.language).progress(entries: count)
    return unreadable(count, counted: counted, named: names, remedy: remedy, in: context)
  }

  /// Says on a page that things of one kind could not be read; nothing where all could.
  ///
  /// - Parameters:
  ///   - count: How many more of them the service sent that could not be read.
  ///   - counted: The number with the noun for them: `2 blocks`.
  ///   - names: What the user can call some of them by.
  ///   - remedy: A way to deal with one; `nil` where none is known.
  ///   - context: The environment of the view.
  /// - Returns: A warning about them.
  public static func unreadable(
    _ count: Int,
    counted: SafeText,
    named names: [String] = [],
    remedy: Remedy? = nil,
    in context: ViewContext
  ) -> Element {
    guard count > 0 else { return .empty }
    let title = Strings(context.language).unreadable(count, counted: counted, named: names)
    let hint = remedy.map { SafeText(context.sentence(for: $0)) }
    return .callout(.warning, title: title, hint: hint)
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
  /// The same records with the warnings of a list that lacks entries, which are in its total too.
  ///
  /// - Parameters:
  ///   - count: How many more entries the list has that could not be read, or are more than are read of it.
  ///   - omitted: How many of those are only more than are read.
  /// - Returns: The records; the same where nothing is lacking.
  public func leavingOut(_ count: Int, omitted: Int = 0) -> Records {
    leavingOut(omitted, .omitted(entries: omitted))
      .leavingOut(count - omitted, .unreadable(entries: count - omitted))
  }
}

extension Records.Warning {
  /// The warning of records that a list has more entries than are taken from it, which a page says itself.
  ///
  /// - Parameter count: How many more entries the list has.
  /// - Returns: The warning; `nil` where it has no more.
  public static func omitted(entries count: Int) -> Records.Warning? {
    guard count > 0 else { return nil }
    return Records.Warning(.entriesOmitted) { context in
      let strings = Strings(context.language)
      return strings.language.warning(strings.omittedSentence(entries: count))
    }
  }

  /// The warning of records that a list changed while it was read, so that entries may be missing or removed.
  ///
  /// - Parameter hasChanged: Whether it did, as `EntryPage.hasChanged(in:)` and `HandedOverEntries.hasRemoved` tell.
  /// - Returns: The warning; `nil` where it did not.
  public static func listChanged(_ hasChanged: Bool) -> Records.Warning? {
    guard hasChanged else { return nil }
    return Records.Warning(.listChanged) { context in
      let strings = Strings(context.language)
      return strings.language.warning(clause: strings.listChanged)
    }
  }

  /// The warning of records that entries could not be read, which a page says itself.
  ///
  /// - Parameters:
  ///   - count: How many more entries the list has that could not be read.
  ///   - names: What the user can call some of them by.
  ///   - remedy: A way to deal with one, in the language of a view; `nil` where none is known.
  /// - Returns: The warning; `nil` where all could.
  public static func unreadable(
    entries count: Int,
    named names: [String] = [],
    remedy: @escaping @Sendable (ViewContext) -> Remedy? = { _ in nil }
  ) -> Records.Warning? {
    guard count > 0 else { return nil }
    return Records.Warning(.entriesUnreadable) { context in
      let strings = Strings(context.language)
      let counted = strings.progress(entries: count)
      let sentence = strings.unreadableSentence(count, counted: counted, named: names)
      let hint = remedy(context).map { context.sentence(for: $0) }
      return strings.language.warning(strings.language.paragraph([sentence, hint].compactMap(\.self)))
    }
  }

  /// The warning of records that things of one kind could not be read, which a page says itself.
  ///
  /// - Parameters:
  ///   - count: How many more of them the service sent that could not be read.
  ///   - code: The word for it in JSON documents.
  ///   - counted: The number with the noun for them, in the language of a view: `2 blocks`.
  /// - Returns: The warning; `nil` where all could.
  public static func unreadable(
    _ count: Int,
    _ code: WarningCode,
    counted: @escaping @Sendable (ViewContext) -> SafeText
  ) -> Records.Warning? {
    guard count > 0 else { return nil }
    return Records.Warning(code) { context in
      let strings = Strings(context.language)
      return strings.language.warning(strings.unreadableSentence(count, counted: counted(context)))
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
    _ code: WarningCode,
    because error: some PresentableFailure,
    undertaking: @escaping @Sendable (ViewContext) -> SafeText
  ) -> Records.Warning {
    Records.Warning(code) { context in
      FailureMessage(error, in: context).warning(about: undertaking(context))
    }
  }
}
