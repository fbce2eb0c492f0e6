public import DesignKit
public import DomainKernel

extension LoadState {
  /// What a part of the screen says while its content comes, and when it could not be had.
  public struct Words: Hashable, Sendable {
    let loading: SafeText
    let refreshing: SafeText
    let notRefreshed: SafeText

    /// Chooses the words.
    ///
    /// - Parameters:
    ///   - loading: While it comes for the first time.
    ///   - refreshing: While it comes again.
    ///   - notRefreshed: When it did not come again, without a full stop.
    public init(loading: SafeText, refreshing: SafeText, notRefreshed: SafeText) {
      self.loading = loading
      self.refreshing = refreshing
      self.notRefreshed = notRefreshed
    }
  }

  /// Shows the content, or how far it has come; what is there stays on the screen whatever happens.
  ///
  /// - Parameters:
  ///   - words: What to say meanwhile, and of a failure.
  ///   - context: What else the view needs to know.
  ///   - content: Shows what is there, also when there is nothing in it.
  /// - Returns: The part of the screen.
  public func element(
    _ words: Words,
    _ context: ViewContext,
    content: (Fetched<Value>) -> Element
  ) -> Element {
    switch self {
    case .idle, .loading: .loading(words.loading)
    case .loaded(let value), .empty(let value): content(value)
    case .refreshing(let value): .stack([content(value), .loading(words.refreshing)], spacing: 1)
    case .failed(let error, nil): ErrorMessage(error, in: context).callout
    case .failed(let error, let value?):
      .stack(
        [ErrorMessage(error, in: context).callout(about: words.notRefreshed), content(value)],
        spacing: 1
      )
    }
  }
}
