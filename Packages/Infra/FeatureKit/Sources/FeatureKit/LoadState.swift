public import CommandKit
public import DesignKit
public import DomainKernel

/// How far loading something has come, together with everything that can still be shown.
public enum LoadState<Value, Failure: Error> {
  /// Nothing has been requested yet.
  case idle
  /// On its way, with nothing to show until it is there.
  case loading
  /// There, with at least one element where it is a list.
  case loaded(Fetched<Value>)
  /// There: the service said that there is none.
  case empty(Fetched<Value>)
  /// On its way once more; the earlier value stays on the screen.
  case refreshing(Fetched<Value>)
  /// There, and the part that follows is on its way.
  case loadingMore(Fetched<Value>)
  /// There; the part that follows could not be loaded.
  case partial(Fetched<Value>, Failure)
  /// Not there; the earlier value, where there is one, stays on the screen.
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

  /// Why it could not be loaded, completely or at all.
  public var error: Failure? {
    switch self {
    case .failed(let error, _), .partial(_, let error): error
    case .idle, .loading, .loaded, .empty, .refreshing, .loadingMore: nil
    }
  }

  /// Whether something is on its way.
  public var isBusy: Bool {
    switch self {
    case .loading, .refreshing, .loadingMore: true
    case .idle, .loaded, .empty, .partial, .failed: false
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
    let refreshing: SafeText
    let notRefreshed: SafeText
    let loadingMore: SafeText?
    let notContinued: SafeText?

    /// Names the states.
    ///
    /// - Parameters:
    ///   - title: What the page is called before its content is known.
    ///   - loading: What is on its way, without a full stop.
    ///   - refreshing: What is on its way once more.
    ///   - notRefreshed: What could not be refreshed.
    ///   - loadingMore: The part that follows and is on its way; `nil` for words that fit every list.
    ///   - notContinued: The part that follows and could not be loaded; `nil` for words that fit every list.
    public init(
      title: SafeText,
      loading: SafeText,
      refreshing: SafeText,
      notRefreshed: SafeText,
      loadingMore: SafeText? = nil,
      notContinued: SafeText? = nil
    ) {
      self.title = title
      self.loadingMore = loadingMore
      self.notContinued = notContinued
      self.loading = loading
      self.refreshing = refreshing
      self.notRefreshed = notRefreshed
    }
  }
}

extension LoadState where Failure: PresentableFailure {
  /// The page of the state: its content, the wait for it, or why there is none.
  ///
  /// - Parameters:
  ///   - words: What to say while the content is not simply there.
  ///   - context: What views need to know.
  ///   - content: The page of a value that is there.
  /// - Returns: A page; with what is still shown where loading failed.
  public func page(_ words: Words, _ context: ViewContext, content: (Fetched<Value>) -> Page) -> Page {
    let strings = Strings(context.language)
    switch self {
    case .idle, .loading:
      return Page(words.title, content: .loading(words.loading))
    case .loaded(let value), .empty(let value):
      return content(value)
    case .refreshing(let value):
      return content(value).with(footer: .loading(words.refreshing))
    case .loadingMore(let value):
      return content(value).with(next: .loading(words.loadingMore ?? strings.loadingMore))
    case .partial(let value, let error):
      let callout = FailureMessage(error, in: context).callout(
        about: words.notContinued ?? strings.notContinued
      )
      return content(value).with(next: callout)
    case .failed(let error, nil):
      return Page(words.title, content: FailureMessage(error, in: context).callout)
    case .failed(let error, let value?):
      var page = content(value)
      let callout = FailureMessage(error, in: context).callout(about: words.notRefreshed)
      page.notice = .stack([callout, page.notice], spacing: 1)
      return page
    }
  }
}

extension LoadState where Failure: PresentableFailure {
  /// Why there is nothing to show; `nil` while there is something.
  ///
  /// - Parameter context: What views need to know.
  /// - Returns: What a command ends with; that it was interrupted where nothing else is known.
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
