public import CommandKit
public import DesignKit
public import DomainKernel

/// The state of a load, with the value to show.
public enum LoadState<Value, Failure: Error> {
  /// Nothing has been requested yet.
  case idle
  /// The first load is under way; there is nothing to show.
  case loading
  /// The value is loaded; a list has at least one element.
  case loaded(Fetched<Value>)
  /// The value is loaded, and the service says that there is none.
  case empty(Fetched<Value>)
  /// The value is being loaded again; the earlier one stays on the screen.
  case refreshing(Fetched<Value>)
  /// The value is loaded, and the next part of the list is being loaded.
  case loadingMore(Fetched<Value>)
  /// The value is loaded, but the next part of the list could not be loaded.
  case partial(Fetched<Value>, Failure)
  /// The load failed; the earlier value, if there is one, stays on the screen.
  case failed(Failure, previous: Fetched<Value>?)

  /// The value to show, in any state that has one.
  public var shown: Fetched<Value>? {
    switch self {
    case .idle, .loading: nil
    case .loaded(let value), .empty(let value), .refreshing(let value), .loadingMore(let value),
      .partial(let value, _):
      value
    case .failed(_, let previous): previous
    }
  }

  /// The error of the load, or of that of the next part; `nil` without one.
  public var error: Failure? {
    switch self {
    case .failed(let error, _), .partial(_, let error): error
    case .idle, .loading, .loaded, .empty, .refreshing, .loadingMore: nil
    }
  }

  /// Whether a load is under way.
  public var isBusy: Bool {
    switch self {
    case .loading, .refreshing, .loadingMore: true
    case .idle, .loaded, .empty, .partial, .failed: false
    }
  }
}

extension EntryPage {
  /// Whether the list changed while it was read, so that some of the entries to show may be missing or removed.
  ///
  /// Each part that was loaded has entries to show, so that parts that do not fit together may lack one between
  /// them also where the list continues. While more is loaded the list may be read again, and behind its end the
  /// error says that it changed.
  ///
  /// - Parameter state: The state of the load that shows it.
  /// - Returns: Whether the user has to be told.
  public func hasChanged(in state: LoadState<EntryPage, ServiceError>) -> Bool {
    switch state {
    case .loadingMore, .partial(_, .malformed(.moving)): isShort
    case .idle, .loading, .loaded, .empty, .refreshing, .partial, .failed: isMixed || isShort
    }
  }
}

extension LoadState: Equatable where Value: Equatable, Failure: Equatable {}
extension LoadState: Sendable where Value: Sendable {}

extension LoadState {
  /// The texts of a page that is loading, refreshing or failed.
  public struct Words: Hashable, Sendable {
    let title: SafeText
    let loading: SafeText
    let refreshing: SafeText?
    let notRefreshed: SafeText?
    let loadingMore: SafeText?

    /// Makes the texts.
    ///
    /// - Parameters:
    ///   - title: The title of the page before its content is known.
    ///   - loading: Says what is being loaded, without a full stop.
    ///   - refreshing: Says what is being loaded again; `nil` for a text that fits all content of a service.
    ///   - notRefreshed: Says what could not be refreshed; `nil` for a text that fits every list.
    ///   - loadingMore: Says that the next part is being loaded; `nil` for a text that fits every list.
    public init(
      title: SafeText,
      loading: SafeText,
      refreshing: SafeText? = nil,
      notRefreshed: SafeText? = nil,
      loadingMore: SafeText? = nil
    ) {
      self.title = title
      self.loadingMore = loadingMore
      self.loading = loading
      self.refreshing = refreshing
      self.notRefreshed = notRefreshed
    }
  }
}

extension LoadState where Failure: PresentableFailure {
  /// The page of the state: the content, the wait for it, or the reason why there is none.
  ///
  /// - Parameters:
  ///   - words: The texts for the states without content.
  ///   - context: The environment of the view.
  ///   - content: Makes the page of a value.
  /// - Returns: A page; after a failed refresh, that of the earlier value with a notice.
  public func page(_ words: Words, _ context: ViewContext, content: (Fetched<Value>) -> Page) -> Page {
    let strings = Strings(context.language)
    switch self {
    case .idle, .loading:
      return Page(words.title, content: .loading(words.loading))
    case .loaded(let value), .empty(let value):
      return content(value)
    case .refreshing(let value):
      return content(value).with(footer: words.refreshing.map(Element.loading) ?? .refreshing(in: context))
    case .loadingMore(let value):
      return content(value).with(next: words.loadingMore.map(Element.loading) ?? .loadingMore(in: context))
    case .partial(let value, let error):
      let callout = FailureMessage(error, in: context).callout(about: strings.notContinued)
      return content(value).with(next: callout)
    case .failed(let error, nil):
      return Page(words.title, content: FailureMessage(error, in: context).callout)
    case .failed(let error, let value?):
      var page = content(value)
      let callout = FailureMessage(error, in: context).callout(
        about: words.notRefreshed ?? strings.listNotRefreshed
      )
      page.notice = .stack([callout, page.notice], spacing: 1)
      return page
    }
  }

  /// Why there is nothing to show; `nil` while there is something.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: The failure that a command ends with; an interruption if no other reason is known.
  public func failure(in context: ViewContext) -> CommandFailure? {
    guard shown == nil else { return nil }
    return error.map { FailureMessage($0, in: context).commandFailure } ?? .interrupted(in: context)
  }
}

extension CommandFailure {
  /// The end of a command whose work was cancelled before there was anything to show.
  static func interrupted(in context: ViewContext) -> CommandFailure {
    FailureMessage(ServiceError.cancelled, in: context).commandFailure
  }
}

extension Page {
  /// The page with an element in place of the part that follows: below its footer, and below the last of its rows.
  fileprivate func with(next element: Element) -> Page {
    var page = with(footer: element)
    if let last = page.groups.popLast() {
      let note = Element.stack([last.note, element])
      page.groups.append(ItemGroup(heading: last.heading, last.items, note: note))
    }
    return page
  }

  /// The page with one more element below its footer.
  fileprivate func with(footer: Element) -> Page {
    var page = self
    page.footer = .stack([self.footer, footer], spacing: 1)
    return page
  }
}

extension Element {
  /// Says that content of a service is being loaded again.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: A note that fits all content.
  public static func refreshing(in context: ViewContext) -> Element {
    .loading(Strings(context.language).refreshing)
  }

  /// Says that the next part of a list is being loaded.
  ///
  /// - Parameter context: The environment of the view.
  /// - Returns: A note that fits every list.
  public static func loadingMore(in context: ViewContext) -> Element {
    .loading(Strings(context.language).loadingMore)
  }
}
