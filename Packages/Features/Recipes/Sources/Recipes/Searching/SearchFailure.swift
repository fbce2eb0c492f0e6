import CommandKit
import DesignKit
import FeatureKit

/// What a person is told when a search has no result.
struct SearchFailure {
  let error: MealSearchError
  let context: ViewContext

  var commandFailure: CommandFailure {
    switch error {
    case .service(let error): ErrorMessage(error, in: context).commandFailure
    case .keeping(let error): KeepingFailure(error: error, strings: Strings(context.language)).commandFailure
    }
  }

  var callout: Element {
    let failure = commandFailure
    return .errorState(title: SafeText(failure.message), hint: failure.hint.map { SafeText($0) })
  }
}
