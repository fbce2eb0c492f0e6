import DomainKernel
import FeatureFakes
import Sections
import StreamingDomain
import StreamingFakes

extension Samples {
  static func description(_ text: String?) -> Result<Fetched<String?>, ServiceError> {
    .success(fetched(text))
  }
}

extension SectionsState {
  /// The descriptions that the sections have, without where they come from.
  var texts: [ContentSection.ID: String] { descriptions.compactMapValues(\.value) }
}

/// The list of sections, two of which have descriptions; the service holds some answers back.
@MainActor func makeSUT(
  holding held: FakeStreamingRepository.Request...
) -> (SectionsViewModel, AnswerGate<FakeStreamingRepository.Request>, FakeStreamingRepository) {
  let gate = AnswerGate(holding: Set(held))
  let repository = FakeStreamingRepository { await gate.pass($0) }
  repository.prepare { answers in
    answers.catalog = .success(Samples.sourced())
    for section in Samples.catalog.sections {
      answers.descriptions[section.address] = Samples.description(nil)
    }
    answers.descriptions[Samples.catalog.sections[0].address] = Samples.description("About series.")
    answers.descriptions[Samples.catalog.sections[1].address] = Samples.description("About movies.")
  }
  return (SectionsViewModel(repository: repository), gate, repository)
}
