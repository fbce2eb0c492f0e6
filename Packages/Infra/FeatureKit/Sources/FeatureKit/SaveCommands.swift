public import CommandKit
public import DomainKernel
import LocalizationKit

/// The commands that save an entry of a service and remove it from the saved ones: `save` and `unsave`.
///
/// An area with entries that can be saved names them; what the commands take, say and write for scripts is the same for
/// all of them.
public struct SaveCommands<ID: Hashable & Sendable>: Sendable {
  /// Makes a change, or stores it to be sent later.
  ///
  /// It is told whether to save the entry, the entry's id, and whether the change must wait without an attempt to send
  /// it.
  public typealias Operation =
    @Sendable (_ isSaved: Bool, _ id: ID, _ isOffline: Bool)
    async throws(SubmissionError)
    -> ChangeOutcome

  private let noun: String
  private let name: String
  private let entry: Argument<String>
  private let exampleID: String
  private let words: EntryWords
  private let marks: OptimisticMarks<ID>
  private let list: Route
  private let id: @Sendable (String) -> ID?
  private let missing: @Sendable (ID, ViewContext) -> MissingEntry
  private let observe: @Sendable (FeatureEvent) -> Void
  private let change: Operation

  /// Describes the entries that can be saved.
  ///
  /// - Parameters:
  ///   - noun: The command above them, such as `jobs`.
  ///   - name: The kind of entry in traces, such as `Job`.
  ///   - entry: The argument with the id of an entry.
  ///   - exampleID: An id for examples.
  ///   - words: The words about entries, in the language of the help.
  ///   - marks: Shows a change at once.
  ///   - list: Where the user finds ids.
  ///   - id: Makes an id of what was typed; `nil` where the service cannot have such an id.
  ///   - missing: Says that the service does not have an entry.
  ///   - observe: Called when the use case begins and ends.
  ///   - change: Makes a change.
  public init(
    of noun: String,
    name: String,
    _ entry: Argument<String>,
    exampleID: String,
    words: EntryWords,
    marks: OptimisticMarks<ID>,
    list: Route,
    id: @escaping @Sendable (String) -> ID?,
    missing: @escaping @Sendable (ID, ViewContext) -> MissingEntry,
    observe: @escaping @Sendable (FeatureEvent) -> Void,
    change: @escaping Operation
  ) {
    self.noun = noun
    self.name = name
    self.entry = entry
    self.exampleID = exampleID
    self.words = words
    self.marks = marks
    self.list = list
    self.id = id
    self.missing = missing
    self.observe = observe
    self.change = change
  }

  /// Both commands.
  public var commands: [Command] { [command(saving: true), command(saving: false)] }

  private func command(saving isSaved: Bool) -> Command {
    let (verb, language) = (isSaved ? "save" : "unsave", words.language)
    return Command(
      verb,
      abstract: words.abstract(saving: isSaved),
      discussion: Strings(language).saveDiscussion,
      examples: [Example("tessera \(noun) \(verb) \(exampleID)", words.example(saving: isSaved))],
      parameters: [entry],
      fields: SavedRecord.table.names,
      language: language
    ) {
      [name, entry, words, marks, list, id, missing, observe, change] invocation throws(CommandFailure) in
      let typed = invocation[entry]
      let entryID = try language.typedID(typed, among: list, id)
      return MarkScreen(
        isSaved ? "Save\(name)" : "Unsave\(name)",
        entryID,
        to: isSaved,
        marks: marks,
        missing: { missing(entryID, $0) },
        note: { outcome, context in words.note(isSaved, outcome, in: context) },
        record: {
          .one(SavedRecord(id: typed, isSaved: isSaved, outcome: $0), in: SavedRecord.table, from: nil)
        },
        observe: observe
      ) { policy async throws(ChangeFailure) in
        do throws(SubmissionError) {
          return try await change(isSaved, entryID, policy == .cacheOnly)
        } catch {
          throw ChangeFailure(error)
        }
      }
    }
  }
}

extension EntryWords {
  fileprivate func note(_ isSaved: Bool, _ outcome: ChangeOutcome, in context: ViewContext) -> String {
    switch outcome {
    case .changed: done(saving: isSaved)
    case .unchanged: unchanged(saving: isSaved)
    case .pending(let stop, let wasSent): stop.note(in: context, wasSent: wasSent)
    }
  }
}

/// A change of the saved entries, for scripts.
private struct SavedRecord: Sendable {
  let id: String
  let isSaved: Bool
  let outcome: ChangeOutcome

  static let table = RecordTable<SavedRecord>([
    .init("id") { .string($0.id) },
    .init("isSaved") { .bool($0.isSaved) },
    .init("isChanged") { .bool($0.outcome.isEffective) },
    .init("isPending") { .bool($0.outcome.isPending) },
  ])
}

extension OutboxDrain.Stop? {
  /// The reason why a change that is stored has not been sent, in a few words; `nil` waits behind another change.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: A few words without a full stop.
  public func brief(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return switch self {
    case .service(let error)?: error.brief(in: context.ofChange)
    case .store(let error)?: error.brief(in: context)
    case .beingSent?: strings.changesAreBeingSent
    case .unconfirmed?: strings.earlierUnconfirmed
    case nil: strings.waitsBehindAnother
    }
  }

  /// The step before a stored change can be sent: to sign in, to correct an address, to install a library, or
  /// to use a newer version.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: A sentence; `nil` where it is enough to wait.
  public func hint(in context: ViewContext) -> String? {
    guard case .service(let error)? = self else { return nil }
    return switch error {
    case .malformed(.libraryMissing): error.summary(in: context)
    case .malformed(.missingPage), .signInNeeded, .sessionEnded, .credentialsUnreadable:
      error.remedy(in: context.ofChange).map(context.sentence)
    default: nil
    }
  }

  /// The failure of a command whose changes were not sent, where it is not enough to wait; has the
  /// ``hint(in:)``.
  ///
  /// Changes behind one that was refused wait until the user retries or drops that one; the notes about the
  /// outbox have the commands for it. Who interrupted the command wanted the changes not to be made, and has to
  /// know where they are.
  ///
  /// - Parameters:
  ///   - context: The environment of the view.
  ///   - count: How many changes of the command wait.
  /// - Returns: The failure; `nil` where none waits, or the changes are sent without a step of the user, who has
  ///   not interrupted the command.
  public func failure(in context: ViewContext, changes count: Int = 1) -> CommandFailure? {
    guard count > 0 else { return nil }
    let strings = Strings(context.language)
    guard self != .service(.cancelled) else {
      let list = Remedy.open(Route("outbox"), purpose: strings.listInOutbox)
      let message = strings.interrupted(waiting: count)
      return CommandFailure(.interrupted, message, hint: context.sentence(for: list))
    }
    guard let exitCode = exitCode(in: context) else { return nil }
    let message = strings.notSent(changes: count, because: brief(in: context))
    return CommandFailure(exitCode, message, hint: hint(in: context))
  }

  private func exitCode(in context: ViewContext) -> ExitCode? {
    switch self {
    case nil: .refused
    case .service(let error)?: hint(in: context) == nil ? nil : error.exitCode
    case .beingSent?, .store?, .unconfirmed?: nil
    }
  }

  /// That a change waits or is not confirmed yet, why, and what has to be done before it can be sent.
  ///
  /// - Parameters:
  ///   - context: The environment of the view.
  ///   - wasSent: Whether the change itself was sent; the reason may be that of an earlier one.
  /// - Returns: A sentence, or two.
  public func note(in context: ViewContext, wasSent: Bool) -> String {
    let (strings, reason) = (Strings(context.language), brief(in: context))
    let note =
      switch self {
      case .store?: strings.changeLeft(because: reason)
      case .service(let error)? where wasSent && error.failedChange == .answered:
        strings.changeSentInVain(because: reason)
      default: wasSent ? strings.changeUnconfirmed(because: reason) : strings.changeWaits(because: reason)
      }
    return context.language.paragraph([note, hint(in: context)].compactMap(\.self))
  }
}
