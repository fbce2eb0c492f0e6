public import CommandKit
import DomainKernel
public import FeatureKit
import LocalizationKit
public import StreamingDomain

/// An error of opening a section, with the request that failed.
public struct OpenSectionFailure: PresentableFailure {
  /// Why it could not be opened.
  public let error: OpenSectionError
  /// The request.
  public let request: SectionRequest

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - error: Why the section could not be opened.
  ///   - request: What was asked for.
  public init(_ error: OpenSectionError, _ request: SectionRequest) {
    self.error = error
    self.request = request
  }

  /// The code of the service's failure, `ambiguous`, or `not-found`.
  ///
  /// It is `entries-unreadable` or `blocks-omitted` where something that was not read may be meant, and that of the
  /// failure for which a cached list stands in where the list lacks it.
  public var code: String {
    switch reason {
    case .service(let error): error.code
    case .choice(let choice): choice.code
    }
  }

  /// Whether the service was not waited for.
  public var isCancellation: Bool { error == .service(.cancelled) }

  /// That of the service's failure; wrong usage for a text that means several things.
  ///
  /// Only where everything was read of a list that the service confirmed is there no such thing.
  public var exitCode: ExitCode {
    switch reason {
    case .service(let error): error.exitCode
    case .choice(let choice): choice.exitCode
    }
  }

  /// A description of the failure, with similar names as suggestions.
  public func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    switch reason {
    case .service(let error): return error.summary(in: context)
    case .choice(let choice) where choice.isAmbiguous: return strings.ambiguous(choice.thing, choice.asked)
    case .choice(let choice):
      return strings.noSuch(
        choice.thing,
        choice.asked,
        unreadable: choice.unreadableCount,
        omitted: choice.omittedCount,
        inList: choice.list?.words(in: context),
        choice.suggestions(in: strings)
      )
    }
  }

  /// A short description of the failure.
  public func brief(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    switch reason {
    case .service(let error): return error.brief(in: context)
    case .choice(let choice):
      if let list = choice.list { return list.error.brief(in: context) }
      return switch choice.gap {
      case .unreadable: strings.notAllReadable
      case .omitted: strings.notAllShown
      case nil: strings.brief(choice.thing, isAmbiguous: choice.isAmbiguous)
      }
    }
  }

  /// Where to find what can be opened.
  public func remedy(in context: ViewContext) -> Remedy? {
    let strings = Strings(context.language)
    switch reason {
    case .service(.notFound): return .open(Route("sections"), purpose: strings.listSections)
    case .service(let error): return error.remedy(in: context)
    case .choice(let choice) where choice.isAmbiguous:
      return .sentence(choice.request(in: strings))
    case .choice(let choice) where !choice.suggestions(in: strings).isEmpty: return nil
    case .choice(let choice):
      if let list = choice.list { return list.remedy(in: context) }
      return switch choice.thing {
      case .section: .open(Route("sections"), purpose: strings.listSections)
      case .category: .leaveOut(option: "category", purpose: strings.listCategories)
      case .block: .leaveOut(option: "block", purpose: strings.listBlocks)
      }
    }
  }

  private enum Reason {
    case service(ServiceError)
    case choice(Choice)
  }

  private var reason: Reason {
    switch error {
    case .service(let error): .service(error)
    case .section(let error, let count, let list):
      .choice(
        Choice(.section, request.section, error, list, unreadableCount: count) {
          Name(title: $0.title, name: $0.name, id: $0.id.rawValue)
        }
      )
    case .category(let error, let count, let list):
      .choice(
        Choice(.category, request.category, error, list, unreadableCount: count) { Name(title: $0.title) }
      )
    case .block(let error, let unreadable, let omitted, let list):
      .choice(
        Choice(.block, request.block, error, list, unreadableCount: unreadable, omittedCount: omitted) {
          Name(title: $0.title, id: $0.id.rawValue)
        }
      )
    }
  }
}

/// A text that does not mean one thing, and the things that it may mean.
private struct Choice {
  /// Why a thing that was not read may be meant.
  enum Gap {
    case unreadable
    case omitted
  }

  private static let mostNames = 5

  let thing: Strings.Thing
  let isAmbiguous: Bool
  /// How many more things there are that could not be read, so that one of them may be meant.
  let unreadableCount: Int
  /// How many more things there are that are not shown, of which one may be meant as well.
  let omittedCount: Int
  /// The list that lacks the thing, where the service did not confirm it.
  let list: UnconfirmedList?
  private let query: TextQuery?
  private let names: [Name]

  init<Item>(
    _ thing: Strings.Thing,
    _ query: TextQuery?,
    _ error: TextQueryError<Item>,
    _ list: Provenance?,
    unreadableCount: Int,
    omittedCount: Int = 0,
    _ naming: (Item) -> Name
  ) {
    self.thing = thing
    self.unreadableCount = unreadableCount
    self.omittedCount = omittedCount
    self.query = query
    switch error {
    case .noMatch(let suggestions):
      (isAmbiguous, names) = (false, suggestions.map(naming))
      self.list = list.flatMap(UnconfirmedList.init)
    case .ambiguous(let items):
      (isAmbiguous, names) = (true, items.map(naming))
      self.list = nil
    }
  }

  var asked: String { (query?.text ?? "").shortened() }

  /// Why one that was not read may be meant; `nil` where every thing was read, or several are meant.
  var gap: Gap? {
    guard !isAmbiguous else { return nil }
    return unreadableCount > 0 ? .unreadable : omittedCount > 0 ? .omitted : nil
  }

  var code: String {
    if let list { return list.error.code }
    return switch gap {
    case .unreadable: "entries-unreadable"
    case .omitted: "blocks-omitted"
    case nil: isAmbiguous ? "ambiguous" : "not-found"
    }
  }

  var exitCode: ExitCode {
    if let list { return list.error.exitCode }
    return if gap != nil { .failed } else { isAmbiguous ? .usage : .notFound }
  }

  /// A few titles like the text; more of them would be the list itself.
  ///
  /// Things with one title are told by what selects them; those that nothing tells apart are one suggestion.
  func suggestions(in strings: Strings) -> [String] {
    guard let query else { return [] }
    let like = names.filter { $0.title != nil && $0.isLike(query) }
    guard (1...Self.mostNames).contains(like.count) else { return [] }
    var suggestions: [String] = []
    for suggestion in like.map({ $0.suggestion(among: like, in: strings) })
    where !suggestions.contains(suggestion) {
      suggestions.append(suggestion)
    }
    return suggestions
  }

  /// Asks for the selector of one of the matching items; items with the same title are distinguished by ID.
  func request(in strings: Strings) -> String {
    let selectors = names.prefix(Self.mostNames).map { $0.selector(among: names, in: strings).shortened() }
    return strings.language.chooseOne(of: selectors, hasMore: names.count > Self.mostNames)
  }
}

/// The texts that name something the user may have meant.
private struct Name {
  let title: String?
  var name: String?
  /// The ID, if the user can type it.
  var id: String?

  /// Whether the title or the name is like what was typed.
  ///
  /// An id is made for machines: that a letter of the text is in it says nothing.
  func isLike(_ query: TextQuery) -> Bool {
    [title, name].compactMap(\.self).contains(where: query.isLike)
  }

  /// The selector that matches this item only: its name if it is unique, otherwise its ID.
  func selector(among others: [Name], in strings: Strings) -> String {
    if let name, ShellWord.isPlain(name), others.count(where: { $0.isCalled(name) }) == 1 {
      return described(name, strings)
    }
    return id.map { described($0, strings) } ?? title.map(strings.language.quoted) ?? ""
  }

  /// The title where it is the only one of its kind, otherwise the selector.
  func suggestion(among others: [Name], in strings: Strings) -> String {
    let folded = title.map(TextQuery.folded)
    guard let title, others.count(where: { $0.title.map(TextQuery.folded) == folded }) == 1 else {
      return selector(among: others, in: strings).shortened()
    }
    return strings.language.quoted(title.shortened())
  }

  private func isCalled(_ text: String) -> Bool {
    [name, id].compactMap(\.self).map(TextQuery.folded).contains(TextQuery.folded(text))
  }

  private func described(_ selector: String, _ strings: Strings) -> String {
    let quoted = strings.language.quoted(selector)
    guard let title, TextQuery.folded(selector) != TextQuery.folded(title) else { return quoted }
    return strings.language.text(quoted, remark: title)
  }
}
