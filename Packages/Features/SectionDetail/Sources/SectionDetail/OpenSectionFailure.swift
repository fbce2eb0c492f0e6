public import CommandKit
import DomainKernel
public import FeatureKit
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

  /// The code of the service's failure, `not-found`, or `ambiguous`.
  public var code: String {
    switch reason {
    case .service(let error): error.code
    case .choice(let choice): choice.isAmbiguous ? "ambiguous" : "not-found"
    }
  }

  /// Whether the service was not waited for.
  public var isCancellation: Bool { error == .service(.cancelled) }

  /// That of the service's failure; wrong usage for a text that means several things.
  public var exitCode: ExitCode {
    switch reason {
    case .service(let error): error.exitCode
    case .choice(let choice): choice.isAmbiguous ? .usage : .notFound
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
        choice.suggestions
      )
    }
  }

  /// A short description of the failure.
  public func brief(in context: ViewContext) -> String {
    switch reason {
    case .service(let error): error.brief(in: context)
    case .choice(let choice): Strings(context.language).brief(choice.thing, isAmbiguous: choice.isAmbiguous)
    }
  }

  /// Where to find what can be opened.
  public func remedy(in context: ViewContext) -> Remedy? {
    let strings = Strings(context.language)
    switch reason {
    case .service(.notFound): return .open(Route("sections"), purpose: strings.listSections)
    case .service(let error): return error.remedy(in: context)
    case .choice(let choice) where choice.isAmbiguous:
      return .sentence(strings.chooseOne(of: choice.candidates(in: strings)))
    case .choice(let choice) where !choice.suggestions.isEmpty: return nil
    case .choice(let choice):
      return switch choice.thing {
      case .section: .open(Route("sections"), purpose: strings.listThem)
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
    case .section(let error, let count):
      .choice(
        Choice(.section, request.section, error, unreadableCount: count) {
          Name(title: $0.title, name: $0.name, id: $0.id.rawValue)
        }
      )
    case .category(let error, let count):
      .choice(
        Choice(.category, request.category, error, unreadableCount: count) { Name(title: $0.title) }
      )
    case .block(let error, let unreadable, let omitted):
      .choice(
        Choice(.block, request.block, error, unreadableCount: unreadable, omittedCount: omitted) {
          Name(title: $0.title, id: $0.id.rawValue)
        }
      )
    }
  }
}

/// A text that does not mean one thing, and the things that it may mean.
private struct Choice {
  private static let mostNames = 5

  let thing: Strings.Thing
  let isAmbiguous: Bool
  /// How many more things there are that could not be read, so that one of them may be meant.
  let unreadableCount: Int
  /// How many more things there are that are not shown, of which one may be meant as well.
  let omittedCount: Int
  private let query: TextQuery?
  private let names: [Name]

  init<Item>(
    _ thing: Strings.Thing,
    _ query: TextQuery?,
    _ error: TextQueryError<Item>,
    unreadableCount: Int,
    omittedCount: Int = 0,
    _ naming: (Item) -> Name
  ) {
    self.thing = thing
    self.unreadableCount = unreadableCount
    self.omittedCount = omittedCount
    self.query = query
    switch error {
    case .noMatch(let suggestions): (isAmbiguous, names) = (false, suggestions.map(naming))
    case .ambiguous(let items): (isAmbiguous, names) = (true, items.map(naming))
    }
  }

  var asked: String { (query?.text ?? "").shortened() }

  /// A few titles like the text; more of them would be the list itself.
  var suggestions: [String] {
    guard let query else { return [] }
    let titles = names.filter { $0.isLike(query) }.compactMap(\.title)
    return (1...Self.mostNames).contains(titles.count) ? titles.map { $0.shortened() } : []
  }

  /// The selectors of the matching items; items with the same title are distinguished by ID.
  func candidates(in strings: Strings) -> String {
    let selectors = names.prefix(Self.mostNames).map { $0.selector(among: names, in: strings).shortened() }
    return strings.listed(selectors, hasMore: names.count > Self.mostNames)
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
    return id.map { described($0, strings) } ?? title.map(strings.quoted) ?? ""
  }

  private func isCalled(_ text: String) -> Bool {
    [name, id].compactMap(\.self).map(TextQuery.folded).contains(TextQuery.folded(text))
  }

  private func described(_ selector: String, _ strings: Strings) -> String {
    guard let title, TextQuery.folded(selector) != TextQuery.folded(title) else {
      return strings.quoted(selector)
    }
    return strings.described(selector, title: title)
  }
}
