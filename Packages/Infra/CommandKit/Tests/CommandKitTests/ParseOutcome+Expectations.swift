import CommandKit

/// The one part of an outcome that a test expects, or `nil` if the outcome is another one.
extension ParseOutcome {
  var invocation: Invocation? {
    if case .run(let invocation) = self { invocation } else { nil }
  }

  var help: String? {
    if case .help(let text, _) = self { text } else { nil }
  }

  var isAskedForHelp: Bool? {
    if case .help(_, let isAskedFor) = self { isAskedFor } else { nil }
  }

  var version: String? {
    if case .version(let text) = self { text } else { nil }
  }

  var export: String? {
    if case .export(let text) = self { text } else { nil }
  }

  var error: UsageError? {
    if case .usageError(let error) = self { error } else { nil }
  }

  var failure: CommandFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}
