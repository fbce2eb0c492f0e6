import DesignKit
import DomainKernel
import FeatureKit

extension LoadState {
  /// What a part of the screen says while its content comes, and when it could not be had.
  struct Words {
    let loading: SafeText
    let refreshing: SafeText
    let notRefreshed: SafeText
  }

  /// Shows the content, or how far it has come; what is there stays on the screen whatever happens.
  func element(_ words: Words, _ context: ViewContext, content: (Sourced<Value>) -> Element) -> Element {
    switch self {
    case .idle, .loading: .loading(words.loading)
    case .loaded(let value): content(value)
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
