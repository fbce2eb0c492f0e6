public import DomainKernel
public import StreamingDomain

/// What a person can want of the page of a section.
public enum SectionDetailIntent: Hashable, Sendable {
  /// See a section, a category of it, or one of its blocks.
  case open(SectionRequest, FetchPolicy)
  /// See the products of the blocks that came without.
  case loadDeferred(FetchPolicy)
  /// See more products of a block, up to a number.
  case loadMore(ContentBlock.ID, upTo: Int, FetchPolicy)
}
