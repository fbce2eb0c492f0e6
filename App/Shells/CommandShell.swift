import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Outbox
import StorageKit

/// Runs one command and writes its output: the steps that all commands share.
@MainActor
struct CommandShell {
  private let launch: Launch
  private let services: Services
  private let strings: Strings

  /// Makes the shell of one command.
  ///
  /// - Parameters:
  ///   - services: The services of the run.
  ///   - language: The language of the command's area; `nil` for that of the user.
  init(_ services: Services, in language: Language? = nil) {
    launch = services.launch.speaking(language ?? services.launch.language)
    self.services = services
    strings = Strings(launch.language)
  }

  private var process: ProcessContext { launch.process }

  /// Runs the command that was typed.
  ///
  /// - Parameters:
  ///   - invocation: The command with what it was given.
  ///   - owner: The area that it belongs to.
  ///   - isLinked: Whether a link named it, which may show everything and change nothing.
  /// - Throws: Why it could not be done; nothing was written to standard output then but the parts of a long list that
  ///   came before, with the end of their document, or all that there is where an essential part is missing.
  func run(_ invocation: Invocation, of owner: Area?, isLinked: Bool = false) async throws(CommandFailure) {
    guard let action = invocation.action as? ScreenAction else {
      preconditionFailure("The command '\(invocation.path.joined(separator: " "))' stands for no screen.")
    }
    let reading = ReadingOptions(launch.language)
    let selection = FieldSelection(invocation[reading.fields])
    let isDocument = invocation[reading.json]
    guard selection.isEmpty || isDocument || !process.output.isTerminal else {
      throw CommandFailure(.usage, strings.fieldsWithoutDocument, hint: strings.addJSON)
    }
    services.trace.record(.command, invocation.path.joined(separator: " "))
    let screen = try action.make(invocation)
    if isLinked, case .confirmation = screen.content(in: context(of: owner)) {
      throw CommandFailure(.usage, strings.linkChanges, hint: strings.runTheCommand)
    }
    if let problem = reading.problem(
      with: invocation,
      screen,
      in: launch.language,
      program: launch.program
    ) {
      throw problem
    }
    let writer = ScreenWriter(
      screen: screen,
      context: { context(of: owner) },
      selection: selection,
      isDocument: isDocument,
      launch: launch,
      trace: services.trace,
      damage: { savedDataWarning(of: owner) }
    )
    let progress = ProgressDisplay(launch, isPage: !writer.writesData, screen: screen) { context(of: owner) }
    let load = InterruptibleLoad(process.interruptions) { progress.noteInterruption() }
    let request = LoadRequest(
      launch.policy,
      fields: writer.fields,
      extras: .extras(process.clock),
      prompter: load.prompter(progress.prompter(TerminalPrompter(launch))),
      receiver: { part in
        load.watch()
        return writer.write(part, over: progress)
      },
      becomesInterruptible: { load.watch() }
    )
    progress.begin()
    let rows = writer.beginRows(over: progress)
    await load.run { await screen.load(request) }
    rows?.end()
    let failure = screen.failure(in: context(of: owner))
    let hasParts = writer.endParts(over: progress, isComplete: failure == nil)
    if let failure {
      progress.erase()
      throw await namingCopy(in: failure, of: invocation, owner)
    }
    if !hasParts { writer.write(over: progress) }
    let notes = screen.notes(in: context(of: owner))
    write(notes)
    noteMissingFolders(of: owner)
    let missing = screen.incompleteness(in: context(of: owner))
    // A failure that asks for a sign-in says it itself.
    if missing?.status != .signInNeeded { await noteEndedSession(of: owner, after: invocation) }
    await notePendingChanges(of: owner, isComplete: missing == nil)
    if let missing { throw missing.following(notes, isDocument: isDocument) }
  }

  /// The failure with the way to the stored copy of what the service no longer has: whether there is one that
  /// opens is found out by opening it.
  ///
  /// - Parameters:
  ///   - failure: Why the command failed.
  ///   - invocation: The command.
  ///   - owner: The area that it belongs to.
  /// - Returns: The failure, with a hint where a copy opens.
  private func namingCopy(
    in failure: CommandFailure,
    of invocation: Invocation,
    _ owner: Area?
  ) async -> CommandFailure {
    guard failure.status == .notFound, launch.policy != .cacheOnly,
      let action = invocation.action as? ScreenAction
    else { return failure }
    let stored: any Screen
    // The same command had its screen made before.
    do throws(CommandFailure) { stored = try action.make(invocation) } catch { return failure }
    // Nothing but a page may be opened for this: a change would be made, and an address be opened elsewhere.
    guard case .page = stored.content(in: context(of: owner)), stored.recordsElsewhere == nil else {
      return failure
    }
    await stored.load(LoadRequest(.cacheOnly, extras: .extras(process.clock)))
    guard stored.failure(in: context(of: owner)) == nil else { return failure }
    let copy = context(of: owner).sentence(for: .openCached)
    let hint = strings.language.paragraph([copy, failure.hint].compactMap(\.self))
    return CommandFailure(failure.status, failure.message, hint: hint)
  }

  /// The warning that something which the area saved for the user was damaged, for a document that has what is left.
  private func savedDataWarning(of owner: Area?) -> Records.Warning? {
    do throws(StorageError) {
      guard let owner, let (store, file) = try services.stores.damagedFiles(of: owner.saved).first else {
        return nil
      }
      return Records.Warning(.savedDataDamaged) { context in
        let strings = Strings(context.language)
        return strings.wasDamaged(file, content: store.content?(strings))
      }
    } catch {
      // monorepo:allow swallowed-error: the warning before the command says that the folder cannot be read
      return nil
    }
  }

  /// Says that there is no folder for the cache or for what the user saved, after a command that used them.
  private func noteMissingFolders(of owner: Area?) {
    let folders = launch.directories
    let lacksCache = folders.cache == nil && services.stores.hasUsedResponses
    let lacksData = folders.data == nil && owner?.showsSavedData == true
    guard lacksCache || lacksData else { return }
    write([strings.nothingIsStored(lacksCache: lacksCache, lacksData: lacksData)])
  }

  /// Says that the service ended the session, after a command that did without one; the account's own commands say it
  /// themselves.
  private func noteEndedSession(of owner: Area?, after invocation: Invocation) async {
    guard let owner, await owner.hasEndedSession(besides: invocation.path, services) else { return }
    let message = FailureMessage(ServiceError.sessionEnded, in: context(of: owner))
    write([strings.language.paragraph([message.summary, message.hint].compactMap(\.self))])
  }

  /// Writes the notes on the area's changes that were refused or wait; areas without an outbox take no time.
  ///
  /// - Parameters:
  ///   - owner: The area.
  ///   - isComplete: Whether the command did all of its work; otherwise sending would not work now either.
  private func notePendingChanges(of owner: Area?, isComplete: Bool) async {
    guard let owner, let outbox = owner.outbox else { return }
    let context = context(of: owner)
    let notes: [String]
    do throws(PersistenceError) {
      guard let backlog = try await outbox.backlog(services) else { return }
      let area = outbox.title(context.language)
      var isSendable = isComplete
      if isSendable, await owner.account?.hasEnded(services) == true { isSendable = false }
      notes = backlog.notes(
        onArea: area,
        texts: outbox.changeTexts,
        isSendable: isSendable,
        in: context
      )
    } catch {
      notes = [FailureMessage(error, in: context).summary]
    }
    write(notes)
  }

  /// Writes notes to standard error, each on a line of its own.
  private func write(_ notes: [String]) {
    for note in notes { process.errorOutput.write(launch.message(SafeText(note).string) + "\n") }
  }

  private func context(of owner: Area?) -> ViewContext {
    let phrasing = CommandPhrasing(
      offline: launch.offlineRequest,
      program: launch.program,
      account: owner?.account?.routes(services),
      clock: LocalTime(offset: process.offset)
    )
    return services.viewContext(of: owner, in: launch.language, phrasing)
  }
}
