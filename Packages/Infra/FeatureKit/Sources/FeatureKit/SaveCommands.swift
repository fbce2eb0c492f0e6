public import CommandKit
public import DomainKernel
public import LocalizationKit

/// The commands that save an entry of a service and remove it from the saved ones: `save` and `unsave`.
///
/// An area with entries that can be saved describes them with words of its own; what the commands take, say while a
/// change waits and write for scripts is the same for all of them.
public struct SaveCommands<ID: Hashable & Sendable>: Sendable {
  /// Makes a change, or stores it to be sent later.
  ///
  /// It is told whether to save the entry, the entry's id, and whether the change must wait without an attempt to send
  /// it.
  public typealias Operation =
    @Sendable (_ isSaved: Bool, _ id: ID, _ isOffline: Bool)
    async throws(SubmissionError)
    -> ChangeOutcome

  /// The words of one of the commands.
  public struct Words: Sendable {
    let abstract: String
    let example: String
    let done: String
    let unchanged: String

    /// Makes the texts.
    ///
    /// - Parameters:
    ///   - abstract: One sentence for lists of commands.
    ///   - example: The description of the example.
    ///   - done: Says that the service has the change.
    ///   - unchanged: Says that there was nothing to change.
    public init(
      abstract: String,
      example: String,
      done: String,
      unchanged: String
    ) {
      self.abstract = abstract
      self.example = example
      self.done = done
      self.unchanged = unchanged
    }
  }

  private let noun: String
  private let name: String
  private let entry: Argument<String>
  private let exampleID: String
  private let save: Words
  private let unsave: Words
  private let language: Language
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
  ///   - save: The words of `save`.
  ///   - unsave: The words of `unsave`.
  ///   - language: The language of the help.
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
    save: Words,
    unsave: Words,
    in language: Language,
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
    self.save = save
    self.unsave = unsave
    self.language = language
    self.marks = marks
    self.list = list
    self.id = id
    self.missing = missing
    self.observe = observe
    self.change = change
  }

  /// Both commands.
  public var commands: [Command] { [command(true, save), command(false, unsave)] }

  private func command(_ isSaved: Bool, _ words: Words) -> Command {
    let verb = isSaved ? "save" : "unsave"
    return Command(
      verb,
      abstract: words.abstract,
      discussion: Strings(language).saveDiscussion,
      examples: [Example("tessera \(noun) \(verb) \(exampleID)", words.example)],
      parameters: [entry],
      fields: SavedRecord.table.names,
      language: language
    ) {
      [name, entry, language, marks, list, id, missing, observe, change] invocation throws(CommandFailure) in
      let typed = invocation[entry]
      let entryID = try language.typedID(typed, among: list, id)
      return MarkScreen(
        isSaved ? "Save\(name)" : "Unsave\(name)",
        entryID,
        to: isSaved,
        marks: marks,
        missing: { missing(entryID, $0) },
        note: { outcome, context in words.note(outcome, in: context) },
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

extension SaveCommands.Words {
  fileprivate func note(_ outcome: ChangeOutcome, in context: ViewContext) -> String {
    switch outcome {
    case .changed: done
    case .unchanged: unchanged
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
  /// outbox have the commands for it.
  ///
  /// - Parameters:
  ///   - context: The environment of the view.
  ///   - count: How many changes of the command wait.
  /// - Returns: The failure; `nil` where none waits, or the changes are sent without a step of the user.
  public func failure(in context: ViewContext, changes count: Int = 1) -> CommandFailure? {
    guard count > 0, let exitCode = exitCode(in: context) else { return nil }
    let message = Strings(context.language).notSent(changes: count, because: brief(in: context))
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
  public func note(in context: ViewContext, wasSent: Bool = false) -> String {
    let (strings, reason) = (Strings(context.language), brief(in: context))
    let note =
      switch self {
      case .service(let error)? where error.failedChange == .unanswered:
        strings.changeUnconfirmed(because: reason)
      case .service(let error)? where wasSent && error.failedChange == .answered:
        strings.changeSentInVain(because: reason)
      case .store?: strings.changeLeft(because: reason)
      default: strings.changeWaits(because: reason)
      }
    return context.language.paragraph([note, hint(in: context)].compactMap(\.self))
  }
}
