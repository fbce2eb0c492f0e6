import DesignKit
import DomainKernel
import FeatureKit
import StreamingDomain

/// Says once, for all blocks of a page, that some are not complete and what to do about it.
struct BlockFailures {
  let blocks: [ContentBlock]
  let states: [ContentBlock.ID: BlockState]
  let context: ViewContext

  var element: Element {
    guard let note, let error = errors.first else { return .empty }
    return .callout(.warning, title: note, hint: SafeText(ErrorMessage(error, in: context).hint))
  }

  /// How many blocks are not complete; `nil` when all are.
  var note: SafeText? {
    errors.isEmpty ? nil : Strings(context.language).incomplete(errors.count, of: blocks.count)
  }

  private var errors: [ServiceError] { blocks.compactMap { states[$0.id]?.error } }
}
