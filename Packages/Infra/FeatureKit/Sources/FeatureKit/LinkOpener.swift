public import DomainKernel

/// Opens web addresses outside of the program.
public protocol LinkOpener: Sendable {
  /// Hands an address to the user's browser.
  ///
  /// - Parameter link: The address.
  /// - Returns: Whether a browser was started; `false` where there is none, or nobody looks at the screen.
  func open(_ link: WebLink) async -> Bool
}

/// Opens nothing.
public struct NoLinkOpener: LinkOpener {
  /// Makes the opener.
  public init() {}

  /// `false`.
  public func open(_ link: WebLink) async -> Bool { false }
}
