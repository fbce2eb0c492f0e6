public import DomainKernel
public import StreamingDomain

/// What the page of a section knows.
public enum SectionDetailState: Equatable, Sendable {
  /// Nobody has asked for a section yet.
  case idle
  /// The section and its page are on their way.
  case loading
  /// What was asked for could not be had.
  case failed(OpenSectionError, SectionRequest)
  /// They are there, and the products of each block have come this far.
  ///
  /// The provenance is that of the page, or of the products that are more out of date than it.
  case opened(Fetched<OpenedSection>, blocks: [ContentBlock.ID: BlockState])

  /// How far the products of a block have come.
  ///
  /// - Parameter id: Which block.
  /// - Returns: The state; `nil` when the block is not part of what is open.
  func block(_ id: ContentBlock.ID) -> BlockState? {
    guard case .opened(_, let blocks) = self else { return nil }
    return blocks[id]
  }
}
