public import CommandKit
import DesignKit

extension Form {
  /// The options and flags of a command that has the form, one for each field, and `--yes` where it asks for a
  /// confirmation.
  ///
  /// A positional argument is none of them: its command declares it.
  public var parameters: [any Parameter] {
    fields.flatMap { field -> [any Parameter] in
      switch field.source {
      case .option: [option(of: field)]
      case .flag: [flag(of: field)]
      case .standardInput: [standardInputFlag(of: field)]
      case .argument: []
      }
    } + (confirmation == nil ? [] : [confirmed])
  }

  /// The values that were given with a command whose parameters are ``parameters``.
  ///
  /// - Parameters:
  ///   - invocation: The command with what it was given.
  ///   - values: The values of fields that come from elsewhere, such as from positional arguments.
  /// - Returns: The values as they were given.
  public func input(of invocation: Invocation, _ values: [String: String] = [:]) -> FormInput {
    var input = FormInput(values)
    for field in fields {
      switch field.source {
      case .option: if let value = invocation[option(of: field)] { input.values[field.name] = value }
      case .flag: if invocation[flag(of: field)] { input.values[field.name] = Field.consented }
      case .standardInput:
        if invocation[standardInputFlag(of: field)] { input.standardInput.append(field.name) }
      case .argument: break
      }
    }
    if confirmation != nil { input.isConfirmed = invocation[confirmed] }
    return input
  }

  private func option(of field: Field) -> Option<String?> {
    let strings = Strings(language)
    let accepted: AcceptedValues<String> =
      switch field.kind {
      case .choice(let choices): .oneOf(choices.map(\.value))
      case .file: .path
      case .text, .multiline, .secret, .code, .consent: AcceptedValues()
      }
    return Option(
      field.name,
      help: strings.optionHelp(field.label.string, usual: field.usualValue),
      valueName: strings.valueName(of: field.kind),
      accepting: accepted
    )
  }

  private func flag(of field: Field) -> Flag {
    Flag(field.name, help: Strings(language).optionHelp(field.label.string, usual: nil))
  }

  private func standardInputFlag(of field: Field) -> Flag {
    Flag("\(field.name)-stdin", help: Strings(language).standardInputHelp(field.label.string))
  }

  private var confirmed: Flag {
    FeatureKit.Confirmation.flag(in: language)
  }
}
