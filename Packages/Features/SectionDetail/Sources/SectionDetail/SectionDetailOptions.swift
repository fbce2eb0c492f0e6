import CommandKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// What a person asks for on the command line of `sections show`.
struct SectionDetailOptions: Sendable {
  let request: SectionRequest
  let policy: FetchPolicy
  /// The most titles of a block, when the person said so.
  let limit: Int?
  let layout: ProductLayout

  init(_ invocation: Invocation, _ parameters: SectionDetailParameters) {
    request = SectionRequest(
      section: TextQuery(invocation[parameters.section]),
      category: invocation[parameters.category].map(TextQuery.init),
      block: invocation[parameters.block].map(TextQuery.init)
    )
    policy = parameters.reading.policy(invocation)
    limit = invocation[parameters.all] ? SectionDetailParameters.most : invocation[parameters.limit]
    layout = request.block == nil ? .overview(limit: limit ?? 5) : .full(limit: limit ?? 10)
  }
}
