public import DomainKernel
public import StreamingDomain

/// How far the products of a block have come.
public enum BlockState: Equatable, Sendable {
  /// They are on their way.
  case loading
  /// They are there; more may follow at ``StreamingDomain/ProductList/next``.
  case loaded(ProductList)
  /// They are there, and more of them are on their way.
  case loadingMore(ProductList)
  /// They are there, and more of them could not be had.
  case missingMore(ProductList, ServiceError)
  /// They could not be had.
  case failed(ServiceError)

  /// The products that can be shown now.
  public var shown: ProductList? {
    switch self {
    case .loading, .failed: nil
    case .loaded(let list), .loadingMore(let list), .missingMore(let list, _): list
    }
  }
}
