import DomainKernel
import FeatureKit

extension BlockState {
  /// The word for why products are missing, in JSON documents; `nil` when none are.
  var errorCode: String? {
    switch self {
    case .loading, .loaded, .loadingMore: nil
    case .failed(let error), .missingMore(_, let error): error.code
    }
  }
}
