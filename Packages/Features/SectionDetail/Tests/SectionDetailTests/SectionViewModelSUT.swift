import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import SectionDetail
import StreamingDomain
import StreamingFakes
import Synchronization
import Testing

/// What the fake repository was asked.
typealias Request = FakeStreamingRepository.Request

/// Products that differ in their number.
func list(_ numbers: ClosedRange<Int>, next: PageAddress? = nil) -> ProductList {
  ProductList(products: StreamingSamples.products(numbers), next: next)
}

/// A view model over prepared answers, some of which are held back.
@MainActor
struct SUT {
  nonisolated static let lazy = Samples.address("fresh", 1)
  nonisolated static let older = Samples.address("old", 1)
  nonisolated static let second = Samples.address("popular", 2)
  nonisolated static let third = Samples.address("popular", 3)
  nonisolated static let popular = ProductList(products: ProductSamples.popular, total: 48, next: second)
  nonisolated static let oneBlock = SectionRequest(section: TextQuery("series"), block: TextQuery("popular"))

  let viewModel: SectionViewModel
  let gate: AnswerGate<Request>
  let repository: FakeStreamingRepository
  private let log: CancellationLog

  init(_ request: SectionRequest = .section("series"), limit: Int? = nil, holding held: Request...) {
    self.init(request, limit: limit, holding: held)
  }

  init(_ request: SectionRequest = .section("series"), limit: Int? = nil, holding held: [Request]) {
    let gate = AnswerGate(holding: Set(held))
    let log = CancellationLog()
    repository = FakeStreamingRepository {
      await gate.pass($0)
      if Task.isCancelled { log.note($0) }
    }
    repository.prepare { answers in
      answers.catalog = .success(Samples.sourced(Samples.catalog))
      answers.pages[Samples.section.address] = .success(Samples.sourced(Samples.page))
      answers.products[Self.lazy] = .success(Samples.sourced(list(1...3)))
      answers.products[Self.older] = .success(Samples.sourced(list(4...4)))
      answers.products[Self.second] = .success(Samples.sourced(list(11...12, next: Self.third)))
      answers.products[Self.third] = .success(Samples.sourced(list(12...13)))
    }
    viewModel = SectionViewModel(request, limit: limit, open: OpenSection(repository: repository))
    (self.gate, self.log) = (gate, log)
  }

  /// The requests that were cancelled before they were answered.
  var cancelled: [Request] { log.requests.withLock(\.self) }

  func block(_ id: String) -> BlockState? {
    let blocks = viewModel.state.opened.shown?.page.blocks ?? []
    return blocks.first { $0.id.rawValue == id }.map(viewModel.state.block)
  }

  func shown(_ id: String) -> ProductList? { block(id)?.shown?.value }

  nonisolated static func stale(_ reason: StaleReason, later seconds: Double) -> Provenance {
    Provenance(
      kind: .stored,
      fetchedAt: StreamingSamples.fetchedAt.addingTimeInterval(seconds),
      staleness: reason
    )
  }
}

private final class CancellationLog: Sendable {
  let requests = Mutex<[Request]>([])

  func note(_ request: Request) { requests.withLock { $0.append(request) } }
}
