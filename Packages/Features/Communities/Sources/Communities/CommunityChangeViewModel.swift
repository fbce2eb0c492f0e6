import CardsDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

/// A change of communities, as the user asked for it.
enum CommunityChange: Hashable, Sendable {
  case create(name: String, from: CalendarDay, to: CalendarDay, joins: Bool)
  case join(Community.ID)
  case leave(Community.ID)
  /// Asks for a confirmation in a language, or not at all.
  case delete(Community.ID, asksIn: Language?)
  case take(path: String)
}

/// The outcome of a change of communities.
enum CommunityOutcome: Hashable, Sendable {
  case created(CreatedCommunity)
  case joined(isNew: Bool)
  case left(wasMember: Bool)
  case deleted
  case declined
  /// A community of a file, and how many entries of the file could not be used.
  case imported(CreatedCommunity, unusable: Int)

  /// The community that the change made; `nil` for a change of one that was there.
  var community: Community? {
    switch self {
    case .created(let created): created.community
    case .imported(let imported, _): imported.community
    case .joined, .left, .deleted, .declined: nil
    }
  }

  var isEffective: Bool {
    switch self {
    case .created, .deleted, .imported: true
    case .joined(let isNew): isNew
    case .left(let wasMember): wasMember
    case .declined: false
    }
  }
}

/// Changes communities: the change that the command stands for.
@MainActor @Observable
final class CommunityChangeViewModel: Screen {
  private let change: Change<CommunityChange, CommunityOutcome, CommunitiesFailure>
  private let list: Loader<Everything, EntryList<Community>, CommunitiesFailure>
  private let progress = CountedProgress()

  init(
    _ request: CommunityChange,
    useCases: CommunitiesUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    list = .communities(useCases.communities, observe)
    change = Change(
      "ManageCommunities",
      request,
      isEffective: \.isEffective,
      isDeclined: { $0 == .declined },
      observe: observe,
      operation: { [progress] (change, request) async throws(CommunitiesFailure) in
        guard request.policy != .cacheOnly else { throw .changeNeedsConnection }
        do throws(CommunitiesFailure) { return try await useCases.make(change, request, progress) } catch {
          throw error.ofChange
        }
      }
    )
  }

  func load(_ request: LoadRequest) async {
    if await change.make(request), let outcome = change.outcome, outcome.community == nil {
      await list.load(Everything(), request.policy)
    }
  }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(of: list.state, in: context) }

  /// The id of a new community, so that a script can use it.
  func content(in context: ViewContext) -> ScreenContent {
    change.outcome?.community.map { .text($0.id.rawValue + "\n") } ?? .confirmation
  }

  /// How many members of a file were looked up.
  func progress(in context: ViewContext) -> SafeText? {
    progress.count.map { Strings(context.language).lookedUp($0.done, of: $0.all) }
  }

  /// The entries of a file that the community was made without.
  func incompleteness(in context: ViewContext) -> CommandFailure? {
    guard case .imported(let imported, let unusable)? = change.outcome else { return nil }
    let entries = imported.unknown + unusable
    guard entries > 0 else { return nil }
    return FailureMessage(CommunitiesFailure.leftOut(entries), in: context).commandFailure
  }

  /// The change, and that communities of the list for scripts could not be read.
  func notes(in context: ViewContext) -> [String] {
    (change.outcome.map { Strings(context.language).notes(about: $0, context) } ?? [])
      + list.state.unreadable.sentences(in: context)
  }

  var records: Records? {
    if case .imported(let imported, let unusable)? = change.outcome {
      return .one(Import(community: imported, unusable: unusable), in: Self.importTable, from: nil)
    }
    return change.outcome?.community.map { .one($0, in: CommunitiesViewModel.table, from: nil) }
      ?? list.state.records
  }

  /// A community of a file, for scripts.
  struct Import: Sendable {
    let community: CreatedCommunity
    let unusable: Int
  }

  /// The community of a file, and the numbers of its entries that were taken over or left out.
  nonisolated static let importTable = RecordTable<Import>(
    CommunitiesViewModel.table.fields(of: \.community.community) + [
      .init("imported", isColumn: false) { .integer($0.community.members) },
      .init("leftOut", isColumn: false) { .integer($0.community.leftOut) },
      .init("unknown", isColumn: false) { .integer($0.community.unknown) },
      .init("unusable", isColumn: false) { .integer($0.unusable) },
    ]
  )
}

extension CommunitiesUseCases {
  fileprivate func make(
    _ change: CommunityChange,
    _ request: LoadRequest,
    _ progress: CountedProgress
  ) async throws(CommunitiesFailure) -> CommunityOutcome {
    switch change {
    case .create(let name, let from, let to, let joins):
      do throws(CardsError) {
        return .created(try await communities.create(name: name, from: from, to: to, joins: joins))
      } catch { throw CommunitiesFailure(creating: error) }
    case .join(let id):
      do throws(CardsError) { return .joined(isNew: try await communities.join(id)) } catch {
        throw CommunitiesFailure(error, about: id)
      }
    case .leave(let id):
      do throws(CardsError) { return .left(wasMember: try await communities.leave(id)) } catch {
        throw CommunitiesFailure(error, ending: id)
      }
    case .delete(let id, let language): return try await delete(id, asksIn: language, request)
    case .take(let path): return try await take(path, request, progress)
    }
  }

  private func delete(
    _ id: Community.ID,
    asksIn language: Language?,
    _ request: LoadRequest
  ) async throws(CommunitiesFailure) -> CommunityOutcome {
    if let language {
      let name: String
      do throws(CardsError) {
        name = try await communities.show(id, request.policy).community.value.name
      } catch {
        // One that cannot be read can be deleted without its name.
        guard error == .storage(.damagedRecord) else { throw CommunitiesFailure(error, about: id) }
        name = id.rawValue
      }
      // Members are lost for everybody: a script has to say that it means it.
      let question = Strings(language).deleteQuestion(name)
      guard let agrees = await Confirmation.answer(to: question, from: request.prompter) else {
        throw .unconfirmed
      }
      guard agrees else { return .declined }
    }
    do throws(CardsError) { try await communities.delete(id) } catch {
      throw CommunitiesFailure(error, ending: id)
    }
    return .deleted
  }

  private func take(
    _ path: String,
    _ request: LoadRequest,
    _ progress: CountedProgress
  ) async throws(CommunitiesFailure) -> CommunityOutcome {
    let document: CommunityDocument
    do throws(TransferError) {
      let content = try await files.document(
        at: FileWords.file(path),
        input: request.prompter.readInput(limit:)
      )
      guard case .community(let community) = content else { throw TransferError.otherKind }
      document = community
    } catch { throw .file(error, path: path) }
    do throws(CardsError) {
      let imported = try await communities.take(document) { (done, all) in
        await progress.report(done, of: all)
      }
      return .imported(imported, unusable: document.unusable)
    } catch {
      throw CommunitiesFailure(importing: error)
    }
  }
}

/// Writes a community to standard output or to a file.
@MainActor @Observable
final class CommunityExportViewModel: Screen {
  /// The community, and the file for it.
  struct Request: Hashable, Sendable {
    let id: Community.ID
    let path: String?
    let isReplacing: Bool
  }

  private let change: Change<Request, CommunityDocument, CommunitiesFailure>
  private let files: any TransferFiles
  private let request: Request

  init(
    _ request: Request,
    useCases: CommunitiesUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.request = request
    files = useCases.files
    let isWritten: @Sendable (CommunityDocument) -> Bool = { _ in request.path != nil }
    change = Change("ExportCommunity", request, isLocal: true, isEffective: isWritten, observe: observe) {
      (request, load) async throws(CommunitiesFailure) in
      let document: CommunityDocument?
      do throws(CardsError) {
        document = try await useCases.communities.document(request.id, load.policy)
      } catch {
        throw CommunitiesFailure(error, about: request.id)
      }
      guard let document else { throw .unknownPeriod }
      if let path = request.path {
        do throws(TransferError) {
          try await useCases.files.write(.community(document), to: path, replacing: request.isReplacing)
        } catch {
          throw .file(error, path: path)
        }
      }
      return document
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    request.path == nil ? .text(change.outcome.map { files.text(.community($0)) } ?? "") : .confirmation
  }

  /// The members who could not be read, without whom the document was made.
  func incompleteness(in context: ViewContext) -> CommandFailure? {
    guard let document = change.outcome, document.unusable > 0 else { return nil }
    return FailureMessage(CommunitiesFailure.notExported(document.unusable), in: context).commandFailure
  }

  func notes(in context: ViewContext) -> [String] {
    guard let document = change.outcome, let path = request.path else { return [] }
    return [Strings(context.language).exported(document, to: path)]
  }

  var recordsElsewhere: [Route]? { [.community(request.id)] }
}
