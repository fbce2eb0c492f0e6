public import CommandKit
public import DesignKit
public import DomainKernel

/// Something that a shell can show: a view model with its page, its actions and its records.
///
/// A screen does not know in which shell it runs. A shell makes it from a route or a command line, loads it, and shows
/// ``content(in:)`` again whenever something observable that it read has changed.
@MainActor
public protocol Screen: AnyObject, Sendable {
  /// Loads everything that the screen is about, or makes the change that it stands for.
  ///
  /// Returns when there is nothing more to wait for. The change of a screen that stands for one is made by the first
  /// call only; later calls load what is there.
  ///
  /// - Parameter request: How to load.
  func load(_ request: LoadRequest) async

  /// Loads the next part of a list; does nothing where there is none.
  ///
  /// - Parameter request: How to load.
  func loadMore(_ request: LoadRequest) async

  /// Whether ``loadMore(_:)`` has something to load.
  var hasMore: Bool { get }

  /// Why there is nothing to show, for a shell that ends with it; `nil` while there is something.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: The failure that a command ends with.
  func failure(in context: ViewContext) -> CommandFailure?

  /// Why an essential part of what is shown is missing, for a shell that ends with it after it has shown the rest.
  ///
  /// - Parameter context: What views need to know.
  /// - Returns: What a command ends with; `nil` when nothing essential is missing.
  func incompleteness(in context: ViewContext) -> CommandFailure?

  /// The content of the screen, as a pure function of its state.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: A page, a text, samples or nothing.
  func content(in context: ViewContext) -> ScreenContent

  /// The progress of a long load, for a shell that does not show the content meanwhile.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: A few words without a full stop; `nil` where there is nothing to count.
  func progress(in context: ViewContext) -> SafeText?

  /// The messages beside the content, such as the confirmation of a change, one sentence each.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: Sentences, in the order in which they are said.
  func notes(in context: ViewContext) -> [String]

  /// The notes of a change that are needed once more while a code is entered, in a form of the page on which
  /// the change was made.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: Sentences, in the order in which they are shown.
  func remarks(in context: ViewContext) -> [String]

  /// Whether its records are a list that takes less to load when only its columns are wanted; known before a load.
  var isList: Bool { get }

  /// The records for scripts, written as JSON or tab-separated rows; `nil` without records, or before they load.
  var records: Records? { get }

  /// The routes of the screens that have these records, for a screen without any; `nil` for a screen with records.
  var recordsElsewhere: [Route]? { get }

  /// Whether it shows what the user saved on this machine, which may lack what a damaged store has lost; known
  /// before a load.
  var showsSavedData: Bool { get }
}

extension Screen {
  /// Does nothing: most screens are complete after a load.
  public func loadMore(_ request: LoadRequest) async {}
  /// `false`: most screens are complete after a load.
  public var hasMore: Bool { false }
  /// `false`: most screens are about one thing.
  public var isList: Bool { false }
  /// `nil`: most screens load at once.
  public func progress(in context: ViewContext) -> SafeText? { nil }
  /// `nil`: most screens show everything or nothing.
  public func incompleteness(in context: ViewContext) -> CommandFailure? { nil }
  /// Nothing: most screens say everything in their content.
  public func notes(in context: ViewContext) -> [String] { [] }
  /// Nothing: most changes are done once they are made.
  public func remarks(in context: ViewContext) -> [String] { [] }
  /// `nil`: nothing for scripts.
  public var records: Records? { nil }
  /// `false`: most screens show what a service has.
  public var showsSavedData: Bool { false }
  /// `nil`: most screens have records.
  public var recordsElsewhere: [Route]? { nil }

  /// The sentences for what the records lack, to say beside a document; a page says itself what it lacks.
  ///
  /// - Parameters:
  ///   - fields: The fields of the last load; `nil` for a page.
  ///   - context: The environment of the view.
  /// - Returns: A sentence for each warning of the records; nothing beside a page.
  public func documentWarnings(_ fields: FieldSelection?, in context: ViewContext) -> [String] {
    fields == nil ? [] : records?.warnings.map { $0.sentence(context) } ?? []
  }
}

/// The content of a screen.
public enum ScreenContent: Hashable, Sendable {
  /// A page.
  case page(Page)
  /// A text that is written as it is, such as a value or an exported list; every line ends with a line break.
  case text(String)
  /// Elements, each in a form and a theme of its own; for showing the design system.
  case samples([Sample])
  /// Nothing: the screen stands for a change, and its notes say what was changed.
  case confirmation
}

/// An element in a form and a theme of its own.
public struct Sample: Hashable, Sendable {
  /// The element to show.
  public let element: Element
  /// The form of the output; `nil` for the one that it has without a sample.
  public let form: OutputForm?
  /// The theme; `nil` for the user's own.
  public let theme: Theme?
  /// Whether the user requested the form: its escape sequences are written even where the output has none,
  /// and spelled out there otherwise.
  public let isRequested: Bool

  /// Makes a sample.
  ///
  /// - Parameters:
  ///   - element: The element to show.
  ///   - form: The form of the output; `nil` for the one that it has without a sample.
  ///   - theme: The theme; `nil` for the user's own.
  ///   - isRequested: Whether the user requested the form.
  public init(
    _ element: Element,
    form: OutputForm? = nil,
    theme: Theme? = nil,
    isRequested: Bool = false
  ) {
    self.element = element
    self.form = form
    self.theme = theme
    self.isRequested = isRequested
  }
}

/// A part of a long list that a screen hands over while it loads, and does not keep.
public struct ListPart: Sendable {
  /// The records of the part.
  public let records: Records
  private let rows: @Sendable (ViewContext) -> Element

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - records: The records of the part; a list.
  ///   - rows: Makes the rows of the part for a page.
  public init(_ records: Records, rows: @escaping @Sendable (ViewContext) -> Element) {
    self.records = records
    self.rows = rows
  }

  /// The rows of the part for a page.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: Rows that can stand directly below those of the part before.
  public func rows(in context: ViewContext) -> Element { rows(context) }
}

/// A request to load a screen.
public struct LoadRequest: Sendable {
  /// Takes a part of a long list, and says whether more parts are wanted: none are when the reader has gone.
  public typealias Receiver = @MainActor @Sendable (ListPart) -> Bool

  /// Whether the cache or the service comes first.
  public let policy: FetchPolicy
  /// The fields that will be written; `nil` when a page is shown.
  public let fields: FieldSelection?
  /// How long to wait for what a screen can do without.
  public let extras: TimeLimit
  /// Answers questions.
  public let prompter: any Prompter
  /// Takes the parts of a long list as they arrive; `nil` for a shell that shows the list as a whole.
  ///
  /// A screen that hands parts over keeps none of them: its page and its records then lack what was handed over, and
  /// its failure says that the rest is missing.
  public let receiver: Receiver?
  /// Whether a change is asked for on a page that stays, and is loaded again after it.
  ///
  /// A screen that shows something besides its change on the command line stands for the change alone then.
  public let isFromPage: Bool
  /// Says that an interruption cancels the load from now on, instead of ending the program.
  ///
  /// ``Change`` says so for every change of a service, which ends early then with what is known of it.
  public let becomesInterruptible: @MainActor @Sendable () -> Void

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - policy: Whether the cache or the service comes first.
  ///   - fields: The fields that will be written; `nil` when a page is shown.
  ///   - extras: How long to wait for what a screen can do without.
  ///   - prompter: Answers questions.
  ///   - receiver: Takes the parts of a long list as they arrive; `nil` for a shell that shows the list as a whole.
  ///   - isFromPage: Whether a change is asked for on a page that stays, and is loaded again after it.
  ///   - becomesInterruptible: Told when an interruption has to cancel the load instead of ending the program.
  public init(
    _ policy: FetchPolicy = .cacheFirst,
    fields: FieldSelection? = nil,
    // monorepo:allow ambient: the limit of the program; suites hand in a clock of their own
    extras: TimeLimit = .extras(ContinuousClock()),
    prompter: any Prompter = SilentPrompter(),
    receiver: Receiver? = nil,
    isFromPage: Bool = false,
    becomesInterruptible: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.policy = policy
    self.fields = fields
    self.extras = extras
    self.prompter = prompter
    self.receiver = receiver
    self.isFromPage = isFromPage
    self.becomesInterruptible = becomesInterruptible
  }
}
